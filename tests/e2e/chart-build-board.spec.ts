import { expect, type Locator, type Page } from "@playwright/test";
import { nameBuilt } from "#lib/questions/kinds/chart-build/draw.ts";
import { chartBuildText as text } from "#lib/text/chart-build-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

type Point = readonly [x: number, y: number];

/** From a place to another on the sheet of the chart, both in its units. */
async function pull(page: Page, board: Locator, from: Point, to: Point): Promise<void> {
  const onScreen = (place: Point) =>
    board.locator("svg[role=img]").evaluate((svg: SVGSVGElement, [left, top]) => {
      const { x, y } = new DOMPoint(left, top).matrixTransform(svg.getScreenCTM() ?? undefined);
      return { x, y };
    }, place);
  const [start, end] = [await onScreen(from), await onScreen(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

/** Amid a row of the chart of pictures, so far along it as that many of its pictures reach. */
const inRow = (row: number, pictures: number, most: number): Point => [
  99 + (pictures - 0.4) * (216 / most),
  47 + row * 46,
];

test("a finger lays rows of pictures, longer and shorter; a row that is too short is told, and buttons mend it", async ({
  page,
}) => {
  const question = findQuestion("chart-build", ["c2-pictograph-build", 1], ({ key }) => key.values[1] === 3);
  const { view, key } = question;
  const [first = 0] = key.values;
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const told = (row: number, pictures: number) =>
    board.getByText(text.now(nameBuilt(view, row), text.pictures(pictures)));
  const submit = board.getByRole("button", { name: "Trả lời" });
  // A row of up to six pictures has less between them than its length would allow.
  const size = Math.min(46 - 5, 216 / view.most - 2);
  const at = (row: number, pictures: number): Point => [
    99 + (pictures - 0.4) * Math.min(216 / view.most, size + 8),
    inRow(row, 1, view.most)[1],
  ];
  await pull(page, board, at(0, 1), at(0, view.most));
  await expect(told(0, view.most)).toBeAttached();
  await pull(page, board, at(0, view.most), at(0, first));
  await expect(told(0, first)).toBeAttached();
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await pull(page, board, at(1, 1), at(1, 1));
  await expect(told(1, 1)).toBeAttached();
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(/hàng/iu);
  const more = board.getByRole("button", { name: text.more.pictogram(nameBuilt(view, 1), 1) });
  await more.click();
  await more.click();
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test("arrow keys lay the row that is told by another, digits write the total, and a wrong total is told", async ({
  page,
}) => {
  const question = findQuestion("chart-build", ["c2-pictograph-build", 3], ({ key }) => (key.values[1] ?? 0) > 9);
  const [pictures = 0, all = 0] = question.key.values;
  await showRun(page, [question]);
  const status = page.getByRole("main").getByRole("status");
  const board = page.getByRole("group", { name: "Đáp án" });
  await expect(board.getByRole("slider")).toHaveCount(1);
  for (let picture = 0; picture < pictures; picture += 1) await page.keyboard.press("ArrowRight");
  await expect(board.getByRole("slider")).toHaveValue(String(pictures));
  await page.keyboard.type(String(all + 1));
  await page.keyboard.press("Enter");
  await expect(status).toContainText(question.key.tooHigh[1]?.text ?? "");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type(String(all));
  await page.keyboard.press("Enter");
  await expect(status).toContainText(question.praise.text);
});
