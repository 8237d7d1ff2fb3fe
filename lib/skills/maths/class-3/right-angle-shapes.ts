import type { Rng } from "#lib/core/rng.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/** A drawing without bends inwards, so that all its right angles are seen from inside. */
interface Shape {
  /** y grows downward. */
  readonly corners: readonly Point[];
  readonly lines: readonly (readonly [Point, Point])[];
  readonly rightAngles: number;
}

type Maker = (width: number, height: number, cut: number) => Shape;

const at = (x: number, y: number): Point => ({ x, y });

/** A rectangle, or one with its right corners cut off. */
const makers: readonly Maker[] = [
  (w, h) => ({ corners: [at(0, 0), at(0, h), at(w, h), at(w, 0)], lines: [], rightAngles: 4 }),
  (w, h) => ({ corners: [at(0, 0), at(0, h), at(w, h)], lines: [], rightAngles: 1 }),
  (w, h, cut) => ({ corners: [at(0, 0), at(0, h), at(w, h), at(w * cut, 0)], lines: [], rightAngles: 2 }),
  (w, h, cut) => ({
    corners: [at(0, h * 0.35), at(0, h), at(w, h), at(w, h * 0.35), at(w * cut, 0)],
    lines: [],
    rightAngles: 2,
  }),
  (w, h, cut) => ({
    corners: [at(0, 0), at(0, h), at(w, h), at(w, h * (1 - cut)), at(w * cut, 0)],
    lines: [],
    rightAngles: 3,
  }),
  (w, h, cut) => ({
    corners: [at(0, 0), at(0, h), at(w, h), at(w, 0)],
    lines: [[at(w * cut, 0), at(w * cut, h)]],
    rightAngles: 8,
  }),
  (w, h, cut) => ({
    corners: [at(0, 0), at(0, h), at(w, h), at(w, 0)],
    lines: [[at(w * cut, 0), at(w * (cut - 0.25), h)]],
    rightAngles: 4,
  }),
  (w, h, cut) => ({
    corners: [at(0, 0), at(0, h), at(w, h), at(w * cut, 0)],
    lines: [[at(w * cut, 0), at(w * cut, h)]],
    rightAngles: 5,
  }),
  (w, h, cut) => ({
    corners: [at(0, h), at(w, h), at(w * cut, 0)],
    lines: [[at(w * cut, 0), at(w * cut, h)]],
    rightAngles: 2,
  }),
];

/** The small squares of all right angles inside a drawing: at its corners and where its lines end. */
function rightAnglesOf({ corners, lines }: Pick<Shape, "corners" | "lines">): DiagramMark[] {
  const sides = corners.map((corner, place) => [corner, corners[(place + 1) % corners.length] ?? corner] as const);
  const points = [...corners, ...lines.flat()].filter((point, place, all) => {
    return all.findIndex((other) => Math.hypot(other.x - point.x, other.y - point.y) < 1) === place;
  });
  return points.flatMap((point) => {
    const away = ({ x, y }: Point) => ({ x: x - point.x, y: y - point.y });
    const isAway = (other: Point) => Math.hypot(other.x - point.x, other.y - point.y) >= 1;
    const isOn = ([from, to]: readonly [Point, Point]) => {
      const [a, b] = [away(from), away(to)];
      return Math.abs(Math.hypot(a.x, a.y) + Math.hypot(b.x, b.y) - Math.hypot(a.x - b.x, a.y - b.y)) < 0.01;
    };
    const ends = [...sides, ...lines].filter(isOn).flatMap((line) => line.filter(isAway));
    return ends.flatMap((first, place) =>
      ends.slice(place + 1).flatMap((second): DiagramMark[] => {
        const [a, b] = [away(first), away(second)];
        const isRight = Math.abs(a.x * b.x + a.y * b.y) < 0.001 * Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
        return isRight ? [{ form: "right-angle", at: point, towards: [first, second] }] : [];
      }),
    );
  });
}

/** A drawing with its right angles marked. */
function withRightAngles(figure: DiagramFigure, shape: Pick<Shape, "corners" | "lines">, alt: string): DiagramFigure {
  return { ...figure, marks: [...figure.marks, ...rightAnglesOf(shape)], alt };
}

const field = { width: 320, height: 180 };

/** Corners turned by so many degrees, in the middle of a field. */
function turned(shape: Shape, degrees: number): Pick<Shape, "corners" | "lines"> {
  const angle = (degrees * Math.PI) / 180;
  const spin = ({ x, y }: Point): Point => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  });
  const spun = shape.corners.map(spin);
  const [xs, ys] = [spun.map(({ x }) => x), spun.map(({ y }) => y)];
  const middle = at((Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2);
  const place = (point: Point) => {
    const { x, y } = spin(point);
    return at(field.width / 2 + x - middle.x, field.height / 2 + y - middle.y);
  };
  return {
    corners: shape.corners.map(place),
    lines: shape.lines.map(([from, to]) => [place(from), place(to)] as const),
  };
}

function drawn({ corners, lines }: Pick<Shape, "corners" | "lines">, names: readonly string[], alt: string) {
  const middle = at(field.width / 2, field.height / 2);
  const marks: DiagramMark[] = [
    { form: "area", corners, tone: "first" },
    ...lines.map(([from, to]): DiagramMark => ({ form: "line", from, to, look: "solid", ends: "plain" })),
    ...names.flatMap((name, place): DiagramMark[] => {
      const corner = corners[place] ?? middle;
      const nameAt = ((Math.atan2(middle.y - corner.y, corner.x - middle.x) * 180) / Math.PI + 360) % 360;
      return [{ form: "point", ...corner, name, nameAt, isDrawn: false }];
    }),
  ];
  return { type: "diagram", ...field, marks, alt } as const satisfies DiagramFigure;
}

/** A shape with some right angles, upright or turned. */
export function pickRightAngleShape(rng: Rng, alt: string) {
  const kind = rng.int(0, makers.length - 1);
  const [width, height, cut] = [rng.pick([110, 130, 150]), rng.pick([70, 84, 96]), rng.pick([0.4, 0.5, 0.6])];
  const degrees = rng.pick([0, 0, 20, 90, 160, 180, 200, 340]);
  const isTall = degrees === 90;
  const shape = makers[kind]?.(isTall ? height + 40 : width, isTall ? 80 : height, cut);
  if (shape === undefined) throw new Error("No such shape");
  const placed = turned(shape, degrees);
  const figure = drawn(placed, [], alt);
  return {
    figure,
    marked: withRightAngles(figure, placed, "Mỗi góc vuông của hình có một dấu góc vuông."),
    rightAngles: shape.rightAngles,
    identity: `${kind} ${width} ${height} ${cut} ${degrees}`,
  };
}

/** Four corners with one right angle, the first; the others are clearly none. */
const singles = [
  [at(0, 0), at(0, 80), at(130, 150), at(160, 0)],
  [at(0, 0), at(0, 130), at(90, 100), at(170, 0)],
  [at(0, 0), at(0, 70), at(120, 140), at(110, 0)],
  [at(0, 0), at(0, 90), at(70, 60), at(180, 0)],
] as const;

/** A quadrilateral with one right angle; gives the place of its corner among the names. */
export function pickSingleRightAngle(rng: Rng, isUpright: boolean, names: readonly string[], alt: string) {
  const kind = rng.int(0, singles.length - 1);
  const corners = (singles[kind] ?? singles[0]).map(({ x, y }) => at(x * 0.68, y * 0.68));
  const degrees = isUpright ? rng.pick([0, 90, 180, 270]) : rng.pick([25, 40, 60, 115, 130, 205, 230, 310, 335]);
  const shape = turned({ corners, lines: [], rightAngles: 1 }, degrees);
  const from = rng.int(0, 3);
  const placed = [...shape.corners.slice(from), ...shape.corners.slice(0, from)];
  const right = (4 - from) % 4;
  const figure = drawn({ corners: placed, lines: [] }, names, alt);
  const told = `Dấu góc vuông ở đỉnh ${names[right]}.`;
  return {
    figure,
    marked: withRightAngles(figure, { corners: placed, lines: [] }, told),
    right,
    identity: `${kind} ${degrees} ${from}`,
  };
}
