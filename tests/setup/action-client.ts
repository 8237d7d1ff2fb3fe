import { readFileSync } from "node:fs";
import { createFromReadableStream, encodeReply } from "next/dist/compiled/react-server-dom-turbopack/client.node.js";
import { z } from "zod";
import { listFiles } from "#tests/architecture/list-files.ts";

const manifestSchema = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string() })) });

const answerSchema = z.object({ a: z.unknown() });

/** What calling a server action, or the door of finished runs, over HTTP came to. */
export interface CallResult {
  readonly status: number;
  /** What the action returned, or the door answered; undefined where the server refused the call itself, or the action threw. */
  readonly value: unknown;
  /** The cookies it set, as the lines of the header. */
  readonly setCookies: readonly string[];
}

/**
 * A browser reduced to what hostile or many clients need of it: cookies, pages, server actions and posts over HTTP, without
 * drawing anything. It reads the ids of the actions from the build that is there, as a browser finds them in the scripts.
 */
export class ActionClient {
  readonly origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, headers: Readonly<Record<string, string>> = {}) {
    this.origin = origin;
    this.#headers = headers;
  }

  /** The cookies as a request's header holds them. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The same browser at another server of the site. */
  at(origin: string): ActionClient {
    const client = new ActionClient(origin, this.#headers);
    client.steal(this.cookie);
    return client;
  }

  /** Takes over the cookies of another client, as a thief of them would. */
  steal(cookie: string): void {
    for (const pair of cookie.split("; ").filter(Boolean)) this.#keep(pair);
  }

  async get(path: string): Promise<Response> {
    const answer = await fetch(this.origin + path, { headers: this.#sent({}), redirect: "manual" });
    this.#keepAll(answer);
    return answer;
  }

  /** The signed run id on the page of an activity: "/game/addition/10/play/1". Opening the page starts a run. */
  async openRun(path: string): Promise<string> {
    const page = await (await this.get(path)).text();
    const runId = /\\"runId\\":\\"([\w.-]+)\\"/.exec(page)?.[1];
    if (runId === undefined) throw new Error(`${path} holds no run`);
    return runId;
  }

  /** Calls a server action by the name it is exported under, from the page at `path`, as the browser does. */
  async call(action: string, path: string, ...args: readonly unknown[]): Promise<CallResult> {
    return this.send(action, path, await encodeReply(args));
  }

  /** Calls a server action with any body at all. */
  async send(
    action: string,
    path: string,
    body: string | FormData,
    headers: Record<string, string> = {},
  ): Promise<CallResult> {
    const answer = await this.post(action, path, body, headers);
    return { status: answer.status, value: await readValue(answer), setCookies: answer.headers.getSetCookie() };
  }

  /** The same, for the answer as it comes over the wire. A header `next-action` stands in for the action's own id. */
  async post(
    action: string,
    path: string,
    body: string | Uint8Array<ArrayBuffer> | FormData,
    headers: Record<string, string> = {},
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    const answer = await fetch(this.origin + path, {
      method: "POST",
      body,
      signal,
      headers: this.#sent({
        accept: "text/x-component",
        origin: this.origin,
        "next-action": actionId(action),
        ...(!(body instanceof FormData) && { "content-type": "text/plain;charset=UTF-8" }),
        ...headers,
      }),
      redirect: "manual",
    });
    this.#keepAll(answer);
    return answer;
  }

  /** Posts to a route of the site as one of its pages does; a header given stands in for the page's own. */
  async postJson(
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    const usual = { "content-type": "application/json", origin: this.origin };
    const sent = this.#sent({ ...usual, ...headers });
    const answer = await fetch(this.origin + path, { method: "POST", body, signal, headers: sent });
    this.#keepAll(answer);
    return answer;
  }

  /** Sends a run that has ended, as the browser does. */
  async finish(runId: unknown, answers: unknown): Promise<CallResult> {
    const answer = await this.postJson("/api/finished-runs", JSON.stringify({ runId, answers }));
    const value: unknown = await answer.json();
    return { status: answer.status, value, setCookies: answer.headers.getSetCookie() };
  }

  /** Calls a server action of no arguments as a form does without scripts; `origin` is the site the form stands on. */
  async submit(action: string, path: string, origin: string): Promise<CallResult> {
    const body = new FormData();
    body.set(`$ACTION_ID_${actionId(action)}`, "");
    const answer = await fetch(this.origin + path, { method: "POST", body, headers: this.#sent({ origin }) });
    this.#keepAll(answer);
    return { status: answer.status, value: undefined, setCookies: answer.headers.getSetCookie() };
  }

  #sent(headers: Record<string, string>): Record<string, string> {
    return { ...this.#headers, ...(this.#cookies.size > 0 && { cookie: this.cookie }), ...headers };
  }

  #keepAll(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) this.#keep(line.split(";", 1)[0] ?? "");
  }

  #keep(pair: string): void {
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === "") this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

/** The names of all that a browser may call, which are the server actions. */
export function listActions(): string[] {
  return [...readIds().keys()];
}

/** The ids of the functions with "use cache", from the server's own code: no list of the build names them. */
export function listCachedFunctions(): string[] {
  const code = listFiles([".next/server/chunks"], [".js"]).map((path) => readFileSync(path, "utf8"));
  const ids = code.flatMap((text) => text.match(/(?<=")[89a-f][0-9a-f]{41}(?=")/g) ?? []);
  return [...new Set(ids)];
}

let ids: ReadonlyMap<string, string> | null = null;

/** What the build calls the action in the header `next-action`. */
export function actionId(action: string): string {
  ids ??= readIds();
  const id = ids.get(action);
  if (id === undefined) throw new Error(`the build knows no action ${action}`);
  return id;
}

function readIds(): Map<string, string> {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(".next/server/server-reference-manifest.json", "utf8")),
  );
  return new Map(Object.entries(manifest.node).map(([id, { exportedName }]) => [exportedName, id]));
}

// What comes along to redraw the page names modules of the build, which nobody looks at here.
const anyModule: unknown = new Proxy(
  {},
  { get: () => new Proxy({}, { get: (_, name) => ({ id: 0, chunks: [], name }) }) },
);
const anyModules = { moduleMap: anyModule, serverModuleMap: null, moduleLoading: null };

async function readValue(answer: Response): Promise<unknown> {
  const body = answer.body;
  if (body === null || answer.headers.get("content-type")?.startsWith("text/x-component") !== true) {
    await body?.cancel();
    return undefined;
  }
  try {
    const root = answerSchema.parse(await createFromReadableStream(body, { serverConsumerManifest: anyModules }));
    return await root.a;
  } catch {
    return undefined;
  }
}
