import { expect } from "@playwright/test";
import { HostileSite } from "#tests/setup/hostile-site.ts";
import { HttpPlayer } from "#tests/setup/http-player.ts";
import { freshName } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

const challenge = "/game/addition/10/challenge/1";
const nothing = { ok: true, value: { points: 0, totalScore: 0, passed: false, notice: "too-fast" } } as const;

// One site as it is served to everybody, where the pace of challenges is kept.
test.describe.configure({ mode: "serial" });

let site: HostileSite;
test.beforeAll(async () => {
  site = await HostileSite.open({ challengePace: "1", ahead: [] });
});
test.afterAll(() => site.close());

/** Answers all of a challenge rightly, after these pauses in seconds. */
async function playAfter(pauses: readonly number[]) {
  const name = freshName();
  const pupil = await site.pupil(name);
  const run = await pupil.start(challenge);
  await pupil.answerAll(run, HttpPlayer.respond(run, 10));
  await site.pace(run, pauses);
  const finished = await pupil.finish(run.runId, []);
  return { finished, book: await site.bookOf(name) };
}

for (const [who, pauses] of [
  ["half a second each, as a program that knows the answers needs", [1.2, 0.5, 0.6, 0.5, 0.7, 0.5, 0.6, 0.5, 0.5, 0.6]],
  ["just less than twenty seconds", [2.9, 1.8, 1.7, 2.1, 1.9, 2.2, 1.6, 2, 1.7, 1.9]],
  ["a wait and then all at once", [60, 0.4, 0.3, 0.5, 0.4, 0.3, 0.4, 0.5, 0.4, 0.3]],
  ["a beat no hand keeps", [3, 3, 3.01, 3, 2.99, 3, 3.01, 3, 3, 2.99]],
] as const) {
  test(`ten right answers in ${who} pass nothing and give nothing`, async () => {
    const { finished, book } = await playAfter(pauses);
    expect(finished).toMatchObject(nothing);
    expect(book).toEqual({ total: 0, points: 0, runs: 1, levels: ["addition-10/1 playing"], boards: {} });
  });
}

test("a quick child's ten right answers pass the level and give their points", async () => {
  const { finished, book } = await playAfter([3.6, 2.5, 2.9, 2.2, 3.4, 2.6, 2.3, 3.1, 2.7, 2.4]);
  expect(finished).toMatchObject({ ok: true, value: { points: 120, passed: true, notice: null } });
  expect(book).toMatchObject({ total: 120, levels: ["addition-10/1 done"], boards: { "addition-10": 1 } });
});
