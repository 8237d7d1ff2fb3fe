import { createHmac, hkdfSync } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ActivityRef } from "#lib/play/activity-ref.ts";
import type { RunToken } from "./run-token.ts";

const secret = "only for tests, only for tests, only for tests";
const issuedAt = Date.UTC(2026, 10, 21, 3, 0, 0);
const pupilId = "00000000-0000-4000-8000-000000000001";

const refs: readonly ActivityRef[] = [
  { kind: "skill", id: "c3-perimeter", difficulty: 2 },
  { kind: "review", classId: "3", asked: [{ id: "c3-perimeter", difficulty: 1 }] },
  { kind: "game", levelName: "counting", level: 4 },
  { kind: "path", levelName: "level-one", level: 1 },
  { kind: "set", classId: "3", recipe: "AQMaGgE" },
];

const request: Omit<RunToken, "id" | "issuedAt"> = {
  mode: "challenge",
  ref: { kind: "game", levelName: "counting", level: 4 },
  pupilId,
  guestId: null,
  items: ["b-1", null],
  tries: "1a2",
  basePath: "/game/counting",
};

let { issueRun, levelOf, openRunId, sealRun, seedOf, slugOf } = await import("./run-token.ts");

/** The server with this secret: the environment is read once for each life of the module. */
async function serveWith(appSecret: string): Promise<void> {
  vi.resetModules();
  vi.stubEnv("APP_SECRET", appSecret);
  ({ issueRun, levelOf, openRunId, sealRun, seedOf, slugOf } = await import("./run-token.ts"));
}

beforeEach(async () => {
  vi.useFakeTimers({ now: issuedAt });
  await serveWith(secret);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A run id as whoever holds the server's key could write it, with any body; a second way to the same signature. */
function writeRunId(body: string, purpose = "run-id", appSecret = secret): string {
  const key = Buffer.from(hkdfSync("sha256", appSecret, "huou-ham-hoc", purpose, 32)).toString("hex");
  const written = Buffer.from(body).toString("base64url");
  return `${written}.${createHmac("sha256", key).update(written).digest("base64url")}`;
}

describe("a run that is issued", () => {
  test("says what was asked for, the time of issue, and an id nobody has had", () => {
    const runs = Array.from({ length: 50 }, () => issueRun(request));
    for (const run of runs) expect(run).toEqual({ ...request, id: run.id, issuedAt });
    expect(new Set(runs.map(({ id }) => id)).size).toBe(50);
    for (const { id } of runs)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test.each(refs)("is read again as it was, of a $kind", (ref) => {
    for (const run of [
      issueRun({ ...request, ref }),
      issueRun({ ...request, ref, mode: "practice", pupilId: null, guestId: pupilId, items: null, tries: null }),
    ]) {
      expect(openRunId(sealRun(run))).toEqual(run);
    }
  });

  test("is signed with HMAC-SHA-256 under a key that is for run ids alone", () => {
    const run = issueRun(request);
    expect(sealRun(run)).toBe(writeRunId(JSON.stringify(run)));
  });

  test("asks questions of a seed its id alone fixes, which stands nowhere in its run id and is another for another run", () => {
    const [run, other] = [issueRun(request), issueRun(request)];
    expect(seedOf(run)).toMatch(/^[0-9a-f]{64}$/);
    expect(seedOf({ id: run.id })).toBe(seedOf(run));
    expect(seedOf(other)).not.toBe(seedOf(run));
    const runId = sealRun(run);
    expect(runId).not.toContain(seedOf(run));
    expect(Buffer.from(runId, "base64url").toString()).not.toContain(seedOf(run));
  });

  test("asks other questions on a server with another secret", async () => {
    const run = issueRun(request);
    const seed = seedOf(run);
    await serveWith(`${secret}!`);
    expect(seedOf(run)).not.toBe(seed);
  });

  test.each([
    [refs[0], "c3-perimeter", 2],
    [refs[1], "review", 3],
    [refs[2], "counting", 4],
    [refs[3], "level-one", 1],
  ] as const)("is kept by name and level: %o as %s, %i", (ref, slug, level) => {
    if (ref === undefined) throw new Error("no ref");
    expect([slugOf(ref), levelOf(ref)]).toEqual([slug, level]);
  });
});

describe("a run id that is not as it was made here opens nothing", () => {
  test("with any one character of it changed, left out or put in", () => {
    const runId = sealRun(issueRun(request));
    const opened: string[] = [];
    for (let at = 0; at < runId.length; at += 1) {
      const other = runId[at] === "A" ? "B" : "A";
      for (const middle of [other, "", `${runId[at]}A`]) {
        const changed = runId.slice(0, at) + middle + runId.slice(at + 1);
        if (openRunId(changed) !== null) opened.push(`${at}: ${middle}`);
      }
    }
    expect(opened).toEqual([]);
  });

  test("with any one bit of what it says changed", () => {
    const runId = sealRun(issueRun(request));
    const [body = "", signature = ""] = runId.split(".");
    const bytes = Buffer.from(body, "base64url");
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(openRunId(`${changed.toString("base64url")}.${signature}`), `bit ${bit}`).toBeNull();
    }
  });

  test("made for another pupil, another level, another mode or an earlier time, under the old signature", () => {
    const run = issueRun(request);
    const [, signature = ""] = sealRun(run).split(".");
    const requests: readonly Partial<RunToken>[] = [
      { pupilId: "00000000-0000-4000-8000-000000000002" },
      { pupilId: null },
      { guestId: pupilId },
      { mode: "practice" },
      { ref: { kind: "game", levelName: "counting", level: 1 } },
      { issuedAt: issuedAt - 1 },
      { items: null },
      { tries: null },
    ];
    for (const change of requests) {
      const body = Buffer.from(JSON.stringify({ ...run, ...change })).toString("base64url");
      expect(openRunId(`${body}.${signature}`), JSON.stringify(change)).toBeNull();
    }
  });

  test("with the signature of another run, none, or more behind it", () => {
    const [one = "", ofOne = ""] = sealRun(issueRun(request)).split(".");
    const [, ofOther = ""] = sealRun(issueRun(request)).split(".");
    expect(openRunId(`${one}.${ofOne}`)).not.toBeNull();
    for (const given of [
      "",
      ".",
      "..",
      one,
      `${one}.`,
      `.${ofOne}`,
      `${one}.${ofOther}`,
      `${one}.${ofOne}.`,
      `${one}.${ofOne}.${ofOne}`,
      `${one}.${ofOne}=`,
      ` ${one}.${ofOne}`,
      `${one}.${ofOne}\n`,
      `${one}.${ofOne.toUpperCase()}`,
    ]) {
      expect(openRunId(given), JSON.stringify(given)).toBeNull();
    }
  });

  test("signed with another secret, with the key of the seeds, or with none", async () => {
    const body = JSON.stringify(issueRun(request));
    expect(openRunId(writeRunId(body))).not.toBeNull();
    expect(openRunId(writeRunId(body, "run-seed"))).toBeNull();
    expect(openRunId(writeRunId(body, "run-id", `${secret}!`))).toBeNull();
    const written = Buffer.from(body).toString("base64url");
    expect(openRunId(`${written}.${createHmac("sha256", "").update(written).digest("base64url")}`)).toBeNull();
    const mine = writeRunId(body);
    await serveWith(`${secret}!`);
    expect(openRunId(mine)).toBeNull();
  });

  test("signed by an older version that said other things", () => {
    const run = issueRun(request);
    const { guestId: _, tries: __, ...old } = run;
    expect(openRunId(writeRunId(JSON.stringify(old)))).toEqual({ ...run, guestId: null, tries: null });
    const said: readonly object[] = [
      {},
      { ...run, id: "1" },
      { ...run, mode: "exam" },
      { ...run, pupilId: "me" },
      { ...run, issuedAt: "now" },
      { ...run, issuedAt: issuedAt + 0.5 },
      { ...run, points: 120 },
      { ...run, items: [1] },
      { ...run, ref: { kind: "skill", id: "c3-perimeter", difficulty: 4 } },
      { ...run, ref: { kind: "review", classId: "6", asked: [] } },
      { ...run, ref: { kind: "game", levelName: "counting" } },
    ];
    for (const body of said) expect(openRunId(writeRunId(JSON.stringify(body))), JSON.stringify(body)).toBeNull();
  });
});
