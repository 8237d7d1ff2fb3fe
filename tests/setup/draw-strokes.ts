import type { Locator } from "@playwright/test";
import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import type { GridPoint } from "#lib/questions/kinds/draw/grid.ts";
import { layGrid } from "#lib/questions/kinds/draw/sheet.ts";
import { drawText } from "#lib/text/draw-text.ts";

const endsOf = ([left = 0, top = 0, right = 0, bottom = 0]: Stroke): readonly [GridPoint, GridPoint] => [
  { x: left, y: top },
  { x: right, y: bottom },
];

export const sheetOf = (board: Locator) => board.getByRole("button", { name: drawText.board });

/** Where a crossing of the sheet lies on the screen. */
function placeOn(board: Locator, view: DrawView, at: GridPoint): Promise<GridPoint> {
  return board.locator("svg[role=img]").evaluate((svg, { x, y }) => {
    const toScreen = svg instanceof SVGSVGElement ? svg.getScreenCTM() : null;
    const point = new DOMPoint(x, y).matrixTransform(toScreen ?? undefined);
    return { x: point.x, y: point.y };
  }, layGrid(view).at(at));
}

/** Pulls a stroke from one crossing to another, as a hand does. */
export async function pullStroke(board: Locator, view: DrawView, stroke: Stroke): Promise<void> {
  const { mouse } = board.page();
  const [from, to] = endsOf(stroke);
  const [start, end] = [await placeOn(board, view, from), await placeOn(board, view, to)];
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 8 });
  await mouse.up();
}

/** Lays a stroke by a tap on each of its ends, some way beside the crossing. */
export async function tapStroke(board: Locator, view: DrawView, stroke: Stroke): Promise<void> {
  for (const end of endsOf(stroke)) {
    const { x, y } = await placeOn(board, view, end);
    await board.page().touchscreen.tap(x + 5, y - 5);
  }
}

/** Lays strokes with the arrow keys, beginning where they begin: at the first point that has a name. */
export async function drawWithKeys(board: Locator, view: DrawView, strokes: readonly Stroke[]): Promise<void> {
  const { keyboard } = board.page();
  await sheetOf(board).focus();
  let at: GridPoint = view.points[0] ?? { x: 0, y: 0 };
  await keyboard.press("ArrowRight");
  for (const end of strokes.flatMap(endsOf)) {
    const across = end.x > at.x ? "ArrowRight" : "ArrowLeft";
    const down = end.y > at.y ? "ArrowDown" : "ArrowUp";
    for (let step = Math.abs(end.x - at.x); step > 0; step -= 1) await keyboard.press(across);
    for (let step = Math.abs(end.y - at.y); step > 0; step -= 1) await keyboard.press(down);
    await keyboard.press("Enter");
    at = end;
  }
}
