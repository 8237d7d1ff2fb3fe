import { once } from "node:events";
import { request } from "node:http";
import { expect } from "@playwright/test";
import fc from "fast-check";
import { encodeReply } from "next/dist/compiled/react-server-dom-turbopack/client.node.js";
import { z } from "zod";
import { ActionClient, actionId, listActions, listCachedFunctions } from "#tests/setup/action-client.ts";
import "#tests/setup/fixed-chance.ts";
import { HostileSite } from "#tests/setup/hostile-site.ts";
import { oddArguments, type RawBody, rawBodies } from "#tests/setup/odd-bodies.ts";
import { freshName } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

test.describe.configure({ mode: "serial" });

let site: HostileSite;
test.beforeAll(async () => {
  site = await HostileSite.open({ ahead: [] });
});
test.afterAll(() => site.close());

/** Every page of the site whose actions they are knows them; this one is rendered for each request. */
const page = "/user";
const patience = 20_000;
/** The most bytes of a body, written here a second time: with the site's own number the test would move along with it. */
const mostBytes = 65_536;
/** A place in a program, or words only a database or a file system says. */
const inside =
  /\n\s*at [^\n]*:\d+:\d+|node_modules|\.next\/server|PostgresError|PGRST|violates|syntax error at|SQLSTATE|ENOENT/;

/** What Next and React say of a body they cannot read; nothing else may be thrown. */
const unreadable =
  /^(?:SyntaxError: |RangeError: Maximum call stack|TypeError: (?:Cannot read properties of (?:null|undefined)|CreateListFromArrayLike)|Error: (?:Connection closed|Referenced Blob|Body exceeded|Unexpected end of form|Multipart: ))/;

/** What these do needs no arguments, so they do it whatever they are sent. */
const needNothing: ReadonlySet<string> = new Set([
  "like",
  "logOut",
  "logOutElsewhere",
  "signOutGrownUp",
  "deleteProfile",
]);

async function tables(): Promise<string> {
  const names = await site.sql<{ name: string }>`
    select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'
      and table_name not in ('like', 'like_total') order by 1`;
  const rows = await Promise.all(
    names.map(({ name }) =>
      site.sql.unsafe(`select coalesce(jsonb_agg(t order by t::text), '[]')::text as rows from ${name} t`),
    ),
  );
  return JSON.stringify(names.map(({ name }, index) => [name, rows[index]]));
}

async function countLikes(): Promise<unknown> {
  return (await site.sql`select count(*) from "like"`)[0]?.count;
}

/** The causes of the errors in the logs. */
function failures(): string[] {
  const lines = site.logs().match(/^\{"level":"error".*$/gm) ?? [];
  return lines.map((line) => failureSchema.parse(JSON.parse(line)).cause);
}

const failureSchema = z.object({ cause: z.string() });

/** The body as it goes over the wire, for its length. */
async function encode(args: unknown): Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const body = new Response(await encodeReply(args));
  return {
    bytes: new Uint8Array(await body.arrayBuffer()),
    headers: { "content-type": body.headers.get("content-type") ?? "" },
  };
}

async function ask(client: ActionClient, action: string, body: RawBody["body"], headers = {}) {
  const answer = await client.post(action, page, body, headers, AbortSignal.timeout(patience));
  return { status: answer.status, text: await answer.text() };
}

test("no action falls over odd arguments, writes anything of them, or tells of its inside", async () => {
  const actions = listActions();
  expect(actions.length).toBeGreaterThan(15);
  const pupil = await site.pupil(freshName());
  const stranger = new ActionClient(site.now);
  const before = await tables();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...actions), fc.boolean(), oddArguments, async (action, isPupil, given) => {
      const { bytes, headers } = await encode(given);
      fc.pre(bytes.length <= mostBytes);
      const client = isPupil && !needNothing.has(action) ? pupil.client : stranger;
      const { status, text } = await ask(client, action, bytes, headers);
      expect([200, 303]).toContain(status);
      expect(text).not.toMatch(inside);
    }),
    { numRuns: 250 },
  );
  expect(await tables()).toBe(before);
  expect(failures()).toEqual([]);
});

/** The status of an answer to a call whose body does not say how long it is. */
async function sendInPieces(path: string, body: string, headers: Record<string, string>): Promise<number | undefined> {
  const usual = { "transfer-encoding": "chunked", origin: site.now };
  const sending = request(site.now + path, { method: "POST", headers: { ...usual, ...headers } }).end(body);
  const [answer] = await once(sending, "response");
  answer.resume();
  return answer.statusCode;
}

test("a body that is too large does nothing and keeps nobody waiting", async () => {
  const client = new ActionClient(site.now);
  const before = await tables();
  const told = failures().length;
  const likes = await countLikes();
  for (const action of listActions()) {
    for (const length of [mostBytes, 150_000, 1_000_000]) {
      const form = new FormData();
      form.set("username", "x".repeat(length));
      for (const given of ["x".repeat(length), form]) {
        const { bytes, headers } = await encode([given]);
        const { status, text } = await ask(client, action, bytes, headers);
        expect(status, action).toBe(413);
        expect(text).not.toMatch(inside);
      }
    }
    const headers = { "content-type": "text/plain;charset=UTF-8", "next-action": actionId(action) };
    expect(await sendInPieces(page, "[]", headers), action).toBe(411);
  }
  expect(await tables()).toBe(before);
  expect(await countLikes()).toBe(likes);
  expect(failures().slice(told)).toEqual([]);
});

test("a body of exactly as many bytes as one may have is read, and one of a byte more is not", async () => {
  const client = new ActionClient(site.now);
  const before = await tables();
  for (const [length, expected] of [
    [mostBytes, [200, 303]],
    [mostBytes + 1, [413]],
  ] as const) {
    const brackets = '[""]'.length;
    const { bytes, headers } = await encode(["x".repeat(length - brackets)]);
    expect(bytes.length).toBe(length);
    expect(expected).toContain((await ask(client, "register", bytes, headers)).status);
  }
  expect(await tables()).toBe(before);
});

test("bodies no browser writes change nothing, and the server lives on with a line of the log for each at most", async () => {
  const client = new ActionClient(site.now);
  const before = await tables();
  const told = failures().length;
  let refused = 0;
  for (const action of ["register", "changeLock"]) {
    for (const { body, headers } of rawBodies) {
      const { status, text } = await ask(client, action, body, headers);
      // What cannot be read Next itself answers with 500, before any code of ours is asked.
      expect(status, `${action} ${String(body).slice(0, 80)}`).toBeLessThanOrEqual(500);
      expect(text).not.toMatch(inside);
      if (status >= 400) refused += 1;
    }
  }
  expect(await tables()).toBe(before);
  expect((await client.get("/api/health")).status).toBe(200);
  const causes = failures().slice(told);
  expect(causes.length).toBeLessThanOrEqual(refused);
  for (const cause of causes) {
    expect(cause, "Next could not read it").toMatch(unreadable);
    expect(cause, "no more of the body than the letters around its fault").not.toMatch(/x{30}|(?:\[){30}|form-data/);
  }
});

const door = "/api/finished-runs";
const oddRun = fc.record(
  {
    runId: fc.oneof(fc.constant("the pupil's own"), fc.string({ unit: "binary" }), fc.jsonValue()),
    answers: fc.oneof(fc.jsonValue({ maxDepth: 6 }), fc.array(fc.record({ responses: fc.array(fc.jsonValue()) }))),
    points: fc.integer(),
  },
  { requiredKeys: [] },
);

test("the door at which runs end falls over nothing it is sent, writes nothing of it, and tells nothing of its inside", async () => {
  const pupil = await site.pupil(freshName());
  const { runId } = await pupil.start("/game/addition/10/play/1");
  const before = await tables();
  const told = failures().length;
  const send = async (body: RawBody["body"], headers: RawBody["headers"]) => {
    const answer = await pupil.client.postJson(door, body, headers, AbortSignal.timeout(patience));
    const what = String(body).slice(0, 80);
    expect([200, 400], what).toContain(answer.status);
    expect(await answer.json(), what).toEqual({ ok: false, reason: "refused" });
  };
  for (const { body, headers } of rawBodies) await send(body, headers);
  await fc.assert(
    fc.asyncProperty(oddRun, (run) =>
      send(JSON.stringify(run).replace('"the pupil\'s own"', JSON.stringify(runId)), {}),
    ),
    { numRuns: 250 },
  );
  const tooLarge = JSON.stringify({ runId, answers: [], more: "x".repeat(70_000) });
  await send(tooLarge, {});
  const untold = { "content-type": "application/json", cookie: pupil.client.cookie };
  expect(await sendInPieces(door, JSON.stringify({ runId, answers: [] }), untold)).toBe(400);
  for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"]) {
    expect((await fetch(site.now + door, { method })).status, method).toBe(405);
  }
  expect(await tables()).toBe(before);
  expect(failures().slice(told)).toEqual([]);
  expect((await pupil.client.get("/api/health")).status).toBe(200);
});

test("whoever hammers the door at which runs end waits a minute, and nobody else at the same address does", async () => {
  const school = "203.0.113.7";
  const [pupil, other] = [await site.pupil(freshName(), school), await site.pupil(freshName(), school)];
  const [own, theirs] = [await pupil.start("/game/counting"), await other.start("/game/counting")];
  const reason = async () => (await pupil.client.finish(own.runId, [])).value;
  await expect.poll(reason, { intervals: [1], timeout: 60_000 }).toEqual({ ok: false, reason: "too-many" });
  expect((await other.client.finish(theirs.runId, [])).value).toEqual({ ok: false, reason: "refused" });
});

test("an action is only called by POST", async () => {
  const client = new ActionClient(site.now);
  const [before, likes] = [await tables(), await countLikes()];
  for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const answer = await fetch(site.now + page, {
      method,
      headers: { "next-action": actionId("like"), origin: site.now, cookie: client.cookie },
      ...(method.startsWith("P") && { body: "[]" }),
    });
    expect(answer.status).toBeLessThan(500);
    await answer.body?.cancel();
  }
  expect(await countLikes()).toBe(likes);
  expect(await tables()).toBe(before);
});

test("a function whose answers are kept cannot be called by its id, from a script or from a form", async () => {
  const ids = listCachedFunctions();
  expect(ids.length).toBeGreaterThanOrEqual(5);
  for (const id of ids) {
    const client = new ActionClient(site.now);
    const called = await client.post("like", "/leaderboard/all", await encodeReply(["all"]), { "next-action": id });
    expect({ id, status: called.status, text: await called.text() }).toEqual({
      id,
      status: 409,
      text: "Server Action unavailable.",
    });
    const form = new FormData();
    form.set(`$ACTION_ID_${id}`, "");
    const sent = await fetch(`${site.now}/leaderboard/all`, {
      method: "POST",
      body: form,
      headers: { origin: site.now },
    });
    expect(sent.status).toBeGreaterThanOrEqual(400);
    await sent.body?.cancel();
  }
});
