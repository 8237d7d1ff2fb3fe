import { labelRoom } from "#components/figures/label-room.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import { type Box, crosses, overlaps, type Segment } from "./crosses.ts";
import { diagramSize } from "./diagram-size.ts";
import { lengthPlace } from "./length-place.ts";
import { segmentsOf } from "./segments-of.ts";
import { turned } from "./turned.ts";

/** Where the middle of a point's name stands. */
function pointNamePlace({ x, y, nameAt }: Extract<DiagramMark, { form: "point" }>, size: number): Point {
  return turned({ x, y }, size * 0.78, nameAt);
}

export interface LabelBox extends Box {
  /** The place of its mark among all. */
  readonly place: number;
  readonly text: string;
  readonly size: number;
  /** Whether a line goes through it. */
  readonly isCrossed: boolean;
}

/** Where a measure may stand along its side: its middle first, then farther from it. */
const near = [0.5, 0.44, 0.56, 0.38, 0.62];
const far = [0.32, 0.68, 0.26, 0.74];
/** So far words of two measures keep from each other. */
const apart = 7;

/** Where words stand that cannot be moved. */
function fixedBox(mark: DiagramMark, size: number): Box | null {
  if (mark.form === "label") return { ...labelRoom(mark.text, size), x: mark.x, y: mark.y };
  if (mark.form !== "point" || mark.name === null) return null;
  return { ...labelRoom(mark.name, size), ...pointNamePlace(mark, size) };
}

/** All places a measure may take, the best first; only one without arrows may change to the other side. */
function placesOf(mark: Extract<DiagramMark, { form: "length" }>): Box[] {
  const other = { ...mark, side: mark.side === 1 ? -1 : 1 } as const;
  const opposite = mark.hasArrows ? [] : near.map((share) => lengthPlace(other, share));
  const [first, last] = [near, far].map((shares) => shares.map((share) => lengthPlace(mark, share)));
  return [...(first ?? []), ...opposite, ...(last ?? [])];
}

function textOf(mark: DiagramMark): string {
  if (mark.form === "label" || mark.form === "length") return mark.text;
  return mark.form === "point" ? (mark.name ?? "") : "";
}

/**
 * The room of all words of a drawing. A measure moves along its side, or over to the other one, as far as it must to
 * keep clear of lines and of other words.
 */
export function labelBoxes(marks: readonly DiagramMark[], size: number = diagramSize): LabelBox[] {
  const segments: readonly Segment[] = marks.flatMap(segmentsOf);
  const isCrossed = (box: Box) => segments.some((segment) => crosses(box, segment));
  const boxes = marks.flatMap((mark, place): LabelBox[] => {
    const box = fixedBox(mark, size);
    return box === null ? [] : [{ ...box, place, text: textOf(mark), size, isCrossed: isCrossed(box) }];
  });
  for (const [place, mark] of marks.entries()) {
    if (mark.form !== "length") continue;
    const isFree = (box: Box) => !(isCrossed(box) || boxes.some((other) => overlaps(box, other, -apart)));
    const box = placesOf(mark).find(isFree) ?? lengthPlace(mark, 0.5);
    boxes.push({ ...box, place, text: mark.text, size: diagramSize, isCrossed: isCrossed(box) });
  }
  return boxes;
}
