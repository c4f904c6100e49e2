### 端末とブラウザーでの先生。カードと名前は訳されて届き、点は文字列。

## 終わったディールの振り返り

# 数の整数と小数のあいだの記号。
decimal-mark = .
review-progress = { $all } 枚のうち { $done } 枚を判定
review-deal = ディール { $number }: { $what }
review-unfinished = まだ終わっていません
review-seat = 席 { $seat }
review-name = { $name } (席 { $seat })
review-score = { $who } { $points }
review-par = 最初のリードでのパー、全部の手札を開いた場合: { $open }。実際のプレイの平均: { $usual }。
review-nothing = { $who }: 学ぶべき場面はありません。
review-moment = { $who }、第 { $trick } トリック、{ $card }。{ $verdict }
verdict-error = ミス: 分かりえたことから見て { $known } 点の損 (± { $doubt })、手札を開いて見れば { $open } 点。より良い札: { $better }。
verdict-lucky = 幸運: 分かりえたことから見て { $known } 点の損 (± { $doubt }) ですが、実際の配置では { $better } より良い結果でした。
verdict-bad_luck = 不運: 手札を開いて見れば { $best } が { $open } 点良いのですが、それは分かりえませんでした。
review-chance = このような配置100のうち { $won } で宣言者が勝ちます。
review-chances = このような配置100のうち { $won } で宣言者が勝ちます。より良い札なら { $better }。
review-world = 配置 { $number }: { $cards }
review-skipped = { $all } 枚のうち { $skipped } 枚は判定できません。残りの札が多すぎて、プレイを解けないためです。
review-luck = { $count } ディールのうち、札のおかげとプレイのおかげ
review-luck-seat = { $who }: { $score }、札 { $cards }、プレイ { $play }
review-luck-none = このゲームは最初の札から解けないため、点のうちどれだけが運かは分かりません。
