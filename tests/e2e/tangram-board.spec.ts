import { expect, type Locator, type Page } from "@playwright/test";
import type { Question } from "#lib/questions/question.ts";
import { answerByKey } from "#tests/setup/answer-by-key.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

type Tangram = Extract<Question, { kind: "tangram" }>;

const boardOf = (page: Page) => page.getByRole("group", { name: "Đáp án" });
const pieceOf = (board: Locator, piece: number) =>
  board.getByRole("button", { name: new RegExp(`^Miếng ${piece + 1},`, "u") });

/** Pulls a piece by its middle until its corner lies that many squares from the upper left corner of the sheet. */
async function pull(page: Page, { view }: Tangram, piece: number, to: { x: number; y: number }): Promise<void> {
  const button = pieceOf(boardOf(page), piece);
  const [box, sheet] = [await button.boundingBox(), await button.locator("..").boundingBox()];
  if (box === null || sheet === null) throw new Error("the piece is not seen");
  const square = sheet.width / view.columns;
  // A little beside the corner it snaps to; taken hold of in a point that lies within a triangle too.
  const [grip, target] = [
    await gripOf(button),
    { x: sheet.x + (to.x + 0.2) * square, y: sheet.y + (to.y - 0.2) * square },
  ];
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(target.x + grip.x - box.x, target.y + grip.y - box.y, { steps: 4 });
  await page.mouse.up();
}

/** The middle of a piece's corners, where it is surely touched. */
async function gripOf(button: Locator): Promise<{ readonly x: number; readonly y: number }> {
  return button
    .locator("polygon")
    .first()
    .evaluate((polygon) => {
      if (!(polygon instanceof SVGPolygonElement)) throw new Error("no piece is drawn");
      const corners = [...polygon.points];
      const middle = new DOMPoint(
        corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
        corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
      );
      const { x, y } = middle.matrixTransform(polygon.getScreenCTM() ?? undefined);
      return { x, y };
    });
}

test("pieces are pulled into the outline and snap; one alone leaves a gap, and a piece is put back into the tray", async ({
  page,
}) => {
  const question = findQuestion("tangram", ["c1-build-shapes", 1]);
  await showRun(page, [question]);
  const [first, second] = question.key.laid;
  if (!first || !second) throw new Error("there are not two pieces to lay");
  const submit = boardOf(page).getByRole("button", { name: "Trả lời" });
  const status = page.getByRole("main").getByRole("status");
  await pull(page, question, 0, first);
  await expect(pieceOf(boardOf(page), 0)).toHaveAccessibleName(
    new RegExp(`đặt ở hàng ${first.y + 1}, cột ${first.x + 1}$`, "u"),
  );
  await pull(page, question, 0, { x: 0, y: question.view.rows + 1 });
  await expect(pieceOf(boardOf(page), 0)).toHaveAccessibleName(/ở khay$/u);
  await pull(page, question, 0, first);
  await submit.click();
  await expect(status).toContainText(question.key.feedback.gap.text);
  await pull(page, question, 1, second);
  await submit.click();
  await expect(status).toContainText(question.praise.text);
});

test("a piece that was tapped is put down where the grid is tapped, and sticks out there", async ({ page }) => {
  const question = findQuestion("tangram", ["c1-build-shapes", 2], ({ view }) =>
    view.outline.every(({ x, y }) => x > 0 || y > 0),
  );
  await showRun(page, [question]);
  const board = boardOf(page);
  const grip = await gripOf(pieceOf(board, 0));
  await page.mouse.click(grip.x, grip.y);
  const sheet = await pieceOf(board, 0).locator("..").boundingBox();
  if (sheet === null) throw new Error("the grid is not seen");
  await page.mouse.click(sheet.x + 4, sheet.y + 4);
  await expect(pieceOf(board, 0)).toHaveAccessibleName(/đặt ở hàng 1, cột 1$/u);
  await board.getByRole("button", { name: "Trả lời" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.key.feedback.outside.text);
  // A click of the locator waits until the board no longer shakes.
  const tray = pieceOf(board, 0).locator("..");
  const size = await tray.evaluate(({ clientWidth, clientHeight }) => ({ x: clientWidth, y: clientHeight }));
  await tray.click({ position: { x: size.x - 4, y: size.y - 4 } });
  await expect(pieceOf(board, 0)).toHaveAccessibleName(/ở khay$/u);
});

test("with the keyboard pieces are turned and moved; the one too many stays in the tray", async ({ page }) => {
  const question = findQuestion("tangram", ["c1-build-shapes", 3]);
  await showRun(page, [question]);
  const spare = question.key.laid.indexOf(null);
  await answerByKey(page, question);
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
  await expect(pieceOf(boardOf(page), spare)).toHaveAccessibleName(/ở khay$/u);
});
