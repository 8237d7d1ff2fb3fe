import type { PictureName } from "#lib/questions/picture-name.ts";

interface TableStory {
  /** The sizes of a group it can be told with. */
  readonly sizes: readonly (2 | 5)[];
  /** Things that can be drawn; null where there is no picture. */
  readonly picture: PictureName | null;
  /** Written in brackets behind the result. */
  readonly unit: string;
  tell(first: number, second: number): string;
}

const both = [2, 5] as const;

/** Equal groups put together, told with the size of a group and how many there are. */
export const timesStories: readonly TableStory[] = [
  {
    sizes: [2],
    picture: null,
    unit: "chân",
    tell: (_, count) => `Mỗi con vịt có 2 chân. ${count} con vịt có bao nhiêu chân?`,
  },
  {
    sizes: [2],
    picture: null,
    unit: "bánh",
    tell: (_, count) => `Mỗi xe đạp có 2 bánh. ${count} xe đạp có bao nhiêu bánh?`,
  },
  {
    sizes: [5],
    picture: null,
    unit: "cánh",
    tell: (_, count) => `Mỗi bông hoa có 5 cánh. ${count} bông có bao nhiêu cánh?`,
  },
  {
    sizes: both,
    picture: "candy",
    unit: "cái kẹo",
    tell: (size, count) => `Mỗi đĩa có ${size} cái kẹo. ${count} đĩa như thế có bao nhiêu cái kẹo?`,
  },
  {
    sizes: both,
    picture: "orange",
    unit: "quả cam",
    tell: (size, count) => `Mỗi đĩa có ${size} quả cam. ${count} đĩa có bao nhiêu quả cam?`,
  },
  {
    sizes: both,
    picture: "peach",
    unit: "quả đào",
    tell: (size, count) => `Mẹ xếp ${size} quả đào vào mỗi đĩa. ${count} đĩa có bao nhiêu quả đào?`,
  },
  {
    sizes: both,
    picture: "apple",
    unit: "quả táo",
    tell: (size, count) => `Có ${count} đĩa, mỗi đĩa ${size} quả táo. Có tất cả bao nhiêu quả?`,
  },
  {
    sizes: both,
    picture: null,
    unit: "bông sen",
    tell: (size, count) => `Mỗi lọ cắm ${size} bông sen. ${count} lọ cắm bao nhiêu bông sen?`,
  },
  {
    sizes: both,
    picture: null,
    unit: "con cá",
    tell: (size, count) => `Mỗi bể có ${size} con cá. ${count} bể có bao nhiêu con cá?`,
  },
  {
    sizes: both,
    picture: null,
    unit: "bạn",
    tell: (size, count) => `Mỗi bàn có ${size} bạn. ${count} bàn có bao nhiêu bạn?`,
  },
];

/** So many things, shared among `size` or put into groups of `size`. */
export const shareStories: readonly TableStory[] = [
  {
    sizes: both,
    picture: "candy",
    unit: "cái kẹo",
    tell: (all, size) => `Chia đều ${all} cái kẹo cho ${size} bạn. Mỗi bạn được mấy cái kẹo?`,
  },
  {
    sizes: both,
    picture: "orange",
    unit: "quả cam",
    tell: (all, size) => `${all} quả cam xếp đều vào ${size} đĩa. Mỗi đĩa có mấy quả?`,
  },
  {
    sizes: both,
    picture: "marble",
    unit: "viên bi",
    tell: (all, size) => `Chia đều ${all} viên bi vào ${size} hộp. Mỗi hộp có mấy viên?`,
  },
  {
    sizes: both,
    picture: "fish",
    unit: "con cá",
    tell: (all, size) => `Thả đều ${all} con cá vào ${size} bể. Mỗi bể có mấy con?`,
  },
];

/** So many things put into groups of `size`: how many groups are there? */
export const groupStories: readonly TableStory[] = [
  {
    sizes: both,
    picture: "lotus",
    unit: "lọ",
    tell: (all, size) => `Có ${all} bông sen, mỗi lọ cắm ${size} bông. Cắm được mấy lọ?`,
  },
  {
    sizes: both,
    picture: "peach",
    unit: "đĩa",
    tell: (all, size) => `Có ${all} quả đào, mỗi đĩa xếp ${size} quả. Xếp được mấy đĩa?`,
  },
  {
    sizes: both,
    picture: null,
    unit: "hàng",
    tell: (all, size) => `Có ${all} bạn xếp hàng, mỗi hàng ${size} bạn. Có mấy hàng?`,
  },
  {
    sizes: both,
    picture: "candy",
    unit: "bạn",
    tell: (all, size) => `Có ${all} cái kẹo, mỗi bạn được ${size} cái. Có mấy bạn được kẹo?`,
  },
];
