// A process for the tests: the embedded database in the folder it is given, served over HTTP as a hosted Supabase project
// is reached, and under /sql to who may do everything. Says as JSON under which address and with which keys.
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { z } from "zod";
import { copyTemplate, createEmbedded } from "#lib/database/embedded/create-embedded.ts";
import { keepBaselineCode, pgliteOptions, pgliteSession } from "#lib/database/embedded/pglite.ts";
import { oneAtATime } from "#lib/database/embedded/start-embedded.ts";
import { liteApp } from "#lib/database/lite-app.ts";
import { prepareDatabase } from "#lib/database/prepare-database.ts";

const folder = join(process.argv[2] ?? "", "database");
keepBaselineCode();
if (!existsSync(folder) && !(await copyTemplate(folder))) await createEmbedded(folder, () => Promise.resolve());
const connection = await createPgliteConnection({ url: folder, pgliteOptions });
await connection.driver.waitReady;
await prepareDatabase(pgliteSession(connection.driver));
const { fetch: ask, publishableKey, secretKey } = liteApp(connection);
const inTurn = oneAtATime();
const statement = z.object({ text: z.string(), values: z.array(z.unknown()) });

async function toRequest(asked: IncomingMessage): Promise<Request> {
  const headers = Object.entries(asked.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = Buffer.concat(await asked.toArray());
  const { method = "GET" } = asked;
  return new Request(`http://${asked.headers.host}${asked.url}`, { method, headers, ...(body.length > 0 && { body }) });
}

async function runStatement(request: Request): Promise<Response> {
  const { text, values } = statement.parse(await request.json());
  return Response.json((await connection.driver.query(text, values)).rows);
}

const server = createServer(async (asked, response) => {
  const request = await toRequest(asked);
  const answer = await inTurn(() => (asked.url === "/sql" ? runStatement(request) : ask(request)));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the project has no port");
  console.log(JSON.stringify({ url: `http://127.0.0.1:${address.port}`, publishableKey, secretKey }));
});
