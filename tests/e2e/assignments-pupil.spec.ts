import type { BrowserContext, BrowserContextOptions } from "@playwright/test";
import { expect, type Page } from "@playwright/test";
import { dayMs } from "#lib/core/durations.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { shortestSecondsPerQuestion } from "#lib/play/points.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { KindName, Kinds, Question, Response } from "#lib/questions/question.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { readResults, type SeededWork, seedAssignments, withdrawAssignment } from "#tests/setup/assignment-data.ts";
import { countInStore } from "#tests/setup/browser-store.ts";
import { Child } from "#tests/setup/child.ts";
import { seedClass } from "#tests/setup/class-data.ts";
import { clearOfMidnight } from "#tests/setup/clear-of-midnight.ts";
import { expectSoundPage } from "#tests/setup/expect-sound-page.ts";
import { keptSite } from "#tests/setup/kept-site.ts";
import { onScreens } from "#tests/setup/on-screens.ts";
import { type OwnServer, ownServer } from "#tests/setup/own-server.ts";
import { fetchPageRun, playPage } from "#tests/setup/stone-run.ts";
import { tapLock } from "#tests/setup/tap-lock.ts";
import { test } from "#tests/setup/test.ts";

interface Wishes {
  readonly openContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly ownOrigins: Set<string>;
}

const dayIn = (days: number) => vietnamDay(Date.now() + days * dayMs);

const work = (code: string, title: string, more: Partial<SeededWork> = {}): SeededWork => ({
  code,
  title,
  opensOn: dayIn(0),
  closesOn: dayIn(1),
  ...more,
});

/** A server with a class of four seats to which work was given. */
async function serverWithWork(wishes: Wishes, works: readonly SeededWork[], withdrawn: readonly string[] = []) {
  const server = await ownServer(wishes);
  const first = await (await server.open()).newPage();
  await expect(async () => {
    expect((await first.request.get("/api/health")).status()).toBe(200);
  }).toPass();
  await server.stop();
  const made = await seedClass(server.dataDir, "HGE47T", 4);
  await seedAssignments(server.dataDir, made.id, works);
  for (const code of withdrawn) await withdrawAssignment(server.dataDir, code);
  await server.restart({});
  const card = (number: number) => `/lop/${made.code}#${made.seats[number - 1]?.secret}`;
  return { server, made, card };
}

async function openPage(server: OwnServer): Promise<Page> {
  return (await server.open()).newPage();
}

/** Sits down by a card and waits for home to know what was given. */
async function sitDown(server: OwnServer, card: string): Promise<Page> {
  const page = await openPage(server);
  await page.goto(card);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(begin(page)).toBeVisible();
  return page;
}

const todayOf = (page: Page) => page.getByRole("region", { name: "Hôm nay của con" });
const begin = (page: Page) => todayOf(page).getByRole("link", { name: "Làm bài" });
const listOf = (page: Page) => todayOf(page).getByRole("list", { name: "Bài cô giao" });
const result = (page: Page) => page.getByRole("region", { name: "Kết quả" });
const sign = (page: Page) => page.getByRole("status").filter({ hasText: /Không có mạng|\d lượt/ });
const received = "Cô đã nhận được bài của con!";

/** The questions of a run with their keys. */
function questionsOf(run: RunView): readonly Question[] {
  return run.places.map(([{ question, solution }]) => ({ ...question, key: solution?.key }) as Question);
}

function responsesTo<Name extends KindName>(kind: Name, view: Kinds[Name]["view"], key: Kinds[Name]["key"]) {
  const { right, wrong } = kinds[kind].examples(view, key);
  return { right: right[0], wrong: wrong[0] };
}

/** Ends a run as its pupil's browser does, wrong at first in its first question, and no faster than a pupil. */
async function finishWithMiss(page: Page, href: string): Promise<void> {
  const begun = performance.now();
  const run = await fetchPageRun(page, href);
  const answers = questionsOf(run).map((question, place) => {
    const { right, wrong } = responsesTo(question.kind, question.view, question.key);
    const responses: (Response | undefined)[] = place === 0 ? [wrong, right] : [right];
    return { responses, hintOpened: false };
  });
  const spent = () => performance.now() - begun;
  await expect.poll(spent, { intervals: [50] }).toBeGreaterThan(answers.length * shortestSecondsPerQuestion * 1000);
  const status = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/finished-runs", { method: "POST", headers, body })).status;
    },
    JSON.stringify({ runId: run.runId, answers }),
  );
  expect(status).toBe(200);
}

test.beforeEach(() => clearOfMidnight(120_000));

test("a link from a chat brings who is nobody yet into the class, on to the work, and from one to the next", async ({
  openContext,
  ownOrigins,
}) => {
  const works = [
    work("ACDEFG", "5 câu chia có dư", { closesOn: dayIn(0) }),
    work("HJKMNP", "Góc vuông, góc không vuông"),
  ];
  const { server, made } = await serverWithWork({ openContext, ownOrigins }, works);
  try {
    const page = await openPage(server);
    await page.goto("/bai/acdefg");
    await expect(page.getByRole("heading", { name: "Con vào lớp trước nhé!" })).toBeVisible();
    await expect(page.getByText("5 câu chia có dư")).toBeVisible();
    await expect(page.getByText(`Bài này của lớp ${made.name}.`)).toBeVisible();
    await onScreens(page, () => expectSoundPage(page));
    await page.getByRole("main").getByRole("link", { name: "Vào lớp" }).click();
    await page.getByRole("button", { name: /^Số 2,/ }).click();
    await tapLock(page.getByRole("main"), made.seats[1]?.animals ?? []);
    await expect(page).toHaveURL(/\/bai\/ACDEFG$/);
    await new Child(page).seesQuestion(1, 5);

    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Cô có bài cho con đấy!");
    await expect(todayOf(page).getByRole("heading", { name: "5 câu chia có dư" })).toBeVisible();
    await expect(todayOf(page)).toContainText("trong hôm nay");
    await expect(listOf(page).getByRole("link")).toHaveText([/^Góc vuông, góc không vuông5 câu · đến ngày mai$/]);
    await expect(todayOf(page).getByRole("link", { name: "Bài mới" })).toBeVisible();
    await onScreens(page, () => expectSoundPage(page));

    await playPage(page, "/bai/ACDEFG");
    await expect(result(page)).toContainText(received);
    await expect(result(page).getByRole("button", { name: "Làm tiếp" })).toHaveCount(0);
    await expectSoundPage(page);
    await result(page).getByRole("link", { name: "Bài tiếp cô giao" }).click();
    await expect(page).toHaveURL(/\/bai\/HJKMNP$/);
    await page.goto("/");
    await expect(todayOf(page).getByRole("heading", { name: "Góc vuông, góc không vuông" })).toBeVisible();
    await expect(listOf(page).getByRole("listitem")).toHaveText(["5 câu chia có dưXong rồi!"]);

    await playPage(page, "/bai/HJKMNP");
    await expect(result(page).getByRole("link", { name: /^Chặng tiếp: / })).toBeVisible();
    await result(page).getByRole("link", { name: "Về Hôm nay của con" }).click();
    await expect(begin(page)).toHaveCount(0);
    await expect(listOf(page).getByRole("listitem")).toHaveText(["Bài cô giaoXong 2 bài rồi!"]);
    await expectSoundPage(page);
  } finally {
    await server.remove();
  }
});

test("whoever has joined goes nowhere but to given work", async ({ openContext, ownOrigins }) => {
  const { server, made } = await serverWithWork({ openContext, ownOrigins }, [work("ACDEFG", "Bài một")]);
  try {
    for (const [index, bai] of ["//evil.example", "https://evil.example", "../user", "ACDEF", ""].entries()) {
      const page = await openPage(server);
      await page.goto(`/lop/${made.code}?${new URLSearchParams({ bai })}#${made.seats[index % 4]?.secret}`);
      await expect(page, bai).toHaveURL(`${new URL(page.url()).origin}/`);
      await page.context().close();
    }
  } finally {
    await server.remove();
  }
});

test.describe("work that cannot be played", () => {
  // The browser's own note of an answer that is not 200.
  test.use({ expectedErrors: [/status of 404/] });

  test("says why, and leads home", async ({ openContext, ownOrigins }) => {
    const works = [
      work("ACDEFG", "Bài một", { isRepeatable: false }),
      work("HJKMNP", "Bài hai", { seats: [2] }),
      work("QRTUWX", "Bài ba", { opensOn: dayIn(1), closesOn: dayIn(2) }),
      work("YACDEF", "Bài bốn"),
    ];
    const { server, card } = await serverWithWork({ openContext, ownOrigins }, works, ["YACDEF"]);
    try {
      const page = await sitDown(server, card(1));
      await expect(todayOf(page).getByRole("heading", { name: "Bài một" })).toBeVisible();
      await expect(listOf(page), "nothing else is the pupil's").toHaveCount(0);
      await finishWithMiss(page, "/bai/ACDEFG");
      for (const [code, words] of [
        ["ACDEFG", "Con làm bài này rồi, giỏi lắm!"],
        ["HJKMNP", "Bài này cô giao cho bạn khác"],
        ["QRTUWX", "Bài này chưa mở"],
        ["YACDEF", "Bài này đã đóng rồi"],
      ] as const) {
        await page.goto(`/bai/${code}`);
        await expect(page.getByRole("heading", { name: words })).toBeVisible();
        await expectSoundPage(page);
      }
      await page.goto("/bai/QRTUWX");
      await expect(page.getByText("Con quay lại vào ngày mai nhé!")).toBeVisible();
      await page.goto("/bai/WWWWWW");
      await expect(page.getByRole("heading", { name: "Chưa thấy bài này!" })).toBeVisible();
      await expectSoundPage(page);
      await page.getByRole("link", { name: "Về trang chủ" }).click();
      await expect(begin(page)).toHaveCount(0);
      expect((await page.goto("/bai/ACDEF0"))?.status(), "no code at all").toBe(404);
    } finally {
      await server.remove();
    }
  });
});

test("of two tries the first is what is reported, and no ready run is made for who may not play", async ({
  openContext,
  ownOrigins,
}) => {
  const works = [work("ACDEFG", "Bài một"), work("HJKMNP", "Bài hai", { seats: [2] })];
  const { server, card } = await serverWithWork({ openContext, ownOrigins }, works);
  try {
    const page = await sitDown(server, card(1));
    const hrefs = await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ hrefs: ["/bai/ACDEFG", "/bai/HJKMNP", "/bai/WWWWWW"] });
      const answer = await fetch("/api/packs/3", { method: "POST", headers, body });
      const { runs }: { runs: { href: string }[] } = await answer.json();
      return runs.map(({ href }) => href);
    });
    expect(hrefs).toEqual(["/bai/ACDEFG"]);
    await finishWithMiss(page, "/bai/ACDEFG");
    await playPage(page, "/bai/ACDEFG");
    await expect(result(page)).toContainText(received);
    await server.stop();
    expect(await readResults(server.dataDir, "ACDEFG")).toEqual([{ rights: "01111", tries: 2, best: 5 }]);
    expect(await readResults(server.dataDir, "HJKMNP")).toEqual([]);
  } finally {
    await server.remove();
  }
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow", expectedErrors: [/Failed to load resource|Failed to fetch|ERR_/] });

  test("work that was listed is played, and counts once when it is back", async ({ openContext, ownOrigins }) => {
    const { server, card } = await serverWithWork({ openContext, ownOrigins }, [work("ACDEFG", "5 câu chia có dư")]);
    try {
      const page = await sitDown(server, card(1));
      const questions = questionsOf(await fetchPageRun(page, "/bai/ACDEFG"));
      // What was given is known by now: the next page brings it along.
      await page.goto("/");
      await keptSite.untilThere(page, "/");
      await expect.poll(() => countInStore(page, "packs"), { timeout: 60_000 }).toBeGreaterThanOrEqual(1);

      await page.context().setOffline(true);
      await page.goto("/");
      await begin(page).click();
      const child = new Child(page);
      for (const [index, question] of questions.entries()) {
        await child.seesQuestion(index + 1, questions.length);
        const seen = performance.now();
        const spent = () => performance.now() - seen;
        await expect.poll(spent, { intervals: [50] }).toBeGreaterThan(shortestSecondsPerQuestion * 1000);
        await answerByKey(page, question);
        await child.goOn(index + 1, questions.length);
      }
      await expect(result(page)).toContainText("Điểm chưa gửi được. Có mạng, Hươu sẽ gửi giúp con!");
      await expect(result(page)).not.toContainText(received);
      await page.goto("/");
      await expect(begin(page)).toHaveCount(0);
      await expect(listOf(page).getByRole("listitem")).toHaveText(["5 câu chia có dưXong rồi!"]);
      await page.context().setOffline(false);
      await expect(sign(page)).toHaveText("Đã gửi 1 lượt");
      await server.stop();
      expect(await readResults(server.dataDir, "ACDEFG")).toEqual([{ rights: "11111", tries: 1, best: 5 }]);
    } finally {
      await server.remove();
    }
  });
});
