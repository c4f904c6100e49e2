### 端末でのテーブル。短い行を1つずつ。

## 入力する言葉。どれも通じる。ヘルプには最初のものを示す。

word-hand = 手札 てふだ
word-trick = トリック
word-last = 前 まえ
word-table = テーブル
word-score = 点数 てんすう
word-bids = ビッド
word-why = なぜ
word-hint = ヒント
word-help = ヘルプ
word-quit = 終了 おわり
word-yes = はい 次

## ヘルプ

play-help = { $word } または ? でヘルプを表示します。
play-help-answers = 選ぶものの番号か文字を答えてください。交換したり渡したりするカードは、2 5 7 のように番号を並べます。
play-help-hand = { $word }: 手札
play-help-trick = { $word }: 場に出ているカード
play-help-last = { $word }: 直前のトリック
play-help-table = { $word }: コントラクトと各席の様子
play-help-score = { $word }: これまでの点数
play-help-bids = { $word }: 各ビッドの点
play-help-why = { $word }: 3番のカードを出せない理由
play-help-hint = { $word }: 今いちばん良い手と、その理由
play-help-help = { $word }: このヘルプ
play-help-quit = { $word }: 席を立つ

## 伝えること

play-welcome = { $game }、ルールは { $rules }。同席は { $others } です。
play-deal = ディール{ $number }。
play-seal = このディールの封印: { $seal }
play-opened = 封印を開きます。確かめるには: { $check }
play-hand = あなたの手札: { $cards }。
play-hand-empty = 手札はありません。
play-numbered = { $number } { $card }
play-leads = リードは{ $who }です。
play-last = { $cards }。取った人: { $who }。
play-contract = コントラクト: { $contract }。
play-trump = 切り札: { $suit }。
play-called = コールされたカード: { $card }。
play-turned = めくられたカード: { $card }。
play-talon = タロン: { $count }枚。
play-place = { $who }: { $facts }。
play-cards = { $count }枚
play-penalty = 失点{ $points }
play-opened-hand = { $who }の公開された手札: { $cards }。
play-account = { $who }、{ $line }: { $points }。
play-deal-points = このディール: { $points }。
play-points = 点数: { $points }。
play-bid = { $contract }。{ $worth }。{ $meaning }
play-bids-none = このゲームにビッドはありません。
play-worth = { $what } { $points }
play-unbarred = { $card }は、手番が来れば出せます。
play-rule = { $rule } ({ $section }節)
play-left = 席を立ちました。
play-recorded = 記録は { $file } にあります。

## 尋ねること

play-may = 出せるカード: { $cards }。
play-lay =
    { $minimum ->
        [0] 手放すカードを番号で{ $maximum }枚まで選んでください。なしなら 0。
       *[other] 手放すカードを番号で選んでください: { $minimum }枚から{ $maximum }枚まで。
    }
play-lay-exact = 手放すカードを番号で{ $count }枚選んでください。
play-pass = { $name }に渡すカードを番号で{ $count }枚選んでください。
play-choice = { $label }: { $action }
play-priced = { $action } ({ $price })
play-wait = Enter: そのままにする。
play-next = Enter: 次のディール。{ $word }: 席を立つ。

## 意味の取れない答え

play-unclear = 「{ $text }」はここでは通じません。? でヘルプを表示します。
play-no-card = { $number }番のカードはありません。手札は1番から{ $count }番までです。
play-twice = 同じカードが2度あります。1度ずつ選んでください。
play-one = カードは1枚ずつ出します。番号を1つ選んでください。
play-no-choice = その番号はありません。示された番号から選んでください。
play-why-what = 手札のカードを 3 のように番号で示してください。

## プレイできないとき

play-no-seat = --seat は { $value } ですが、席の番号は0から{ $last }までです。
play-bot = ボット「{ $name }」は { $game } を知りません。{ $known } を選んでください。
play-no-records = { $file } には記録以外のものがあります。--record で別のファイルを指定してください。
