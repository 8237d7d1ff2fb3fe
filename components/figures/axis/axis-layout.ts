import { labelRoom } from "#components/figures/label-room.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import { within } from "./within.ts";

const width = 320;
/** Labels are as large as one row of them allows; where none does, they are large again, on two rows. */
const sizes = [18, 17, 16];
const usual = 18;
/** Room for the arrow at the right end. */
const arrow = 27;
const gap = 3;

interface Placed {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** Whether two labels that follow each other touch. */
function isCrowded(labels: readonly Placed[]): boolean {
  return labels.some(({ from }, place) => {
    const before = labels[place - 1];
    return before !== undefined && before.to + gap > from;
  });
}

/** The row of each label, from 0: the second one only where the first is full. */
function shareRows(labels: readonly Placed[]): number[] {
  const ends = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return labels.map(({ from, to }) => {
    const row = ends.findIndex((end) => end + gap <= from);
    const chosen = row === -1 ? 1 : row;
    ends[chosen] = to;
    return chosen;
  });
}

/** Whether labels touch even on two rows. */
function isFull(labels: readonly Placed[]): boolean {
  const rows = shareRows(labels);
  return [0, 1].some((row) => isCrowded(labels.filter((_, place) => rows[place] === row)));
}

/** Words over a place of the line, moved as far as they need to stay on the sheet. */
function placeAbove(at: number, middle: number, label: string): Placed {
  const room = labelRoom(label, usual);
  const x = within(middle, room.width);
  return { at, from: x - room.width / 2, to: x + room.width / 2, height: label === "" ? 0 : room.height };
}

function byPlace(labels: readonly Placed[]): Placed[] {
  return labels.toSorted((first, second) => first.from - second.from);
}

/** Where the words above the line stand; those of hops on two rows where one would be too full. */
function placeWords({ hops, pointers }: AxisFigure, xOf: (at: number) => number) {
  const overHops = byPlace(hops.map(({ from, to, label }) => placeAbove(from, (xOf(from) + xOf(to)) / 2, label)));
  const overPointers = byPlace(pointers.map(({ at, label }) => placeAbove(at, xOf(at), label)));
  const high = Math.max(0, ...overHops.map(({ height }) => height));
  const lift = isCrowded(overHops) ? high + 2 : 0;
  const bows = hops.length === 0 ? 0 : 50 + high + lift;
  const arrows = pointers.length === 0 ? 0 : 40 + Math.max(0, ...overPointers.map(({ height }) => height));
  const rows = shareRows(overHops);
  const liftOf = (from: number) => (rows[overHops.findIndex(({ at }) => at === from)] ?? 0) * lift;
  return {
    top: Math.max(12, bows, arrows),
    liftOf,
    isTouching:
      isFull(overHops) || isCrowded(byPlace([...overHops.filter((_, place) => rows[place] === 0), ...overPointers])),
  };
}

/** The scale of the line and its labels at one size. */
function placeLabels({ from, to, marks }: AxisFigure, size: number) {
  const half = (at: number) => {
    const label = marks.find((mark) => mark.at === at)?.label ?? "";
    return label === "" ? 0 : labelRoom(label, size).width / 2;
  };
  const left = Math.max(16, half(from) + 2);
  const right = width - Math.max(arrow, half(to) + 2);
  const xOf = (at: number) => left + ((at - from) * (right - left)) / (to - from || 1);
  const labels = marks
    .toSorted((first, second) => first.at - second.at)
    .flatMap(({ at, label }): Placed[] => {
      if (label === null) return [];
      const room = labelRoom(label, size);
      const x = xOf(at);
      return [{ at, from: x - room.width / 2, to: x + room.width / 2, height: room.height }];
    });
  return { size, xOf, labels };
}

/** Where everything on the line stands: one row of labels, or two where one would be too full. */
export function axisLayout(figure: AxisFigure) {
  const single = sizes.map((size) => placeLabels(figure, size)).find(({ labels }) => !isCrowded(labels));
  const { size, xOf, labels } = single ?? placeLabels(figure, usual);
  const rows = single === undefined ? shareRows(labels) : labels.map(() => 0);
  const rowHeight = Math.max(0, ...labels.map(({ height }) => height)) + 4;
  const { top, liftOf, isTouching } = placeWords(figure, xOf);
  const firstRow = top + 13 + rowHeight / 2;
  const rowOf = (at: number) => firstRow + (rows[labels.findIndex((label) => label.at === at)] ?? 0) * rowHeight;
  return {
    width,
    height: top + 15 + Math.max(0, ...rows.map((row) => (row + 1) * rowHeight)),
    top,
    size,
    start: figure.from === 0 ? xOf(0) : 2,
    xOf,
    rowOf,
    /** Where the words of a lower row begin: a thin line leads down to them. */
    leadOf: (at: number) => (rowOf(at) > firstRow ? top + 11 + rowHeight : null),
    /** How much higher the words of the hop from a place stand. */
    liftOf,
    isTouching: isTouching || isFull(labels),
    isInside: labels.every((label) => label.from >= 0 && label.to <= width),
  };
}
