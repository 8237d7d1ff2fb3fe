import { labelLines, labelWidth } from "#components/figures/label-lines.ts";
import type { PieChartFigure } from "#lib/questions/figures/pie-chart.ts";

export const pie = { width: 320, radius: 62, nameSize: 16.5, nameWidth: 82, labelSizes: [17, 15] };
/** Names stand between these, from the middle of the circle. */
export const pieEdge = pie.radius + 9;
const line = 18;
/** Where along the radius a label is tried, in this order. */
const tries = [0.58, 0.64, 0.7, 0.52, 0.46, 0.4];
/** Turns of the whole circle, tried in this order until the names have room at both sides. */
const turns = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((part) => part / 24);

type Sector = PieChartFigure["sectors"][number];

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PlacedSector extends Sector {
  /** In parts of a turn from the top, clockwise. */
  readonly from: number;
  readonly to: number;
  readonly isRight: boolean;
  /** Whether its label stands on it, and not below its name. */
  readonly hasRoom: boolean;
  readonly labelAt: Place & { readonly size: number };
  /** The middle of its name. */
  readonly y: number;
}

/** A place so far from the middle, at that part of a turn. */
export function pieAt(turn: number, radius: number): Place {
  return { x: Math.sin(turn * 2 * Math.PI) * radius, y: -Math.cos(turn * 2 * Math.PI) * radius };
}

/** The middle of a box of that size inside a sector, if it has room there. */
function findRoom(from: number, to: number, width: number, height: number): Place | null {
  const places = tries.map((part) => pieAt((from + to) / 2, pie.radius * part));
  const isInside = ({ x, y }: Place) => {
    const turn = Math.atan2(x, -y) / (2 * Math.PI);
    const past = turn - from - Math.floor(turn - from);
    return Math.hypot(x, y) < pie.radius - 2 && past < to - from;
  };
  const holds = ({ x, y }: Place) =>
    [-0.5, 0.5].every((across) =>
      [-0.5, 0.5].every((down) => isInside({ x: x + across * width, y: y + down * height })),
    );
  return places.find(holds) ?? null;
}

/** Where a label stands on a sector, in the largest letters that have room. */
function placeLabel(from: number, to: number, label: string): PlacedSector["labelAt"] | null {
  const found = pie.labelSizes.map((size) => {
    const box = label === "?" ? [30, 27] : [labelWidth(label, size), size * 0.76];
    const place = findRoom(from, to, box[0] ?? 0, box[1] ?? 0);
    return place && { ...place, size };
  });
  return found.find((place) => place !== null) ?? null;
}

/** The sectors of a circle that is turned so far, with the room their words beside it want. */
function turnSectors(sectors: readonly Sector[], turn: number) {
  return sectors.map((sector, at) => {
    const from = turn + sectors.slice(0, at).reduce((sum, { percent }) => sum + percent / 100, 0);
    const to = from + sector.percent / 100;
    const { label } = sector;
    const onSector = label === null ? null : placeLabel(from, to, label);
    const middle = pieAt((from + to) / 2, pie.radius);
    const nameHeight = labelLines(sector.name, pie.nameWidth, pie.nameSize).length * line;
    const below = belowOf(label, onSector !== null);
    const wanted = { y: middle.y + below / 2, height: nameHeight + below + 7 };
    return { ...sector, from, to, onSector, isRight: middle.x >= -0.01, nameHeight, below, wanted };
  });
}

/** How much room a label takes below its name. */
function belowOf(label: string | null, hasRoom: boolean): number {
  if (label === null || hasRoom) return 0;
  return label === "?" ? 30 : 19;
}

type TurnedSector = ReturnType<typeof turnSectors>[number];

/** A sector whose words have their middle at a height. */
function placeWords({ onSector, nameHeight, below, wanted, ...sector }: TurnedSector, middle: number): PlacedSector {
  const y = middle - below / 2;
  const x = (sector.isRight ? 1 : -1) * (pie.radius + 16 + 24);
  const labelAt = onSector ?? { x, y: y + (nameHeight + below) / 2, size: pie.labelSizes[0] ?? 0 };
  return { ...sector, y, hasRoom: onSector !== null, labelAt };
}

interface Wanted {
  /** Where its middle would best be. */
  readonly y: number;
  readonly height: number;
}

/** Middles of labels one above the other, near where each wants to be, none on another, none outside where there is room. */
export function spread(labels: readonly Wanted[], top: number, bottom: number): number[] {
  const order = labels.map((label, at) => ({ ...label, at })).toSorted((one, other) => one.y - other.y);
  const middles: number[] = new Array(labels.length).fill(0);
  let free = top;
  for (const { y, height, at } of order) {
    const middle = Math.max(y, free + height / 2);
    middles[at] = middle;
    free = middle + height / 2;
  }
  let limit = bottom;
  for (const { height, at } of order.toReversed()) {
    const middle = Math.min(middles[at] ?? 0, limit - height / 2);
    middles[at] = middle;
    limit = middle - height / 2;
  }
  return middles;
}

/** The sectors with the places of their words, the middle of the circle being 0, 0. */
export function layPie(sectors: readonly Sector[]): PlacedSector[] {
  const tried = turns.map((turn) => {
    const turned = turnSectors(sectors, turn);
    const sides = [true, false].map((isRight) => turned.filter((sector) => sector.isRight === isRight));
    const heights = sides.map((side) => side.reduce((sum, { wanted }) => sum + wanted.height, 0));
    return { sides, over: Math.max(0, ...heights.map((height) => height - 2 * pieEdge)) };
  });
  const best = tried.reduce((least, each) => (each.over < least.over ? each : least));
  const placed = best.sides.flatMap((side) => {
    const wanted = side.map((sector) => sector.wanted);
    const middles = spread(wanted, -pieEdge, pieEdge);
    return side.map((sector, at) => placeWords(sector, middles[at] ?? 0));
  });
  return placed.toSorted((one, other) => one.from - other.from);
}
