### テーブルで使う言葉（日本語）。サーバーとブラウザーが同じものを読みます。
### カード、スート、ビッド、プレイヤーの名前は、断りがなければ訳されて届きます。

## カード。$suit と $rank はカードの文字：S H D C と A 2〜9 T J Q K。

suit-S = スペード
    .label = スペード
suit-H = ハート
    .label = ハート
suit-D = ダイヤ
    .label = ダイヤ
suit-C = クラブ
    .label = クラブ

card-name =
    { $suit ->
        [S] スペード
        [H] ハート
        [D] ダイヤ
       *[C] クラブ
    }の{ $rank ->
        [A] エース
        [T] 10
        [J] ジャック
        [Q] クイーン
        [K] キング
       *[other] { $rank }
    }

## 席

seat-forehand = フォアハンド
    .label = フォアハンド
seat-middlehand = ミドルハンド
    .label = ミドルハンド
seat-backhand = バックハンド
    .label = バックハンド
seat-dealer = ディーラー
    .label = ディーラー
seat-declarer = デクレアラー
    .label = デクレアラー
seat-defender = ディフェンダー
    .label = ディフェンダー

## ビッドと、その約束を一文で

contract-game = シンプル・ゲーム
contract-game-meaning = 切り札を自分で決め、全員が交換できます。ほかの2人のどちらよりも多くトリックを取れば勝ちです。
contract-spade_game = スペード・ゲーム
contract-spade_game-meaning = スペードが切り札のゲームで、全員が交換できます。ほかの2人のどちらよりも多くトリックを取れば勝ちです。
contract-tourne = トゥルネ
contract-tourne-meaning = タロンの一番上をめくり、そのスートが切り札になります。めくったカードは手札に加えてもよく、全員が交換できます。ほかの2人のどちらよりも多くトリックを取れば勝ちです。
contract-simple_nolo = シンプル・ノロ
contract-simple_nolo-meaning = 切り札なし。交換できるのは自分だけで、1トリックも取らなければ勝ちです。
contract-grand_tourne = グラン・トゥルネ
contract-grand_tourne-meaning = 黒のエースを2枚とも持っているときだけビッドできるトゥルネです。タロンの一番上のカードで切り札が決まり、ほかの2人のどちらよりも多くトリックを取れば勝ちです。
contract-grand = グラン
contract-grand-meaning = 切り札のスートはなく、スペードとクラブのエースがすべてに勝ちます。自分は5枚以上を交換し、ほかの2人は残りから交換できます。5トリック以上取れば勝ちです。
contract-grandissimo = グランディッシモ
contract-grandissimo-meaning = 切り札のスートはありませんが、黒のエース2枚はすべてに勝ちます。自分は交換せずに配られた手札で戦い、相手は交換でき、5トリック以上取れば勝ちです。
contract-solo = ソロ
contract-solo-meaning = 切り札を自分で決め、配られた手札のまま戦います。交換できるのはほかの2人だけで、そのどちらよりも多くトリックを取れば勝ちです。
contract-pure_nolo = ピュア・ノロ
contract-pure_nolo-meaning = 切り札なし。誰も交換せず、1トリックも取らなければ勝ちです。
contract-spade_solo = スペード・ソロ
contract-spade_solo-meaning = スペードが切り札のソロです。交換できるのはほかの2人だけで、そのどちらよりも多くトリックを取れば勝ちです。
contract-nolo_ouvert = ノロ・ウヴェール
contract-nolo_ouvert-meaning = 手札を公開するノロです。誰も交換せず、手札を表にして並べ、1トリックも取らなければ勝ちです。

call-pass = パス
call-join = 私もやります

## プレイヤーにできること。$contract、$suit、$card は名前、$number は枚数。

action-deal = カードを配る
action-bid = { $contract }をビッド
action-pass = パス
action-name_trump = { $suit }を切り札にする
action-keep_turned = めくったカードを取る
action-leave_turned = 取らずに残す
action-exchange =
    { $number ->
        [0] 交換しない
       *[other] { $number }枚交換する
    }
action-play = { $card }を出す
action-give_up = 降りる
action-play_on = 続ける
action-announce_tout = タウトを宣言
action-end_play = ここで終える
action-join = 自分もやる
# $call は代わりに言うこと（ビッドの名前、パス、または「私もやります」）です。
action-correct = 訂正：{ $call }
action-name_contract = { $contract }をプレイする
action-yield_exchange = 先に交換してもらう
action-stay_out = 加わらない

## テーブルの出来事。先にほかの人（$name）について、次に読んでいる本人について。

event-dealt = { $name }さんがカードを配りました。
event-dealt-you = あなたがカードを配りました。
event-bid_made = { $name }さんが{ $contract }をビッドしました。
event-bid_made-you = あなたは{ $contract }をビッドしました。
event-passed = { $name }さんはパスしました。
event-passed-you = あなたはパスしました。
event-contract_made = { $name }さんがデクレアラーになりました。コントラクトは{ $contract }です。
event-contract_made-you = あなたがデクレアラーになりました。コントラクトは{ $contract }です。
event-trump_named = { $name }さんが{ $suit }を切り札にしました。
event-trump_named-you = あなたは{ $suit }を切り札にしました。
# $card はめくったカード、$suit はそのスート。
event-card_turned = { $card }がめくられました。切り札は{ $suit }です。
event-turned_kept = { $name }さんはめくったカードを手札に加えました。
event-turned_kept-you = あなたはめくったカードを手札に加えました。
event-turned_left = { $name }さんはめくったカードを取らずに残しました。
event-turned_left-you = あなたはめくったカードを取らずに残しました。
event-exchanged =
    { $number ->
        [0] { $name }さんは交換しませんでした。
       *[other] { $name }さんが{ $number }枚交換しました。
    }
event-exchanged-you =
    { $number ->
        [0] あなたは交換しませんでした。
       *[other] あなたは{ $number }枚交換しました。
    }
# 残っていためくったカード（$card）がその中に入るとき。
event-exchanged-turned = { $name }さんが{ $number }枚交換し、めくってあった{ $card }を引き取りました。
event-exchanged-turned-you = あなたは{ $number }枚交換し、めくってあった{ $card }を引き取りました。
event-hand_opened = { $name }さんが手札を公開しました：{ $cards }。
event-hand_opened-you = あなたは手札を公開しました：{ $cards }。
event-played = { $name }さんが{ $card }を出しました。
event-played-you = あなたは{ $card }を出しました。
event-trick_taken = { $name }さんがトリックを取りました。
event-trick_taken-you = あなたがトリックを取りました。
event-tout_announced = { $name }さんがタウトを宣言しました。9トリックすべてを狙います。
event-tout_announced-you = あなたはタウトを宣言しました。9トリックすべてを狙います。
event-given_up = { $name }さんは降りました。
event-given_up-you = あなたは降りました。
event-played_on = { $name }さんは続けます。
event-played_on-you = あなたは続けます。
event-play_ended = { $name }さんがプレイを終えました。結果はもう変わりません。
event-play_ended-you = あなたがプレイを終えました。結果はもう変わりません。
event-joined = { $name }さんもやります。
event-joined-you = あなたもやります。
event-corrected = { $name }さんが訂正します：{ $call }。
event-corrected-you = あなたが訂正します：{ $call }。
event-aces_shown = { $name }さんが見せました：{ $cards }。
event-aces_shown-you = あなたは見せました：{ $cards }。
event-exchange_yielded = { $name }さんは、もう1人のディフェンダーに先に交換してもらいます。
event-exchange_yielded-you = あなたは、もう1人のディフェンダーに先に交換してもらいます。
event-sitter_looked = 休みの{ $name }さんがタロンを見ます。
event-sitter_looked-you = あなたは休みです。タロンを見ます。
event-sitter_played = { $name }さんもノロに加わります。
event-sitter_played-you = あなたもノロに加わります。
event-sitter_stayed_out = { $name }さんは加わりません。
event-sitter_stayed_out-you = あなたは加わりません。
event-play_stopped = 結果が決まったので、プレイは終わりです。
# $outcome はコード上の結果名、$points は符号つきの文字列にしたデクレアラーの点：+3。
event-settled =
    { $outcome ->
        [win] { $name }さんが{ $contract }に成功しました：{ $points }点。
        [bet] { $name }さんの{ $contract }はベートでした：{ $points }点。
        [codille] { $name }さんの{ $contract }はコディールでした：{ $points }点。
        [given_up] { $name }さんは{ $contract }を降りました：{ $points }点。
        [washed_out] 全員がパスしました。配り直しです。
       *[other] このディールは終わりました。
    }
event-settled-you =
    { $outcome ->
        [win] あなたは{ $contract }に成功しました：{ $points }点。
        [bet] あなたの{ $contract }はベートでした：{ $points }点。
        [codille] あなたの{ $contract }はコディールでした：{ $points }点。
        [given_up] あなたは{ $contract }を降りました：{ $points }点。
        [washed_out] 全員がパスしました。配り直しです。
       *[other] このディールは終わりました。
    }

## ルールに引っかかったときの説明

rule-deck = ロンブルのデッキがそろっていません。40枚のカードが1枚ずつ必要です。
rule-deal = 新しいディールになると、カードは自動で配られます。少しお待ちください。
rule-deal-in-play = このディールはまだ終わっていません。最後までプレイすると、次が配られます。
# $seat は配る番の人。
rule-wrong-dealer = 配る番は別の人です：{ $seat }。
rule-turn = あなたの番ではありません。順番が来るまでお待ちください。
rule-auction = そのビッドはここではできません。場にあるビッドから選ぶか、パスしてください。
rule-higher-bid = { $bid }では{ $standing }を上回れません。もっと高いビッドをするか、パスしてください。
rule-black-aces = { $bid }は、黒のエースを2枚とも持っているときだけビッドできます。ほかのビッドをするか、パスしてください。
rule-trump = 先に切り札を決めてください：スペード、ハート、ダイヤ、クラブのどれかです。
rule-turned-card = 先にめくったカードをどうするか決めてください：手札に加えるか、残すかです。
rule-kept-card = めくって取った{ $card }は捨てられません。ほかのカードから選んでください。
rule-card-to-exchange = { $card }は手札にありません。自分の手札から選んで交換してください。
rule-after-lead = 最初のリードを見ました。まず、続けるか降りるかを選んでください。
rule-exchange =
    { $maximum ->
        [0] 引けるカードが残っていません。交換せずに進んでください。
       *[other]
            { $minimum ->
                [0] 手札から{ $maximum }枚まで交換できます。交換しなくてもかまいません。
                [1] 手札から1枚以上{ $maximum }枚以下を交換してください。手札に加えためくったカードは捨てられません。
               *[other] 手札から{ $minimum }枚以上{ $maximum }枚以下を交換してください。
            }
    }
rule-give-up = 降りられるのはデクレアラーだけで、それができるコントラクトで、自分の最初のカードを出す前に限ります。最初のリードを見たら、降りるか続けるかを選んでください。
rule-tout = タウトを宣言できるのは切り札のあるゲームのデクレアラーだけで、ここまでの全トリックを取っていて、5回目のリードの前に限ります。そのままプレイを続けてください。
rule-follow-suit = フォローしてください：{ $led }がリードされ、同じスートのカードを持っています。黒のエース2枚は切り札なので、このスートには入りません。
rule-follow-trump = 切り札の{ $led }がリードされました。切り札を出してください。マタドールでもかまいません。
rule-follow-nolo = フォローしてください：{ $led }がリードされ、同じスートのカードを持っています。ノロでは黒のエースもそれぞれのスートに入ります。
rule-follow-grand = フォローしてください：{ $led }がリードされ、同じスートのカードを持っています。グランでは黒のエース2枚はどのスートにも入りません。フォローできないときに使えます。
rule-club-ace-falls = スペードのエースがリードされました。グランでは、クラブのエースを持っていれば必ず出します。
rule-card-in-hand = { $card }は手札にありません。自分の手札から出してください。
rule-play = 今はプレイ中です。トリックにカードを出してください。
rule-end = プレイを終えられるのは、結果がもう変わらないとき、リードする人だけです。カードを出してください。
rule-umbrella = { $bid }は、オークションに勝ってから、または相手を上回るときに言います。今は「シンプル・ゲーム」とビッドしてください。
rule-correction = 訂正できるのは次の人が言うまで、1回だけです。
rule-contract = オークションに勝ちました。まず、どのゲームをするか言ってください。
rule-join = 加われるのは、何人でもできるノロが立っていて、自分の番がきたときだけです。
rule-sitter = あなたは休みです。4枚を捨てて残り9枚でノロをするか、加わらないかを選んでください。
rule-yield = 先に交換してもらえるのは1人目のディフェンダーだけで、そのルールがある場合に1回だけです。

## 結果と得点

outcome-win = 勝ち
outcome-bet = ベート
outcome-codille = コディール
outcome-given_up = 降り
outcome-washed_out = 全員パス

line-win = 勝ち
line-bet = ベート
line-codille = コディール
line-given_up = 降り
line-further_trick = 追加のトリック
line-tout_made = タウト成功
line-tout_failed = タウト失敗
line-penalty = 言いすぎの罰点
line-sat_out = 加わらず

loss-bet = ベート
loss-codille = コディール
loss-further_trick = 3トリック目から1つごと
loss-give_up = 降りる
loss-tout = タウト失敗
bonus-tout = タウト成功

## ゲームとルール

game-lhombre = ロンブル
profile-lhombre-hjemme = デンマークの家庭ルール
    .description = デンマークの家庭で遊ばれているロンブル。グランを含む10種類のビッドがあり、点が動くのはデクレアラーだけです。
profile-lhombre-wpt = 相手ごとのトークン
    .description = 日本語のサイトが伝えるロンブル。上席は「セルフ」と言え、各ディフェンダーと払い合い、6トリック目のリードがタウトの宣言になります。
profile-lhombre-privat = デンマークの家庭式
    .description = 交換するゲームはすべて「シンプル・ゲーム」とビッドし、あとで名前を言います。次の人が言うまで訂正でき、点数はデンマーク連盟のものです。
profile-lhombre-union = デンマーク・ロンブル連盟
    .description = 家庭式と同じですが、「シンプル・ゲーム」で足りるのに名前を言うと1点を失います。
profile-lhombre-icelandic = アイスランドのロンベル
    .description = アイスランドで遊ばれたロンベル。相手ごとに払い合い、グランディッシモがソロの前に入ります。

## ルールで変えられる項目と、その選択肢の名前

setting-lhombre-ranking = ビッドできるコントラクト。低い順で、同じ強さのものは並べて示します。
setting-lhombre-values-win = コントラクトに成功したときの得点。
setting-lhombre-values-bet = ベートの失点（ノロでは1トリック取ったとき）。
setting-lhombre-values-codille = コディールの失点（ノロでは2トリック取ったとき）。
setting-lhombre-values-further_trick = ノロで3トリック目から1トリックごとに増える失点。
setting-lhombre-values-most = 失点の上限。値がなければ上限はありません。
setting-lhombre-values-give_up = ギブアップの失点。値がなければギブアップできません。
setting-lhombre-seats = 卓の人数。4人目はディーラーの向かいで、この回は休みます。
setting-lhombre-deal_passes = 次のディーラーはどちら隣か。
    .right = 右隣
    .left = 左隣
setting-lhombre-dealt_first = 最初の札を誰に配るか。
    .forehand = フォアハンド
    .dealer = ディーラー
setting-lhombre-washout_dealer = 全員がパスしたとき、誰が配り直すか。
    .same = 同じディーラー
    .next = 次のディーラー
setting-lhombre-hold = 先にビッドする席のプレイヤーが、同じビッド、または同じ強さのビッドでコントラクトを引き取れるか。
    .no = 引き取れない
    .same = 同じビッドで
    .rank = 同じ強さのビッドで
setting-lhombre-umbrella = 交換のあるゲームはまとめてシンプル・ゲームとビッドし、競りに勝ってからどれかを告げます。
setting-lhombre-naming_penalty = 必要より高いビッドを名指ししたときの失点。0なら名指しできません。
setting-lhombre-correction = ビッドは、次のプレイヤーがビッドするまで訂正できます。
setting-lhombre-joint_nolos = 何人かで同時にプレイできるノロ。
setting-lhombre-sitter_nolo = 休みのプレイヤーも、タロンの札でそのノロをプレイできます。
setting-lhombre-sitter_cost = 休みのプレイヤーがそのノロに加わらないときの失点。
setting-lhombre-shows_aces = ビッドに必要な黒のエースを見せるか。ビッドのときか、札をめくるときか。
    .no = 見せない
    .bid = ビッドのとき
    .turn = 札をめくるとき
setting-lhombre-exchange_order = デクレアラーの次に交換するディフェンダー。
    .right = 右隣
    .left = 左隣
setting-lhombre-may_yield = 先のディフェンダーは、もう1人に先に交換させることができます。
setting-lhombre-exchange_minimum = 交換のあるゲームでデクレアラーが最低限交換する枚数。
setting-lhombre-nolo_minimum = 交換のあるノロでデクレアラーが最低限交換する枚数。
setting-lhombre-grand_minimum = グランでデクレアラーが最低限交換する枚数。
setting-lhombre-turned_card = めくった札をデクレアラーは取ってもよいか、最初に引くか、必ず取るか。
    .optional = 取ってもよい
    .drawn = 最初に引く
    .taken = 必ず取る
setting-lhombre-privilege_ends_on = マタドールを出させるのは、リードされた切り札だけか、そのトリックのどの切り札でもか。
    .led = リードされた切り札だけ
    .any = トリックのどの切り札でも
setting-lhombre-open_hand = オープンのノロで手札をいつ公開するか。
    .before = 最初のリードの前
    .first_lead = 最初のリードの後
    .own_card = デクレアラーの最初の札の後
setting-lhombre-give_up = デクレアラーは最初のリードを見てからギブアップできるか。
    .first_lead = 最初のリードの後
    .before = 最初のリードの前
setting-lhombre-tout = タウトの宣言の仕方。期限までに言葉でするか、6回目のリードでするか。
    .before_fifth_lead = 5回目のリードの前に言葉で
    .sixth_lead = 6回目のリードで
setting-lhombre-early_end = 得点が決まったら、終えてもよいか、必ず終えるか。
    .offered = 終えてもよい
    .forced = 必ず終える
setting-lhombre-payment = デクレアラーの得点だけが変わるか、ディフェンダーがそれぞれ払うか。
    .ledger = デクレアラーの得点だけ
    .defenders = ディフェンダーがそれぞれ払う
setting-lhombre-spade_solo_pays = スペードを切り札に選んだソロは、スペード・ソロとして数えます。
setting-lhombre-tout_bonus = 宣言したタウトに成功したときの得点。
setting-lhombre-tout_penalty = タウトに失敗したときの失点。

## テーブルが待っていること。.waits はほかの人（$name）について、.you は本人に。

phase-deal = 配る前
phase-auction = ビッド
    .waits = { $name }さんのビッド待ち
    .you = ビッドするか、パスしてください
phase-naming = 切り札選び
    .waits = { $name }さんが切り札を選んでいます
    .you = 切り札を選んでください
phase-turned = めくったカード
    .waits = { $name }さんがめくったカードを見ています
    .you = めくったカードを取るか、残すか選んでください
phase-exchange = 交換
    .waits = { $name }さんが交換しています
    .you = カードを交換してください
phase-after_lead = 降りるか、続けるか
    .waits = { $name }さんが最初のリードを見て考えています
    .you = 降りるか、続けるか選んでください
phase-play = プレイ
    .waits = { $name }さんの番
    .you = あなたの番
phase-contract = ゲームの宣言
    .waits = { $name }さんがゲームを選んでいます
    .you = オークションに勝ちました。どのゲームにしますか
phase-sitter = 休みの人
    .waits = { $name }さんがタロンを見ています
    .you = 4枚捨ててノロをするか、加わらないか
phase-before_lead = 降りるか続けるか
    .waits = { $name }さんが降りるか考えています
    .you = 続けるか、降りるか
phase-sixth_lead = 5トリック
    .waits = { $name }さんは、ここで終えるかタウトに挑めます
    .you = ここで終えるか、リードしてタウトに挑むか
phase-over = ディール終了
