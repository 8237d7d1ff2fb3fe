const width = 320;
const gap = 7;
/** A note is so much wider than it is high. */
const shape = 2.06;
const widest = 186;
/** Of the names above the groups. */
export const labelHeight = 25;

export interface NotePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function columnsFor(most: number, isTwo: boolean, isRow: boolean): number {
  if (isRow) return most;
  if (isTwo) return most <= 3 ? 1 : 2;
  return most <= 4 ? Math.min(most, 2) : 3;
}

/**
 * Where the notes of one or two groups lie, in rows of equal notes that stand in the middle of their group; and what of
 * the sheet they need.
 */
export function layNotes(
  counts: readonly number[],
  isRow = false,
): {
  places: NotePlace[][];
  left: number;
  width: number;
  height: number;
} {
  const isTwo = counts.length > 1;
  const most = Math.max(1, ...counts);
  const columns = columnsFor(most, isTwo, isRow);
  const room = isTwo ? width / 2 - 12 : width - 8;
  const rows = Math.ceil(most / columns);
  const note = Math.min((room - (columns - 1) * gap) / columns, widest, (rows > 2 ? 47 : 92 - rows * 10) * shape);
  const size = { width: note, height: note / shape };
  const places = counts.map((count, group) => {
    const middle = isTwo ? width / 4 + (group * width) / 2 : width / 2;
    return Array.from({ length: count }, (_, at) => {
      const row = Math.floor(at / columns);
      const inRow = Math.min(columns, count - row * columns);
      const x = middle - (inRow * (note + gap) - gap) / 2 + (at - row * columns) * (note + gap);
      return { x, y: 2 + row * (size.height + gap), ...size };
    });
  });
  const used = isTwo ? width : columns * (note + gap) - gap + 8;
  return { places, left: (width - used) / 2, width: used, height: rows * (size.height + gap) - gap + 4 };
}
