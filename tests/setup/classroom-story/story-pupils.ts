import { expect, type Page } from "@playwright/test";
import { shortestSecondsPerQuestion } from "#lib/play/points.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { nameMistake } from "#lib/questions/name-mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { countInStore } from "#tests/setup/browser-store.ts";
import { Child } from "#tests/setup/child.ts";
import { keptSite } from "#tests/setup/kept-site.ts";
import { register } from "#tests/setup/register.ts";
import { tapLock } from "#tests/setup/tap-lock.ts";

/** The name of the pupil who has arrived on the home page. */
async function arrive(page: Page): Promise<string> {
  await expect(page).toHaveURL(/:\d+\/$/);
  const name = () => page.evaluate(() => window.localStorage.getItem("userName"));
  await expect.poll(name).not.toBeNull();
  return (await name()) ?? "";
}

/** The ways into a class. Each gives the name the pupil has on the site. */
export const sitDown = {
  async byCard(page: Page, card: string): Promise<string> {
    await page.goto(card);
    return arrive(page);
  },

  async byAnimals(page: Page, code: string, animals: readonly string[]): Promise<string> {
    await page.goto("/lop");
    await page.getByRole("textbox", { name: "Mã lớp" }).fill(code.toLowerCase());
    await page.getByRole("main").getByRole("button", { name: "Vào lớp" }).click();
    await page
      .getByRole("group", { name: "Biểu tượng của con" })
      .getByRole("button", { name: /^Số 2,/ })
      .click();
    await tapLock(page.getByRole("main"), animals);
    return arrive(page);
  },

  async asOneself(page: Page, card: string, name: string): Promise<string> {
    await register(page, name);
    await page.goto(card);
    await page.getByRole("button", { name: "Đúng, là con" }).click();
    return arrive(page);
  },
} as const;

/** The same question as if the answer of somebody who makes the mistake were right; null where it leads nowhere. */
export function mistaken(question: Question, code: MistakeCode): Question | null {
  if (question.kind === "number") {
    const { wrong } = kinds.number.examples(question.view, question.key);
    const made = wrong.find((response) => nameMistake(question, response) === code);
    return made === undefined ? null : { ...question, key: { ...question.key, value: made.value } };
  }
  if (question.kind === "choice") {
    const { wrong } = kinds.choice.examples(question.view, question.key);
    const made = wrong.find((response) => nameMistake(question, response) === code);
    return made === undefined ? null : { ...question, key: { ...question.key, right: made.choice } };
  }
  return null;
}

export const todayOf = (page: Page) => page.getByRole("region", { name: "Hôm nay của con" });
const begin = (page: Page) => todayOf(page).getByRole("link", { name: "Làm bài" });
const result = (page: Page) => page.getByRole("region", { name: "Kết quả" });
const received = "Cô đã nhận được bài của con!";

interface Played {
  readonly questions: readonly Question[];
  /** What is answered at first, by place, where it is wrong. */
  readonly wrong: ReadonlyMap<number, Question>;
}

/** Plays the run on screen to its result; what was answered wrongly is right at the second try. */
async function playOn(page: Page, { questions, wrong }: Played): Promise<void> {
  const child = new Child(page);
  for (const [place, question] of questions.entries()) {
    await child.seesQuestion(place + 1, questions.length);
    const seen = performance.now();
    const spent = () => performance.now() - seen;
    await expect.poll(spent, { intervals: [50] }).toBeGreaterThan(shortestSecondsPerQuestion * 1000);
    const first = wrong.get(place);
    if (first !== undefined) await answerByKey(page, first);
    await answerByKey(page, question);
    await child.goOn(place + 1, questions.length);
  }
}

/** Does the work that stands first on the home page. */
export async function doWork(page: Page, played: Played): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Cô có bài cho con đấy!");
  await begin(page).click();
  await playOn(page, played);
  await expect(result(page)).toContainText(received);
}

/** Does it while there is no network; it is sent when it is back. */
export async function doWorkOffline(page: Page, played: Played): Promise<void> {
  await page.goto("/");
  await expect(begin(page)).toBeVisible();
  // What was given is known by now: the next page brings it along.
  await page.goto("/");
  await keptSite.untilThere(page, "/");
  await expect.poll(() => countInStore(page, "packs"), { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
  await page.context().setOffline(true);
  await page.goto("/");
  await begin(page).click();
  await playOn(page, played);
  await expect(result(page)).toContainText("Điểm chưa gửi được. Có mạng, Hươu sẽ gửi giúp con!");
  await page.goto("/");
  await expect(begin(page)).toHaveCount(0);
  await page.context().setOffline(false);
  const sent = page.getByRole("status").filter({ hasText: /Không có mạng|\d lượt/ });
  await expect(sent).toHaveText("Đã gửi 1 lượt");
}
