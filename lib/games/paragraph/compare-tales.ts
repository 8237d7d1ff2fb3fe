import { pairs } from "./pairs.ts";
import type { Tale } from "./tale.ts";

/** One amount, and by how much another is more or fewer. */
function comparedTales(than: "nhiều hơn" | "ít hơn"): readonly Tale[] {
  return [
    {
      things: "own",
      tell: ({ first, second, thing, a, b }) =>
        `${first} có ${a} ${thing.full}. ${second} có ${than} ${first} ${b} ${thing.short}. Hỏi ${second} có bao nhiêu ${thing.asked}?`,
      lead: ({ second, thing }) => `Số ${thing.asked} ${second} có`,
      ...pairs.children,
    },
    {
      things: "fruit",
      tell: ({ thing, a, b }) =>
        `Rổ đỏ có ${a} ${thing.full}. Rổ xanh có ${than} rổ đỏ ${b} ${thing.short}. Hỏi rổ xanh có bao nhiêu ${thing.asked}?`,
      lead: ({ thing }) => `Số ${thing.asked} rổ xanh có`,
      ...pairs.baskets,
    },
    {
      things: "fruit",
      tell: ({ first, thing, a, b }) =>
        `Hôm qua ${first} hái ${a} ${thing.full}. Hôm nay ${first} hái ${than} hôm qua ${b} ${thing.short}. Hỏi hôm nay ${first} hái bao nhiêu ${thing.asked}?`,
      lead: ({ first, thing }) => `Số ${thing.asked} hôm nay ${first} hái`,
      ...pairs.days,
    },
    {
      things: "birds",
      tell: ({ first, second, thing, a, b }) =>
        `Nhà ${first} nuôi ${a} ${thing.full}. Nhà ${second} nuôi ${than} nhà ${first} ${b} ${thing.short}. Hỏi nhà ${second} nuôi bao nhiêu ${thing.asked}?`,
      lead: ({ second, thing }) => `Số ${thing.asked} nhà ${second} nuôi`,
      ...pairs.houses,
    },
    {
      things: "litres",
      tell: ({ thing, a, b }) =>
        `Thùng đỏ có ${a} ${thing.full}. Thùng xanh có ${than} thùng đỏ ${b} ${thing.short}. Hỏi thùng xanh có bao nhiêu ${thing.asked}?`,
      lead: ({ thing }) => `Số ${thing.asked} thùng xanh có`,
      ...pairs.barrels,
    },
  ];
}

/** Two amounts, and how many more the first is. */
const differenceTales: readonly Tale[] = [
  {
    things: "own",
    tell: ({ first, second, thing, a, b }) =>
      `${first} có ${a} ${thing.full}. ${second} có ${b} ${thing.short}. Hỏi ${first} có nhiều hơn ${second} bao nhiêu ${thing.asked}?`,
    lead: ({ first, second, thing }) => `Số ${thing.asked} ${first} có nhiều hơn ${second}`,
    ...pairs.children,
  },
  {
    things: "fruit",
    tell: ({ thing, a, b }) =>
      `Rổ đỏ có ${a} ${thing.full}. Rổ xanh có ${b} ${thing.short}. Hỏi rổ đỏ có nhiều hơn rổ xanh bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} rổ đỏ có nhiều hơn rổ xanh`,
    ...pairs.baskets,
  },
  {
    things: "fruit",
    tell: ({ first, thing, a, b }) =>
      `Hôm qua ${first} hái ${a} ${thing.full}. Hôm nay ${first} hái ${b} ${thing.short}. Hỏi hôm nay hái ít hơn hôm qua bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} hôm nay hái ít hơn hôm qua`,
    ...pairs.days,
  },
  {
    things: "birds",
    tell: ({ first, second, thing, a, b }) =>
      `Nhà ${first} nuôi ${a} ${thing.full}. Nhà ${second} nuôi ${b} ${thing.short}. Hỏi nhà ${second} nuôi ít hơn nhà ${first} bao nhiêu ${thing.asked}?`,
    lead: ({ first, second, thing }) => `Số ${thing.asked} nhà ${second} nuôi ít hơn nhà ${first}`,
    ...pairs.houses,
  },
  {
    things: "litres",
    tell: ({ thing, a, b }) =>
      `Thùng đỏ có ${a} ${thing.full}. Thùng xanh có ${b} ${thing.short}. Hỏi thùng xanh ít hơn thùng đỏ bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} thùng xanh ít hơn thùng đỏ`,
    ...pairs.barrels,
  },
];

export const compareTales = {
  more: comparedTales("nhiều hơn"),
  fewer: comparedTales("ít hơn"),
  difference: differenceTales,
} as const;
