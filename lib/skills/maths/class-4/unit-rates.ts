import type { Difficulty } from "#lib/skills/define-skill.ts";

/** Equal parts of which some are told of and others asked for. */
export interface UnitRate {
  /** What is counted in one: "hộp"; in the other: "chiếc". */
  readonly one: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** "4 hộp bút có 48 chiếc." */
  readonly tell: (count: number, sum: string) => string;
  /** "7 hộp như thế có bao nhiêu chiếc?" */
  readonly ask: (count: number) => string;
  /** "Có 84 chiếc thì xếp được bao nhiêu hộp như thế?" */
  readonly back: (sum: string) => string;
}

/** Situations for small numbers, for three and four digits, for money. */
export const unitRates: Readonly<Record<Difficulty, readonly UnitRate[]>> = {
  1: [
    {
      one: "hộp",
      unit: "chiếc",
      least: 6,
      most: 12,
      step: 1,
      tell: (n, s) => `${n} hộp bút như nhau có ${s}.`,
      ask: (n) => `${n} hộp như thế có bao nhiêu chiếc?`,
      back: (s) => `${s} bút như thế xếp vào bao nhiêu hộp?`,
    },
    {
      one: "đĩa",
      unit: "quả",
      least: 4,
      most: 12,
      step: 1,
      tell: (n, s) => `${n} đĩa cam như nhau có ${s}.`,
      ask: (n) => `${n} đĩa như thế có bao nhiêu quả cam?`,
      back: (s) => `${s} cam thì xếp được bao nhiêu đĩa như thế?`,
    },
    {
      one: "túi",
      unit: "kg",
      least: 2,
      most: 9,
      step: 1,
      tell: (n, s) => `${n} túi gạo như nhau nặng ${s}.`,
      ask: (n) => `${n} túi như thế nặng bao nhiêu ki-lô-gam?`,
      back: (s) => `${s} gạo thì đóng được bao nhiêu túi như thế?`,
    },
    {
      one: "hàng",
      unit: "bạn",
      least: 5,
      most: 12,
      step: 1,
      tell: (n, s) => `${n} hàng có ${s}, các hàng bằng nhau.`,
      ask: (n) => `${n} hàng như thế có bao nhiêu bạn?`,
      back: (s) => `${s} thì xếp thành bao nhiêu hàng như thế?`,
    },
  ],
  2: [
    {
      one: "thùng",
      unit: "quyển",
      least: 42,
      most: 150,
      step: 1,
      tell: (n, s) => `${n} thùng sách như nhau có ${s}.`,
      ask: (n) => `${n} thùng như thế có bao nhiêu quyển?`,
      back: (s) => `${s} thì đóng được bao nhiêu thùng như thế?`,
    },
    {
      one: "ngày",
      unit: "chiếc",
      least: 55,
      most: 240,
      step: 5,
      tell: (n, s) => `Trong ${n} ngày, xưởng may được ${s} áo, mỗi ngày may như nhau.`,
      ask: (n) => `Trong ${n} ngày, xưởng may được bao nhiêu chiếc áo như thế?`,
      back: (s) => `Muốn may ${s} áo, xưởng cần bao nhiêu ngày?`,
    },
    {
      one: "xe",
      unit: "viên",
      least: 250,
      most: 900,
      step: 10,
      tell: (n, s) => `${n} xe chở được ${s} gạch, mỗi xe chở như nhau.`,
      ask: (n) => `${n} xe như thế chở được bao nhiêu viên gạch?`,
      back: (s) => `${s} gạch thì cần bao nhiêu xe như thế?`,
    },
    {
      one: "bao",
      unit: "kg",
      least: 35,
      most: 60,
      step: 1,
      tell: (n, s) => `${n} bao thóc nặng ${s}, các bao nặng bằng nhau.`,
      ask: (n) => `${n} bao như thế nặng bao nhiêu ki-lô-gam?`,
      back: (s) => `${s} thóc thì đóng được bao nhiêu bao như thế?`,
    },
  ],
  3: [
    {
      one: "quyển vở",
      unit: "đồng",
      least: 6000,
      most: 15_000,
      step: 500,
      tell: (n, s) => `Mua ${n} quyển vở hết ${s}.`,
      ask: (n) => `Mua ${n} quyển vở như thế hết bao nhiêu tiền?`,
      back: (s) => `Với ${s} thì mua được bao nhiêu quyển vở như thế?`,
    },
    {
      one: "chiếc bút",
      unit: "đồng",
      least: 3000,
      most: 9000,
      step: 500,
      tell: (n, s) => `Mua ${n} chiếc bút hết ${s}.`,
      ask: (n) => `Mua ${n} chiếc bút như thế hết bao nhiêu tiền?`,
      back: (s) => `Với ${s} thì mua được bao nhiêu chiếc bút như thế?`,
    },
    {
      one: "ki-lô-gam cam",
      unit: "đồng",
      least: 25_000,
      most: 55_000,
      step: 1000,
      tell: (n, s) => `Mẹ mua ${n} ki-lô-gam cam hết ${s}.`,
      ask: (n) => `Mua ${n} ki-lô-gam cam như thế hết bao nhiêu tiền?`,
      back: (s) => `Với ${s} thì mua được bao nhiêu ki-lô-gam cam như thế?`,
    },
    {
      one: "hộp sữa",
      unit: "đồng",
      least: 7000,
      most: 12_000,
      step: 500,
      tell: (n, s) => `${n} hộp sữa giá ${s}.`,
      ask: (n) => `${n} hộp sữa như thế giá bao nhiêu tiền?`,
      back: (s) => `Với ${s} thì mua được bao nhiêu hộp sữa như thế?`,
    },
  ],
};
