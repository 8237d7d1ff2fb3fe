import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark, DiagramTone } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

interface EdgeTexts {
  readonly length: string;
  readonly width: string;
  readonly height: string;
  /** Once around the base, below the side faces where these are laid out alone. */
  readonly around: string;
}

interface BoxNet {
  /** The three edges in numbers of one unit. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Over and under which of the two long side faces the lids hang; null where the side faces are laid out alone. */
  readonly lids: readonly [upper: 0 | 2, lower: 0 | 2] | null;
  /** What the edges measure, written along them. */
  readonly texts?: EdgeTexts;
  /** Whether faces that lie opposite one another have a tone of their own. */
  readonly isPaired?: boolean;
  readonly alt: string;
}

const margin = 6;
/** Room for the faces, and beside them: measures stand to their left, below them, and over side faces alone. */
const room = {
  bare: { width: 300, height: 190, left: margin, above: margin, below: margin },
  measured: { width: 252, height: 178, left: 60, above: margin, below: 30 },
  open: { width: 252, height: 136, left: 60, above: 28, below: 44 },
};

type Face = readonly [lowerLeft: Point, lowerRight: Point, upperRight: Point, upperLeft: Point];

function faceAt(left: number, top: number, across: number, down: number): Face {
  return [
    { x: left, y: top + down },
    { x: left + across, y: top + down },
    { x: left + across, y: top },
    { x: left, y: top },
  ];
}

function measureOf(from: Point, to: Point, text: string): Extract<DiagramMark, { form: "length" }> {
  return { form: "length", from, to, text, side: -1, hasArrows: false };
}

/** Over the side faces where these lie alone, else on the lower lid; the height beside the first face. */
function measuresOf(sides: readonly Face[], lowerLid: Face | undefined, texts: EdgeTexts): DiagramMark[] {
  const heights = sides.slice(0, 1).map(([lowerLeft, , , upperLeft]) => measureOf(upperLeft, lowerLeft, texts.height));
  if (lowerLid === undefined) {
    const [first, last] = [sides[0]?.[0], sides.at(-1)?.[1]];
    // Those of neighbours would touch.
    const above = [sides.slice(0, 1), sides.slice(3)].flatMap((faces, place) =>
      faces.map(([, , right, left]) => measureOf(right, left, place === 0 ? texts.length : texts.width)),
    );
    const around = first === undefined || last === undefined ? [] : [measureOf(first, last, texts.around)];
    return [...heights, ...above, ...around.map((mark) => ({ ...mark, hasArrows: true }))];
  }
  const [lowerLeft, lowerRight, upperRight] = lowerLid;
  return [...heights, measureOf(lowerLeft, lowerRight, texts.length), measureOf(lowerRight, upperRight, texts.width)];
}

function roomOf(isMeasured: boolean, isOpen: boolean): keyof typeof room {
  if (!isMeasured) return "bare";
  return isOpen ? "open" : "measured";
}

/** A block laid out flat: its four side faces in a row, its two lids above and below. */
export function boxNetDiagram({ length, width, height, lids, texts, isPaired = false, alt }: BoxNet): DiagramFigure {
  const space = room[roomOf(texts !== undefined, lids === null)];
  const scale = Math.min(
    space.width / ((length + width) * 2),
    space.height / (height + (lids === null ? 0 : width * 2)),
  );
  const [long, broad, high] = [length * scale, width * scale, height * scale];
  const top = space.above + (lids === null ? 0 : broad);
  const starts = [0, long, long + broad, long * 2 + broad].map((start) => space.left + start);
  const sides = starts.map((start, place) => faceAt(start, top, place % 2 === 0 ? long : broad, high));
  const lidFaces = (lids ?? []).map((under, place) =>
    faceAt(starts[under] ?? 0, place === 0 ? space.above : top + high, long, broad),
  );
  const area = (corners: Face, tone: DiagramTone): DiagramMark => ({
    form: "area",
    corners,
    tone: isPaired ? tone : "first",
  });
  return {
    type: "diagram",
    width: (long + broad) * 2 + space.left + margin,
    height: top + high + (lids === null ? 0 : broad) + space.below,
    marks: [
      ...sides.map((face, place) => area(face, place % 2 === 0 ? "first" : "second")),
      ...lidFaces.map((face) => area(face, "third")),
      ...(texts === undefined ? [] : measuresOf(sides, lidFaces[1], texts)),
    ],
    alt,
  };
}
