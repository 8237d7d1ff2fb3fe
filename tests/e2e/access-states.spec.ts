import { expect, type Locator, type Page } from "@playwright/test";
import { questionsPerRun } from "#lib/play/points.ts";
import { Child } from "#tests/setup/child.ts";
import { circumstances } from "#tests/setup/circumstances.ts";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { giveHeardVoice } from "#tests/setup/heard-words.ts";
import { freshName, register } from "#tests/setup/register.ts";
import { questionOfEachKind } from "#tests/setup/rounds.ts";
import { resumeAtEnd } from "#tests/setup/short-run.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

interface State {
  readonly name: string;
  /** Leads to it, and waits until it is there. */
  readonly open: (page: Page) => Promise<void>;
}

async function openIntroduction(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Giới thiệu" }).click();
  await expect(page.getByRole("dialog", { name: "Học vui mỗi ngày cùng Hươu" })).toBeVisible();
}

const states: readonly State[] = [
  {
    name: "the menu",
    async open(page) {
      await page.goto("/");
      await page.getByRole("button", { name: "Danh mục" }).click();
      await expect(page.getByRole("link", { name: "Liên hệ" })).toBeVisible();
    },
  },
  { name: "the introduction", open: openIntroduction },
  {
    name: "the sign-in of grown-ups",
    async open(page) {
      await openIntroduction(page);
      await page.getByRole("button", { name: "Bắt đầu học" }).click();
      await expect(page.getByRole("textbox", { name: "Mật khẩu" })).toBeVisible();
    },
  },
  {
    name: "what the search finds while it is typed",
    async open(page) {
      await page.goto("/");
      await page.getByRole("searchbox").fill("cộng");
      await expect(page.getByRole("link", { name: /^Xem cả/ })).toBeVisible();
    },
  },
  {
    name: "the list of boards",
    async open(page) {
      await page.goto("/leaderboard/addition-10");
      await page.locator("summary").click();
      await expect(page.getByRole("link", { name: "Đếm số" })).toBeVisible();
    },
  },
  {
    name: "a form with something to mend",
    async open(page) {
      await page.goto("/contact");
      await page.getByRole("button", { name: "Gửi lời nhắn" }).click();
      await expect(page.getByRole("textbox", { name: "Email để Hươu trả lời" })).toHaveAttribute(
        "aria-invalid",
        "true",
      );
    },
  },
  {
    name: "the question before a run is left",
    async open(page) {
      await page.goto("/game/addition/10/play/1");
      const child = new Child(page);
      await child.seesQuestion(1);
      await child.answerRight();
      await page.getByRole("link", { name: "Quay lại" }).click();
      await expect(page.getByRole("dialog", { name: "Xác nhận rời đi" })).toBeVisible();
    },
  },
  {
    name: "a result",
    async open(page) {
      await resumeAtEnd(page);
      await expect(await new Child(page).playRight(questionsPerRun)).toContainText("+120");
    },
  },
  {
    name: "an unknown address",
    async open(page) {
      await page.goto("/no/such/page");
      await expect(page).toHaveTitle(/lạc đường/);
    },
  },
];

test.use({ expectedErrors: [/status of 404/] });

for (const { name, open } of states) {
  test(`${name} can be seen and used by everybody`, async ({ page }) => {
    await open(page);
    await expectAccessible(page);
  });
}

test("the corner of a pupil, with the question before it is deleted, can be seen and used by everybody", async ({
  page,
}) => {
  await register(page, freshName());
  await expectAccessible(page);
  await page.getByRole("button", { name: /Xoá hồ sơ/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

test("a board that is listened to can be seen and used by everybody", async ({ page, context }) => {
  await giveHeardVoice(context);
  const questions = questionOfEachKind();
  for (const kind of ["order", "figure-choice", "story"] as const) {
    const question = questions.get(kind);
    if (question === undefined) throw new Error(`no ${kind}`);
    await showRun(page, [question]);
    const ear = page.getByRole("button", { name: "Chạm để nghe" }).filter({ visible: true });
    await ear.click();
    await expect(ear).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    // While a card is being said it is marked.
    await page.getByRole("group", { name: "Đáp án" }).getByRole("button", { disabled: false }).first().click();
    await expect(page.locator("[data-heard]")).toBeVisible();
    await expectAccessible(page, circumstances.slice(0, 1));
  }
});

test("answers with loudspeakers, one of which speaks, can be seen and used by everybody", async ({ page, context }) => {
  await giveHeardVoice(context);
  const question = questionOfEachKind().get("choice");
  if (question === undefined) throw new Error("no choice");
  await showRun(page, [question]);
  await page
    .getByRole("group", { name: "Đáp án" })
    .getByRole("button", { name: /^Nghe: / })
    .first()
    .click();
  await expectAccessible(page);
});

/** Marks the regions that say something new, as a screen reader knows them by now. */
async function knowRegions(page: Page): Promise<void> {
  for (const region of await page.getByRole("status").all()) {
    await region.evaluate((element) => element.setAttribute("data-known", ""));
  }
}

function knownRegion(page: Page): Locator {
  return page.getByRole("status").and(page.locator("[data-known]"));
}

// What comes along with its region is not read out: it has to be part of the page before.
test("what is said of the network comes into a region that was there before", async ({ page, context }) => {
  await page.goto("/");
  // Of the network and of a new version of the site.
  await expect(page.locator("body > [role=status]")).toHaveCount(2);
  await knowRegions(page);
  await context.setOffline(true);
  await expect(page.getByText("Không có mạng")).toBeVisible();
  await expect(knownRegion(page).filter({ hasText: "Không có mạng" })).toHaveCount(1);
});

test("the points of a run come into the region that said that they were on their way", async ({ page }) => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/finished-runs", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await resumeAtEnd(page);
  await new Child(page).playRight(questionsPerRun);
  await expect(page.getByText("Đang ghi điểm cho con…")).toBeVisible();
  await knowRegions(page);
  answer();
  await expect(knownRegion(page).filter({ hasText: /\+\d+ ?điểm/ })).toBeVisible();
});

test("what is said to a grown-up's wish comes into a region that was there before", async ({ page }) => {
  await page.goto("/grown-ups");
  await page.getByRole("button", { name: "Quên mật khẩu?" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("co.giao@example.com");
  await knowRegions(page);
  await page.getByRole("button", { name: "Gửi thư" }).click();
  await expect(knownRegion(page).filter({ hasText: "Nếu email này có tài khoản" })).toBeVisible();
});

test("what is said of a locked level comes into a region that was there before", async ({ page }) => {
  await page.goto("/course/challenge/1");
  await page.getByRole("link", { name: "Leo ruộng bậc thang" }).click();
  const mapNode = page.getByRole("button", { name: /^Màn 3: .+, chưa mở$/ });
  await expect(mapNode).toBeVisible();
  await knowRegions(page);
  await mapNode.click();
  await expect(knownRegion(page).filter({ hasText: "Màn 3 chưa mở" })).toBeVisible();
});
