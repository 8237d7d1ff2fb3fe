import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

export interface TlsProxy {
  /** Such as http://127.0.0.1:40123: what is behind it takes it for https. */
  readonly origin: string;
  /** The address the proxy sees its clients at. */
  client: string;
  close(): void;
}

/** A proxy as operators put one in front: it ends TLS, though here there is none, and tells who asked for what. */
export async function startTlsProxy(target: string): Promise<TlsProxy> {
  const proxy = { origin: "", client: "203.0.113.1", close: () => void server.close() };
  const server = createServer((asked, answer) => pass(asked, answer, target, proxy.client));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  proxy.origin = `http://127.0.0.1:${address.port}`;
  return proxy;
}

function pass(asked: IncomingMessage, answer: ServerResponse, target: string, client: string): void {
  const said = asked.headers["x-forwarded-for"];
  const headers = {
    ...asked.headers,
    host: new URL(target).host,
    "x-forwarded-for": said === undefined ? client : `${said}, ${client}`,
    "x-forwarded-host": asked.headers.host ?? "",
    "x-forwarded-proto": "https",
  };
  // A line that was kept may be hung up by the site in the moment it is used again; a browser would ask once more.
  const passed = request(target + asked.url, { method: asked.method, headers, agent: false }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  passed.on("error", () => answer.writeHead(502).end());
  asked.pipe(passed);
}
