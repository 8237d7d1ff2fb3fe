import { capital } from "#lib/core/capital.ts";
import { ruling } from "#lib/questions/handwriting/frame.ts";
import { traceText as text, type WayName } from "#lib/text/trace-text.ts";
import type { Dots } from "./dots.ts";
import type { TraceView } from "./grading.ts";

/** What a dot is called: its number from left to right, and where on the ruling it lies. */
export function nameDot({ dots }: Pick<Dots, "dots">, place: number): string {
  const { x = 0, y = 0 } = dots[place] ?? {};
  const column = Math.max(0, Math.floor(x / ruling)) + 1;
  const line = Math.round(-y / ruling) + 1;
  return line >= 1 ? text.dot(place + 1, line, column) : text.dotBelow(place + 1, 1 - line, column);
}

const names: readonly (readonly [turn: number, way: WayName])[] = [
  [0, "right"],
  [45, "downRight"],
  [90, "down"],
  [135, "downLeft"],
  [180, "left"],
  [-135, "upLeft"],
  [-90, "up"],
  [-45, "upRight"],
];

/** Points of a stroke by which its first way is told. */
const firstPoints = 4;

function wayOf({ points }: Dots["strokes"][number]): WayName {
  const [from, to] = [points[0], points[Math.min(firstPoints, points.length - 1)]];
  if (from === undefined || to === undefined) return "right";
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const near = (other: number) => Math.abs(((turn - other + 540) % 360) - 180);
  return names.toSorted(([one], [other]) => near(one) - near(other))[0]?.[1] ?? "right";
}

/** Whose turn it is, where it begins and which way it goes, for who does not see the arrows; then the dots joined so far. */
export function tellTurn(view: TraceView, dots: Dots, turn: number, joined: readonly number[]): string {
  const [stroke, line] = [view.strokes[turn], dots.strokes[turn]];
  if (stroke === undefined || line === undefined) return text.done;
  if (joined.length > 0) return text.joined(joined.map((dot) => dot + 1));
  const dot = (line.stops[0]?.dot ?? 0) + 1;
  if (line.stops.length === 1) return text.put(turn + 1, stroke.name, dot);
  return text.begin(turn + 1, stroke.name, dot, wayOf(line));
}

/** What stands on the ruling, and how much of it is traced. */
export function describeTraced({ what, strokes }: TraceView, drawn: number): string {
  return text.traced(capital(text.ruled(what)), text.strokes(strokes.map(({ name }) => name)), drawn);
}
