import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { ThingName } from "#lib/questions/figures/thing-name.ts";
import type { FlatSort, SolidSort } from "./sort.ts";

interface Thing {
  readonly thing: ThingName;
  readonly name: string;
}

/** A flat thing with its rim in the field of 100 by 100 it is drawn into; a circle has its radius alone. */
interface FlatThing extends Thing {
  readonly sort: FlatSort;
  readonly rim: readonly Point[] | { readonly radius: number };
}

/** A solid thing with the edges of the block it looks like; null for what is no block. */
interface SolidThing extends Thing {
  readonly sort: SolidSort | null;
  readonly block: { readonly width: number; readonly depth: number; readonly height: number } | null;
}

function rim(...corners: readonly (readonly [number, number])[]): Point[] {
  return corners.map(([x, y]) => ({ x, y }));
}

function upright(left: number, top: number, right: number, bottom: number): Point[] {
  return rim([left, top], [right, top], [right, bottom], [left, bottom]);
}

function block(width: number, depth: number, height: number) {
  return { width, depth, height };
}

const round = { radius: 44 };
const even = upright(8, 8, 92, 92);

export const flatThings: readonly FlatThing[] = [
  { thing: "clock", name: "cái đồng hồ", sort: "circle", rim: round },
  { thing: "plate", name: "cái đĩa", sort: "circle", rim: round },
  { thing: "wheel", name: "bánh xe", sort: "circle", rim: round },
  { thing: "button", name: "cái cúc áo", sort: "circle", rim: round },
  { thing: "tile", name: "viên gạch hoa", sort: "square", rim: even },
  { thing: "window", name: "ô cửa sổ", sort: "square", rim: even },
  { thing: "rice-cake", name: "bánh chưng", sort: "square", rim: even },
  { thing: "handkerchief", name: "khăn tay", sort: "square", rim: even },
  { thing: "sign", name: "biển báo", sort: "triangle", rim: rim([50, 10], [94, 86], [6, 86]) },
  { thing: "pennant", name: "cờ đuôi nheo", sort: "triangle", rim: rim([14, 10], [94, 40], [14, 70]) },
  { thing: "set-square", name: "thước ê ke", sort: "triangle", rim: rim([10, 10], [10, 88], [92, 88]) },
  { thing: "sail", name: "cánh buồm", sort: "triangle", rim: rim([56, 6], [56, 76], [10, 76]) },
  { thing: "flag", name: "lá cờ Tổ quốc", sort: "rectangle", rim: upright(5, 20, 95, 80) },
  { thing: "envelope", name: "phong bì", sort: "rectangle", rim: upright(5, 22, 95, 78) },
  { thing: "door", name: "cánh cửa", sort: "rectangle", rim: upright(26, 4, 74, 96) },
  { thing: "notebook", name: "quyển vở", sort: "rectangle", rim: upright(20, 8, 80, 92) },
];

export const solidThings: readonly SolidThing[] = [
  { thing: "die", name: "xúc xắc", sort: "cube", block: block(46, 46, 46) },
  { thing: "puzzle-cube", name: "khối ru-bích", sort: "cube", block: block(46, 46, 46) },
  { thing: "gift", name: "hộp quà", sort: "cube", block: block(42, 42, 42) },
  { thing: "toy-block", name: "khối gỗ", sort: "cube", block: block(46, 46, 46) },
  { thing: "milk", name: "hộp sữa", sort: "box", block: block(30, 30, 58) },
  { thing: "brick", name: "viên gạch", sort: "box", block: block(64, 32, 22) },
  { thing: "fridge", name: "tủ lạnh", sort: "box", block: block(34, 34, 62) },
  { thing: "matchbox", name: "bao diêm", sort: "box", block: block(60, 40, 18) },
  { thing: "can", name: "lon nước", sort: null, block: null },
  { thing: "ball", name: "quả bóng", sort: null, block: null },
  { thing: "drum", name: "cái trống", sort: null, block: null },
  { thing: "leaf-hat", name: "nón lá", sort: null, block: null },
];
