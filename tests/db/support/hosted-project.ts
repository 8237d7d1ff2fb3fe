import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Backend } from "#lib/database/backend.ts";

/** A hosted project over HTTP in front of a backend, with the settings that lead to it. */
export async function hostedProject(backend: Backend) {
  const project = createServer(async (request, response) => {
    const { method = "", url = "" } = request;
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const asked = { method, headers, body: await buffer(request) };
    const answer = await backend.fetch(new Request(new URL(url, "http://127.0.0.1"), asked));
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  await once(project.listen(0, "127.0.0.1"), "listening");
  const address = project.address();
  if (address === null || typeof address === "string") throw new Error("the project has no port");
  return {
    settings: {
      SUPABASE_URL: `http://127.0.0.1:${address.port}`,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEY: backend.secretKey,
    },
    close() {
      project.closeAllConnections();
      project.close();
    },
  };
}
