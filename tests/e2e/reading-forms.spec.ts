import { expect } from "@playwright/test";
import { classIds } from "#lib/core/class-id.ts";
import { saidParts, toParagraphs } from "#lib/core/passages/to-paragraphs.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { Passage } from "#scripts/content/content-schema.ts";
import { passages } from "#tests/contract/read-passages.ts";
import { endWords, giveHeardVoice, lastWords } from "#tests/setup/heard-words.ts";
import { KeyboardChild } from "#tests/setup/keyboard-child.ts";
import { askAbout, textOf } from "#tests/setup/reading-text.ts";
import { expectWholeOnScreens } from "#tests/setup/screen-faults.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

function find(id: string): Passage {
  return passages.find((passage) => passage.id === id) ?? fail();
}

const show = (page: Parameters<typeof showRun>[0], passage: Passage) =>
  showRun(page, askAbout(passage), [], classIds[passage.grade - 1]);

/** In the page: where each part of a text begins and ends, and how high a line of it is. */
function placesOf(text: Element) {
  return [...text.querySelectorAll("[data-sentence]")].map((part) => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}

test("a poem keeps its lines below one another and its stanzas apart", async ({ page }) => {
  const poem = find("c5-p08");
  await show(page, poem);
  const text = textOf(page, poem);
  const lines = poem.text.split("\n").filter(Boolean);
  await expect(text.locator("[data-sentence]")).toHaveText(lines);
  const places = await text.evaluate(placesOf);
  const steps = places.slice(1).map(({ top }, at) => Math.round(top - (places[at]?.top ?? 0)));
  const step = Math.min(...steps);
  expect(step).toBeGreaterThan(20);
  const isNewStanza = (at: number) => at % 4 === 3;
  for (const [at, each] of steps.entries()) {
    if (isNewStanza(at)) expect(each, lines[at + 1]).toBeGreaterThan(step * 1.3);
    else expect(each, lines[at + 1]).toBeLessThan(step * 1.1);
  }
  expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(1);
});

test("a letter has its place and date and its signature at the right", async ({ page }) => {
  const letter = find("c3-p12");
  await show(page, letter);
  const text = textOf(page, letter);
  const { right } = await text.evaluate((area) => area.getBoundingClientRect().toJSON());
  const places = await text.evaluate(placesOf);
  const [date, greeting] = places;
  const [closing, name] = places.slice(-2);
  for (const at of [date, closing, name]) {
    expect(at?.left).toBeGreaterThan((greeting?.left ?? 0) + 60);
    expect(at?.right).toBeLessThan(right);
  }
  expect(name?.top).toBeGreaterThan(closing?.top ?? Number.POSITIVE_INFINITY);
  await expect(text.getByText("Nhi thân mến!")).toBeVisible();
});

test("a table is one, with heads for its columns and its rows", async ({ page }) => {
  const programme = find("c5-p13");
  await show(page, programme);
  const table = textOf(page, programme).getByRole("table", { name: programme.title });
  await expect(table.getByRole("columnheader")).toHaveText(["Thời gian", "Hoạt động", "Địa điểm"]);
  await expect(table.getByRole("rowheader")).toHaveCount(6);
  const row = table.getByRole("row").nth(4);
  await expect(row.getByRole("rowheader")).toHaveText("9 giờ đến 10 giờ");
  await expect(row.getByRole("cell")).toHaveText(["Thi vẽ bìa sách", "Phòng Mĩ thuật"]);
  const isInside = await table.evaluate((element) => element.scrollWidth <= (element.parentElement?.clientWidth ?? 0));
  expect(isInside).toBe(true);
});

for (const id of ["c2-p11", "c2-p12", "c3-p08", "c3-p13", "c5-p07", "c5-p13"]) {
  test(`${id} is whole on every screen beside its questions`, async ({ page }) => {
    await show(page, find(id));
    await expect(textOf(page, find(id))).toBeInViewport({ ratio: 1 });
    await expectWholeOnScreens(page);
  });
}

test("a poem is read aloud line by line, a table cell by cell", async ({ page, context }) => {
  await giveHeardVoice(context);
  for (const [id, count] of [
    ["c3-p07", 2],
    ["c2-p11", 1],
  ] as const) {
    const passage = find(id);
    const parts = toParagraphs(passage.text, passage.form).flatMap(saidParts).slice(0, count);
    await show(page, passage);
    await new KeyboardChild(page).press(page.getByRole("button", { name: "Nghe cả bài" }));
    for (const part of parts) {
      await expect(textOf(page, passage).locator("[data-read]")).toHaveText(part);
      await expect.poll(() => lastWords(page)).toBe(toSpoken(part));
      await endWords(page);
    }
    await page.getByRole("button", { name: "Dừng nghe" }).click();
  }
  const cell = textOf(page, find("c2-p11")).getByRole("cell", { name: "Thu Ngọc" }).first();
  await cell.locator("[data-sentence]").click();
  await expect.poll(() => lastWords(page)).toBe(toSpoken("Thu Ngọc"));
});

test("the answer in a poem and in a table is lit in the whole line", async ({ page }) => {
  const poem = find("c5-p08");
  await show(page, poem);
  await page.getByRole("button", { name: "Gợi ý" }).click();
  await page.getByRole("button", { name: "Gợi ý thêm" }).click();
  const lit = await textOf(page, poem).locator("mark").allTextContents();
  expect(lit.join("\n")).toContain("“Tháng Ba, nương nhà tớ\nCà phê trắng muốt bông.”");
});

function fail(): never {
  throw new Error("no such text");
}
