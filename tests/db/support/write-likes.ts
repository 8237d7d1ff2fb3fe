// A process for the tests: opens the data folder it is given and likes for ever, saying the number
// of each row the database has acknowledged.
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { clientOf } from "./client-of.ts";

const client = clientOf(await startEmbedded(process.argv[2] ?? ""), "secretKey");
console.log("open");
for (;;) {
  const { data } = await client.from("like").insert({ like: 1 }).select("id").single().throwOnError();
  console.log(String(data.id));
}
