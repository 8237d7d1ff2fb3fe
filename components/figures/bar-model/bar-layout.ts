import { labelRoom } from "#components/figures/label-room.ts";
import { linePitch } from "#components/figures/line-pitch.ts";
import { wordsSize } from "#components/figures/words-size.ts";
import { wrapWords } from "#components/figures/wrap-words.ts";
import type { BarModelFigure, BarPart } from "#lib/questions/figures/bar-model.ts";

const width = 320;
const margin = 6;
export const labelSize = 18;
export const nameSize = 17;
const longestName = 96;
/** Room for a brace and its words. */
export const braceHeight = 38;
const totalBrace = 16;

type Bar = BarModelFigure["bars"][number];

export interface PlacedPart {
  readonly part: BarPart;
  readonly x: number;
  readonly width: number;
  /** null: not written, since the part before it says the same. */
  readonly label: {
    readonly text: string;
    readonly x: number;
    readonly isInside: boolean;
    readonly half: number;
  } | null;
}

function lengthOf({ parts }: Bar): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

function toLabel(text: string, x: number, room: number): PlacedPart["label"] {
  const half = wordsSize(text, labelSize).width / 2;
  const isInside = half * 2 + 6 <= room;
  const middle = x + room / 2;
  return { text, x: isInside ? middle : Math.min(middle, width - half - 2), isInside, half };
}

function placeParts({ parts }: Bar, left: number, scale: number): PlacedPart[] {
  const placed: PlacedPart[] = [];
  for (const [place, part] of parts.entries()) {
    const x = left + parts.slice(0, place).reduce((sum, { size }) => sum + size, 0) * scale;
    const room = part.size * scale;
    const label = part.label === null ? null : toLabel(part.label, x, room);
    const before = parts[place - 1];
    const repeats = label !== null && !label.isInside && before?.label === part.label && before.size === part.size;
    placed.push({ part, x, width: room, label: repeats ? null : label });
  }
  return placed;
}

/** Room above a bar and its own height, by where its labels stand and whether they hold fractions. */
function roomOf(bar: Bar, parts: readonly PlacedPart[]) {
  const labels = parts.flatMap(({ label }) => label ?? []);
  const isAbove = labels.some(({ isInside }) => !isInside);
  const isTall = labels.some(({ text }) => wordsSize(text, labelSize).height > labelSize);
  const labelHeight = isTall ? 30 : 21;
  const brace = bar.spans === undefined || bar.spans.length === 0 ? 0 : braceHeight;
  return {
    above: brace + (isAbove ? labelHeight : 0),
    labelHeight,
    height: isTall && !isAbove ? 36 : 30,
  };
}

function layRow(bar: Bar, names: readonly string[], left: number, scale: number) {
  const parts = placeParts(bar, left, scale);
  const { above, labelHeight, height } = roomOf(bar, parts);
  const below = bar.whole === null ? 0 : braceHeight;
  const full = above + Math.max(height, names.length * linePitch(nameSize)) + below + 10;
  return { bar, parts, names, above, height, labelHeight, full, end: left + lengthOf(bar) * scale };
}

/** Where each bar, its name, its labels and its braces stand. */
export function barLayout({ bars, total }: BarModelFigure) {
  const names = bars.map(({ name }) => (name === null ? [] : wrapWords(name, nameSize, longestName)));
  const nameWidth = Math.max(0, ...names.flat().map((line) => wordsSize(line, nameSize).width));
  const left = margin + (nameWidth === 0 ? 0 : nameWidth + 10);
  const right = width - margin - (total === undefined ? 0 : totalRoom(total));
  const scale = (right - left) / Math.max(...bars.map(lengthOf));
  const laid = bars.map((bar, place) => layRow(bar, names[place] ?? [], left, scale));
  const rows = laid.map((row, place) => {
    const start = 2 + laid.slice(0, place).reduce((sum, { full }) => sum + full, 0);
    const top = start + row.above;
    return { ...row, place, top, labelY: top - row.labelHeight / 2 - 1 };
  });
  return { width, height: laid.reduce((sum, { full }) => sum + full, -5), left, right, rows };
}

function totalRoom(total: string): number {
  return totalBrace + labelRoom(total, labelSize).width + 6;
}
