import { age, cm, marbles, pupils } from "./story-units.ts";
import { people, teams, type WrittenStory } from "./written-stories.ts";

/** Stories with other words, or with the word said of what is known: it does not tell the operation. */
export const otherStories: readonly WrittenStory[] = [
  {
    sort: "more",
    unit: cm,
    tell: ({ first, second, a, b }) =>
      `Cây đậu của ${first} cao ${a} cm. Cây của ${second} cao hơn cây của ${first} ${b} cm. Hỏi cây của ${second} cao bao nhiêu xăng-ti-mét?`,
    lead: ({ second }) => `Cây đậu của ${second} cao`,
    names: people,
  },
  {
    sort: "fewer",
    unit: cm,
    tell: ({ a, b }) => `Bút chì dài ${a} cm. Bút sáp ngắn hơn bút chì ${b} cm. Hỏi bút sáp dài bao nhiêu xăng-ti-mét?`,
    lead: () => "Bút sáp dài",
    names: () => ["Bút chì", "Bút sáp"],
  },
  {
    sort: "fewer",
    unit: age,
    tell: ({ first, a, b }) => `Anh của ${first} ${a} tuổi. ${first} kém anh ${b} tuổi. Hỏi ${first} bao nhiêu tuổi?`,
    lead: ({ first }) => `Số tuổi của ${first}`,
    names: ({ first }) => ["Anh", first],
  },
  {
    sort: "hidden-more",
    unit: age,
    tell: ({ first, a, b }) => `${first} ${a} tuổi, kém chị ${b} tuổi. Hỏi chị của ${first} bao nhiêu tuổi?`,
    lead: ({ first }) => `Số tuổi của chị ${first}`,
    known: ({ first }) => `${first} kém tuổi chị.`,
    names: ({ first }) => [first, "Chị"],
  },
  {
    sort: "hidden-more",
    unit: pupils,
    tell: ({ a, b }) => `Tổ Một có ${a} bạn, ít hơn tổ Hai ${b} bạn. Hỏi tổ Hai có bao nhiêu bạn?`,
    lead: () => "Số bạn của tổ Hai",
    known: () => "Tổ Một có ít bạn hơn tổ Hai.",
    names: teams,
  },
  {
    sort: "hidden-more",
    unit: cm,
    tell: ({ a, b }) => `Dây đỏ dài ${a} cm, ngắn hơn dây xanh ${b} cm. Hỏi dây xanh dài bao nhiêu xăng-ti-mét?`,
    lead: () => "Dây xanh dài",
    known: () => "Dây đỏ ngắn hơn dây xanh.",
    names: () => ["Đỏ", "Xanh"],
  },
  {
    sort: "hidden-fewer",
    unit: cm,
    tell: ({ a, b }) => `Tháp đỏ cao ${a} cm, cao hơn tháp xanh ${b} cm. Hỏi tháp xanh cao bao nhiêu xăng-ti-mét?`,
    lead: () => "Tháp xanh cao",
    known: () => "Tháp đỏ cao hơn tháp xanh.",
    names: () => ["Đỏ", "Xanh"],
  },
  {
    sort: "hidden-fewer",
    unit: marbles,
    tell: ({ first, second, a, b }) =>
      `${first} có ${a} viên bi, nhiều hơn ${second} ${b} viên. Hỏi ${second} có bao nhiêu viên bi?`,
    lead: ({ second }) => `Số viên bi của ${second}`,
    known: ({ first, second }) => `${first} có nhiều bi hơn ${second}.`,
    names: people,
  },
  {
    sort: "apart",
    unit: pupils,
    tell: ({ a, b }) => `Đội múa có ${a} bạn nữ và ${b} bạn nam. Hỏi bạn nữ và bạn nam hơn kém nhau bao nhiêu bạn?`,
    lead: () => "Số bạn nữ hơn số bạn nam",
    names: () => ["Nữ", "Nam"],
  },
  {
    sort: "apart",
    unit: cm,
    tell: ({ a, b }) =>
      `Băng giấy vàng dài ${a} cm. Băng giấy tím dài ${b} cm. Hỏi hai băng giấy hơn kém nhau bao nhiêu xăng-ti-mét?`,
    lead: () => "Băng giấy vàng dài hơn băng giấy tím",
    names: () => ["Vàng", "Tím"],
  },
];
