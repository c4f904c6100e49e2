### 卓そのものの言葉（日本語）。カード、スート、ビッドの名前は訳されて届く。

page-title = Spadille – ロンブル
title-table = 卓
title-deal = 第{ $number }ディール

## はじめ

start-title = カードテーブルの夜
start-lead = ロンブル、ハーツ、スパニッシュ・ソロ。席につけば、ボットが相手をします。
start-name = お名前
start-rules = ルール
start-game = ゲーム
start-read = このルールを読む
start-seats = 人数
start-players = { $count }人
start-strength = ボットの強さ
strength-easy = 初級
strength-club = 中級
strength-expert = 上級
start-help = 卓でのヒント
advised-among_bots = ボット戦のみ
advised-on = 常にあり
advised-off = なし
options-change =
    { $count ->
        [0] ルールを変える
       *[other] ルールを変える（{ $count }か所変更）
    }
options-reset = 元に戻す
option-usual = 通常：{ $value }
value-yes = はい
value-no = いいえ
value-none = なし
# $name is the rule set in which something is changed.
rules-changed = { $name }（変更あり）
rules-left = 左回り（時計回り）
rules-right = 右回り（反時計回り）
rules-source = 出典：{ $source }
rules-play = このルールで遊ぶ
rules-contracts = コントラクトとその点数
rules-options = このルールの内容
rules-text = ルール
rules-differences = ほかのルールとの違い
rules-count = { $count }か所
# $own is what the rule set on the page says.
rules-difference = { $value }（このルール：{ $own }）
start-sit = 席に着いて遊ぶ
start-friend = 卓のリンクを友だちに送ってください。開いた人は、いつでもボットの席を引き継げます。
name-usual = ゲスト
continue = あなたの卓
# $names are those who sit there with the reader.
continue-at = { $names }と続ける
no-server = サーバーが応答しません。ネットワーク接続を確認して、もう一度お試しください。

## 参加と接続

invite = 招待
invite-text = 一緒に{ $game }をしませんか。
invite-copied = リンクをコピーしました
invite-by-hand = この卓のリンクをコピーしてください：
watching = 観戦中です。ボットの席を引き継ぐと参加できます。
take-seat = この席に着く
take-seat-of = この席に着く：{ $name }
sit-title = ボットの席を引き継ぐ
sit-text = その手札と得点を引き継いで、ここから続けます。
leave-seat = 席をボットに譲る
ask-leave-title = 席をボットに譲りますか？
ask-leave = ボットがあなたの手札と得点を引き継いで続けます。あなたは観戦し、またボットの席に着くこともできます。
line-lost = 接続がありません。再接続中です。何も失われません。
line-connecting = 卓へ向かっています…
table-gone = その卓はありません
table-gone-text = リンクに誤りがあるか、このサーバーより古い卓かもしれません。
table-gone-start = 最初の画面へ

## 卓

you = あなた
seat-empty = 席{ $number }
seat-taken = { $name }さんが席に着きました。
seat-left = { $name }さんの席をボットが引き継ぎました。
seat-turn = 手番：
mark-bot = ボット（{ $strength }）
mark-dealer = ディーラー
    .short = 親
mark-away = 離席
mark-partner = パートナー
mark-out = 休み
points-total = 点
points-short = { $points }点
tricks-taken = { $count }トリック
penalty-taken = 取った点{ $count }
exchanged-count = { $count }枚交換
passed-count = { $count }枚渡し
talon = タロン
talon-count = タロン{ $count }枚
talon-turned = めくったカード：{ $card }
trick = トリック
trick-empty = 場にカードはありません。
trick-full = トリックがそろいました
trump = 切り札
trump-is = 切り札は{ $suit }
called = コール：{ $card }
laid = { $who }：{ $card }
score-of = { $who } { $points }点
list-comma = {"、"}
hand = あなたの手札
opened-hand = { $who }の公開された手札
opened-own = あなたの手札は公開されています。
received = 引いたカード
received-passed = 受け取ったカード
new = 新
tap-again = もう一度
said-tout = タウト
said-ended = 結果確定で終了
drawn = 引いたカード：{ $cards }。
advice = ヒント
advice-back = 振り返り
advice-again = ここからやり直す
advice-again-busy = テーブルを用意しています …
advice-busy = 考えています …
advice-back-busy = ディールを振り返っています。数秒かかります …
# In how many of a hundred deals a bid is won, beside its name.
share = { $share }%
# $share is such a text, $points one of a number, $suit empty or the trumps in brackets.
your-hand = 手札{ $suit }: 勝率 { $share }、平均 { $points } 点
# What of the score the cards brought, and what the play.
luck = 札とプレイ
luck-busy = ディールを計算しています …
last-trick = 前のトリック
last-trick-none = まだトリックは取られていません。
took-it = 獲得
log = これまでの経過
section = { $number }節
prompt-lead = あなたのリードです

## パネル

auction-choose = あなたのビッド
auction-hint = ビッドを選ぶと説明が出ます。パスもできます。
auction-standing = 現在のビッドは{ $contract }です。
auction-bid-none = ビッドを選ぶ
action-bid-held = セルフ：{ $contract }
worth-each = 相手1人につき
correct = ビッドを訂正
correct-title = 代わりに何と言いますか？
declare-contract = どのゲームにしますか？
declare-trump = 切り札は？
declare-ace = どのエースをコールしますか？
declare-none = ゲームと切り札を選ぶ
# What is done with the cards that are lifted, by the phase; $name is who gets them.
lift-exchange =
    { $minimum ->
        [0] 交換するカードを選んでください。
       *[other] 交換するカードを{ $minimum }枚以上選んでください。
    }
    .do =
        { $number ->
            [0] 交換しない
           *[other] { $number }枚交換する
        }
lift-sitter = 捨てるカードを{ $minimum }枚選んでください。
    .do = { $number }枚捨ててプレイする
lift-passing = { $name }さんに渡すカードを{ $minimum }枚選んでください。
    .do = { $name }さんに{ $number }枚渡す
lift-count =
    { $minimum ->
        [0] { $count }枚選択中・最大{ $maximum }枚
       *[other] { $count }枚選択中・{ $minimum }～{ $maximum }枚
    }
lift-count-exact = { $maximum }枚中{ $count }枚選択
lift-too-few = { $minimum }枚以上選んでください
lift-exact = { $minimum }枚選んでください
prospect-who = プレイヤー
prospect-deal = 今回
prospect-then = 合計
prospect-hint = 今回の点と、その後の合計（太字）です。
choices = 宣言できること
no-go-back = いいえ、戻る
ask-give_up-title = このディールを降りますか？
ask-give_up = { $give_up }点になり、ディールは終わります。
ask-announce_tout-title = タウトを宣言しますか？
ask-announce_tout = 9トリックすべてを取らなければなりません。成功すれば{ $tout_win }点、失敗すれば{ $tout_loss }点です。
opening = ようこそ
opening-text = カードの用意ができました。友だちを招待するか、すぐに始めてください。
opening-watch = まだ配られていません。
deal-first = カードを配る
deal-next = 次のディール
deal-match = 新しいマッチ
washed-out-next = 点の動きはなく、配り直します。
account = 点の内訳
account-deal = 今回
account-tricks = トリック
account-total = 通算
match-over = マッチ終了
match-won = マッチの勝者：{ $names }
ledger = 得点表
ledger-empty = まだ終わったディールはありません。
ledger-sum = 合計
deal = ディール

## 設定

settings = 設定
close = 閉じる
set-language = 言語
set-language-auto = ブラウザーと同じ
set-theme = 外観
set-theme-auto = 端末と同じ
set-theme-light = ライト
set-theme-dark = ダーク
set-taps = カードの出し方
set-taps-auto = 端末と同じ
set-taps-hint = 「端末と同じ」では、指は2回タップ、マウスは1回クリックです。
set-taps-one = 1回タップ
set-taps-two = 2回タップ
set-motion = 動き
set-motion-auto = 端末と同じ
set-motion-calm = ゆっくり
set-motion-brisk = 速い
set-motion-none = なし
set-four-colours = 4色のスート
set-large = カードの文字を大きく
set-keys = 1文字のキーをショートカットにする

## ヘルプ

help = ヘルプ
