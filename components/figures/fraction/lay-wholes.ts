import { wordsSize } from "#components/figures/words-size.ts";
import type { FractionWhole } from "#lib/questions/figures/fraction.ts";

const sheet = 304;
export const labelSize = 20;
const beside = 16;
const between = 20;

/** Heights of one to four bars one below the other. */
const barHeights = [56, 44, 36, 30];
const circleSides = [132, 124, 90, 68];

export interface Spot {
  readonly whole: FractionWhole;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The middle of its label. */
  readonly label: { readonly x: number; readonly y: number };
}

function labelRoom(wholes: readonly FractionWhole[]) {
  const sizes = wholes.flatMap(({ label }) => (label === null ? [] : [wordsSize(label, labelSize)]));
  return {
    width: Math.max(0, ...sizes.map(({ width }) => width)),
    height: Math.max(0, ...sizes.map(({ height }) => height)),
  };
}

/** Bars one below the other, all equally long, their labels at the right. */
function layBars(wholes: readonly FractionWhole[]) {
  const label = labelRoom(wholes);
  const width = sheet - (label.width === 0 ? 0 : label.width + beside);
  const height = barHeights[wholes.length - 1] ?? 30;
  const pitch = Math.max(height, label.height) + (wholes.length > 2 ? 8 : 12);
  const spots = wholes.map((whole, place): Spot => {
    const middle = place * pitch + (pitch - 4) / 2;
    return {
      whole,
      x: 4,
      y: middle - height / 2,
      width,
      height,
      label: { x: 4 + width + beside / 2 + label.width / 2 + 2, y: middle },
    };
  });
  return { width: sheet + 8, height: wholes.length * pitch - 4, spots };
}

function sizeOf({ form, parts, columns }: FractionWhole, count: number) {
  const most = count === 1 ? 132 : Math.min(120, (sheet - (count - 1) * between) / count);
  if (form === "circle") return { width: circleSides[count - 1] ?? 68, height: circleSides[count - 1] ?? 68 };
  const rows = Math.ceil(parts / columns);
  const cell = Math.min(34, (count === 1 ? 220 : most) / columns, most / rows);
  return { width: cell * columns, height: cell * rows };
}

/** Wholes side by side, their labels below; one alone has its label at its right. */
function layRow(wholes: readonly FractionWhole[]) {
  const label = labelRoom(wholes);
  const sizes = wholes.map((whole) => sizeOf(whole, wholes.length));
  const tall = Math.max(...sizes.map(({ height }) => height));
  const isAlone = wholes.length === 1;
  const rooms = sizes.map(({ width }) => (isAlone ? width : Math.max(width, label.width)));
  const spots = wholes.map((whole, place): Spot => {
    const { width = 0, height = 0 } = sizes[place] ?? {};
    const left = 4 + rooms.slice(0, place).reduce((sum, room) => sum + room + between, 0);
    const middle = left + (rooms[place] ?? 0) / 2;
    return {
      whole,
      x: middle - width / 2,
      y: 4 + (tall - height) / 2,
      width,
      height,
      label: isAlone
        ? { x: left + width + beside + label.width / 2, y: 4 + tall / 2 }
        : { x: middle, y: 4 + tall + 8 + label.height / 2 },
    };
  });
  const across = rooms.reduce((sum, room) => sum + room + between, -between);
  const isBeside = isAlone && label.width > 0;
  return {
    width: across + 8 + (isBeside ? beside + label.width : 0),
    height: tall + 8 + (isAlone || label.height === 0 ? 0 : label.height + 8),
    spots,
  };
}

/** Where the wholes and their labels stand, on a sheet as small as they allow. */
export function layWholes(wholes: readonly FractionWhole[]) {
  return wholes.some(({ form }) => form === "bar") ? layBars(wholes) : layRow(wholes);
}
