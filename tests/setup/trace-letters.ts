import type { Locator } from "@playwright/test";
import { pointsOf } from "#lib/questions/handwriting/curve.ts";
import { nameDot } from "#lib/questions/kinds/trace/describe.ts";
import { dotsOf } from "#lib/questions/kinds/trace/dots.ts";
import type { Question } from "#lib/questions/question.ts";
import { press } from "./press.ts";

type Asked = Pick<Extract<Question, { kind: "trace" }>, "view">;

/** Joins the dots of each stroke in their order. */
export async function joinDots(board: Locator, { view }: Asked): Promise<void> {
  const dots = dotsOf(view);
  for (const { stops } of dots.strokes) {
    for (const { dot } of stops) await press(board, nameDot(dots, dot), 1);
  }
  await press(board, "Trả lời", 1);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where places of the ruling lie on the screen. */
function placesOn(board: Locator, places: readonly Place[]): Promise<readonly Place[]> {
  return board.locator("svg[role=img]").evaluate((svg, all) => {
    const toScreen = svg instanceof SVGSVGElement ? svg.getScreenCTM() : null;
    return all.map(({ x, y }) => {
      const point = new DOMPoint(x, y).matrixTransform(toScreen ?? undefined);
      return { x: point.x, y: point.y };
    });
  }, places);
}

/** The way of a stroke over the screen. */
export function wayOf(board: Locator, { view }: Asked, stroke: number): Promise<readonly Place[]> {
  return placesOn(board, pointsOf(view.strokes[stroke]?.curve ?? [], 12));
}

/** Draws with the mouse held down. */
export async function pullMouse(board: Locator, way: readonly Place[]): Promise<void> {
  const { mouse } = board.page();
  const [first, ...rest] = way;
  if (first === undefined) return;
  await mouse.move(first.x, first.y);
  await mouse.down();
  for (const { x, y } of rest) await mouse.move(x, y);
  await mouse.up();
}

/** Draws with a finger, as the browser gets it from a touch screen. */
export async function pullFinger(board: Locator, way: readonly Place[]): Promise<void> {
  const session = await board.page().context().newCDPSession(board.page());
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: Place) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [{ x: at.x, y: at.y }] });
  const [first, ...rest] = way;
  if (first === undefined) return;
  await touch("touchStart", first);
  for (const at of rest) await touch("touchMove", at);
  await touch("touchEnd");
  await session.detach();
}
