import type { ChanceThing } from "#lib/questions/figures/chance.ts";
import { Marble } from "./marble.tsx";

type Balls = Extract<ChanceThing, { form: "bag" | "box" }>["balls"];

const floor = 54;

const pitch = 34;
const perRow = 4;

/** Where so many balls lie in a box or a bag: rows from the floor up, every second one shifted and one ball shorter. */
export function layBalls(count: number): { x: number; y: number }[] {
  const places = [];
  for (let row = 0; places.length < count; row += 1) {
    const inRow = row % 2 === 0 ? perRow : perRow - 1;
    const left = count - places.length;
    for (let at = 0; at < Math.min(inRow, left); at += 1) {
      places.push({ x: (at - (inRow - 1) / 2) * pitch, y: -row * pitch * 0.88 });
    }
  }
  return places;
}

/** The balls as they come to lie: the kinds take turns, so that they look shaken. */
export function mixBalls<Kind>(balls: readonly { readonly paint: Kind; readonly count: number }[]): Kind[] {
  return balls
    .flatMap(({ paint, count }, kind) =>
      Array.from({ length: count }, (_, at) => ({ paint, order: (at + 0.5) / count + kind * 1e-3 })),
    )
    .toSorted((one, other) => one.order - other.order)
    .map(({ paint }) => paint);
}

/** Balls in a heap around 0, 0. */
export function BallHeap({ balls }: { balls: Balls }) {
  const mixed = mixBalls(balls);
  const placed = layBalls(mixed.length).map((place, at) => ({ ...place, paint: mixed[at] }));
  return placed.map(
    ({ x, y, paint }) =>
      paint !== undefined && (
        <g key={`${x} ${y}`} transform={`translate(${x} ${floor + y})`}>
          <Marble paint={paint} />
        </g>
      ),
  );
}
