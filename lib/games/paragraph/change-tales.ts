import type { Tale } from "./tale.ts";

/** Something comes to what there is. */
const addedTales: readonly Tale[] = [
  {
    things: "own",
    tell: ({ first, thing, a, b }) =>
      `${first} có ${a} ${thing.full}. Mẹ cho ${first} thêm ${b} ${thing.short}. Hỏi ${first} có tất cả bao nhiêu ${thing.asked}?`,
    lead: ({ first, thing }) => `Số ${thing.asked} ${first} có tất cả`,
    captions: ({ first }) => [first, "mẹ cho thêm"],
    holders: ["box", "box"],
  },
  {
    things: "fruit",
    tell: ({ thing, a, b }) =>
      `Trong rổ có ${a} ${thing.full}. Bà bỏ thêm vào ${b} ${thing.short}. Hỏi trong rổ có tất cả bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} trong rổ có tất cả`,
    captions: () => ["Trong rổ", "bỏ thêm"],
    holders: ["red-basket", "plain-basket"],
  },
  {
    things: "fruit",
    tell: ({ first, thing, a, b }) =>
      `${first} đã hái được ${a} ${thing.full}. ${first} hái thêm ${b} ${thing.short}. Hỏi ${first} hái được tất cả bao nhiêu ${thing.asked}?`,
    lead: ({ first, thing }) => `Số ${thing.asked} ${first} hái được tất cả`,
    captions: () => ["Đã hái", "hái thêm"],
    holders: ["plain-basket", "plain-basket"],
  },
  {
    things: "birds",
    tell: ({ first, thing, a, b }) =>
      `Nhà ${first} có ${a} ${thing.full}. Mẹ mua thêm ${b} ${thing.short}. Hỏi nhà ${first} có tất cả bao nhiêu ${thing.asked}?`,
    lead: ({ first, thing }) => `Số ${thing.asked} nhà ${first} có tất cả`,
    captions: ({ first }) => [`Nhà ${first}`, "mua thêm"],
    holders: ["pen", "pen"],
  },
  {
    things: "kilograms",
    tell: ({ thing, a, b }) =>
      `Cửa hàng có ${a} ${thing.full}. Cửa hàng nhập thêm ${b} ${thing.short}. Hỏi cửa hàng có tất cả bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} cửa hàng có tất cả`,
    captions: () => ["Cửa hàng", "nhập thêm"],
    holders: ["red-barrel", "red-barrel"],
  },
];

/** Something goes from what there is. */
const takenTales: readonly Tale[] = [
  {
    things: "own",
    tell: ({ first, thing, a, b }) =>
      `${first} có ${a} ${thing.full}. ${first} cho em ${b} ${thing.short}. Hỏi ${first} còn lại bao nhiêu ${thing.asked}?`,
    lead: ({ first, thing }) => `Số ${thing.asked} ${first} còn lại`,
    captions: ({ first }) => [first, "cho em"],
    holders: ["box", "box"],
  },
  {
    things: "fruit",
    tell: ({ thing, a, b }) =>
      `Trong rổ có ${a} ${thing.full}. Bà bán đi ${b} ${thing.short}. Hỏi trong rổ còn lại bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} còn lại trong rổ`,
    captions: () => ["Trong rổ", "bán đi"],
    holders: ["red-basket", "plain-basket"],
  },
  {
    things: "fruit",
    tell: ({ first, thing, a, b }) =>
      `${first} hái được ${a} ${thing.full}. ${first} biếu bà ${b} ${thing.short}. Hỏi ${first} còn lại bao nhiêu ${thing.asked}?`,
    lead: ({ first, thing }) => `Số ${thing.asked} ${first} còn lại`,
    captions: ({ first }) => [first, "biếu bà"],
    holders: ["plain-basket", "plain-basket"],
  },
  {
    things: "birds",
    tell: ({ thing, a, b }) =>
      `Trên sân có ${a} ${thing.full}. Có ${b} ${thing.short} chạy ra vườn. Hỏi trên sân còn lại bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} còn lại trên sân`,
    captions: () => ["Trên sân", "ra vườn"],
    holders: ["pen", "grass"],
  },
  {
    things: "kilograms",
    tell: ({ thing, a, b }) =>
      `Cửa hàng có ${a} ${thing.full}. Cửa hàng bán đi ${b} ${thing.short}. Hỏi cửa hàng còn lại bao nhiêu ${thing.asked}?`,
    lead: ({ thing }) => `Số ${thing.asked} cửa hàng còn lại`,
    captions: () => ["Cửa hàng", "bán đi"],
    holders: ["red-barrel", "red-barrel"],
  },
];

export const changeTales = { added: addedTales, taken: takenTales } as const;
