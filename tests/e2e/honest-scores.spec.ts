import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { questionsPerRun } from "#lib/play/points.ts";
import { Child } from "#tests/setup/child.ts";
import { type HeldCall, holdCalls, sendCall } from "#tests/setup/held-calls.ts";
import { expectTotal, freshName, makePupil, register } from "#tests/setup/register.ts";
import { resumeAtEnd } from "#tests/setup/short-run.ts";
import { test } from "#tests/setup/test.ts";

const finishCall = /hintOpened/;

/** Answers the last of ten additions right and stops where the browser wants to send them. */
async function playUntilSent(page: Page): Promise<{ call: HeldCall; release: () => void }> {
  const held = await holdCalls(page, finishCall);
  await resumeAtEnd(page);
  await new Child(page).playRight(questionsPerRun);
  return { call: await held.first(), release: held.release };
}

const runSchema = z.object({ runId: z.string(), answers: z.unknown() });

function readRun(call: HeldCall) {
  return runSchema.parse(JSON.parse(call.body));
}

/** The browser gives a call up after six seconds, and sends the run again after twenty. */
async function expectCounted(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Kết quả" })).toContainText("+120", { timeout: 40_000 });
}

test("one run finished fifty times at once counts once", async ({ page, context }) => {
  await makePupil(page, freshName());
  const { call, release } = await playUntilSent(page);
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendCall(context, call, call.body)));
  expect(answers.every(({ status, ok }) => status === 200 && ok)).toBe(true);
  release();
  await expectCounted(page);
  await expectTotal(page, 120);
});

test("a guest's first run that a slow network sends again and again counts once, under the name taken then", {
  tag: "@deep",
}, async ({ page, context }) => {
  const { call, release } = await playUntilSent(page);
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendCall(context, call, call.body)));
  expect(answers.every(({ status, ok }) => status === 200 && ok)).toBe(true);
  release();
  await expectCounted(page);
  await register(page, freshName());
  await expectTotal(page, 120);
});

test("two runs finished at once both count", async ({ page, context, openContext }) => {
  await makePupil(page, freshName());
  const otherContext = await openContext({ storageState: await context.storageState() });
  const other = await otherContext.newPage();
  const [first, second] = await Promise.all([playUntilSent(page), playUntilSent(other)]);
  first.release();
  second.release();
  await expectCounted(page);
  await expectCounted(other);
  await expectTotal(page, 240);
});

test("a run id changed by one character gives nothing", { tag: "@deep" }, async ({ page, context }) => {
  await makePupil(page, freshName());
  const { call } = await playUntilSent(page);
  const { runId, answers } = readRun(call);
  const places = [0, 10, Math.floor(runId.length / 2), runId.length - 2];
  for (const at of places) {
    const forged = `${runId.slice(0, at)}${runId.charAt(at) === "A" ? "B" : "A"}${runId.slice(at + 1)}`;
    const answer = await sendCall(context, call, JSON.stringify({ runId: forged, answers }));
    expect(answer).toEqual({ status: 200, ok: false, reason: "refused" });
  }
  await expectTotal(page, 0);
});

test("a run of one pupil gives another pupil nothing", { tag: "@deep" }, async ({ page, openContext }) => {
  await makePupil(page, freshName());
  const thiefContext = await openContext({});
  const thief = await thiefContext.newPage();
  await makePupil(thief, freshName());
  const { call, release } = await playUntilSent(page);
  expect(await sendCall(thiefContext, call, call.body)).toEqual({ status: 200, ok: false, reason: "not-yours" });
  await expectTotal(thief, 0);
  release();
  await expectCounted(page);
  await expectTotal(page, 120);
});

test("claiming right answers does not make them right", { tag: "@deep" }, async ({ page, context }) => {
  await makePupil(page, freshName());
  const { call } = await playUntilSent(page);
  const { runId } = readRun(call);
  const empty = { responses: [], hintOpened: false };
  const odd = { responses: [{ right: true, points: 1000 }], hintOpened: false };
  for (const answers of [[], Array(10).fill(empty), Array(10).fill(odd), Array(11).fill(odd), "all", null]) {
    const answer = await sendCall(context, call, JSON.stringify({ runId, answers }));
    expect(answer).toEqual({ status: 200, ok: false, reason: "refused" });
  }
  await expectTotal(page, 0);
});

test("the page of a challenge holds no answer before it is given", async ({ page }) => {
  const bodies: string[] = [];
  await page.route("**/game/**", async (route) => {
    const response = await route.fetch();
    bodies.push(await response.text());
    await route.fulfill({ response });
  });
  await page.goto("/game/addition/10/challenge/1");
  await page.getByRole("button", { name: "Bắt đầu" }).click();
  await new Child(page).seesQuestion(1);
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) expect(body).not.toMatch(/"(key|hints|explanation|praise|identity)"/);
});
