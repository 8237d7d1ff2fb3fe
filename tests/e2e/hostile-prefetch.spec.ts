import { expect } from "@playwright/test";
import { HostileSite } from "#tests/setup/hostile-site.ts";
import { HttpPlayer } from "#tests/setup/http-player.ts";
import { prefetchClient } from "#tests/setup/prefetch-client.ts";
import { freshName } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

const sums = "/game/addition/10";

// One site for all of them, and what it keeps is compared whole.
test.describe.configure({ mode: "serial" });

let site: HostileSite;
test.beforeAll(async () => {
  site = await HostileSite.open({ ahead: ["soon", "nextWeek"] });
});
test.afterAll(() => site.close());

async function bringOne(player: HttpPlayer) {
  const [ready] = (await prefetchClient.bring(player, [sums])).runs;
  if (ready === undefined) throw new Error("nothing was brought along");
  return { run: ready.run, responses: HttpPlayer.respond(ready.run, 10) };
}

test("runs that were brought along count once, from two devices at once and sent twice by each", async () => {
  const name = freshName();
  const one = await site.pupil(name);
  const other = site.guest();
  await other.logIn(name);
  const [first, second] = [await bringOne(one), await bringOne(other)];
  const [device, desk] = [one.at(site.soon), other.at(site.soon)];
  const answers = await Promise.all([
    device.finish(first.run.runId, first.responses),
    desk.finish(first.run.runId, first.responses),
    device.finish(first.run.runId, first.responses),
    desk.finish(first.run.runId, first.responses),
    desk.finish(second.run.runId, second.responses),
    device.finish(second.run.runId, second.responses),
  ]);
  expect(answers).toEqual(answers.map(() => expect.objectContaining({ ok: true })));
  expect(await site.bookOf(name)).toMatchObject({ total: 240, points: 240, runs: 2 });
  await site.isUnchangedBy(async () => {
    expect(await desk.finish(first.run.runId, first.responses)).toMatchObject({ ok: true });
  });
});

test("those of a profile that was deleted meanwhile count for no other pupil", async () => {
  const name = freshName();
  const pupil = await site.pupil(name);
  const { run, responses } = await bringOne(pupil);
  await pupil.client.call("deleteProfile", "/user");
  const other = await site.pupil(freshName());
  const finish = () => other.at(site.soon).finish(run.runId, responses);
  // They wait for their profile as long as it can come back.
  await site.isUnchangedBy(async () => expect(await finish()).toEqual({ ok: false, reason: "not-yours" }));
  await site.sql`delete from deleted_profiles where username = ${name}`;
  await site.isUnchangedBy(async () => expect(await finish()).toEqual({ ok: false, reason: "refused" }));
});

test("they count for their player alone, and only within a week", async () => {
  const pupil = await site.pupil(freshName());
  const { run, responses } = await bringOne(pupil);
  const others = [await site.pupil(freshName()), site.guest()];
  await site.isUnchangedBy(async () => {
    for (const other of others) {
      const refused = { ok: false, reason: "not-yours" };
      expect(await other.at(site.soon).finish(run.runId, responses)).toEqual(refused);
    }
    for (const runId of [`${run.runId}x`, "", null, 7, { runId: run.runId }]) {
      expect(await pupil.at(site.soon).finish(runId, responses)).toEqual({ ok: false, reason: "refused" });
    }
    const late = await pupil.at(site.nextWeek).finish(run.runId, responses);
    expect(late).toEqual({ ok: false, reason: "refused" });
  });
  expect(await pupil.at(site.soon).finish(run.runId, responses)).toMatchObject({ value: { points: 120 } });
});

test("bringing runs along writes nothing and makes nobody a guest, and what a guest brought counts for its profile", async () => {
  const counts = async () => (await site.sql`select count(*)::int as runs from runs`)[0]?.runs;
  const before = await counts();
  const guest = site.guest();
  const answer = await prefetchClient.ask(guest, [sums, "/game/counting", "/course-detail/1", "/nowhere"]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(await counts()).toBe(before);
  const { run, responses } = await bringOne(guest);
  const name = freshName();
  await guest.register(name);
  expect(await guest.at(site.soon).finish(run.runId, responses)).toMatchObject({ value: { points: 120 } });
  expect(await site.bookOf(name)).toMatchObject({ total: 120, runs: 1 });
});

test("no other site, no odd wish and nobody who hammers is served", async () => {
  const school = "203.0.113.8";
  const pupil = await site.pupil(freshName(), school);
  const { run, responses } = await bringOne(pupil);
  const body = JSON.stringify({
    hrefs: [sums],
    runId: run.runId,
    answers: responses.map((given) => ({ responses: given })),
  });
  await site.isUnchangedBy(async () => {
    for (const path of ["/api/packs/1", "/api/finished-runs"]) {
      for (const origin of ["https://elsewhere.example", "null", `${site.soon}.elsewhere.example`]) {
        const { cookie } = pupil.client;
        const answer = await fetch(site.soon + path, { method: "POST", body, headers: { origin, cookie } });
        expect(answer.status, `${path} from ${origin}`).toBe(403);
      }
    }
  });
  for (const hrefs of [[], ["/a", "/b", "/c", "/d", "/e"], [7], "x", null, ["x".repeat(300)]]) {
    expect((await prefetchClient.ask(pupil, hrefs)).status, JSON.stringify(hrefs)).toBe(400);
  }
  const status = async (player: HttpPlayer) => (await prefetchClient.ask(player, ["/nowhere"])).status;
  await expect.poll(() => status(pupil), { intervals: [1] }).toBe(429);
  expect(await status(await site.pupil(freshName(), school)), "another pupil at the same address").toBe(200);
});
