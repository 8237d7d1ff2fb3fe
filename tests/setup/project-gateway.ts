import { createServer } from "node:http";
import { Readable } from "node:stream";
import type { Backend } from "#lib/supabase/backend.ts";

export interface ProjectGateway {
  /** What SUPABASE_URL is set to. */
  readonly url: string;
  close(): void;
}

/** Serves a backend over HTTP, as a hosted Supabase project is reached. */
export async function startProjectGateway(backend: Pick<Backend, "fetch">): Promise<ProjectGateway> {
  const server = createServer(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const { method = "GET" } = request;
    const body = Buffer.concat(await request.toArray());
    const asked = new Request(`http://${request.headers.host}${request.url}`, {
      method,
      headers,
      ...(body.length > 0 && { body }),
    });
    const answer = await backend.fetch(asked);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    Readable.from(Buffer.from(await answer.arrayBuffer())).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the gateway has no port");
  return { url: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}
