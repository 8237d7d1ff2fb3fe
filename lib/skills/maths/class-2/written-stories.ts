import {
  birds,
  books,
  flowers,
  hens,
  kites,
  mangoes,
  marbles,
  oranges,
  pupils,
  type StoryUnit,
  stamps,
  trees,
} from "./story-units.ts";

/** What a story is about: something comes or goes, one is compared with another, or two are. */
export type StorySort = "added" | "taken" | "more" | "fewer" | "hidden-more" | "hidden-fewer" | "apart";

/** Whose story it is, and its two numbers as they are told. */
export interface Told {
  readonly first: string;
  readonly second: string;
  readonly a: number;
  readonly b: number;
}

export interface WrittenStory {
  readonly sort: StorySort;
  readonly unit: StoryUnit;
  readonly tell: (told: Told) => string;
  readonly lead: (told: Told) => string;
  /** What is known, turned so that it tells of both, where the word is said of it. */
  readonly known?: (told: Told) => string;
  /** The names beside the bars of what is compared. */
  readonly names?: (told: Told) => readonly [string, string];
}

export const people = ({ first, second }: Told): readonly [string, string] => [first, second];
export const teams = (): readonly [string, string] => ["Tổ Một", "Tổ Hai"];
/** Stories of what comes and goes. */
export const changeStories: readonly WrittenStory[] = [
  {
    sort: "added",
    unit: marbles,
    tell: ({ first, a, b }) =>
      `${first} có ${a} viên bi. Anh cho thêm ${b} viên. Hỏi ${first} có tất cả bao nhiêu viên bi?`,
    lead: ({ first }) => `Số viên bi ${first} có tất cả`,
  },
  {
    sort: "added",
    unit: books,
    tell: ({ first, a, b }) =>
      `${first} có ${a} quyển vở. Mẹ mua thêm ${b} quyển. Hỏi ${first} có tất cả bao nhiêu quyển vở?`,
    lead: ({ first }) => `Số quyển vở ${first} có tất cả`,
  },
  {
    sort: "added",
    unit: birds,
    tell: ({ a, b }) => `Trên cành có ${a} con chim. Có thêm ${b} con bay đến. Hỏi trên cành có bao nhiêu con chim?`,
    lead: () => "Số con chim trên cành",
  },
  {
    sort: "added",
    unit: pupils,
    tell: ({ a, b }) => `Sân trường có ${a} bạn nhảy dây. Có thêm ${b} bạn vào chơi. Hỏi có tất cả bao nhiêu bạn?`,
    lead: () => "Số bạn có tất cả",
  },
  {
    sort: "added",
    unit: flowers,
    tell: ({ first, a, b }) =>
      `${first} cắm ${a} bông hoa. ${first} cắm thêm ${b} bông nữa. Hỏi có tất cả bao nhiêu bông hoa?`,
    lead: () => "Số bông hoa có tất cả",
  },
  {
    sort: "taken",
    unit: stamps,
    tell: ({ first, second, a, b }) =>
      `${first} có ${a} nhãn vở. ${first} cho ${second} ${b} nhãn. Hỏi ${first} còn lại bao nhiêu nhãn vở?`,
    lead: ({ first }) => `Số nhãn vở ${first} còn lại`,
  },
  {
    sort: "taken",
    unit: hens,
    tell: ({ a, b }) => `Sân nhà bà có ${a} con gà. Bà bán ${b} con. Hỏi còn lại bao nhiêu con gà?`,
    lead: () => "Số con gà còn lại",
  },
  {
    sort: "taken",
    unit: oranges,
    tell: ({ a, b }) => `Trong rổ có ${a} quả cam. Cả nhà ăn ${b} quả. Hỏi trong rổ còn lại bao nhiêu quả cam?`,
    lead: () => "Số quả cam còn lại",
  },
  {
    sort: "taken",
    unit: kites,
    tell: ({ a, b }) => `Quầy hàng có ${a} chiếc diều. Cô bán đi ${b} chiếc. Hỏi còn lại bao nhiêu chiếc diều?`,
    lead: () => "Số chiếc diều còn lại",
  },
  {
    sort: "taken",
    unit: birds,
    tell: ({ a, b }) => `Trên cây có ${a} con chim. Có ${b} con bay đi. Hỏi trên cây còn lại bao nhiêu con chim?`,
    lead: () => "Số con chim còn lại",
  },
];

/** Stories in which "nhiều hơn" or "ít hơn" is said of what is asked for. */
export const compareStories: readonly WrittenStory[] = [
  {
    sort: "more",
    unit: pupils,
    tell: ({ a, b }) => `Tổ Một có ${a} bạn. Tổ Hai có nhiều hơn tổ Một ${b} bạn. Hỏi tổ Hai có bao nhiêu bạn?`,
    lead: () => "Số bạn của tổ Hai",
    names: teams,
  },
  {
    sort: "more",
    unit: marbles,
    tell: ({ first, second, a, b }) =>
      `${first} có ${a} viên bi. ${second} có nhiều hơn ${first} ${b} viên. Hỏi ${second} có bao nhiêu viên bi?`,
    lead: ({ second }) => `Số viên bi của ${second}`,
    names: people,
  },
  {
    sort: "more",
    unit: mangoes,
    tell: ({ a, b }) => `Rổ đỏ có ${a} quả xoài. Rổ xanh nhiều hơn rổ đỏ ${b} quả. Hỏi rổ xanh có bao nhiêu quả xoài?`,
    lead: () => "Số quả xoài ở rổ xanh",
    names: () => ["Rổ đỏ", "Rổ xanh"],
  },
  {
    sort: "more",
    unit: kites,
    tell: ({ first, second, a, b }) =>
      `${first} làm ${a} chiếc diều. ${second} làm nhiều hơn ${first} ${b} chiếc. Hỏi ${second} làm bao nhiêu chiếc diều?`,
    lead: ({ second }) => `Số chiếc diều ${second} làm`,
    names: people,
  },
  {
    sort: "fewer",
    unit: pupils,
    tell: ({ a, b }) => `Tổ Một có ${a} bạn. Tổ Hai có ít hơn tổ Một ${b} bạn. Hỏi tổ Hai có bao nhiêu bạn?`,
    lead: () => "Số bạn của tổ Hai",
    names: teams,
  },
  {
    sort: "fewer",
    unit: stamps,
    tell: ({ first, second, a, b }) =>
      `${first} có ${a} nhãn vở. ${second} có ít hơn ${first} ${b} nhãn. Hỏi ${second} có bao nhiêu nhãn vở?`,
    lead: ({ second }) => `Số nhãn vở của ${second}`,
    names: people,
  },
  {
    sort: "fewer",
    unit: trees,
    tell: ({ a, b }) =>
      `Luống trên có ${a} cây hoa. Luống dưới ít hơn luống trên ${b} cây. Hỏi luống dưới có bao nhiêu cây hoa?`,
    lead: () => "Số cây hoa ở luống dưới",
    names: () => ["Trên", "Dưới"],
  },
  {
    sort: "fewer",
    unit: hens,
    tell: ({ first, second, a, b }) =>
      `Nhà ${first} nuôi ${a} con gà. Nhà ${second} ít hơn nhà ${first} ${b} con. Hỏi nhà ${second} có bao nhiêu con gà?`,
    lead: ({ second }) => `Số con gà nhà ${second}`,
    names: people,
  },
];
