// A process for the tests: the embedded backend on the data folder it is given, served over HTTP as a hosted Supabase
// project is reached. Says as JSON under which address and with which keys.
import { createServer, type IncomingMessage } from "node:http";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";

const { fetch: ask, publishableKey, secretKey } = await startEmbedded(process.argv[2] ?? "");

async function toRequest(asked: IncomingMessage): Promise<Request> {
  const headers = Object.entries(asked.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = Buffer.concat(await asked.toArray());
  const { method = "GET" } = asked;
  return new Request(`http://${asked.headers.host}${asked.url}`, { method, headers, ...(body.length > 0 && { body }) });
}

const server = createServer(async (asked, response) => {
  const answer = await ask(await toRequest(asked));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the project has no port");
  console.log(JSON.stringify({ url: `http://127.0.0.1:${address.port}`, publishableKey, secretKey }));
});
