import type { Rng } from "#lib/core/rng.ts";
import type { Paint, Point, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";

/** The solids class 2 calls by name. */
export type Solid = "cylinder" | "ball" | "cube" | "box";

/** All of them. */
export const solids = ["cylinder", "ball", "cube", "box"] as const satisfies readonly Solid[];

/** What each is called. */
export const solidNames: Readonly<Record<Solid, string>> = {
  cylinder: "khối trụ",
  ball: "khối cầu",
  cube: "khối lập phương",
  box: "khối hộp chữ nhật",
};

/** What each is known by. */
export const solidFacts: Readonly<Record<Solid, string>> = {
  cylinder: "Khối này có hai đáy tròn bằng nhau",
  ball: "Khối này tròn đều, lăn được mọi phía",
  cube: "Khối này có các mặt là hình vuông bằng nhau",
  box: "Khối này có mặt là hình chữ nhật",
};

/** A drawing in which the solids of one kind are counted. */
export function numberedSolids(figure: ShapesFigure, name: string, counted: readonly Point[]): ShapesFigure {
  const labels = counted.map(({ x, y }, place) => ({ x, y, label: String(place + 1) }));
  const alt =
    counted.length === 1 ? `Một ${name} được đánh số 1.` : `Các ${name} được đánh số từ 1 đến ${counted.length}.`;
  return { ...figure, labels, alt };
}

const edges = { cube: [46, 46, 46], box: [58, 32, 24] } as const;

/** One of them, drawn. */
export type SolidPart = Extract<ShapePart, { form: "ball" | "cylinder" | "block" }>;

/** A solid in a field of 100 by 100, a little larger or smaller each time. */
export function drawSolid(rng: Rng, solid: Solid, paint: Paint): SolidPart {
  const middle = { x: 50, y: 50, paint };
  if (solid === "ball") return { form: "ball", ...middle, radius: rng.int(30, 42) };
  if (solid === "cylinder") return { form: "cylinder", ...middle, radius: rng.int(18, 28), height: rng.int(40, 56) };
  const [width = 0, depth = 0, height = 0] = solid === "box" ? rng.shuffle(edges.box) : edges.cube;
  return { form: "block", ...middle, width, depth, height };
}
