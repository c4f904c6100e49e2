# The command line: players against each other.

about-arena = Let players play the same deals against each other in all seats, and tell who is better and by how much.
metavar-player = PLAYER
option-arena-players = who plays: { $known }, options behind the name such as expert+without=belief, or "pipe:COMMAND" for a program of yours; one alone has all seats
option-arena-game = game, or game/profile, such as lhombre/hjemme
option-arena-seed = number from which decks and choices are drawn (default: { $default })
option-arena-seatings = mixed: all ways to seat the players; each: the first against the second at all other seats, at every seat (default: mixed)
option-arena-jobs = how many processes play (default: one for each core)
option-arena-cluster = play on the Dask cluster of this address, such as tcp://host:8786
option-arena-patience = seconds in which a program of yours must answer (default: { $default })
option-arena-keep = file in which what was played is kept; the same command goes on from there
option-arena-json = print all figures as one line of JSON

arena-head =
    { $seatings ->
        [1] { $rules }, seed { $seed }: { $deals ->
            [one] { $deals } deal
           *[other] { $deals } deals
        }
       *[other] { $rules }, seed { $seed }: { $deals ->
            [one] { $deals } deal
           *[other] { $deals } deals
        }, each by { $seatings } seatings
    }
arena-lead = { $first } ahead of { $second }: { $points } points a deal, SE { $error }, 95 % from { $low } to { $high }, n = { $deals }: { $verdict }
arena-lead-once = { $first } ahead of { $second }: { $points } points, n = 1: { $verdict }
arena-better = { $player } is better
arena-level = they cannot be told apart
arena-fewer = Fewer points are better in this game; whoever is ahead has fewer.
arena-player = player
arena-points = points a deal
arena-decisions = decisions
arena-half = half within
arena-most = 99 % within
arena-longest = longest
arena-milliseconds = { $number } ms
arena-version = version
arena-lost = turns lost
arena-by-clock = Times of programs are by the clock, all others of the processor.
arena-mishap = { $player }, deal { $deal }, seating { $seating }, seat { $seat }: { $kind }: { $detail }
arena-kind-absent = could not be asked
arena-kind-silent = did not answer
arena-kind-gone = ended
arena-kind-endless = wrote no end of line
arena-kind-nonsense = not understood
arena-kind-illegal = not allowed
arena-kind-broken = failed
arena-stood-in = { $player } played for whoever lost a turn.
arena-lacking = { $player } played without what it has learned, as club+without=learning does: { $fault }
arena-made-by = Played by { $version }.
arena-interpreted = The kernel is not compiled here: players that search are slower and weaker; see spadille doctor.
arena-again = Again: { $command }
arena-stopped = Stopped after { $done } of { $all } deals.

arena-too-many = There are { $players } players and { $seats } seats; name fewer players.
arena-each-two = --seatings each compares two players; name two.
arena-no-command = Behind “{ $name }” stands no command that can be read; write "pipe:COMMAND" with its quotes closed.
arena-no-program = There is no program “{ $program }” that can be run; check its name and its rights.
arena-keep-other = { $file } keeps another comparison: { $found }. Name another file.
arena-keep-none = { $file }, line { $line }: this is no file that keeps a comparison; name another.
arena-keep-held = { $file } is in use by another arena; wait until it is done, or name another file.
arena-keep-damaged = { $file }, line { $line }: these are no deals of the comparison. Delete the line, and its deals are played again; or name another file.
arena-other-version = Some of these deals were played by another { $player } ({ $found }) than the one here ({ $own }), and cannot be counted with its own. Name another file, and have the same Spadille on all machines.
arena-worker-lost = A process was lost while it played deals { $first } to { $last }; give the command again.
arena-no-cluster = { $option } needs Dask, which is not installed; install spadille[cluster].
arena-cluster-away = No cluster answers at { $address }; check the address, or start it with dask scheduler and dask worker.
arena-cluster-unable = The cluster at { $address } cannot play this: { $fault }. Give all its machines the same Spadille and the same rule sets.
