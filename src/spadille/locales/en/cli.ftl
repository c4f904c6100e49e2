# The command line.

about = L’Hombre and its family: play, learn, study, simulate and keep records.
about-serve = Open the house: a server for the browser, on this machine.
about-play = Play at the terminal against bots, told line by line.
about-rules = Tell what a rule set says, and how it differs from the others of its game.
about-simulate = Play deals without people and write down every step.
about-replay = Judge simulated deals or records again and print how each ended.
about-verify = Check that a deck comes from the secret that was sealed before the deal.
about-perft = Count the tree of legal actions, for whoever writes the rules a second time.
about-audit = Judge journals, records and simulated deals again by the rules of today, and print what differs.
about-check = Try a rule set by deals of chance, or all there are: does it hold together?
about-solve = Say what each card is worth with all hands open, and how the deal goes if nobody errs.
about-review = Look back at recorded deals: what each seat may learn from, told error from bad luck.
about-doctor = Tell what this installation is made of.
about-bench = Measure how fast the kernel is here, beside others in the same run.

exit-codes = Exit code: 0 when all is well, 1 when something was judged and is not as it should be, 2 when something cannot be read, written or understood, 130 when stopped.

metavar-command = COMMAND
metavar-rules = GAME[/PROFILE]
metavar-file = FILE
metavar-folder = FOLDER
metavar-name = NAME
metavar-position = POSITION
metavar-solve = FILE|POSITION
metavar-number = NUMBER
metavar-seconds = SECONDS
metavar-address = ADDRESS
metavar-hex = HEX
metavar-cards = CARDS

usage = usage:
usage-arguments = arguments
usage-options = options
usage-help = show this help and end
usage-version = show the version and end
usage-wrong = { $command }: { $what }; see { $command } --help
usage-at = { $argument_name }: { $message }
usage-unknown = unknown here: { $what }
usage-missing = missing: { $what }
usage-not-with = it does not go with { $what }
usage-no-value = it takes no value, but “{ $what }” was given
usage-one-value = it needs one value
usage-some-values = values needed: { $what }
usage-ambiguous = { $option } is not enough; it could be { $matches }
usage-choice = there is no “{ $value }”; choose among { $choices }
usage-number = “{ $value }” is not a number

option-host = address to listen on (default: { $default })
option-port = port to listen on (default: { $default })
option-database = database file (default: one in your own data folder)
option-no-browser = do not open a browser
option-bot-delay = seconds a bot takes to move (default: { $default })
option-patience = seconds until a bot plays for somebody who is away (default: { $default })
option-rules = game, or game/profile, such as lhombre/hjemme
option-deals = how many deals
option-seed = number from which decks and choices are drawn; the same seed gives the same file
option-out = file to write; - writes to standard output
option-bots = who plays: { $known } (default: { $default })
option-replay-file = simulated deals or records; - reads standard input
option-verify-file = journal whose deals are checked; without it, describe the deal by the options
option-commitment = the seal that was published before the deal, in hex
option-secret = the secret, 64 hex digits
option-salt = the salt, in hex
option-seat-seed = what one seat added, in hex; once for each seat, in turn
option-deck = the deck in dealing order, such as "SA H7 ..."
option-perft-seed = number from which the deck is drawn
option-perft-depth = how many actions deep (default: { $default })
option-perft-from = position line to begin from, in place of a deck
option-perft-json = write one line of JSON, as the files of tests have it
option-solve-what = file with records, or a position line in quotes
option-solve-deal = which deal of the file (default: 1)
option-solve-after = how many cards of the record have been played before (default: 0)
option-solve-nodes = stop once so many cards have been played in thought
option-solve-seconds = stop after so many seconds
option-review-file = file with records; - reads standard input
option-review-seat = only this seat, from 0 (default: all)
option-review-deal = only this deal of the file (default: all, and what was luck)
option-review-seed = number from which the worlds are drawn (default: 0)
option-review-worlds = print ten worlds as the seat could imagine them at each moment
option-bench-quick = smaller samples, in less than a minute
option-audit-files = journals, records or simulated deals; with --database the tables to judge (default: all)
option-audit-database = judge the journals in this database of a server, which may be running
option-profiles = folder of your own rule sets, in it a folder for each game (default: what { $variable } names)
option-rules-rules = game for a list of its rule sets, game/profile for all about one
option-play-seat = your seat, from 0 (default: 0)
option-play-seed = number from which decks and bots draw; without it each deal comes from a fresh secret, sealed first
option-play-bots = who plays the other seats: { $known } (default: the best that knows the game)
option-play-record = file to write the evening to, behind what stands there
option-check-rules = game, game/profile, or the file of a profile, such as rules/lhombre/ours.toml (default: everything)
option-check-deals = deals to try each rule set with (default: { $default })
option-check-seed = number from which decks and choices are drawn

progress =
    { $all ->
        [one] { $done } of { $all } deal
       *[other] { $done } of { $all } deals
    }
simulated =
    { $deals ->
        [one] { $deals } deal written to { $file }
       *[other] { $deals } deals written to { $file }
    }
deck-made = the deck that the secret makes: { $deck }
deal-honest = deal { $number }: honest
deal-unsealed = deal { $number }: dealt without a secret, nothing to check
deal-false = deal { $number }: { $faults }
stopped = Stopped.
stopped-unwritten = Stopped; { $file } was not written.

perft-counted = { $depth }: { $count } ({ $speed } a second)
solve-side =
    { $count ->
        [one] Seat { $seats } against all others: { $value }
       *[other] Seats { $seats } against all others: { $value }
    }
solve-each = Points by seat if each plays for himself: { $points }
solve-alone = ({ $points } for seat { $seat } against all others)
solve-line = If nobody errs, from seat { $seat }: { $line }
solve-nodes = { $nodes } cards played in thought.
doctor-python = Python: { $python } ({ $place })
doctor-version = Spadille: { $version }
doctor-compiled = Kernel: compiled to C.
doctor-interpreted = Kernel: ordinary Python, right and slow. For the fast one install a C compiler (on Debian: apt-get install gcc python3-dev) and install Spadille again.
doctor-learned = What players have learned: model { $hash }, whole.
doctor-unlearned = What players have learned: cannot be read, so that they play as club+without=learning does. Install Spadille again. { $fault }
bench-signature = Signature: { $nodes } cards played in thought.
audit-judged =
    { $differing ->
        [0] { $name }: { $judged } judged, all as it should be
       *[other] { $name }: { $judged } judged, { $differing } otherwise
    }
check-holds =
    { $deals ->
        [one] { $rules }: { $deals } deal, all well
       *[other] { $rules }: { $deals } deals, all well
    }
check-broken = { $rules }, seed { $seed }, deal { $deal }, step { $step }: { $told }.
broken-turn = the deal is over, and somebody may still act
broken-stuck = nobody may act, and the deal is not over
broken-endless = the deal does not end within { $count } actions
broken-legal-turn = what seat { $seat } may do does not fit whose turn it is
broken-view =
    { $seat ->
        [public] what the public sees is not so
       *[other] what seat { $seat } sees is not so
    } ({ $place })
broken-view-judges =
    { $seat ->
        [public] from what the public sees
       *[other] from what seat { $seat } sees
    } something else follows than from the whole truth ({ $name })
broken-refused = seat { $seat } is offered { $action }, and rule { $rule } refuses it
broken-accepted = seat { $seat } is not offered { $action }, and yet it is accepted
broken-barred = { $card } is barred for seat { $seat } by rule { $rule }, and refused by another
broken-settled = a deal is settled once, at its end, for every seat, and this one is not (settled { $count } times)
broken-account = the account of seat { $seat } does not come to its score
broken-text-differs = this text does not read back as what it was written from: { $text }
broken-text-unreadable = this text was written, and cannot be read ({ $reason }): { $text }
broken-replay = played again from its journal the deal ends otherwise
broken-winners = the match is over, and nobody has won it
broken-down = the rules broke down ({ $kind }: { $reason })

ruleset-title = { $game }: { $name }
ruleset-name = Name: { $name }
ruleset-source = Source: { $source }
ruleset-bids = The bids
ruleset-bid = Bid
ruleset-win = Won
ruleset-each = Each opponent pays so much, or is paid.
ruleset-options = What the rule set says
ruleset-option = { $sentence } § { $section }.
ruleset-against = Compared with { $name } ({ $rules })
ruleset-same = No difference.
ruleset-here-there = { $here }; there { $there }
ruleset-of-game = The rule sets of { $game }
ruleset-listed = { $rules }: { $name }. { $more }
ruleset-differences = In what they differ

limit-choices = Values: { $choices }.
limit-minimum = At least { $number }.
limit-maximum = At most { $number }.
limit-step = A multiple of { $number }.
limit-optional = It may be left out.
limit-default = Usually { $value }.
unknown-rules = There is no rule set “{ $name }”; choose among { $known }.
other-version = The version “{ $name }” is not here; leave the version out or name { $known }.
faulty-options = The rule set “{ $name }” cannot be changed so: { $faults }.
unknown-player = There is no bot “{ $name }”; choose among { $known }.
not-positive = { $option } is { $value }, but must be a number from 1 up.
not-above-nothing = { $option } is { $value }, but must be more than 0.
empty-option = { $option } is empty; give a name.
not-seconds = { $option } is { $value }, but must be a number of seconds from 0 up.
mixed-options = Give a journal file or { $option }, not both.
missing-option = { $option } is missing; give a journal file, or the seal and the secret.
not-hex = { $option } is “{ $value }”, which is not hex; give pairs of the digits 0-9 and a-f.
false-deck = { $option }: { $faults }.
perft-nothing = Name a game, or a position with --from.
perft-other-rules = The position is played by { $found }, not by { $rules }; leave { $rules } out.
perft-hidden = Some cards of the position lie face down; name all of them.
perft-nobody = Nobody may act in this position; name one before the end of a deal.
faulty-position = { $what }: { $faults }. Correct the line.
solve-hidden = Some cards in the hands lie face down; name all of them.
solve-too-early = In this game the last { $most } tricks can be solved; name a moment when no hand has more cards (--after).
solve-too-many = There are too many ways here to share the cards that count; name a later moment (--after).
solve-no-cards = No card is to be played there; name a moment between the first lead and the last card.
solve-no-deal = { $file } has no deal number { $number }; --deal counts from 1.
solve-no-record = { $option } goes with a file of records, and a position line is a single moment; leave { $option } out.
solve-limit = Not known yet when the limit was reached; allow more --nodes or --seconds, or play some cards first (--after).
bench-interpreted = The kernel is not compiled here, and its speed says nothing; see spadille doctor.
negative = { $option } is { $value }, but must not be below 0.
audit-nothing = Name files to judge, or a database with --database.
audit-no-table = There is no table { $table } in { $database }; check its name.
profile-place = { $file } does not lie in a folder named after its game; put it into one called { $known }.
profile-astray = { $folder }: there is no such game; call the folder { $known }.
profile-name = { $file }: letters, digits, - and _ make the name of a rule set; rename the file.
profile-shadowed = { $file }: Spadille brings a rule set { $name } of its own; rename the file.

file-missing = { $file }: there is no such file or folder; check the name.
file-folder = { $file }: this is a folder; name a file.
file-forbidden = { $file }: you may not read or write here; check the rights or name another file.
file-full = { $file }: there is no room left; make room or name another file.
file-trouble = { $file }: { $reason }; check the file or name another.
file-empty = { $file }: there is no deal in it; give simulated deals or records.
records-empty = { $file }: there is no deal in it; give a file of records.
records-simulated = { $file }: these are simulated deals; give a file of records, as “spadille play --record” writes them.
input-closed = Standard input is closed; leave it open, or name a file.
output-closed = Standard output is closed; leave it open, or let it lead to a file.
output-full = Standard output cannot be written, there is no room left; make room, or let it lead elsewhere.
output-trouble = Standard output cannot be written: { $reason }. Make room, or let it lead elsewhere.
journal-empty = { $file }: there is no deal in it; give a journal.
port-taken = Port { $port } on { $host } is taken; stop the other program or choose another with --port.
port-forbidden = You may not open port { $port } on { $host }; choose one from 1024 up with --port.
host-unknown = This machine has no address { $host }; choose another with --host.

text-wrong = { $file }, line { $line }, column { $column }: expected { $expected }, found “{ $found }”. Correct the line.
text-wrong-because = { $file }, line { $line }, column { $column }: expected { $expected }, found “{ $found }” ({ $detail }). Correct the line.
text-wrong-faulty = { $file }, line { $line }, column { $column }: expected { $expected }, found “{ $found }” ({ $faults }). Correct the line.
text-faulty = { $file }, line { $line }, column { $column }: expected { $expected }, but { $faults }. Correct the line.
illegal = { $file }, line { $line }, column { $column }: “{ $found }” is against rule { $section }. { $rule } Correct the record.
illegal-step = { $file }, line { $line }, step { $step }: { $found } is against rule { $section }. { $rule } Correct the file.
faulty-deal = { $file }, line { $line }: { $faults }. Correct the line.
faulty = { $what }: { $faults }.
differs = { $file }, line { $line }, { $what }: the file says { $found }, the rules say { $expected }.
differs-in-step = { $file }, line { $line }, step { $step }, { $what }: the file says { $found }, the rules say { $expected }.

differs-in-entry = { $file }, entry { $entry }, { $what }: the journal says { $found }, the rules say { $expected }.
illegal-entry = { $file }, entry { $entry }: { $found } is against rule { $section }. { $rule }
faulty-journal = { $file }: { $faults }.
