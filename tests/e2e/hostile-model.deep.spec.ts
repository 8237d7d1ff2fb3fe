import { expect } from "@playwright/test";
import fc from "fast-check";
import "#tests/setup/fixed-chance.ts";
import { forgedRuns } from "#tests/setup/forged-runs.ts";
import { HostileSite } from "#tests/setup/hostile-site.ts";
import { HttpPlayer, type Responses } from "#tests/setup/http-player.ts";
import { freshName } from "#tests/setup/register.ts";
import { ScoreModel } from "#tests/setup/score-model.ts";
import { test } from "#tests/setup/test.ts";

const practice = "/game/addition/10/play/1";
const board = "addition-10";

interface Actor {
  readonly name: string;
  player: HttpPlayer;
  readonly model: ScoreModel;
}

interface Scene {
  readonly site: HostileSite;
  readonly actor: Actor;
  /** Every run that was finished so far, whoever did it. */
  readonly finished: { runId: string; responses: Responses }[];
  readonly right: number;
  readonly second: number;
  readonly level: number;
}

async function startChallenge({ actor, level }: Scene) {
  return actor.player.start(`/game/addition/10/challenge/${level}`);
}

/** What a player can do, honest and not. Each step tells the model what it must have come to, most of them nothing. */
const steps = {
  async practise({ site, actor, finished, right, second }: Scene) {
    const { run, responses, result, after } = await site.practise(actor.player, right, Math.min(second, 10 - right));
    expect(result.ok).toBe(true);
    actor.player = after.at(site.now);
    actor.model.finish({ mode: "practice", level: 1, right, second: Math.min(second, 10 - right), isTooFast: false });
    finished.push({ runId: run.runId, responses });
  },

  /** Half of what a day gives, all at once. */
  async practiseAlot({ site, actor, finished }: Scene) {
    if (!actor.model.isNamed) return;
    const runs = await Promise.all([1, 2, 3].map(() => actor.player.start(practice)));
    const played = runs.map((run) => ({ runId: run.runId, responses: HttpPlayer.respond(run, 10) }));
    const later = actor.player.at(site.soon);
    await Promise.all(played.map(({ runId, responses }) => later.finish(runId, responses)));
    for (const run of played) {
      actor.model.finish({ mode: "practice", level: 1, right: 10, second: 0, isTooFast: false });
      finished.push(run);
    }
  },

  async rush({ site, actor, finished }: Scene) {
    const run = await actor.player.start(practice);
    const responses = HttpPlayer.respond(run, 10);
    expect(await actor.player.finish(run.runId, responses)).toMatchObject({ ok: true, value: { points: 0 } });
    await actor.player.at(site.soon).finish(run.runId, responses);
    actor.model.finish({ mode: "practice", level: 1, right: 10, second: 0, isTooFast: true });
    finished.push({ runId: run.runId, responses });
  },

  async challenge(scene: Scene) {
    const { site, actor, finished, right, level } = scene;
    const run = await site.answerChallenge(actor.player, `/game/addition/10/challenge/${level}`, right);
    // What is sent with the end of a challenge is not looked at.
    const responses = HttpPlayer.respond(run, 10);
    expect((await actor.player.finish(run.runId, responses)).ok).toBe(true);
    await site.forget(run);
    actor.model.finish({ mode: "challenge", level, right, second: 0, isTooFast: false });
    finished.push({ runId: run.runId, responses });
  },

  async hurriedChallenge(scene: Scene) {
    const { site, actor, level } = scene;
    const run = await startChallenge(scene);
    await actor.player.answerAll(run, HttpPlayer.respond(run, 10));
    await site.hurry(run);
    expect(await actor.player.finish(run.runId, [])).toMatchObject({ ok: true, value: { points: 0, passed: false } });
    await site.forget(run);
    actor.model.finish({ mode: "challenge", level, right: 10, second: 0, isTooFast: true });
  },

  async changeOfMind(scene: Scene) {
    const { site, actor, level } = scene;
    const run = await startChallenge(scene);
    const right = HttpPlayer.respond(run, 10);
    const wrong = HttpPlayer.respond(run, 0);
    await actor.player.answer(run.runId, 1, right[1]?.[0]);
    await actor.player.answerAll(run, wrong);
    await actor.player.answer(run.runId, 9, right[9]?.[0]);
    await site.age(run);
    expect(await actor.player.finish(run.runId, right)).toMatchObject({ ok: true });
    await site.forget(run);
    actor.model.finish({ mode: "challenge", level, right: 0, second: 0, isTooFast: false });
  },

  async leaveEarly(scene: Scene) {
    const { site, actor, right } = scene;
    const run = await startChallenge(scene);
    const all = HttpPlayer.respond(run, 10);
    await actor.player.answerAll(run, all.slice(0, Math.min(right, 9)));
    await site.age(run);
    expect((await actor.player.finish(run.runId, all)).ok).toBe(false);
    await site.forget(run);
  },

  async sendAgain({ site, actor, finished, right }: Scene) {
    const old = finished[right % Math.max(1, finished.length)];
    if (old !== undefined) await actor.player.at(site.soon).finish(old.runId, old.responses);
  },

  async forge({ site, actor, right, second }: Scene) {
    const run = await actor.player.start(practice);
    const forged = forgedRuns(run.runId, site.secret);
    const finished = await actor.player
      .at(site.soon)
      .finish(forged[(right * 11 + second) % forged.length], HttpPlayer.respond(run, 10));
    expect(finished).toEqual({ ok: false, reason: "refused" });
  },

  async sendTooMuch({ site, actor, right }: Scene) {
    const run = await actor.player.start(practice);
    const all = HttpPlayer.respond(run, 10);
    const odd = right === 10 ? [...all, ...all] : all.slice(0, right);
    expect((await actor.player.at(site.soon).finish(run.runId, odd)).ok).toBe(false);
  },

  async register({ actor }: Scene) {
    if (actor.model.isNamed) return;
    await actor.player.register(actor.name);
    actor.model.register();
  },
} as const;

const kinds = [
  "practise",
  "practiseAlot",
  "rush",
  "challenge",
  "hurriedChallenge",
  "changeOfMind",
  "leaveEarly",
  "sendAgain",
  "forge",
  "sendTooMuch",
  "register",
] as const;

const anyStep = fc.record({
  kind: fc.constantFrom(...kinds, "practise", "practiseAlot", "challenge", "challenge", "sendAgain"),
  // The first does most, so that a day's points run out.
  who: fc.constantFrom(0, 0, 0, 1, 2, 2),
  right: fc.oneof(fc.nat(10), fc.integer({ min: 7, max: 10 })),
  second: fc.nat(10),
  level: fc.integer({ min: 1, max: 2 }),
});

test("whatever two pupils and a guest do, honest or not, they have what the rules give and nothing else", async () => {
  const site = await HostileSite.open({ ahead: ["soon", "nextWeek"] });
  let played = 0;
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 18 }), async (sequence) => {
        const actors: Actor[] = [];
        for (const isNamed of [true, true, false]) {
          const actor = { name: freshName(), player: site.guest(), model: new ScoreModel(board, isNamed) };
          if (isNamed) await actor.player.register(actor.name);
          actors.push(actor);
        }
        const finished: Scene["finished"] = [];
        for (const { kind, who, ...how } of sequence) {
          const actor = actors[who];
          if (actor !== undefined) await steps[kind]({ site, actor, finished, ...how });
          played += 1;
        }
        for (const actor of actors) {
          await steps.register({ site, actor, finished, right: 0, second: 0, level: 1 });
          expect(await site.bookOf(actor.name)).toEqual(actor.model.book());
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
    const [sums] = await site.sql`
      select (select sum(total_score) from users) = (select sum(points) from runs where user_id is not null) as balance`;
    expect(sums?.balance).toBe(true);
    expect(played).toBeGreaterThanOrEqual(120);
  } finally {
    await site.close();
  }
});
