import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buildHeader } from "#lib/play/build-header.ts";

export interface ChangingSite {
  /** Such as http://127.0.0.1:40123. */
  readonly origin: string;
  /** Every address asked since the last look, oldest first; looking forgets them. */
  asked(): string[];
  /** From now on it is another build: everything that names the build names another, and its worker is another. */
  deploy(): void;
  /** away: connections break; silent: no answer ever comes; gateway: a proxy in front says that nobody is there. */
  state: "here" | "away" | "silent" | "gateway";
  /** Whether scripts that come late, and actions, are answered as those of a build that is gone. */
  hasLostBuild: boolean;
  /** The one address whose connections break; null for none. */
  broken: string | null;
  /** What is served as the worker instead; null for the build's own. */
  worker: string | null;
  close(): void;
}

/** The site behind a proxy that can do what a deploy or a lost network does: one build is enough to see what a second one does. */
export async function startChangingSite(target: string, build: string): Promise<ChangingSite> {
  const asked: string[] = [];
  let deploys = 0;
  const site: ChangingSite = {
    origin: "",
    state: "here",
    hasLostBuild: false,
    broken: null,
    worker: null,
    asked: () => asked.splice(0),
    deploy: () => {
      deploys += 1;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  // An id is of hexadecimal digits: no build is called like this.
  const named = () => "x".repeat(deploys) + build.slice(deploys);
  const server = createServer((incoming, answer) => {
    if (site.state !== "away") asked.push(incoming.url ?? "/");
    if (fails(site, incoming, answer)) return;
    if (incoming.url === "/sw.js" && site.worker !== null) {
      answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(site.worker);
    } else pass(incoming, answer, target, (text) => text.replaceAll(build, named()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the site has no port");
  return Object.assign(site, { origin: `http://127.0.0.1:${address.port}` });
}

/** Answers, or does not answer, as a site does that is not well; false where it is. */
function fails({ state, hasLostBuild, broken }: ChangingSite, asked: IncomingMessage, answer: ServerResponse): boolean {
  const isAction = asked.headers["next-action"] !== undefined;
  const isScript = /^\/_next\/static\/.*\.js$/.test(asked.url ?? "");
  const isBroken = asked.url === broken;
  if (state === "away" || isBroken) asked.socket.destroy();
  if (state === "gateway") answer.writeHead(502).end("Bad Gateway");
  if (state !== "here" || isBroken) return true;
  if (!hasLostBuild || !(isAction || isScript)) return false;
  // As Next answers for what another build made.
  answer.writeHead(404, isAction ? { "x-nextjs-action-not-found": "1" } : {}).end();
  return true;
}

function pass(asked: IncomingMessage, answer: ServerResponse, target: string, change: (text: string) => string): void {
  // The site sees the address of the proxy as its own, or it would refuse the actions. Texts come plain and whole.
  const { "if-none-match": _, "if-modified-since": __, ...told } = asked.headers;
  const headers = { ...told, "accept-encoding": "identity" };
  // A line that was kept may be hung up by the site in the moment it is used again; a browser would ask once more.
  const passed = request(target + asked.url, { method: asked.method, headers, agent: false }, async (got) => {
    const named = got.headers[buildHeader];
    if (typeof named === "string") got.headers[buildHeader] = change(named);
    const isText = /^text\/|javascript/.test(got.headers["content-type"] ?? "");
    if (!isText || got.statusCode === 304) {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      return;
    }
    const body = Buffer.from(change(Buffer.concat(await got.toArray()).toString()));
    const { "transfer-encoding": ___, ...kept } = got.headers;
    answer.writeHead(got.statusCode ?? 502, { ...kept, "content-length": body.length }).end(body);
  });
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}
