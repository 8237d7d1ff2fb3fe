import { pairs } from "./pairs.ts";
import type { Tale } from "./tale.ts";

/** Two parts, and the whole is asked for. */
const joinedTales: readonly Tale[] = [
  {
    things: "own",
    tell: ({ first, second, thing, a, b }) =>
      `${first} có ${a} ${thing.full}. ${second} có ${b} ${thing.short}. Hỏi cả hai bạn có bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} cả hai bạn có`,
    ...pairs.children,
  },
  {
    things: "fruit",
    tell: ({ thing, a, b }) =>
      `Rổ đỏ có ${a} ${thing.full}. Rổ xanh có ${b} ${thing.short}. Hỏi cả hai rổ có bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} cả hai rổ có`,
    ...pairs.baskets,
  },
  {
    things: "fruit",
    tell: ({ first, thing, a, b }) =>
      `Buổi sáng ${first} hái ${a} ${thing.full}. Buổi chiều ${first} hái ${b} ${thing.short}. Hỏi cả ngày ${first} hái bao nhiêu ${thing.asked}?`,
    lead: ({ first, thing }) => `Số ${thing.asked} cả ngày ${first} hái`,
    ...pairs.halves,
  },
  {
    things: "birds",
    tell: ({ first, second, thing, a, b }) =>
      `Nhà ${first} nuôi ${a} ${thing.full}. Nhà ${second} nuôi ${b} ${thing.short}. Hỏi cả hai nhà nuôi bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} cả hai nhà nuôi`,
    ...pairs.houses,
  },
  {
    things: "litres",
    tell: ({ thing, a, b }) =>
      `Thùng đỏ có ${a} ${thing.full}. Thùng xanh có ${b} ${thing.short}. Hỏi cả hai thùng có bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} cả hai thùng có`,
    ...pairs.barrels,
  },
];

/** The whole and one part, and the other part is asked for ("tìm số hạng"). */
const partTales: readonly Tale[] = [
  {
    things: "own",
    tell: ({ first, second, thing, a, b }) =>
      `${first} và ${second} có tất cả ${a} ${thing.full}. ${first} có ${b} ${thing.short}. Hỏi ${second} có bao nhiêu ${thing.asked}?`,
    lead: ({ second, thing }) => `Số ${thing.asked} ${second} có`,
    ...pairs.children,
  },
  {
    things: "fruit",
    tell: ({ thing, a, b }) =>
      `Hai rổ có tất cả ${a} ${thing.full}. Rổ đỏ có ${b} ${thing.short}. Hỏi rổ xanh có bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} rổ xanh có`,
    ...pairs.baskets,
  },
  {
    things: "fruit",
    tell: ({ first, thing, a, b }) =>
      `Cả ngày ${first} hái ${a} ${thing.full}. Buổi sáng ${first} hái ${b} ${thing.short}. Hỏi buổi chiều ${first} hái bao nhiêu ${thing.asked}?`,
    lead: ({ first, thing }) => `Số ${thing.asked} buổi chiều ${first} hái`,
    ...pairs.halves,
  },
  {
    things: "birds",
    tell: ({ first, second, thing, a, b }) =>
      `Hai nhà nuôi tất cả ${a} ${thing.full}. Nhà ${first} nuôi ${b} ${thing.short}. Hỏi nhà ${second} nuôi bao nhiêu ${thing.asked}?`,
    lead: ({ second, thing }) => `Số ${thing.asked} nhà ${second} nuôi`,
    ...pairs.houses,
  },
  {
    things: "kilograms",
    tell: ({ thing, a, b }) =>
      `Hai thùng có tất cả ${a} ${thing.full}. Thùng đỏ có ${b} ${thing.short}. Hỏi thùng xanh có bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} thùng xanh có`,
    ...pairs.barrels,
  },
];

export const wholeTales = { joined: joinedTales, part: partTales } as const;
