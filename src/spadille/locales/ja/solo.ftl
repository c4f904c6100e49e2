### スパニッシュ・ソロで使う言葉（日本語）。カード、スート、ゲーム、プレイヤーの名前は訳されて届きます。

## 席

seat-leadhand = リードハンド
    .label = リードハンド
seat-rearhand = リアハンド
    .label = リアハンド
seat-partner = パートナー
    .label = パートナー

## ゲームと、その約束を一文で

contract-simple_suit = シンプル・スート
contract-simple_suit-meaning = スペード、ハート、ダイヤから切り札を選び、エースを1枚コールします。それを持つ人がひそかなパートナーになり、2人で5トリック以上取れば勝ちです。
contract-simple_colour = シンプル・カラー
contract-simple_colour-meaning = 切り札はクラブで、エースを1枚コールします。それを持つ人がひそかなパートナーになり、2人で5トリック以上取れば勝ちです。
contract-solo_suit = ソロ・スート
contract-solo_suit-meaning = スペード、ハート、ダイヤから切り札を選び、1人で3人と戦います。5トリック以上取れば勝ちです。
contract-solo_colour = ソロ・カラー
contract-solo_colour-meaning = 切り札はクラブで、1人で3人と戦います。5トリック以上取れば勝ちです。
contract-tout_suit = タウト・スート
contract-tout_suit-meaning = スペード、ハート、ダイヤから切り札を選び、1人で3人と戦います。8トリックすべて取れば勝ちです。
contract-tout_colour = タウト・カラー
contract-tout_colour-meaning = 切り札はクラブで、1人で3人と戦います。8トリックすべて取れば勝ちです。

call-hold = イエス

## プレイヤーにできること。$contract、$suit、$card は名前。

action-hold = イエス（このビッドを受ける）
action-declare = { $contract }、切り札は{ $suit }
# エース（$card）をコールするとき。
action-declare-ace = { $contract }、切り札は{ $suit }、{ $card }をコール
action-end_deal = ここで終える

## テーブルの出来事。先にほかの人（$name）について、次に読んでいる本人について。

event-held = { $name }さんはイエスと言い、ビッドを受けました。
event-held-you = あなたはイエスと言い、ビッドを受けました。
event-auction_won = { $name }さんが{ $contract }で競り勝ちました。
event-auction_won-you = あなたが{ $contract }で競り勝ちました。
event-declared = { $name }さんは{ $contract }を宣言しました。切り札は{ $suit }です。
event-declared-you = あなたは{ $contract }を宣言しました。切り札は{ $suit }です。
# エース（$card）をコールしたとき。
event-declared-ace = { $name }さんは{ $contract }を宣言しました。切り札は{ $suit }、コールは{ $card }です。
event-declared-ace-you = あなたは{ $contract }を宣言しました。切り札は{ $suit }、コールは{ $card }です。
event-partner_shown = コールされたエースは{ $name }さんが持っていました。デクレアラーのパートナーです。
event-partner_shown-you = コールされたエースはあなたのものでした。デクレアラーのパートナーだと全員に知られました。
event-deal_ended = { $name }さんがディールを終えました。結果はもう変わりません。
event-deal_ended-you = あなたがディールを終えました。結果はもう変わりません。
# $outcome はコード上の結果名、$points は符号つきの文字列にしたデクレアラーの点：+4。
event-solo_settled =
    { $outcome ->
        [made] { $name }さんが{ $contract }に成功しました：{ $points }点。
        [lost] { $name }さんの{ $contract }は失敗でした：{ $points }点。
        [passed_out] 全員がパスしました。次のディーラーが配ります。
       *[other] このディールは終わりました。
    }
event-solo_settled-you =
    { $outcome ->
        [made] あなたは{ $contract }に成功しました：{ $points }点。
        [lost] あなたの{ $contract }は失敗でした：{ $points }点。
        [passed_out] 全員がパスしました。次のディーラーが配ります。
       *[other] このディールは終わりました。
    }

## ルールに引っかかったときの説明

rule-solo-deck = スパニッシュ・ソロのデッキがそろっていません。32枚のカードが1枚ずつ必要です。
rule-solo-deal = 新しいディールになると、カードは自動で配られます。少しお待ちください。
rule-solo-turn = あなたの番ではありません。順番が来るまでお待ちください。
rule-solo-auction = そのビッドはここではできません。場にあるビッドから選ぶか、パスしてください。
rule-solo-higher-bid = { $bid }では{ $standing }を上回れません。もっと高いビッドをするか、パスしてください。
rule-solo-reply = 先に競りに入ったあなたは、{ $standing }にはイエスかパスで答えてください。
rule-solo-hold = イエスと言えるのは、先に競りに入った人が、あとの人に上回られたときだけです。ビッドするか、パスしてください。
rule-solo-declaration = 競り勝ちました。先にゲームと切り札、シンプルならコールするエースを宣言してください。
rule-solo-minimum = { $bid }は、競り勝った{ $standing }より低いゲームです。そのゲームか、もっと高いゲームを選んでください。
rule-solo-colour = { $bid }では{ $suit }を切り札にできません。カラーの切り札はクラブ、スートの切り札はそれ以外です。選び直してください。
rule-solo-alone = { $bid }は1人で戦うゲームです。エースをコールせず、切り札だけを決めてください。
rule-solo-call = { $bid }にはパートナーが必要です。持っていないエースをコールしてください。
rule-solo-call-ace = { $card }はコールできません。選べるエースの中からコールしてください。
rule-solo-call-own = { $card }は自分の手札にあります。持っていないエースをコールしてください。
rule-solo-call-plain = { $card }は切り札になるので、このルールではコールできません。ほかのエースをコールするか、切り札を変えてください。
rule-solo-nothing-to-call = この切り札ではコールできるエースがありません。切り札を変えるか、1人で戦うゲームを選んでください。
rule-solo-follow-suit = フォローしてください：{ $led }がリードされ、同じスートのカードを持っています。黒のクイーン2枚は切り札なので、このスートには入りません。
rule-solo-follow-trump = 切り札の{ $led }がリードされました。切り札を出してください。黒のクイーン2枚も切り札です。
rule-solo-play-called-ace = { $led }がリードされました。このルールでは、コールされたエースを残しておけません。エースを出してください。
rule-solo-card-in-hand = { $card }は手札にありません。自分の手札から出してください。
rule-solo-play = 今はプレイ中です。トリックにカードを出してください。
rule-solo-end = ディールを終えられるのは、ルールで認められていて、結果がもう変わらないとき、リードする人だけです。カードを出してください。

## 結果と得点

outcome-made = 成功
outcome-lost = 失敗
outcome-passed_out = 全員パス

line-game_made = 成功
line-game_lost = 失敗
line-defence = ディフェンス

loss-lost = 失敗

## ゲームとルール

game-solo = スパニッシュ・ソロ
profile-solo-american = アメリカ式ソロ
    .description = シンプル・スートからタウト・カラーまで6種類のゲーム。持っていないエースならどれでもコールできます。1マッチは8ディールです。
profile-solo-german-like = ドイツ式に近いソロ
    .description = 切り札のエースはコールできませんが、いざというときはキングをコールできます。決着のついたディールは途中で終えられ、全員がパスしたディールは数えません。

## ルールで変えられること。項目ごとの説明と選択肢の名前。

setting-solo-values = 成功したときにディフェンダー1人ずつが払い、失敗したときに受け取る点。
setting-solo-holder_may_raise = 上回られた人は、イエスかパスだけでなく、さらに高くビッドできる。
setting-solo-called_ace_must_be_plain = 切り札のエースはコールできない。
setting-solo-four_aces = コールできるエースをすべて持っているデクレアラーは、1人で戦うか、キングをコールできるか。
    .must_raise = 1人で戦う
    .call_king = キングをコールできる
setting-solo-must_play_called_ace = コールされたエースは、そのスートがリードされたら出さなければならない。
setting-solo-early_end = 結果が決まったら、プレイを終えてよいか。
    .never = 最後までプレイする
    .offered = リードする人が終えてよい
setting-solo-deals = 1マッチのディール数。4の倍数。
setting-solo-passed_out_counts = 全員がパスしたディールも、マッチの1ディールに数える。

## テーブルが待っていること。.waits はほかの人（$name）について、.you は本人に。

phase-declaring = 宣言
    .waits = { $name }さんがゲームと切り札を選んでいます
    .you = ゲームと切り札を選んでください
