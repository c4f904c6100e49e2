### 端末での振り返り。カードと名前は訳されて届き、点は文字列。

review-progress = { $all } 回の選択のうち { $done } 回を判定
review-deal = ディール { $number }: { $what }
review-unfinished = まだ終わっていません
review-seat = 席 { $seat }
review-name = { $name } (席 { $seat })
review-score = { $who } { $points }
review-par = 最初のリードでのパー、全部の手札を開いた場合: { $open }。実際のプレイの平均: { $usual }。
review-nothing = { $who }: 学ぶべき場面はありません。
review-moment = { $who }、第 { $trick } トリック、{ $card }。{ $verdict }
review-choice = { $who }、プレイの前: { $action }。{ $verdict }
review-said = { $who }、第 { $trick } トリック: { $action }。{ $verdict }
review-after = { $who }、プレイの後: { $action }。{ $verdict }
review-world = 配置 { $number }: { $cards }
review-luck = { $count } ディールのうち、札のおかげとプレイのおかげ
review-luck-seat = { $who }: { $score }、札 { $cards }、プレイ { $play }
review-luck-none = このゲームは最初の札から解けないため、点のうちどれだけが運かは分かりません。
