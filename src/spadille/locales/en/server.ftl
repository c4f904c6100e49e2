# What the server answers when it does not do what it was asked. Nothing has changed then.
refused-already-seated = You already sit at this table.
refused-closing = The server is closing this table for a moment. Your seat is kept.
refused-deal-open = This deal is not over yet. Then you may see where its cards came from.
refused-fault = Something went wrong on our side. Nothing is lost; the table is being read again.
refused-faulty-rules = These rules cannot be changed so: { $faults }.
refused-hello-first = The browser must first say who is coming, and only once. Load the page again.
refused-id-used = This request has been used for something else. Load the page again.
refused-name = That name cannot be shown. Use 1 to 24 letters, figures or signs, all of them visible.
refused-no-deal = There has been no such deal at this table.
refused-no-page = There is nothing at this address.
refused-no-rules = These rules are not played here.
refused-no-seat = This table has no such seat.
refused-no-table = There is no such table. Check the link.
refused-not-seated = You are looking on. Take over a bot’s seat to play.
refused-seat-taken = Somebody else sits there already. Choose another seat.
refused-slow = The connection was too slow. It is being made again.
refused-stale = The table has moved on. Look again and choose anew.
refused-storage = That could not be written down. Try again.
refused-token = This seat is no longer yours. You are looking on.
refused-too-fast = That was too much at once. Wait a moment.
refused-too-large = That was too long to read.
refused-unreadable = What came could not be read ({ $where }). Load the page again.

# What keeps the server from opening: what, where, and what to do.
database-foreign = { $file } is the database of another program; name another with --database.
database-newer = { $file } was made by a newer Spadille; run that one, or name another database with --database.
database-is-folder = { $file } is a folder; name a file with --database.
database-folder-missing = There is no folder { $folder }; make it, or name another database with --database.
database-damaged = { $file } is damaged, or no database ({ $reason }); restore it from a backup, or name another with --database. It was not changed.
database-locked = { $file } is in use by another program; stop that first.
database-forbidden = { $file } cannot be opened or written ({ $reason }); see to the rights of file and folder, or name another with --database.
database-missing = There is no database { $file }; check the name.
database-address = That is no address of a database; name a file, or postgresql://user@host/name.
database-driver = PostgreSQL needs more than is installed here; install spadille[postgres].
database-silent = The database { $file } does not answer ({ $reason }); see that it runs and lets you in.
port-unknown = There is no port { $port }; choose one from 0 to 65535 with --port.
server-opened = Spadille is open at { $address } (Ctrl-C closes it).
