import type { Rng } from "#lib/core/rng.ts";
import { shortNames } from "./short-names.ts";

/** A story of two parts and their whole in which nothing comes or goes; no word in it names the operation. */
interface PartStory {
  readonly sign: "+" | "−";
  /** With the parts for a sum, with the whole and a part for a difference; short enough for numbers of two digits. */
  readonly tell: (a: number, b: number, one: string, other: string) => string;
  readonly asked: string;
  /** What is looked for, in the words of "Phép tính nào tìm …?". */
  readonly wanted: string;
  /** What is taken for it: of a sum one part ("ở một vườn"), of a difference the part and the whole that are known. */
  readonly one: string;
  readonly whole: string;
  readonly unit: string;
}

const partStories: readonly PartStory[] = [
  {
    sign: "+",
    tell: (a, b) => `Vườn to có ${a} cây, vườn nhỏ có ${b} cây.`,
    asked: "Hai vườn có bao nhiêu cây?",
    wanted: "số cây ở hai vườn",
    one: "ở một vườn",
    whole: "số cây ở hai vườn",
    unit: "cây",
  },
  {
    sign: "+",
    tell: (a, b) => `Rổ to có ${a} quả, rổ nhỏ có ${b} quả.`,
    asked: "Hai rổ có bao nhiêu quả?",
    wanted: "số quả ở hai rổ",
    one: "ở một rổ",
    whole: "số quả ở hai rổ",
    unit: "quả",
  },
  {
    sign: "+",
    tell: (a, b, one, other) => `${one} có ${a} viên bi, ${other} có ${b} viên.`,
    asked: "Hai bạn có bao nhiêu viên?",
    wanted: "số bi của hai bạn",
    one: "của một bạn",
    whole: "số bi của hai bạn",
    unit: "viên",
  },
  {
    sign: "−",
    tell: (a, b) => `Sân trường có ${a} bạn, ${b} bạn là nữ.`,
    asked: "Có bao nhiêu bạn nam?",
    wanted: "số bạn nam",
    one: "số bạn nữ",
    whole: "số bạn ở sân",
    unit: "bạn",
  },
  {
    sign: "−",
    tell: (a, b) => `Có ${a} con gà và vịt, ${b} con là gà.`,
    asked: "Có bao nhiêu con vịt?",
    wanted: "số con vịt",
    one: "số con gà",
    whole: "số gà và vịt",
    unit: "con",
  },
  {
    sign: "−",
    tell: (a, b) => `Có ${b} quả cam. Cả cam và xoài có ${a} quả.`,
    asked: "Có bao nhiêu quả xoài?",
    wanted: "số quả xoài",
    one: "số quả cam",
    whole: "số cam và xoài",
    unit: "quả",
  },
];

export type ToldParts = ReturnType<typeof tellParts>;

/** One of the stories told of two numbers: of two parts, or of a whole and one part. */
export function tellParts(rng: Rng, sign: "+" | "−", a: number, b: number) {
  const { tell, ...story } = rng.pick(partStories.filter((each) => each.sign === sign));
  const [one = "An", other = "Lan"] = rng.shuffle(shortNames);
  return { told: tell(a, b, one, other), ...story };
}
