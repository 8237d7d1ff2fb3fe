import { measure } from "#lib/core/measure.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface Angle {
  /** 1 to 180. */
  readonly degrees: number;
  /** Where its first side points, in degrees anticlockwise from the right; at a mark of the protractor where there is one. */
  readonly turn: number;
  /** The name of its corner, and of points on its first and second side; null for none. */
  readonly names: readonly [corner: string | null, first: string | null, second: string | null];
  readonly hasProtractor: boolean;
  /** The way it is told apart: a set square ("ê ke") laid on its first side, or what is read off the protractor. */
  readonly shown?: "set square" | "reading";
  readonly alt: string;
}

const long = 84;
const margin = 30;
/** The sides of the set square. */
const leg = 56;
/** Of what is read: the bow along the protractor, what is written at its middle and beyond the names of the sides. */
const bow = 78;
const readingAt = (degrees: number) => (degrees < 50 ? 128 : 106);
const markAt = (degrees: number) => 122 + 14 * Math.abs(Math.cos((degrees * Math.PI) / 180));

const turned = (angle: number, reach: number) => ({
  x: reach * Math.cos((angle * Math.PI) / 180),
  y: -reach * Math.sin((angle * Math.PI) / 180),
});

/** Set squares from the first side on, side by side in a straight angle; around a corner at 0. */
function setSquares({ degrees, turn }: Angle): Point[][] {
  const starts = degrees === 180 ? [turn, turn + 90] : [turn];
  return starts.map((start) => [{ x: 0, y: 0 }, turned(start, leg), turned(start + 90, leg)]);
}

/** The middle of the protractor at 0: it reaches so far to both sides and up. */
const protractorRoom = [
  { x: -long, y: -long },
  { x: long, y: 0 },
];

/** The bow from one side to the other; around a corner at 0. */
function bowOf({ degrees, turn }: Angle): Point[] {
  return Array.from({ length: degrees / 10 + 1 }, (_, place) => turned(turn + place * 10, bow));
}

/** Where each side lies on the protractor, but for one at 0, and what is between them; around a corner at 0. */
function readings({ degrees, turn }: Angle) {
  const marks = [turn, turn + degrees].filter((at) => turn > 0 && at > 0);
  return [
    { ...turned(turn + degrees / 2, readingAt(degrees)), text: measure(String(degrees), "°") },
    ...marks.map((at) => ({ ...turned(at, markAt(at)), text: String(at) })),
  ];
}

/** An angle, by itself or with a protractor laid on it. */
export function angleDiagram(angle: Angle): DiagramFigure {
  const { degrees, turn, names, hasProtractor, shown, alt } = angle;
  const ends = [turned(turn, long), turned(turn + degrees, long)] as const;
  const squares = shown === "set square" ? setSquares(angle) : [];
  const read = shown === "reading" ? readings(angle) : [];
  const reached = [...ends, ...(hasProtractor ? protractorRoom : []), ...squares.flat(), ...read];
  const xs = [0, ...reached.map(({ x }) => x)];
  const ys = [0, ...reached.map(({ y }) => y)];
  const corner = { x: margin - Math.min(...xs), y: margin - Math.min(...ys) };
  const placed = ({ x, y }: Point) => ({ x: corner.x + x, y: corner.y + y });
  const [first, second] = ends.map(placed);
  if (first === undefined || second === undefined) throw new Error("An angle has two sides");
  const side = (to: typeof corner): DiagramMark => ({ form: "line", from: corner, to, look: "thick", ends: "plain" });
  const named = [
    { at: corner, name: names[0], nameAt: hasProtractor ? 270 : turn + degrees / 2 + 180 },
    { at: first, name: names[1], nameAt: hasProtractor ? turn : turn + 270 },
    { at: second, name: names[2], nameAt: turn + degrees + (hasProtractor ? 0 : 90) },
  ];
  return {
    type: "diagram",
    width: Math.max(...xs) - Math.min(...xs) + margin * 2,
    height: Math.max(...ys) - Math.min(...ys) + margin * 2,
    marks: [
      ...squares.map((corners, place): DiagramMark => {
        const tone = place === 0 ? "second" : "third";
        return { form: "area", corners: corners.map(placed), tone };
      }),
      ...(hasProtractor ? [{ form: "protractor", ...corner, radius: long - 12 } as const] : []),
      ...(degrees === 90 && !hasProtractor
        ? [{ form: "right-angle", at: corner, towards: [first, second] } as const]
        : [{ form: "arc", ...corner, radius: 22, from: turn, to: turn + degrees } as const]),
      ...(read.length > 0 ? [{ form: "curve", points: bowOf(angle).map(placed), look: "solid" } as const] : []),
      side(first),
      side(second),
      ...named.map(
        ({ at, name, nameAt }): DiagramMark => ({ form: "point", ...at, name, nameAt: nameAt % 360, isDrawn: false }),
      ),
      ...read.map(({ text, ...at }): DiagramMark => ({ form: "label", ...placed(at), text })),
    ],
    alt,
  };
}
