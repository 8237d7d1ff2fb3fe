import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { questionsPerRun, shortestSecondsPerQuestion } from "#lib/play/points.ts";
import { HttpPlayer, runSchema } from "./http-player.ts";
import { playerOf, takeCookies } from "./page-player.ts";

const startSchema = z.object({ ok: z.literal(true), value: z.looseObject({}) });

/** Until so many questions have taken as long as they do at least; quicker ones give no points. */
async function untilPlayed(questions: number, begun: number): Promise<void> {
  const spent = () => performance.now() - begun;
  await expect.poll(spent, { intervals: [50] }).toBeGreaterThan(questions * shortestSecondsPerQuestion * 1000);
}

/** Passes a level of additions over HTTP, for 120 points of the player of this browser: for what comes long after a run. */
export async function earnPoints(page: Page): Promise<void> {
  const player = await playerOf(page);
  const run = await player.start("/game/addition/5/challenge/1");
  const begun = performance.now();
  for (const [place, [response]] of HttpPlayer.respond(run, questionsPerRun).entries()) {
    await untilPlayed(place + 1, begun);
    await player.answer(run.runId, place, response);
  }
  expect(await player.finish(run.runId, [])).toMatchObject({ ok: true, value: { points: 120 } });
  await takeCookies(page, player);
}

/**
 * Takes up ten additions of the player of this browser at the last question, from the list of exercises, as if the nine
 * before it had been answered right here: for what comes at the end of a run.
 */
export async function resumeAtEnd(page: Page): Promise<void> {
  const href = "/game/addition/10";
  const player = await playerOf(page);
  const begun = performance.now();
  const { value } = await player.client.call("startRun", href, await player.client.openRun(href));
  await takeCookies(page, player);
  const run = startSchema.parse(value).value;
  const responses = HttpPlayer.respond(runSchema.parse(run), questionsPerRun - 1).slice(0, -1);
  const steps = responses.flat().flatMap((response) => [{ type: "respond", response }, { type: "next" }]);
  await page.evaluate(
    (kept) => {
      const owner = window.localStorage.getItem("userName");
      window.localStorage.setItem("keptRuns", JSON.stringify([{ ...kept, owner, savedAt: Date.now() }]));
    },
    { run, steps, href },
  );
  await page.goto("/course/practice/1");
  await page.getByRole("link", { name: "Chơi tiếp" }).click();
  await untilPlayed(questionsPerRun, begun);
}
