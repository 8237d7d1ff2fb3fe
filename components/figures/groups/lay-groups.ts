import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import { groupsSheet, packHeap } from "#lib/questions/figures/pack-heap.ts";

const { largest, ...sheet } = groupsSheet;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface GroupsLayout {
  readonly width: number;
  readonly height: number;
  /** The square each thing stands in. */
  readonly cell: number;
  /** The upper left corners of the squares. */
  readonly things: readonly { readonly x: number; readonly y: number }[];
  readonly plates: readonly Box[];
  readonly rings: readonly Box[];
  /** The middles of the numbers at plates, rows or rings. */
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

type Layout = Omit<GroupsLayout, "labels">;

/** The room of a number beside its row. */
const labelRoom = 34;
/** The room between two rings with a number, in squares of their things. */
const beside = 1.5;
/** Half of the badge a number stands in. */
export const labelRadius = 12;

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}

/** How much of a plate's width and height its things may take. */
const filled = 0.75;

interface PlatePlan {
  readonly columns: number;
  /** Things side by side on a plate. */
  readonly across: number;
  readonly cell: number;
  /** Larger things are better, on plates that are not standing and not too long. */
  readonly worth: number;
}

function planPlates(columns: number, across: number, count: number, most: number): PlatePlan {
  const down = Math.ceil(most / across);
  const width = sheet.width / columns - 10;
  const height = sheet.height / Math.ceil(count / columns) - 10;
  const cell = Math.min(largest, (width * filled) / across, (height * filled) / down);
  const shape = across / down;
  const fault = Math.max(1 / shape, shape / 2.2, 1);
  return { columns, across, cell, worth: cell / Math.sqrt(fault) + columns * 0.01 };
}

/** Plates in rows; the things of each in the middle of it. */
function layPlates(sizes: readonly number[]): Layout {
  const most = Math.max(1, ...sizes);
  const count = sizes.length;
  const plans = upTo(count).flatMap((column) => upTo(most).map((at) => planPlates(column + 1, at + 1, count, most)));
  const first = planPlates(1, 1, count, most);
  const { columns, across, cell } = plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best), first);
  const down = Math.ceil(most / across);
  const plate = { width: Math.max(across, down) * (cell / filled) + 4, height: (down * cell) / filled + 4 };
  const [pitchX, pitchY] = [plate.width + 10, plate.height + 8];
  const rows = Math.ceil(count / columns);
  const plates = sizes.map((_, place): Box => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: 5 + ((place % columns) + (columns - inRow) / 2) * pitchX, y: 4 + row * pitchY, ...plate };
  });
  const things = plates.flatMap((box, place) => {
    const size = sizes[place] ?? 0;
    const lines = Math.ceil(size / across);
    return upTo(size).map((at) => {
      const line = Math.floor(at / across);
      const inLine = Math.min(across, size - line * across);
      return {
        x: box.x + box.width / 2 + ((at % across) - inLine / 2) * cell,
        y: box.y + box.height / 2 + (line - lines / 2) * cell,
      };
    });
  });
  return { width: columns * pitchX, height: rows * pitchY, cell, things, plates, rings: [] };
}

/** Rows of an array, one below the other. */
function layRows(sizes: readonly number[], ringed: number): Layout {
  const most = Math.max(1, ...sizes);
  const cell = Math.min(largest, sheet.width / (most + 0.4), sheet.height / sizes.length);
  const pad = cell * 0.2;
  const rings = sizes.flatMap((size, row) =>
    upTo(ringed === 0 ? 0 : Math.floor(size / ringed)).map((at) => ({
      x: pad + at * ringed * cell + 1,
      y: row * cell + 1,
      width: ringed * cell - 2,
      height: cell - 2,
    })),
  );
  const things = sizes.flatMap((size, row) => upTo(size).map((at) => ({ x: pad + at * cell, y: row * cell })));
  return { width: most * cell + 2 * pad, height: sizes.length * cell, cell, things, plates: [], rings };
}

/** A heap in blocks of as many as are ringed, or in loose rows. */
function layHeap(count: number, ringed: number, isLabelled: boolean): Layout {
  const block = ringed > 0 ? Math.min(ringed, count) : 1;
  const deep = block > 6 ? 2 : 1;
  const across = Math.ceil(block / deep);
  const blocks = Math.ceil(count / block);
  const gap = ringed > 0 ? 0.35 : 0;
  // A number stands between its ring and the next.
  const pitch = across + (isLabelled ? beside : gap);
  const { columns, cell } = packHeap({ blocks, width: pitch, height: deep + gap });
  const corner = (place: number) => ({
    x: ((place % columns) * pitch + gap / 2) * cell,
    y: (Math.floor(place / columns) * (deep + gap) + gap / 2) * cell,
  });
  const things = upTo(count).map((at) => {
    const { x, y } = corner(Math.floor(at / block));
    const inside = at % block;
    return { x: x + (inside % across) * cell, y: y + Math.floor(inside / across) * cell };
  });
  const full = ringed > 0 ? Math.floor(count / block) : 0;
  const rings = upTo(full).map((place) => {
    const { x, y } = corner(place);
    return { x: x - 2, y: y - 2, width: across * cell + 4, height: deep * cell + 4 };
  });
  const rows = Math.ceil(blocks / columns);
  return {
    width: columns * pitch * cell,
    height: rows * (deep + gap) * cell,
    cell,
    things,
    plates: [],
    rings,
  };
}

function layHolders({ holder, sizes, ringed, labels = [] }: GroupsFigure): Layout {
  if (holder === "plates") return layPlates(sizes);
  if (holder === "rows") return layRows(sizes, ringed);
  return layHeap(
    sizes.reduce((sum, size) => sum + size, 0),
    ringed,
    labels.length > 0,
  );
}

/** Numbers stand at the upper right of a plate, and behind a ring or a row. */
function layLabels(labels: readonly string[], { holder, sizes }: GroupsFigure, laid: Layout) {
  const inside = (x: number) => Math.min(x, laid.width - labelRadius);
  const corners = laid.plates.map(({ x, y, width }) => ({ x: inside(x + width - 4), y: Math.max(y + 6, labelRadius) }));
  const nextTo = laid.rings.map(({ x, y, width, height }) => ({
    x: inside(x + width + laid.cell * 0.58),
    y: y + height / 2,
  }));
  const behind = sizes.map((_, row) => ({ x: laid.width + labelRoom / 2, y: (row + 0.5) * laid.cell }));
  return { plates: corners, loose: nextTo, rows: behind }[holder].flatMap((at, place) => {
    const text = labels[place];
    return text === undefined ? [] : [{ ...at, text }];
  });
}

/** Where things, plates, rings and numbers stand, as large as the sheet allows. */
export function layGroups(figure: GroupsFigure): GroupsLayout {
  const { holder, labels = [] } = figure;
  const laid = layHolders(figure);
  const room = holder === "rows" && labels.length > 0 ? labelRoom : 0;
  return { ...laid, width: laid.width + room, labels: layLabels(labels, figure, laid) };
}
