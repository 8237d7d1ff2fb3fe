import type { DrawGoal } from "#lib/questions/kinds/draw/goal.ts";
import type { DrawView, Stroke } from "#lib/questions/kinds/draw/grading.ts";
import type { GridPoint, GridSegment } from "#lib/questions/kinds/draw/grid.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";

type Sheet = Pick<DrawView, "columns" | "rows">;

const isOnSheet = ({ columns, rows }: Sheet, { x, y }: GridPoint) => x >= 0 && x <= columns && y >= 0 && y <= rows;

/** A rectangle along the lines of the paper: a corner, and how far it goes from there, less than 0 to the left or up. */
export interface Rectangle {
  readonly corner: GridPoint;
  readonly across: number;
  readonly down: number;
}

/** Its corners, one after the other from the first. */
function cornersOf({ corner: { x, y }, across, down }: Rectangle): readonly GridPoint[] {
  return [
    { x, y },
    { x: x + across, y },
    { x: x + across, y: y + down },
    { x, y: y + down },
  ];
}

/** Its sides: along the first corner, then around it. */
export function sidesOf(rectangle: Rectangle): readonly GridSegment[] {
  const corners = cornersOf(rectangle);
  return corners.map((from, place) => ({ from, to: corners[(place + 1) % corners.length] ?? from }));
}

export const toStroke = ({ from, to }: GridSegment): Stroke => [from.x, from.y, to.x, to.y];

export const outlineOf = (rectangle: Rectangle): readonly Stroke[] => sidesOf(rectangle).map(toStroke);

/** All rectangles of such lengths that lie on a sheet, in each direction from their first corner. */
export function rectanglesOn(sheet: Sheet, across: number, down: number): readonly Rectangle[] {
  const corners = Array.from({ length: (sheet.columns + 1) * (sheet.rows + 1) }, (_, place) => ({
    x: place % (sheet.columns + 1),
    y: Math.floor(place / (sheet.columns + 1)),
  }));
  return corners
    .flatMap((corner) =>
      [across, -across].flatMap((x) => [down, -down].map((y): Rectangle => ({ corner, across: x, down: y }))),
    )
    .filter((rectangle) => cornersOf(rectangle).every((corner) => isOnSheet(sheet, corner)));
}

interface RectangleGoal {
  readonly lengths: readonly [number, number];
  readonly given?: readonly GridSegment[];
  readonly corner?: GridPoint;
  readonly middle?: GridPoint;
}

/** What a drawn rectangle has to be. */
export function rectangleGoal({ lengths, given = [], corner, middle }: RectangleGoal): DrawGoal {
  return {
    ...{ type: "rectangle", given, corner: corner ?? null, middle: middle ?? null },
    squares: lengths.map((length) => length * length).toSorted((one, other) => one - other),
  };
}

interface ShapeSentences {
  /** Said where it is no rectangle, or has the wrong lengths. */
  readonly open: string;
  readonly extra: string;
  readonly askew: string;
  readonly lengths: string;
}

/** Ways of drawing a rectangle wrong that hold for all: open, too many strokes, slanting sides, wrong lengths. */
export function shapeMistakes(
  rectangle: Rectangle,
  drawn: readonly GridSegment[],
  { open, extra, askew, lengths }: ShapeSentences,
): readonly Distractor<readonly Stroke[]>[] {
  const [one, two, three, four] = cornersOf(rectangle);
  if (one === undefined || two === undefined || three === undefined || four === undefined) return [];
  const strokes = drawn.map(toStroke);
  const pulled = [-1, 1].flatMap((by) => [
    { x: three.x + by, y: three.y },
    { x: three.x, y: three.y + by },
  ]);
  const moved = (corner: GridPoint) =>
    drawn.map(({ from, to }) => {
      const move = (point: GridPoint) => (point.x === three.x && point.y === three.y ? corner : point);
      return toStroke({ from: move(from), to: move(to) });
    });
  const others = [-1, 1].flatMap((by) => [
    { ...rectangle, across: rectangle.across + by },
    { ...rectangle, down: rectangle.down + by },
  ]);
  return [
    mistake("PARTIAL", strokes.slice(0, -1), open),
    mistake("OFF1", [...strokes, toStroke({ from: one, to: three })], extra),
    ...pulled.map((corner) => mistake("OFF1", moved(corner), askew)),
    ...others.map((other) => mistake("OFF1", outlineOf(other), lengths)),
  ];
}
