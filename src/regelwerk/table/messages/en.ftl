### What the table says.

## The database

table-store-address = I do not understand this database address. Use sqlite:///file.db or postgresql://host/name.
table-store-driver = PostgreSQL needs one more package: pip install "regelwerk[postgres]"
table-store-unreachable = The database { $database } at { $host } does not answer. Is it running, and is the address right?
table-store-newer = This database belongs to a newer version of Regelwerk (revision { $found }, known is { $known }). Please update Regelwerk; nothing about the games was changed.
table-store-foreign = This database holds tables that are not Regelwerk's. Better take an empty one.
table-store-folder = { $file } cannot be made or written. Does the folder exist, and may you write there?
table-store-damaged = { $file } is no readable database. The file stays as it is.
table-store-busy = Another program is holding { $file } just now. Try again in a moment.
table-store-full = There is no space left for { $file }. Your input was not stored and does not count; make room and try again.
table-store-uncertain = The connection to the database broke while storing. Open the table again to see whether your input counts.
table-store-seat = This seat no longer exists.
table-store-text = This text contains characters that cannot be stored.
table-store-failed = The database did not accept something: { $why }
