/** What a story of class 1 tells: something comes or goes, two are put together, or one of two is asked for. */
export type SentenceSort = "added" | "taken" | "joined" | "part";

/** Whose story it is, and its two numbers as they are told. */
interface Told {
  readonly first: string;
  readonly second: string;
  readonly a: number;
  readonly b: number;
}

interface SentenceStory {
  readonly sort: SentenceSort;
  /** What is counted: "cây". */
  readonly thing: string;
  readonly tell: (told: Told) => string;
  /** The sentence that answers, with "…" for the number, and two that answer something else. */
  readonly answers: (told: Told) => readonly [right: string, ...others: string[]];
}

export const sentenceStories: readonly SentenceStory[] = [
  {
    sort: "added",
    thing: "viên",
    tell: ({ first, a, b }) =>
      `${first} có ${a} viên bi. Anh cho ${first} thêm ${b} viên. ${first} có tất cả bao nhiêu viên bi?`,
    answers: ({ first }) => [
      `${first} có tất cả … viên bi.`,
      `Lúc đầu ${first} có … viên bi.`,
      `Anh cho ${first} … viên bi.`,
    ],
  },
  {
    sort: "added",
    thing: "con",
    tell: ({ a, b }) => `Sân có ${a} con gà. Thêm ${b} con chạy đến. Trên sân có tất cả bao nhiêu con gà?`,
    answers: () => ["Trên sân có tất cả … con gà.", "Lúc đầu trên sân có … con gà.", "Có thêm … con gà chạy đến."],
  },
  {
    sort: "added",
    thing: "quyển",
    tell: ({ a, b }) => `Lớp có ${a} quyển truyện. Lớp mua thêm ${b} quyển. Lớp có tất cả bao nhiêu quyển truyện?`,
    answers: () => ["Lớp có tất cả … quyển truyện.", "Lúc đầu lớp có … quyển truyện.", "Lớp mua thêm … quyển truyện."],
  },
  {
    sort: "taken",
    thing: "quả",
    tell: ({ a, b }) => `Quầy có ${a} quả cam. Cô bán ${b} quả. Quầy còn lại bao nhiêu quả cam?`,
    answers: () => ["Quầy còn lại … quả cam.", "Lúc đầu quầy có … quả cam.", "Cô bán … quả cam."],
  },
  {
    sort: "taken",
    thing: "nhãn",
    tell: ({ first, second, a, b }) =>
      `${first} có ${a} nhãn vở. ${first} cho ${second} ${b} nhãn. ${first} còn lại bao nhiêu nhãn vở?`,
    answers: ({ first, second }) => [
      `${first} còn lại … nhãn vở.`,
      `Lúc đầu ${first} có … nhãn vở.`,
      `${first} cho ${second} … nhãn vở.`,
    ],
  },
  {
    sort: "taken",
    thing: "con",
    tell: ({ a, b }) => `Trên cây có ${a} con chim. Có ${b} con bay đi. Trên cây còn lại bao nhiêu con chim?`,
    answers: () => ["Trên cây còn lại … con chim.", "Lúc đầu trên cây có … con chim.", "Có … con chim bay đi."],
  },
  {
    sort: "joined",
    thing: "cây",
    tell: ({ a, b }) => `Vườn có ${a} cây cam và ${b} cây bưởi. Vườn có tất cả bao nhiêu cây?`,
    answers: () => ["Vườn có tất cả … cây.", "Vườn có … cây bưởi.", "Vườn có … cây cam."],
  },
  {
    sort: "joined",
    thing: "bạn",
    tell: ({ a, b }) => `Sân trường có ${a} bạn nam và ${b} bạn nữ. Sân trường có tất cả bao nhiêu bạn?`,
    answers: () => ["Sân trường có tất cả … bạn.", "Sân trường có … bạn nam.", "Sân trường có … bạn nữ."],
  },
  {
    sort: "joined",
    thing: "bông",
    tell: ({ first, second, a, b }) =>
      `${first} hái ${a} bông hoa, ${second} hái ${b} bông hoa. Hai bạn hái tất cả bao nhiêu bông hoa?`,
    answers: ({ first, second }) => [
      "Hai bạn hái tất cả … bông hoa.",
      `${first} hái … bông hoa.`,
      `${second} hái … bông hoa.`,
    ],
  },
  {
    sort: "part",
    thing: "nhãn",
    tell: ({ first, second, a, b }) =>
      `Hai bạn ${first} và ${second} có ${a} nhãn vở. ${first} có ${b} nhãn. ${second} có bao nhiêu nhãn vở?`,
    answers: ({ first, second }) => [`${second} có … nhãn vở.`, `${first} có … nhãn vở.`, "Hai bạn có … nhãn vở."],
  },
  {
    sort: "part",
    thing: "cây",
    tell: ({ a, b }) => `Vườn có ${a} cây na và cây xoài. Có ${b} cây là cây na. Vườn có bao nhiêu cây xoài?`,
    answers: () => ["Vườn có … cây xoài.", "Vườn có … cây na.", "Vườn có tất cả … cây."],
  },
  {
    sort: "part",
    thing: "con",
    tell: ({ a, b }) => `Nhà bà nuôi ${a} con gà và vịt. Có ${b} con gà. Nhà bà có bao nhiêu con vịt?`,
    answers: () => ["Nhà bà có … con vịt.", "Nhà bà có … con gà.", "Nhà bà nuôi tất cả … con."],
  },
  {
    sort: "part",
    thing: "bạn",
    tell: ({ a, b }) => `Khối Một có ${a} bạn. Trong đó có ${b} bạn nữ. Khối Một có bao nhiêu bạn nam?`,
    answers: () => ["Khối Một có … bạn nam.", "Khối Một có … bạn nữ.", "Khối Một có tất cả … bạn."],
  },
  {
    sort: "part",
    thing: "chiếc",
    tell: ({ a, b }) => `Cửa hàng có ${a} chiếc ô đỏ và ô xanh. Có ${b} chiếc ô đỏ. Có bao nhiêu chiếc ô xanh?`,
    answers: () => ["Có … chiếc ô xanh.", "Có … chiếc ô đỏ.", "Có tất cả … chiếc ô."],
  },
];
