import type { Tale } from "./tale.ts";

/** Two of a sort that stand side by side in a story: what they are called and what their things lie in. */
type Pair = Pick<Tale, "captions" | "holders">;

export const pairs = {
  children: { captions: ({ first, second }) => [first, second], holders: ["box", "box"] },
  baskets: { captions: () => ["Rổ đỏ", "Rổ xanh"], holders: ["red-basket", "green-basket"] },
  halves: { captions: () => ["Sáng", "Chiều"], holders: ["plain-basket", "plain-basket"] },
  days: { captions: () => ["Hôm qua", "Hôm nay"], holders: ["plain-basket", "plain-basket"] },
  houses: { captions: ({ first, second }) => [`Nhà ${first}`, `Nhà ${second}`], holders: ["pen", "pen"] },
  barrels: { captions: () => ["Thùng đỏ", "Thùng xanh"], holders: ["red-barrel", "green-barrel"] },
} as const satisfies Record<string, Pair>;
