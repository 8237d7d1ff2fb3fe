import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { longTexts, quickestAsyncMs } from "#tests/setup/long-texts.ts";
import { fields } from "./usual-input.ts";

const pupilId = "00000000-0000-4000-8000-000000000001";
const mostMs = 5;

/** The database answers whatever is asked at once, with nothing: what is left is the program's own work. */
vi.mock("#lib/database/clients.ts", () => {
  const nothing = { data: null, error: null, count: 0 };
  const query: unknown = new Proxy(() => undefined, {
    get: (_, key) => (key === "then" ? (done: (value: unknown) => void) => done(nothing) : query),
    apply: () => query,
  });
  // The client itself is none that is waited for.
  const client = { from: () => query, rpc: () => query, auth: query };
  return { serviceClient: async () => client, signUpClient: async () => client };
});
vi.mock("#lib/database/open-backend.ts", () => ({
  backend: async () => ({ forgetUnconfirmed: async () => undefined }),
}));

/** Everybody is allowed everything. */
vi.mock("#lib/server/rate-limits.ts", () => {
  const allow = async () => true;
  return {
    takeAllowance: allow,
    takePlayAllowance: allow,
    takeLike: allow,
    takeStoredRun: allow,
    mayLook: allow,
    giveBackAllowance: async () => undefined,
    takeMail: () => true,
  };
});
vi.mock("#lib/server/sealed-cookie.ts", () => ({
  sealedCookie: async () => ({ id: "a browser", pupilId, sessionId: pupilId, save: async () => undefined }),
  readSeal: () => "",
  sealedAt: () => null,
}));
vi.mock("#lib/server/grown-up-auth.ts", () => ({
  findGrownUp: async () => ({ email: "an@example.com", hasPassword: true }),
  grownUpAuth: async () => {
    const answer = async () => ({ data: {}, error: null });
    return {
      getUser: answer,
      signInWithPassword: answer,
      signInWithOAuth: answer,
      signOut: answer,
      verifyOtp: answer,
      updateUser: answer,
      exchangeCodeForSession: answer,
    };
  },
  authRefusal: () => "refused",
  authProviders: () => ["google"],
  sendsMails: () => true,
}));
vi.mock("#lib/server/min-duration.ts", () => ({ minDuration: (_: number, answer: Promise<unknown>) => answer }));
vi.mock("#lib/server/log-event.ts", () => ({ logEvent: () => undefined }));
vi.mock("#lib/derive-key.ts", () => ({ deriveKey: () => "a key for tests" }));
vi.mock("#lib/env.ts", () => ({ env: () => ({ metricsToken: "token", siteUrl: "https://example.com" }) }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ has: () => false, get: () => undefined, getAll: () => [], set: () => undefined }),
}));
vi.mock("next/cache", () => ({
  refresh: () => undefined,
  updateTag: () => undefined,
  revalidateTag: () => undefined,
  cacheTag: () => undefined,
  cacheLife: () => undefined,
}));
vi.mock("next/server", () => ({ connection: async () => undefined }));
vi.mock("next/navigation", () => ({ redirect: () => undefined }));

type Action = (...given: unknown[]) => Promise<unknown>;
const isAction = (value: unknown): value is Action => typeof value === "function";

async function load(file: string): Promise<readonly [string, Readonly<Record<string, unknown>>]> {
  return [file, await import(resolve(file))];
}

/** A form whose `long` fields hold the text, the others what they usually do: a field that is refused hides those after it. */
function formOf(text: string, long: readonly string[]): FormData {
  const form = new FormData();
  for (const [name, usual] of Object.entries(fields)) form.set(name, long.includes(name) ? text : usual);
  return form;
}

/** What takes longer at the quickest of some tries, on what text. */
async function slowOf(name: string, work: (text: string) => Promise<unknown>): Promise<string[]> {
  const slow: string[] = [];
  for (const text of longTexts) {
    // An action may also throw at what it is given: that costs what it costs.
    const tried = () => work(text).catch(() => undefined);
    if ((await quickestAsyncMs(tried, mostMs)) > mostMs) slow.push(`${name} on ${JSON.stringify(text.slice(0, 2))}`);
  }
  return slow;
}

const files = readdirSync("lib/actions").map((file) => `lib/actions/${file}`);

const actions = new Map(await Promise.all(files.map(load)));

test.each(files)("10 kB of any letter cost %s at most 5 ms with all allowances given", async (file) => {
  const action = Object.values(actions.get(file) ?? {}).find(isAction);
  if (action === undefined) throw new Error(file);
  const ways: ((text: string) => Promise<unknown>)[] = [
    (text) => action(text, 0, text),
    (text) => action(text, text, { text: [text] }),
  ];
  // Those of forms are given what the form said before, too.
  const fieldsTried = action.length === 2 ? [Object.keys(fields), ...Object.keys(fields).map((name) => [name])] : [];
  for (const long of fieldsTried) ways.push((text) => action({}, formOf(text, long)));
  // As long as a name may be at most, so that it is read to the end.
  if (action.length === 2) ways.push((text) => action({}, formOf(text.slice(0, 20), ["username"])));
  const slow: string[] = [];
  for (const [place, way] of ways.entries()) slow.push(...(await slowOf(`${file}, way ${place}`, way)));
  expect(slow).toEqual([]);
});

const site = "https://example.com";

function post(path: string, body: unknown): Request {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  const headers = { origin: site, host: "example.com", "content-type": "application/json", "content-length": length };
  return new Request(site + path, { method: "POST", body: text, headers });
}

const asked = (path: string, headers = {}) => new Request(site + path, { headers });
const params = (given: Readonly<Record<string, string>>) => ({ params: Promise.resolve(given) });

/** Each route that is given anything, with a text wherever one can stand: the method, the request and its parameters. */
const routes: Readonly<Record<string, (text: string, inUrl: string) => readonly (readonly [string, ...unknown[]])[]>> =
  {
    "app/api/me/route.ts": (text, inUrl) => [
      ["GET", asked(`/api/me?name=${inUrl}`)],
      ["GET", asked(`/api/me?name=${encodeURIComponent(text.slice(0, 100).toWellFormed())}`)],
    ],
    "app/api/finished-runs/route.ts": (text) => [
      ["POST", post("/api/finished-runs", { runId: text, answers: [] })],
      ["POST", post("/api/finished-runs", { runId: `${text.slice(0, 2000)}.${text.slice(0, 1900)}`, answers: [] })],
      ["POST", post("/api/finished-runs", { runId: "a", answers: [{ responses: [text, text], hintOpened: text }] })],
      ["POST", post("/api/finished-runs", text)],
    ],
    "app/api/readings/route.ts": (text) => [
      ["POST", post("/api/readings", { passage: text, syllables: 50, seconds: 60 })],
      ["POST", post("/api/readings", { passage: text.slice(0, 60), syllables: text, seconds: text })],
      ["POST", post("/api/readings", text)],
    ],
    "app/api/own-place/[levelName]/route.ts": (text, inUrl) => [
      ["GET", asked("/api/own-place/a"), params({ levelName: text })],
      ["GET", asked(`/api/own-place/all?readAt=${inUrl}`), params({ levelName: "all" })],
    ],
    "app/api/packs/[classId]/route.ts": (text) => [
      ["GET", asked("/api/packs/1"), params({ classId: text })],
      ["POST", post("/api/packs/1", { hrefs: [text.slice(0, 200), text.slice(0, 199)] }), params({ classId: "1" })],
      ["POST", post("/api/packs/1", { hrefs: [text] }), params({ classId: text })],
    ],
    "app/api/today/[classId]/route.ts": (text, inUrl) => [
      ["GET", asked("/api/today/1"), params({ classId: text })],
      ["GET", asked(`/api/today/1?at=${inUrl}`), params({ classId: "1" })],
      ["PUT", asked(`/api/today/1?at=${inUrl}`), params({ classId: "1" })],
    ],
    "app/api/skill-marks/[classId]/route.ts": (text) => [
      ["GET", asked("/api/skill-marks/1"), params({ classId: text })],
    ],
    "app/api/metrics/route.ts": (text) => [
      ["GET", asked("/api/metrics", { authorization: `Bearer ${text.replace(/[^a-z0-9 .,]/gi, "a")}` })],
    ],
    "app/auth/callback/route.ts": (_, inUrl) => [["GET", asked(`/auth/callback?code=${inUrl}&next=${inUrl}`)]],
  };

const routeFiles = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .map((file) => `app/${file}`);

const loadedRoutes = new Map(await Promise.all(routeFiles.map(load)));

test.each(routeFiles)("10 kB of any letter cost %s at most 5 ms with all allowances given", async (file) => {
  const handlers = loadedRoutes.get(file) ?? {};
  const isGiven = Object.values(handlers).some((handler) => isAction(handler) && handler.length > 0);
  expect(Object.hasOwn(routes, file), "is listed if it is given anything").toBe(isGiven);
  const ways = routes[file];
  const slow: string[] = [];
  for (const way of ways?.("a", "a").keys() ?? []) {
    const ask = async (text: string) => {
      const [method = "", ...given] = ways?.(text, encodeURIComponent(text.toWellFormed()))[way] ?? [];
      const handler = handlers[method];
      return isAction(handler) ? await handler(...given) : Promise.reject(new Error(method));
    };
    slow.push(...(await slowOf(`${file}, way ${way}`, ask)));
  }
  expect(slow).toEqual([]);
});
