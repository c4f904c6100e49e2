### 手で書かれたもの、並べられたものの誤り。局面では $field と $mark は行の中の名前。

## 誤りのあるもの

what-deal = ディール
what-deck = デッキ
what-game = ゲーム { $name }
what-player = ボット { $name }
what-position = 局面
what-profile = ルール { $name }
what-rules = ルール { $name }

## カード。$places はカードのある項目。

fault-card-count = カードが{ $wanted }枚ではなく{ $count }枚あります
fault-card-foreign = { $card } はこのデッキにないカードです ({ $places })
fault-card-repeated = { $card } が{ $count }枚あります ({ $places })
fault-card-missing = { $count }枚足りません: { $cards }
fault-hand-count = 手札が{ $wanted }人分ではなく{ $count }人分です
fault-hand-size = 席{ $seat }のカードが{ $wanted }枚ではなく{ $count }枚です
fault-hand-twice = { $column }文字目: { $card } が1つの手札に{ $count }枚あります
fault-hand-open = 席{ $seat }は手札を公開してプレイするのに、伏せられたカードがあります
fault-hands-missing = 手札がありません
fault-heap-count = { $field } が{ $wanted }席分ではなく{ $count }席分です
fault-heap-none = 誰も交換しないのに { $field } があります
fault-talon-size = タロンのカードが{ $wanted }枚ではなく{ $count }枚です
fault-talon-none = このゲームにタロンはありません
fault-face-down = { $count }枚が伏せられています
fault-word-twice = 2回書かれています

## ディール

fault-game = ゲームが { $wanted } ではなく { $found } です
fault-seats = 席の数が{ $wanted }ではなく{ $count }です
fault-dealer = ディーラーの { $found } は0から{ $last }までの席ではありません
fault-dealer-missing = ディーラーがありません
fault-number = ディールの番号が { $found } ですが、番号は1から数えます
fault-points = 点数が { $count } 席分ありますが、{ $wanted } 席分でなければなりません
fault-shuffle-unknown = シャッフル { $found } は未知のものです ({ $known } のみ)
fault-secret-length = 秘密が{ $wanted }バイトではなく{ $count }バイトです
fault-secret-unsealed = ディール前に封印された秘密ではありません
fault-deck-other = この秘密から作られるデッキではありません
fault-hex = 「{ $found }」は16進数ではありません

## 行の語

fault-misread = { $column }文字目: 「{ $found }」は{ $expected }ではありません
fault-extra = { $column }文字目: 「{ $found }」は余分です
fault-tag-missing = タグ { $tag } がありません
fault-seat-unknown = 席{ $seat }はありません
fault-mark-unknown = { $mark } は未知の項目です。あるのは { $known } です
fault-mark-wrong = { $mark } は { $found } ではありえません
fault-mark-empty = { $mark } は空ではありえません
fault-turn = 席{ $told }ではなく席{ $found }の番です
fault-turn-nobody = 席{ $told }の番ではなく、誰の番でもありません
fault-not-over = ディールはまだ終わっていません
fault-over-unmarked = ディールは終わっているのに、そう書かれていません

## オークション

fault-contract-unknown = { $contract } はこのルールのコントラクトではありません
fault-game-unknown = { $game } はこのルールのゲームではありません
fault-bids-none = ハーツにはビッドも切り札もありません
fault-declarer-count = デクレアラーが{ $wanted }人ではなく{ $count }人です
fault-declarer-twice = 同じデクレアラーが2回書かれています
fault-declarer-early = コールがなければ、ゲームを告げる前のデクレアラーはいません
fault-call-late = オークションは{ $number }回目のコールより前に終わっています
fault-call-turn = { $number }回目のコールは席{ $seat }ではなく席{ $turn }の番です
fault-call-join = { $number }回目のコール: 加われるビッドがありません
fault-call-low = { $number }回目のコール { $call } は { $standing } より高くありません
fault-call-unsaid = { $number }回目のコール { $call } はそこでは言えません
fault-auction-contract = オークションからこのコントラクトにはなりません
fault-auction-declarer = オークションからこのデクレアラーにはなりません
fault-game-low = { $game } は競りに勝った { $standing } より低いゲームです
fault-announced-early = 切り札、エース、パートナーが決まるのはゲームを告げた後です

## 切り札とコールされたエース

fault-trump-fixed = { $contract } の切り札は { $suit } です
fault-trump-none = { $contract } に切り札はありません
fault-trump-missing = { $game } の切り札がありません
fault-trump-wrong = { $game } の切り札は { $suit } ではありえません
fault-turned-missing = めくられた切り札がありません
fault-turned-other = { $card } は切り札としてめくられたカードではありません
fault-turned-kept = 引き取られたカードはタロンの上にはありません
fault-turned-there = めくらないゲームなのに、めくられたカードが置かれているか、引き取られたか、残されています
fault-turned-absent = めくるゲームでは、めくられたカードは置かれているか、引き取られたか、残されています
fault-partner-none = { $game } にパートナーはいません
fault-partner-unknown = { $card } が出るまで、席{ $seat }がパートナーとは誰も知りません
fault-partner-missing = ディールは終わっているのに、パートナーがありません
fault-ace-missing = コールされたエースがありません
fault-ace-uncallable = { $card } はコールできません
fault-ace-own = デクレアラーの席{ $seat }がコールした { $card } を自分で持つことはできません
fault-ace-played = 席{ $seat }が { $card } を出したので、パートナーです
fault-ace-held = { $card } を持っているのは席{ $partner }ではなく席{ $seat }です
fault-ace-first = { $card } はコールできません: 席{ $seat }がコールできる { $ace } を持っています
fault-ace-fallen = { $card } はどの手札にもありません。出した人をパートナーとして書いてください

## 交換、休みの人、タウト

fault-early-exchange = コントラクトが決まる前に交換やめくりはありません
fault-exchange-early = 切り札が決まるまで誰も交換しません
fault-exchange-order = 交換していない席は、交換できる席の最後の方ではありません
fault-exchange-seat = 席{ $seat }はまだできないのにカードを捨てています
fault-exchange-unfinished = 全員の交換が済むまで誰もプレイしません
fault-exchange-empty = 引くカードがなければ誰も交換しません
fault-exchange-laid = { $card } は席{ $seat }が捨てたカードです
fault-yield-none = 先に交換してもらうことはできません
fault-sitter-laid = 捨てられたカードを休みの人が取り上げていません
fault-exchange-count = 席{ $seat }が捨てたのは{ $count }枚ではありません
fault-sitter-unasked = 休みの人がタロンを見るまで誰もプレイしません
fault-sitter-none = タロンを見られる休みの人はいません
fault-sitter-declarer = 席{ $seat }はプレイするときに限りデクレアラーです
fault-sitter-talon = 休みの人がタロンの全カードを持っていません
fault-sitter-silent = 休みの人が加わるかどうか言うまで誰もプレイしません
fault-tout-none = { $contract } にタウトはありません
fault-give-up-none = { $contract } では降りられません
fault-give-up-late = 降りるには遅すぎます
fault-play-on-early = 最初のリードの前にプレイ続行はありません
fault-end-early = ディールが早く終わるのは、トリックの合間で結果が確定したときだけです
fault-end-never = このルールではディールは早く終わりません

## トリック

fault-early-play = コントラクトが決まる前にプレイはありません
fault-play-unannounced = ゲームを告げる前にプレイはありません
fault-play-barred = 席{ $seat }は { $had } を持っていたので、トリック{ $number }に { $card } は出せません（{ $section }）
fault-trick-too-many = トリックが{ $wanted }ではなく{ $count }あります
fault-tricks-taken = トリックが{ $count }あるのに、取られたのは{ $taken }です
fault-trick-size = 第{ $number }トリックのカードが{ $wanted }枚ではなく{ $count }枚です
fault-trick-full = 揃ったトリックはテーブルに残りません
fault-trick-order = 第{ $number }トリックを出した席が { $turn } ではなく { $found } です
fault-trick-leader = 第{ $number }トリックをリードした席{ $seat }はプレイしていません
fault-trick-taker = 第{ $number }トリックを取ったのは席{ $found }ではなく席{ $taker }です

## ハーツ

fault-pass-none = 第{ $number }ディールではカードを渡しません
fault-pass-count = 席{ $seat }が渡した、または受け取ったカードが{ $wanted }枚ではありません
fault-pass-together = カードは全員が一斉に受け取ります
fault-pass-unfinished = カードを渡している間は誰もプレイしません
fault-pass-lying = 全員が渡し終えたら、カードは残りません
fault-pass-taken = { $card } は席{ $seat }が受け取ったカードです
fault-first-two = 最初のトリックは { $found } ではなく { $card } で始まります
fault-first-club = 最初のトリックは { $found } ではなくクラブで始まります
fault-two-held = リードされた { $card } は誰の手札にもありません
fault-opener-without = 席{ $seat }は { $card } を持っていません
fault-opener-other = 最初にリードするのは席{ $seat }ではありません
fault-opener-untold = 誰が最初にリードするのか書かれていません
fault-taken-elsewhere = { $card } は取られたのに、別の場所にもあります
fault-taken-too-many = 席{ $seat }が取ったカードは{ $count }枚ですが、多くても{ $most }枚のはずです
fault-taken-missing = { $cards } を誰も取っていません
fault-hearts-unbroken = ハートはまだブレイクしていません
fault-moon-unchosen = 点数をどうするか選ぶ人はいません

## ルール: $option はオプションの名前。

fault-option-unknown = { $option } という項目はありません（あるのは { $known }）
fault-option-missing = { $option } がありません
fault-option-twice = { $option } が二度変えられています
fault-option-fixed = { $option } はルール名では変えられません
fault-option-flag = { $option } は true か false です（{ $found } ではなく）
fault-option-choice = { $option } は { $known } のどれかです（{ $found } ではなく）
fault-option-number = { $option } は整数です（{ $found } ではなく）
fault-option-small = { $option } は { $limit } 以上です（{ $found } ではなく）
fault-option-large = { $option } は { $limit } 以下です（{ $found } ではなく）
fault-option-step = { $option } は { $step } の倍数です（{ $found } ではなく）
fault-option-table = { $option } は { $found } ではなく表です
fault-option-list = { $option } は { $found } ではなくリストです
fault-option-text = { $option } は { $found } ではなく引用符で囲んだ文字です
fault-ranking-twice = ranking に { $contract } が2回あります
fault-values-missing = values に { $contract } がありません
fault-nolo-unranked = joint_nolos にある { $contract } が ranking にありません
fault-umbrella-game = umbrella には ranking の game が必要です
fault-extends-itself = { $parent } を通して自分自身を元にしています
fault-extends-none = 元にする { $parent } がありません。あるのは { $known } です
fault-none = ありません。あるのは { $known } です
fault-version = ここにあるのは { $known } です
fault-game-unplayed = ゲーム { $game } を知りません
fault-player-plain = 変えられる項目はありません。+ から後を取ってください
fault-profiles-folder = フォルダー { $folder } がありません。作るか、別のものを指定してください
fault-profiles-closed = フォルダー { $folder } を読めません。権限を確かめるか、別のものを指定してください

## ルールのファイル

fault-toml-quote = { $file } の{ $line }行目、{ $column }文字目: 文字は同じ行の引用符で閉じてください
fault-toml-escape = { $file } の{ $line }行目、{ $column }文字目: 文字の中のバックスラッシュは2つ続けて書いてください
fault-toml-equals = { $file } の{ $line }行目、{ $column }文字目: 名前の後には = と値を書いてください
fault-toml-bracket = { $file } の{ $line }行目、{ $column }文字目: 括弧が閉じられていません
fault-toml-end = { $file } の{ $line }行目、{ $column }文字目: 値の後に続きがあります。次の行に書いてください
fault-toml-value = { $file } の{ $line }行目、{ $column }文字目: 値ではありません。数、true、false、または引用符で囲んだ文字を書いてください
fault-toml-twice = { $file } の{ $line }行目、{ $column }文字目: この名前にはもう値があります
fault-toml-wrong = { $file } の{ $line }行目、{ $column }文字目: TOML ではありません
fault-toml-cut = { $file }: 文が途中で終わっています。括弧か引用符が足りません
fault-toml-deep = { $file }: 括弧の入れ子が深すぎます
fault-toml-number = { $file }: 数が長すぎます
fault-toml-letters = { $file } の{ $line }行目: UTF-8 のテキストではありません
fault-file-closed = { $file } を読めません。ファイルと権限を確かめてください

## JSON の行。$field はその中の場所。

fault-form-cut = 行が途中で切れています
fault-form-deep = 括弧の入れ子が深すぎます
fault-form-wrong = JSON ではありません
fault-form-missing = { $field } がありません
fault-form-unknown = { $field } という項目はありません
fault-form-kind = { $field } は { $found } ではなく { $wanted } でなければなりません
fault-form-value = { $field } は { $found } ではありえません
fault-form-card = { $field } は SA や H7 のようなカードを1枚ずつでなければなりません
fault-form-misfit = { $field } が合いません

## 値の種類

kind-array = リスト
kind-bool = true か false
kind-float = 数
kind-int = 整数
kind-null = 空
kind-object = 表
kind-str = 文字

## あるべきだったもの

expected-action = 1:game、1:pass、1:SA のような行動
expected-card = SA や H7 のようなカード
expected-comment-end = コメントを閉じる波括弧
expected-deck = デッキの全カードを1枚ずつ
expected-field = この種の行にある項目
expected-field-once = 1回だけの項目
expected-form = 説明書どおりの JSON の行
expected-game = 記録を始める [Game] タグ
expected-legal = ルールで許される行動
expected-number = 数
expected-outcome = プレイされたカードから決まる結果
expected-rule-set = lhombre/hjemme@1 のような既知のルール
expected-seat = 0から数えた席の番号
expected-suit = スート (S、H、D、C)
expected-tag = [Dealer "0"] のようなタグ
expected-tag-once = 1つの記録に1回だけのタグ
expected-text = UTF-8 のテキスト
expected-word = 続きの語

## カードから決まること

steps-end = ここまで
steps-wanted = ディールはまだ終わっていない
more-than = { $number } より大きい
unfinished = ディールは終わっていません
