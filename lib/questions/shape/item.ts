import type { ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { Sort } from "./sort.ts";

/** One drawing in a field of 100 by 100. */
export interface Item {
  /** Null for what has none of the names of class 1. */
  readonly sort: Sort | null;
  readonly part: ShapePart;
  /** What it can be called without saying its shape: "hình màu đỏ", "cái đồng hồ". */
  readonly name: string;
  /** Tells it from others of its sort, whatever its colour and size. */
  readonly variant: string;
}
