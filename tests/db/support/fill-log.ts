// A process for the tests: writes to the log of the embedded database in the folder it is given, for ever, as if nobody
// watched the disk. Says the number of each value the database has acknowledged.
import { PGlite } from "@electric-sql/pglite";
import { endWhenDead } from "#lib/database/embedded/pglite.ts";

const folder = process.argv[2] ?? "";
const database = await PGlite.create(`${folder}/database`, { relaxedDurability: false });
endWhenDead(database, folder);
await database.exec("create table if not exists kept (value int); truncate kept; insert into kept values (0)");
console.log("open");
for (let value = 1; ; value += 1) {
  await database.exec(`select pg_logical_emit_message(false, 'test', repeat('x', 500000))`);
  await database.exec(`update kept set value = ${value}`);
  console.log(String(value));
}
