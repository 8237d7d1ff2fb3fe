import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { z } from "zod";

export interface ReverseProxy {
  readonly origin: string;
  /** How many requests each of the servers behind it was given, in their order. */
  shares(): readonly number[];
  close(): Promise<void>;
}

interface Upstream {
  readonly port: number;
  readonly agent: Agent;
  requests: number;
  /** Not asked before this time (milliseconds). */
  restUntil: number;
}

/** So long nothing is sent to a server that could not be reached. */
const restMs = 1000;
/** An idle connection is let go before a server does so (5000): what is sent while it is being closed may be lost. */
const idleMs = 2000;
const addressSchema = z.custom<AddressInfo>((address) => typeof address === "object" && address !== null);

/**
 * A balancer as simple as one can be: each request goes to the next of the servers, over connections that are kept. What
 * could not be sent because a server is gone goes to the other; what may have been sent is not sent twice, unless it only
 * reads. Loopback only.
 */
export async function startReverseProxy(ports: readonly number[]): Promise<ReverseProxy> {
  const upstreams = ports.map(
    (port): Upstream => ({ port, agent: new Agent({ keepAlive: true, timeout: idleMs }), requests: 0, restUntil: 0 }),
  );
  let turn = 0;
  const next = (tried: ReadonlySet<Upstream>): Upstream | undefined => {
    turn += 1;
    const inTurn = upstreams.map((_, place) => upstreams[(turn + place) % upstreams.length]);
    const left = inTurn.filter((upstream) => upstream !== undefined).filter((upstream) => !tried.has(upstream));
    return left.find(({ restUntil }) => restUntil <= Date.now()) ?? left[0];
  };
  const server = createServer((incoming, answer) => void pass(incoming, answer, next));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${addressSchema.parse(server.address()).port}`,
    shares: () => upstreams.map(({ requests }) => requests),
    async close() {
      server.closeAllConnections();
      for (const { agent } of upstreams) agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function pass(
  incoming: IncomingMessage,
  answer: ServerResponse,
  next: (tried: ReadonlySet<Upstream>) => Upstream | undefined,
): Promise<void> {
  const body = await buffer(incoming);
  const tried = new Set<Upstream>();
  for (let upstream = next(tried); upstream !== undefined; upstream = next(tried)) {
    tried.add(upstream);
    const outcome = await tryOne(upstream, incoming, body, answer);
    if (outcome === "answered") return;
    upstream.restUntil = Date.now() + restMs;
    if (outcome === "sent" && incoming.method !== "GET") break;
  }
  answer.writeHead(502).end();
}

/** unsent: nothing of it has left; sent: it may have been done, and no answer came. */
function tryOne(
  upstream: Upstream,
  incoming: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): Promise<"answered" | "unsent" | "sent"> {
  const { method, url, headers } = incoming;
  return new Promise((resolve) => {
    const outgoing = request({
      host: "127.0.0.1",
      port: upstream.port,
      agent: upstream.agent,
      method,
      path: url,
      // What the pupils say stands for what a proxy further out would have said of them.
      headers: { "x-forwarded-for": incoming.socket.remoteAddress, ...headers },
    });
    outgoing.once("error", (error) => resolve("code" in error && error.code === "ECONNREFUSED" ? "unsent" : "sent"));
    outgoing.once("response", (response) => {
      upstream.requests += 1;
      answer.writeHead(response.statusCode ?? 502, response.headers);
      // A server that goes away in the middle of its answer takes the connection along, so that nobody takes it for whole.
      response.once("error", () => answer.destroy());
      response.pipe(answer);
      resolve("answered");
    });
    outgoing.end(body);
  });
}
