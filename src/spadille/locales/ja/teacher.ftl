### 端末とブラウザーでの先生。カードと名前は訳されて届き、点は文字列。

## 終わったディールの振り返り

# 数の整数と小数のあいだの記号。
decimal-mark = .
verdict-error = ミス: 分かりえたことから見て { $known } 点の損 (± { $doubt })、手札を開いて見れば { $open } 点。より良い札: { $better }。
verdict-lucky = 幸運: 分かりえたことから見て { $known } 点の損 (± { $doubt }) ですが、実際の配置では { $better } より良い結果でした。
verdict-bad_luck = 不運: 手札を開いて見れば { $best } が { $open } 点良いのですが、それは分かりえませんでした。
# The same of what was said or exchanged before the play.
verdict-choice-error = ミス: 分かりえたことから見て { $known } 点の損 (± { $doubt })、手札を開いて見れば { $open } 点。より良い選択: 「{ $better }」。
verdict-choice-lucky = 幸運: 分かりえたことから見て { $known } 点の損 (± { $doubt }) ですが、実際の配置では「{ $better }」より良い結果でした。
verdict-choice-bad_luck = 不運: 手札を開いて見れば「{ $best }」が { $open } 点良いのですが、それは分かりえませんでした。
# The same where the deal may end the match: of a hundred times, in how many more one finishes ahead of another.
verdict-match-error = ミス: 分かりえたことから見て、マッチをほかの人より上で終える見込みが100のうち { $known } 下がります (± { $doubt })。手札を開いて見れば { $open }。より良い選択: 「{ $better }」。
verdict-match-lucky = 幸運: 分かりえたことから見て、マッチをほかの人より上で終える見込みが100のうち { $known } 下がります (± { $doubt })。しかし実際の配置では「{ $better }」より良い結果でした。
verdict-match-bad_luck = 不運: 手札を開いて見れば「{ $best }」で、マッチをほかの人より上で終える見込みが100のうち { $open } 良くなりますが、それは分かりえませんでした。
# What others call an exchange is a pass in Hearts.
action-exchange-hearts = { $number }枚渡す
exchanged-cards = { $action }（{ $cards }）
review-chance =
    { $known ->
        [done] このような配置100のうち { $won } でデクレアラーが勝ちます。
        [better] より良い選択なら、このような配置100のうち { $better } でデクレアラーが勝ちます。
       *[both] このような配置100のうち { $won } でデクレアラーが勝ちます。より良い選択なら { $better }。
    }
# Where the declarer wins as often, another end of the contract.
review-end = { $outcome }: このような配置100のうち { $won }。より良い選択なら { $better }。
review-tout =
    { $known ->
        [done] このような配置100のうち { $won } でタウトが成功します。
        [better] このような配置100のうち { $better } でタウトが成功したはずです。
       *[both] このような配置100のうち { $won } でタウトが成功します。より良い選択なら { $better }。
    }
# Of a bid, and of a better one.
review-bid =
    { $known ->
        [done] このような手では、このビッドは100ディールのうち { $won } で勝ちます。
        [better] このような手では、より良いビッドは100ディールのうち { $better } で勝ちます。
       *[both] このような手では、このビッドは100ディールのうち { $won } で、より良いビッドは { $better } で勝ちます。
    }
review-ahead =
    { $known ->
        [done] マッチをほかの人より上で終える見込みは100のうち { $won } です。
       *[both] マッチをほかの人より上で終える見込みは100のうち { $won } です。より良い選択なら { $better }。
    }
review-skipped = { $all } 回の選択のうち { $skipped } 回は判定できません。そこからのプレイが難しすぎて解けないためです。

## ヒント: なぜその選択が良いか

hint-points = 見込み { $points } 点
hint-declarer = デクレアラー: { $ends }
outcome-tout_made = タウト成功
outcome-tout_failed = タウト失敗
hint-chance = { $outcome }: { $share }%
reason-only-choice = 出せる札はこれだけです。
reason-promises-most = この手札では、これより見込みの高いものはありません。
reason-leaves-open = これで競り勝っても、もっと見込みの高いゲームを選べます。
reason-came-to-most = 誰がプレイすることになっても、このビッドが同じような手札でいちばん良い結果でした。
reason-promises-too-little = ビッドするには、この手札の見込みは足りません。
reason-longest-trumps = この切り札なら手札がいちばん強くなります。
reason-turned-trump = めくった札は切り札で、見えない札より確かです。
reason-keeps-winners = 切り札とキングは残し、トリックを取れない札を替えます。
reason-throws-high = トリックを取らされそうな札を替えます。
reason-passes-danger = いちばん損をしそうな札です。
reason-stays-out = 加わるほど良い札ではありません。
reason-hopeless = 続けるより、降りるほうが損が少なくて済みます。
reason-worth-playing = 降りるより、続けるほうが見込みがあります。
reason-sure-of-all = 全部のトリックがほぼ確実です。
reason-certain = 結果はもう決まっています。
reason-stands-better = マッチではこの方が有利です。
reason-draws-trumps = ほかの手札から切り札を引き出します。
reason-plays-winner = このスートでこれより強い札は誰も持っていません。
reason-forces-declarer = デクレアラーはこのスートを持たず、切り札でしかトリックを取れません。
reason-leads-through = デクレアラーがパートナーより先に出すことになります。
reason-leads-up-to = パートナーがデクレアラーより先に、強い札を出せます。
reason-develops-suit = このスートの強い札を追い出します。
reason-takes-trick = このトリックを取れます。
reason-trumps-in = リードされたスートがないので、切り札で場の札を上回ります。
reason-goes-over = 上回っておけば、後の人はもっと強い札でしかトリックを取れません。
reason-keeps-winner = 強い札は、もっと良いトリックのために取っておきます。
reason-leaves-to-partner = トリックはもうパートナーのものになりそうです。
reason-follows-low = このトリックは取れないので、弱い札で十分です。
reason-throws-loser = トリックを取れそうにない札です。
reason-stays-under = 今勝っている札の下に収まります。
reason-leads-low = ほかの人が上回ってくれそうです。
reason-gets-rid-of-high = 危ない札を、害のないうちに手放します。
reason-shortens-suit = このスートがなくなれば、次に出されたときに危ない札を捨てられます。
reason-throws-points = 点をほかの人に取らせます。
reason-takes-cheaply = 取らされるなら、強い札で取っておきます。
reason-pushes-nolo = 低く出して、デクレアラーにトリックを取らせようとします。

## そのほか

advice-trick = 第 { $trick } トリック: { $card }
advice-choice = プレイの前: { $action }
advice-after = プレイの後: { $action }
advice-fine = このディールに学ぶべき場面はありません。
advice-par = パー: 手札を開けば { $open }、実際のプレイの平均は { $usual }。あなたの結果は { $score }。
advice-worlds = あなたの知りえた限りでありえた{ $count }通りの配置
advice-turn = あなたの番ではありません。
hint-cards = このカードです: { $cards }。
meter = 各ビッドの見込み
meter-cost = この手札で取られそうな点
meter-bids = { $book } なら{ $suits }の{ $game }をビッド。
meter-passes = { $book } ならパス。
meter-danger = この手札では { $points } 点ほど取られそうです。
book-scheillerup = Scheillerup (1926)
book-maigaard = Maigaard (1984)
