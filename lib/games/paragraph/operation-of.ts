import type { TaleSort } from "./tale.ts";

const operations = {
  added: "+",
  taken: "−",
  joined: "+",
  more: "+",
  fewer: "−",
  part: "−",
  difference: "−",
} as const satisfies Record<TaleSort, "+" | "−">;

/** Whether a story is added or subtracted. */
export function operationOf(sort: TaleSort): "+" | "−" {
  return operations[sort];
}
