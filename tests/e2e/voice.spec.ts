import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Question } from "#lib/questions/question.ts";
import { Child } from "#tests/setup/child.ts";
import { openEmptyPage } from "#tests/setup/empty-page.ts";
import { endWords, giveHeardVoice, lastRate, lastWords, sayWord } from "#tests/setup/heard-words.ts";
import { hearMadeSpeech, listPlayed } from "#tests/setup/made-speech.ts";
import { listQuestions } from "#tests/setup/rounds.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

const questions = listQuestions("counting");

function loudspeaker(page: Page, question: Question | undefined) {
  return page.getByRole("button", { name: `Nghe: ${question?.prompt.text}`, exact: true });
}

/** What the browser asks for of the voice that is made in it. */
function watchVoice(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/voice/")) asked.push(pathname);
  });
  return asked;
}

/** What is lit because it is being said. */
function litWords(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get("said") ?? [])].join(" "));
}

async function lastPlayed(page: Page) {
  return (await listPlayed(page)).at(-1);
}

test("without a voice of the device one is made in the browser, at the first tap and not before", async ({
  page,
  context,
}) => {
  await hearMadeSpeech(context);
  const asked = watchVoice(context);
  await showRun(page, questions);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  const say = loudspeaker(page, questions[0]);
  await say.click();
  await expect.poll(() => lastPlayed(page)).toMatchObject({ peak: expect.any(Number) });
  const first = await lastPlayed(page);
  expect(first?.peak).toBeGreaterThan(0.2);
  expect(first?.seconds).toBeGreaterThan(1);
  expect(asked.toSorted()).toEqual(["/voice/speak.js", "/voice/vi.data.gz"]);

  await say.click();
  await expect.poll(async () => (await listPlayed(page)).length).toBeGreaterThan(1);
  expect((await lastPlayed(page))?.seconds).toBeGreaterThan((first?.seconds ?? 0) * 1.15);
  expect((await listPlayed(page))[0]?.isStopped).toBe(true);

  await new Child(page).answerRight();
  await expect.poll(async () => (await lastPlayed(page))?.isStopped).toBe(true);
});

test("another loudspeaker, or another page, hushes what is being read", async ({ page, context }) => {
  await hearMadeSpeech(context);
  await showRun(page, questions);
  const played = async (count: number) => {
    await expect.poll(async () => (await listPlayed(page)).length).toBe(count);
    return (await listPlayed(page)).at(-1);
  };
  await loudspeaker(page, questions[0]).click();
  await played(1);
  await page.getByRole("button", { name: "Gợi ý" }).click();
  const hint = page.getByRole("button", { name: /^Nghe: / }).last();
  await hint.click();
  await played(2);
  expect((await listPlayed(page)).map(({ isStopped }) => isStopped)).toEqual([true, false]);
  await page.goBack();
  await expect.poll(async () => (await listPlayed(page)).map(({ isStopped }) => isStopped)).toEqual([true, true]);
});

test("the voice is kept: a second visit asks the server for none of it, and speaks at once", async ({
  page,
  context,
}) => {
  await hearMadeSpeech(context);
  const sizes: number[] = [];
  const cache = await context.newCDPSession(page);
  await cache.send("Network.enable");
  cache.on("Network.responseReceived", ({ response }) => {
    if (response.url.includes("/voice/")) sizes.push(response.fromDiskCache === true ? 0 : 1);
  });
  await showRun(page, questions);
  await loudspeaker(page, questions[0]).click();
  await expect.poll(async () => (await listPlayed(page)).length).toBe(1);
  expect(sizes).toContain(1);
  sizes.length = 0;
  await showRun(page, questions);
  // By itself, as a loudspeaker was tapped before.
  await expect.poll(async () => (await listPlayed(page)).length).toBe(1);
  expect(sizes).not.toContain(1);
});

test.describe("where the voice cannot be fetched", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("that is said kindly, and the loudspeakers go", async ({ page, context }) => {
    await hearMadeSpeech(context);
    await context.route(/\/voice\//, (route) => route.abort());
    await showRun(page, questions);
    await loudspeaker(page, questions[0]).click();
    await expect(page.getByText("Chưa có giọng đọc. Con nhờ người lớn đọc giúp nhé!")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Nghe/ })).toHaveCount(0);
    await new Child(page).answerRight();
  });
});

test("with a voice of the device nothing is fetched; a second tap reads slower, and words are lit", async ({
  page,
  context,
}) => {
  await giveHeardVoice(context);
  const asked = watchVoice(context);
  await showRun(page, questions);
  const [question] = questions;
  const say = loudspeaker(page, question);
  await say.click();
  await expect.poll(() => lastWords(page)).toBe(question?.prompt.spoken);
  await expect.poll(() => litWords(page)).toBe(question?.prompt.text);
  const rate = (await lastRate(page)) ?? 0;
  const [first = ""] = question?.prompt.spoken.split(" ") ?? [];
  await sayWord(page, 0, first.length);
  expect(await litWords(page)).toBe(first);
  await say.click();
  await expect.poll(() => lastRate(page)).toBeLessThan(rate);
  await say.click();
  await expect.poll(() => lastRate(page)).toBe(rate);
  await endWords(page);
  await expect.poll(() => litWords(page)).toBe("");
  expect(asked).toEqual([]);
});

test("a voice that only claims to be there gives way to the made one", async ({ page, context }) => {
  await hearMadeSpeech(context);
  // Last: the voice of the device is put back, and tells of an error whatever it is told to say.
  await giveHeardVoice(context);
  await context.addInitScript(() => {
    window.speechSynthesis.speak = (utterance) =>
      void utterance.dispatchEvent(Object.assign(new Event("error"), { error: "voice-unavailable" }));
  });
  await showRun(page, questions);
  await loudspeaker(page, questions[0]).click();
  await expect.poll(async () => (await lastPlayed(page))?.peak ?? 0).toBeGreaterThan(0.2);
});

test("questions of class 1 are read by themselves by the voice of the device, not while it is muted", async ({
  page,
  context,
}) => {
  await giveHeardVoice(context);
  await showRun(page, questions);
  const child = new Child(page);
  await expect.poll(() => lastWords(page)).toBe(questions[0]?.prompt.spoken);
  await child.answerRight();
  await child.goOn(1);
  await expect.poll(() => lastWords(page)).toBe(questions[1]?.prompt.spoken);
  await child.answerRight();
  await child.goOn(2);
  await expect.poll(() => lastWords(page)).toBe(questions[2]?.prompt.spoken);
  await page.evaluate(() => {
    window.localStorage.setItem("sound", "off");
    // As the change of another tab is told.
    window.dispatchEvent(new StorageEvent("storage", { key: "sound", newValue: "off" }));
  });
  await child.answerRight();
  await child.goOn(3);
  await child.seesQuestion(4);
  expect(await lastWords(page)).toBe(questions[2]?.prompt.spoken);
});

test("on a page nobody has tapped yet the question is read at the first tap beside all buttons", async ({
  page,
  context,
}) => {
  await giveHeardVoice(context);
  await context.addInitScript(() => {
    // A question of the test to the page would count as a tap.
    const activation = { hasBeenActive: false, isActive: false };
    addEventListener("pointerdown", () => Object.assign(activation, { hasBeenActive: true }), true);
    Object.defineProperty(navigator, "userActivation", { value: activation });
  });
  await page.goto("/game/counting/play/1");
  const child = new Child(page);
  await child.seesQuestion(1);
  await page.waitForLoadState("networkidle");
  expect(await lastWords(page)).toBeUndefined();
  await page.getByRole("progressbar", { name: "Tiến độ" }).click();
  await expect.poll(() => lastWords(page)).toBeTruthy();
});

test("the made voice reads by itself only once a loudspeaker was tapped, the device's own not where that is turned off", async ({
  page,
  context,
  openContext,
}) => {
  await hearMadeSpeech(context);
  const asked = watchVoice(context);
  await showRun(page, questions);
  const child = new Child(page);
  await child.answerRight();
  await child.goOn(1);
  await child.seesQuestion(2);
  expect(asked).toEqual([]);

  const other = await openContext({});
  await giveHeardVoice(other);
  const silent = await other.newPage();
  await openEmptyPage(silent);
  await silent.evaluate(() => window.localStorage.setItem("readAloud", "off"));
  await showRun(silent, questions);
  await new Child(silent).answerRight();
  await new Child(silent).goOn(1);
  await new Child(silent).seesQuestion(2);
  expect(await lastWords(silent)).toBeUndefined();
});

test("the worker that makes speech may load and send nothing, and its licence is served beside it", async ({
  request,
}) => {
  const answer = await request.get("/voice/speak.js?v=1");
  expect(answer.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
  expect(await answer.text()).toContain("COPYING.txt");
  expect(await (await request.get("/voice/COPYING.txt")).text()).toContain("GNU GENERAL PUBLIC LICENSE");
});
