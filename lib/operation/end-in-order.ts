import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { log } from "./log.ts";
import { onRequest } from "./on-request.ts";

declare global {
  // Set in one copy of this module, asked in another.
  var huouIsEnding: boolean | undefined;
}

/** What was sent before the signal may still be on its way for so long. */
const lateMs = 300;
/** An answer that takes longer is cut off. */
const patienceMs = 7000;
const closingMs = 2000;

/** Whether this process has been told to end and only finishes what it began. */
export function isEnding(): boolean {
  return globalThis.huouIsEnding ?? false;
}

/**
 * On SIGTERM and SIGINT: Next takes no more connections; the requests that were begun are answered, then `close` ends the
 * database, and the process ends with code 0, after ten seconds at the most. Called once, from instrumentation.ts.
 */
export function endInOrder(close: () => Promise<void>): void {
  const open = watchConnections();
  const begin = () => {
    if (isEnding()) return;
    globalThis.huouIsEnding = true;
    log().info({ requests: open.responses.size }, "ending");
    for (const response of open.responses) response.shouldKeepAlive = false;
    const isNextDone = holdExit();
    void finish(open, isNextDone, close);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, begin);
}

interface OpenConnections {
  readonly sockets: Set<Socket>;
  /** Begun and not yet handed on whole. */
  readonly responses: Set<ServerResponse>;
}

function watchConnections(): OpenConnections {
  const open: OpenConnections = { sockets: new Set(), responses: new Set() };
  const keep = (socket: unknown) => {
    if (!(socket instanceof Socket) || open.sockets.has(socket)) return;
    open.sockets.add(socket);
    socket.once("close", () => open.sockets.delete(socket));
  };
  subscribe("net.server.socket", (message) => {
    if (message instanceof Object && "socket" in message) keep(message.socket);
  });
  onRequest("request.start", (_, response) => {
    keep(response.socket);
    open.responses.add(response);
    if (isEnding()) response.shouldKeepAlive = false;
    response.once("close", () => open.responses.delete(response));
  });
  return open;
}

/**
 * Next ends the process by itself once the requests and the work after them are done, with the number of the signal. This
 * puts that end off, and gives what resolves when it would have come.
 */
function holdExit(): { readonly done: Promise<void>; readonly exit: () => void } {
  const { exit } = process;
  return {
    done: new Promise((resolve) => {
      process.exit = new Proxy(exit, { apply: () => resolve() });
    }),
    exit: () => exit.call(process, 0),
  };
}

async function finish(
  { sockets, responses }: OpenConnections,
  next: ReturnType<typeof holdExit>,
  close: () => Promise<void>,
): Promise<void> {
  const begun = performance.now();
  const isLate = () => performance.now() - begun > patienceMs;
  // Next has closed the connections that wait for a next request; whoever has just connected may be about to ask.
  await wait(10);
  if (sockets.size > 0) await wait(lateMs);
  while (responses.size > 0 && !isLate()) await wait(20);
  const cut = responses.size;
  // Connections nobody asks on would keep Next waiting.
  for (const socket of sockets) socket.destroySoon();
  await Promise.race([next.done, wait(Math.max(500, patienceMs - (performance.now() - begun)))]);
  const isClosed = await Promise.race([close().then(() => true), wait(closingMs, false)]).catch(() => false);
  log().info({ cut, database: isClosed ? "closed" : "not closed" }, "ended");
  next.exit();
}
