import { createServer } from "node:http";

export interface Listener {
  readonly origin: string;
  /** The paths that were asked for, in order. */
  readonly asked: readonly string[];
  close(): void;
}

/** Another site, which notes whatever reaches it. */
export async function startListener(): Promise<Listener> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "access-control-allow-origin": "*" }).end();
  });
  server.on("upgrade", (request, socket) => {
    asked.push(request.url ?? "");
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the listener has no port");
  return { origin: `http://127.0.0.1:${address.port}`, asked, close: () => void server.close() };
}
