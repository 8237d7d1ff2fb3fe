import { movedBy, pointsOf, readCurve } from "#lib/questions/handwriting/curve.ts";
import { type Frame, type NamedStroke, ruling } from "#lib/questions/handwriting/frame.ts";

/** What is written, and its strokes: the name of each and its line as the path of an SVG. */
export type StrokeTable = Readonly<Record<string, readonly (readonly [name: string, path: string])[]>>;

/** What is put onto letters; in a syllable once all of them are written. */
export const marks: ReadonlySet<string> = new Set(["dấu mũ", "nét râu", "dấu chấm", "nét cong nhỏ"]);

/** Between two letters of one word, and between two that stand apart. */
const gaps = { joined: 14, apart: 70 } as const;
/** Four ruled lines at the least. */
const leastTop = 150;

interface Written extends Frame {
  readonly strokes: readonly NamedStroke[];
}

function extentOf(curve: NamedStroke["curve"]) {
  const points = pointsOf(curve);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: -Math.min(...ys), bottom: Math.max(...ys) };
}

/** Up to the next ruled line; what goes past one by the thickness of a pen does not need another. */
const toRuling = (height: number) => Math.ceil((height - 6) / ruling) * ruling;

/** Letters side by side on the ruling. Throws an Error where one of them is not in the table. */
export function writeLetters(table: StrokeTable, letters: readonly string[], spacing: keyof typeof gaps): Written {
  const strokes: NamedStroke[] = [];
  let right = -gaps[spacing];
  for (const letter of letters) {
    const written = table[letter];
    if (written === undefined) throw new Error(`nobody has drawn ${letter}`);
    const own = written.map(([name, path]) => ({ name, curve: readCurve(path) }));
    const from = right + gaps[spacing] - Math.min(...own.map(({ curve }) => extentOf(curve).left));
    const placed = own.map(({ name, curve }) => ({ name, curve: movedBy(curve, Math.round(from)) }));
    right = Math.max(...placed.map(({ curve }) => extentOf(curve).right));
    strokes.push(...placed);
  }
  const isLast = ({ name }: NamedStroke) => spacing === "joined" && marks.has(name);
  const ordered = [...strokes.filter((stroke) => !isLast(stroke)), ...strokes.filter(isLast)];
  const extents = strokes.map(({ curve }) => extentOf(curve));
  return {
    strokes: ordered,
    width: Math.round(right),
    top: Math.max(leastTop, toRuling(Math.max(...extents.map(({ top }) => top)))),
    bottom: Math.max(0, toRuling(Math.max(...extents.map(({ bottom }) => bottom)))),
  };
}
