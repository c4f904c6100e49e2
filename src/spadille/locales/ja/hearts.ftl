### ハーツの言葉（日本語）。カードとプレイヤーの名前は訳されて届きます。

## プレイヤーができること

action-subtract_own = 自分の得点から引く
action-add_to_others = ほかの3人に加える

## テーブルでの出来事：ほかの人（$name）について、続いて読み手について

event-cards_passed = { $name }さんが渡すカードを3枚置きました。
event-cards_passed-you = あなたは渡すカードを3枚置きました。
event-cards_taken_up = 全員が渡し終えました。それぞれ3枚を手札に加えます。
# $cards は読んでいる人が受け取るカード、$givers は渡した人。
event-cards_taken_up-you = 全員が渡しました。{ $givers }さんから受け取りました：{ $cards }。
event-leader_named = { $name }さんが最初にリードします。
event-leader_named-you = あなたが最初にリードします。
event-hearts_broken = { $name }さんがハートをブレイクしました。
event-hearts_broken-you = あなたがハートをブレイクしました。
event-moon_shot = { $name }さんのシュート・ザ・ムーン！ハート全部とスペードのクイーンを取りました。
event-moon_shot-you = シュート・ザ・ムーン！あなたがハート全部とスペードのクイーンを取りました。
# $way はコード上の名前。
event-moon_chosen =
    { $way ->
        [subtracted] { $name }さんは自分の得点から引きます。
       *[added] { $name }さんはほかの3人に加えます。
    }
event-moon_chosen-you =
    { $way ->
        [subtracted] あなたは自分の得点から引きます。
       *[added] あなたはほかの3人に加えます。
    }
# $outcome はコード上の結果名、$name はシュート・ザ・ムーンをした人。
# $scores はこのディールの全員の点（文字列）です。
event-hand_settled =
    { $outcome ->
        [moon_subtracted] ディール終了。ムーンの点が{ $name }さんから引かれます。
        [moon_added] ディール終了。ムーンの点が{ $name }さん以外に加わります。
        [sun_subtracted] ディール終了。サンで2倍の点が{ $name }さんから引かれます。
        [sun_added] ディール終了。サンで2倍の点が{ $name }さん以外に加わります。
       *[counted] ディール終了。点を数えます。
    }{ $scores }。
event-hand_settled-you =
    { $outcome ->
        [moon_subtracted] ディール終了。ムーンの点があなたから引かれます。
        [moon_added] ディール終了。ムーンの点があなた以外に加わります。
        [sun_subtracted] ディール終了。サンで2倍の点があなたから引かれます。
        [sun_added] ディール終了。サンで2倍の点があなた以外に加わります。
       *[counted] ディール終了。点を数えます。
    }{ $scores }。

## できないときの説明

rule-hearts-deck = ハーツのデッキがそろっていません。52枚のカードが1枚ずつ必要です。
rule-hearts-deal = 新しいディールになると、カードは自動で配られます。少しお待ちください。
rule-hearts-turn = あなたの番ではありません。順番が来るまでお待ちください。
rule-hearts-pass-three = 先にカードを渡してください。手札からちょうど{ $number }枚選びます。
rule-hearts-pass-own = { $card }は手札にありません。自分の手札から選んで渡してください。
rule-hearts-pass-final = もうカードを渡しました。やり直しはできません。ほかの人をお待ちください。
rule-hearts-high-spades = このルールでは{ $card }を渡せません。スペードのエース、キング、クイーンは手元に残します。ほかのカードを選んでください。
rule-hearts-two-of-clubs = 最初のトリックはクラブの2から始まります。クラブの2を出してください。
rule-hearts-club-lead = 最初のトリックはクラブから始まります。好きなクラブを出してください。
rule-hearts-follow-suit = フォローしてください：{ $led }がリードされ、同じスートのカードを持っています。
rule-hearts-first-trick = 最初のトリックに点札は出せません。ほかのカードがあるあいだは、ハートもスペードのクイーンも出せません。
rule-hearts-unbroken = ハートがまだブレイクされていないので、{ $card }はリードできません。ほかのカードをリードしてください。
rule-hearts-queen-waits = ハートがブレイクされるまで、{ $card }は捨てられません。ほかのカードを出してください。
rule-hearts-card-in-hand = { $card }は手札にありません。自分の手札から出してください。
rule-hearts-play = 今はプレイ中です。トリックにカードを出してください。
rule-hearts-moon = シュート・ザ・ムーンです。まず、自分の得点から引くか、ほかの3人に加えるかを選んでください。

## 結果と得点

outcome-counted = 得点計算
outcome-moon_subtracted = ムーン：自分から引く
outcome-moon_added = ムーン：ほかの人に加える
outcome-sun_subtracted = サン：2倍を自分から引く
outcome-sun_added = サン：2倍をほかの人に加える

line-hearts = ハート
line-queen = スペードのクイーン
line-moon_subtracted = ムーン
line-moon_added = ほかの人のムーン
line-sun_subtracted = サン
line-sun_added = ほかの人のサン
line-bonus_card = ボーナスカード
line-no_tricks = トリックなし
line-exact = ちょうど目標点

said-broken = ハートはブレイク済み

## ゲームとルール

game-hearts = ハーツ
profile-hearts-norsk = ノルウェー式ハーツ
    .description = 3枚を左、右、向かいに渡し、4回目は渡しません。ハートかスペードのクイーンでハートブレイク。シュート・ザ・ムーンをした人が点の扱いを選びます。100点まで。
profile-hearts-windows = Windows式ハーツ
    .description = ハートだけがハートをブレイクし、シュート・ザ・ムーンではほかの3人に26点ずつ。同点なら続けます。100点まで。
profile-hearts-old-moon = オールド・ムーン
    .description = ノルウェー式ハーツと同じですが、シュート・ザ・ムーンでは必ずほかの3人に26点ずつ加わります。100点まで。
profile-hearts-omnibus = オムニバス・ハーツ
    .description = ダイヤのジャックでマイナス10点、シュート・ザ・ムーンでマイナス26点、全13トリックならマイナス52点。100点まで。
profile-hearts-spot = スポット・ハーツ
    .description = ハートは数字どおりの点で、エースは14点。スペードのクイーンは25点、シュート・ザ・ムーンでマイナス129点。500点まで。

## ルールで変えられる項目と、その選択肢の名前

setting-hearts-pass_cards = プレイの前に、全員が3枚渡します。
setting-hearts-pass_order = カードを渡す向き。ディールごとに順に変わります。
    .left-right-across-none = 左、右、向かい、なし
    .left-across-right-none = 左、向かい、右、なし
    .left-across-right = 左、向かい、右
setting-hearts-keep_high_spades = スペードのエース、キング、クイーンは渡せません。
setting-hearts-two_of_clubs_leads = 最初のトリックで、誰が何をリードするか。
    .yes = クラブの2を持つ人が、それを
    .any_club = クラブの2を持つ人が、好きなクラブを
    .no = ディーラーの左隣が、好きなカードを
setting-hearts-no_points_first_trick = 最初のトリックでは、ハートもスペードのクイーンも捨てられません。
setting-hearts-must_break_hearts = ブレイクされるまで、ハートはリードできません。
setting-hearts-qs_breaks_hearts = スペードのクイーンもハートをブレイクします。
setting-hearts-hearts_instead_of_qs_lead = ハートとスペードのクイーンしかない手札なら、ハートもリードできます。
setting-hearts-qs_only_after_broken = ハートがブレイクされるまで、スペードのクイーンはリードも捨てることもできません。
setting-hearts-heart_values = ハート1枚の点。
    .one = 1点
    .spots = 数字どおり、エースは14点
setting-hearts-queen_points = スペードのクイーンの点。
setting-hearts-moon = シュート・ザ・ムーンのときの点の扱い。
    .choice = 本人が選ぶ
    .old = オールド：ほかの人に加える
    .new = ニュー：本人から引く
    .auto = マッチが終わらなければオールド
    .off = なし
setting-hearts-shoot_the_sun = 全13トリックでのシュート・ザ・ムーンは2倍です。
setting-hearts-jd_bonus = ボーナスカード（ダイヤのジャック）で引かれる点。
setting-hearts-bonus_card = ボーナスカード：ダイヤのジャックか10。
    .DJ = ダイヤのジャック
    .DT = ダイヤの10
setting-hearts-no_tricks_bonus = トリックを1つも取らなかったときに引かれる点。
setting-hearts-target = この点に達すると、ディールの終わりにマッチが終わります。
setting-hearts-tie_rule = 最少点が何人もいるとき。
    .shared = 勝ちを分け合う
    .play_on = 続ける
setting-hearts-exact_100 = ちょうど目標点になったとき。
    .off = 何もなし
    .wins = 勝ち
    .minus_50 = 50点引かれる

## テーブルが待っていること：.waits はほかの人（$name）、.you は読み手へ

phase-passing = カードの交換
    .waits = { $name }さんが渡す3枚を選んでいます
    .you = 渡すカードを3枚選んでください
phase-moon = シュート・ザ・ムーン
    .waits = { $name }さんが点の扱いを選んでいます
    .you = 点の扱いを選んでください
