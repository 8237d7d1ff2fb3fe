import { expect } from "@playwright/test";
import { drawText } from "#lib/text/draw-text.ts";
import { pullStroke, sheetOf, tapStroke } from "#tests/setup/draw-strokes.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";

test("a line is pulled; one that is not side by side is told why, and the next one takes its place", async ({
  page,
}) => {
  const question = findQuestion("draw", ["c4-draw-parallel", 2]);
  const { view, key } = question;
  const wrong = key.mistakes.find(({ fault }) => fault === "direction");
  const [right] = key.drawing;
  if (wrong?.drawing[0] === undefined || right === undefined) throw new Error("no mistake is known");
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const submit = board.getByRole("button", { name: "Trả lời" });
  await expect(submit).toHaveAttribute("aria-disabled", "true");
  await pullStroke(board, view, wrong.drawing[0]);
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(wrong.feedback.text);
  // How far it goes across and up is drawn over it.
  await expect(board.locator("svg text").filter({ hasText: /^\d$/ })).not.toHaveCount(0);
  await pullStroke(board, view, right);
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("two taps lay a segment, a stroke is taken back, and any square from the corner is right", async ({ page }) => {
    const question = findQuestion(
      "draw",
      ["c3-draw-shapes", 2],
      ({ view, prompt }) => prompt.text.includes("hình vuông") && view.points[0]?.x === 2 && view.points[0].y <= 4,
    );
    const { view, answer } = question;
    const { x, y } = view.points[0] ?? { x: 0, y: 0 };
    const side = Number(/\d/u.exec(answer.text)?.[0]);
    await showRun(page, [question]);
    const board = page.getByRole("group", { name: "Đáp án" });
    await tapStroke(board, view, [x, y, x + 1, y + 1]);
    await expect(board.getByText(drawText.nothing)).not.toBeAttached();
    await board.getByRole("button", { name: drawText.undo }).click();
    await expect(board.getByText(drawText.nothing)).toBeAttached();
    // A side may be drawn in two parts, and backwards.
    for (const stroke of [
      [x, y, x + 1, y],
      [x + side, y, x + 1, y],
      [x + side, y, x + side, y + side],
      [x, y, x, y + side],
      [x, y + side, x + side, y + side],
    ]) {
      await tapStroke(board, view, stroke);
    }
    await board.getByRole("button", { name: "Trả lời" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(question.praise.text);
  });
});

test("with the keyboard a circle is drawn from its middle, and what stands there is told", async ({ page }) => {
  const question = findQuestion("draw", ["c3-draw-shapes", 3], ({ view }) => view.tool === "circle");
  const { view, key } = question;
  const [{ name, x } = { name: "", x: 0 }] = view.points;
  const radius = key.goal.type === "circle" ? key.goal.radius : 0;
  await showRun(page, [question]);
  const board = page.getByRole("group", { name: "Đáp án" });
  const { keyboard } = page;
  await sheetOf(board).focus();
  await keyboard.press("ArrowLeft");
  await expect(board.getByText(drawText.at(drawText.point(name)))).toBeAttached();
  await keyboard.press("Space");
  await expect(board.getByText(drawText.started(drawText.point(name)))).toBeAttached();
  for (let step = 0; step < radius; step += 1) await keyboard.press(x > 4 ? "ArrowLeft" : "ArrowRight");
  await keyboard.press("Enter");
  await expect(
    board.getByText(drawText.list([drawText.circle(drawText.point(name), radius)]), { exact: false }),
  ).toBeAttached();
  await keyboard.press("Backspace");
  await expect(board.getByText(drawText.nothing)).toBeAttached();
  await keyboard.press("Enter");
  for (let step = 0; step < radius; step += 1) await keyboard.press(x > 4 ? "ArrowRight" : "ArrowLeft");
  await keyboard.press("Enter");
  await board.getByRole("button", { name: "Trả lời" }).press("Enter");
  // From the circle in to the middle it has another middle.
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    key.mistakes.find(({ fault }) => fault === "place")?.feedback.text ?? "-",
  );
});
