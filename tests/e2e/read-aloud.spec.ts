import { expect, type Page } from "@playwright/test";
import { countSyllables } from "#lib/play/readings.ts";
import { passages } from "#tests/contract/read-passages.ts";
import { expectAccessible } from "#tests/setup/expect-accessible.ts";
import { freshName, makePupil } from "#tests/setup/register.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

const passage = passages.find(({ id }) => id === "c1-p01");
if (passage === undefined) throw new Error("no text");
const words = passage.text.split(/\s+/u);

/** How many syllables are read up to a word, counted from the text as it is written. */
function syllablesTo(word: string): number {
  return words.slice(0, words.indexOf(word) + 1).reduce((sum, each) => sum + countSyllables(each), 0);
}

const timer = (page: Page) => page.getByRole("timer");
const place = (page: Page) => page.getByRole("slider", { name: "Con vừa đọc tới" });
const lastTimes = (page: Page) => page.getByRole("heading", { name: "Những lần đọc gần đây" }).locator("..");

async function readAMinute(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Bắt đầu đọc" }).click();
  await page.clock.fastForward(30_000);
  await expect(timer(page)).toHaveText("0:30");
  await page.clock.fastForward(31_000);
  await expect(page.getByRole("status")).toContainText(["Con chạm vào tiếng vừa đọc tới."]);
}

test.beforeEach(({ page }) => page.clock.install());

test("after a minute the word is tapped that was read last, and the syllables are told", async ({ page }) => {
  await page.goto("/class/1");
  await page.getByRole("link", { name: "Đọc thành tiếng" }).click();
  await page.getByRole("link", { name: passage.title }).click();
  await readAMinute(page);
  const confirm = page.getByRole("button", { name: "Đúng chỗ này" });
  await expect(page.getByRole("button", { name: "Con chạm vào tiếng vừa đọc tới." })).toBeDisabled();
  await place(page).getByText("sân.").click();
  await expect(place(page)).toHaveAttribute("aria-valuetext", "đến “nắng ngoài sân.”");
  await expectAccessible(page);
  await confirm.click();
  const rate = syllablesTo("sân.");
  await expect(page.getByRole("heading", { name: /trong một phút$|^Nhanh quá/ })).toHaveText(
    `${rate} tiếng trong một phút`,
  );
  await expect(lastTimes(page).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);

  // The next time is longer, and the device remembers both.
  await page.getByRole("button", { name: "Đọc lại bài này" }).click();
  await readAMinute(page);
  await place(page).press("End");
  await confirm.click();
  await expect(page.getByText(`Hơn lần trước ${syllablesTo(words.at(-1) ?? "") - rate} tiếng!`)).toBeVisible();
  await page.getByRole("link", { name: "Chọn bài khác" }).click();
  await expect(lastTimes(page).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("link", { name: `${passage.title} (đã đọc)` })).toBeVisible();
});

test("who is through before the minute is told a rate all the same, but not who cannot have read aloud", async ({
  page,
}) => {
  await page.goto(`/doc?bai=${passage.id}`);
  const finish = page.getByRole("button", { name: "Con đọc xong rồi" });
  await page.getByRole("button", { name: "Bắt đầu đọc" }).click();
  await page.clock.fastForward(40_000);
  await expect(timer(page)).toHaveText("0:40");
  await finish.click();
  const all = syllablesTo(words.at(-1) ?? "");
  await expect(page.getByText(`Con đọc ${all} tiếng trong 40 giây.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: /trong một phút$|^Nhanh quá/ })).toContainText(
    `${Math.round(all * 1.5)} tiếng`,
  );

  await page.getByRole("button", { name: "Đọc lại bài này" }).click();
  await page.getByRole("button", { name: "Bắt đầu đọc" }).click();
  await finish.click();
  await expect(page.getByRole("heading", { name: /trong một phút$|^Nhanh quá/ })).toContainText("Nhanh quá!");
  await expect(lastTimes(page).getByRole("listitem")).toHaveCount(1);
});

test("by keyboard alone, and a profile keeps it on every device", async ({ page, openContext }) => {
  const name = freshName();
  await makePupil(page, name);
  await page.goto(`/doc?bai=${passage.id}`);
  await page.getByRole("button", { name: "Bắt đầu đọc" }).press("Enter");
  await page.clock.fastForward(61_000);
  await place(page).press("ArrowDown");
  await place(page).press("ArrowRight");
  await expect(place(page)).toHaveAttribute("aria-valuenow", "9");
  await page.getByRole("button", { name: "Đúng chỗ này" }).press("Enter");
  const rate = syllablesTo(words[8] ?? "");
  await expect(lastTimes(page).getByRole("listitem")).toContainText([`${rate} tiếng một phút`]);

  const other = await openContext({ storageState: { cookies: await page.context().cookies(), origins: [] } });
  const again = await other.newPage();
  await again.goto("/doc?lop=1");
  await expect(lastTimes(again).getByRole("listitem")).toContainText([`${rate} tiếng một phút`]);
});

test("a voice is recorded only when it is wished, can be heard, and is not sent", async ({ page }) => {
  // A device with a microphone that hums.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const tone = context.createOscillator();
      const microphone = context.createMediaStreamDestination();
      tone.connect(microphone);
      tone.start();
      return microphone.stream;
    };
  });
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await page.goto(`/doc?bai=${passage.id}`);
  const wish = page.getByRole("button", { name: "Ghi âm" });
  await wish.click();
  await expect(wish).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("không gửi đi đâu")).toBeVisible();
  await page.getByRole("button", { name: "Bắt đầu đọc" }).click();
  await expect(page.getByText("Đang ghi âm")).toBeAttached();
  await page.clock.fastForward(30_000);
  await page.getByRole("button", { name: "Con đọc xong rồi" }).click();
  await page.getByRole("button", { name: "Nghe lại giọng con" }).click();
  await expect(page.getByRole("button", { name: /^(?:Dừng nghe|Nghe lại giọng con)$/ })).toBeVisible();
  await expect(page.getByText("Máy chưa cho dùng micrô")).toHaveCount(0);
  expect(sent).toEqual([]);
});

test("a device that gives no microphone reads on without", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await page.goto(`/doc?bai=${passage.id}`);
  await page.getByRole("button", { name: "Ghi âm" }).click();
  await page.getByRole("button", { name: "Bắt đầu đọc" }).click();
  await expect(timer(page)).toBeVisible();
  await page.clock.fastForward(30_000);
  await page.getByRole("button", { name: "Con đọc xong rồi" }).click();
  await expect(page.getByRole("button", { name: "Nghe lại giọng con" })).toHaveCount(0);
});

test("a text that there is not leads to the list, and a table is not read aloud", async ({ page }) => {
  const table = passages.find(({ form }) => form === "table");
  for (const id of ["c9-p99", table?.id ?? ""]) {
    await page.goto(`/doc?bai=${id}`);
    await expect(page.getByRole("heading", { name: /^Bài đọc lớp/ })).toBeVisible();
  }
});
