import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";

/** How the number of a column comes from that of another one. */
interface Relation {
  /** "nhiều hơn … 15 cây" */
  readonly tell: (other: string, unit: string) => string;
  readonly value: number;
  readonly sum: string;
  readonly hint: string;
  readonly distractors: (other: string, unit: string) => readonly Distractor<number>[];
}

function differenceFrom(other: number, by: number, isMore: boolean): Relation {
  const than = isMore ? "nhiều hơn" : "ít hơn";
  const value = isMore ? other + by : other - by;
  return {
    tell: (name, unit) => `${than} ${name} ${by} ${unit}`,
    value,
    sum: `${other} ${isMore ? "+" : "−"} ${by} = ${value}`,
    hint: `Con lấy số đó ${isMore ? "cộng" : "trừ"} ${by}.`,
    distractors: (name, unit) => [
      mistake(
        "OP",
        isMore ? other - by : other + by,
        `Con đã làm phép ${isMore ? "trừ" : "cộng"}. Đề bài nói ${than}, con làm phép ${isMore ? "cộng" : "trừ"} nhé!`,
      ),
      mistake("DATUM", by, `${by} ${unit} là phần ${than}. Con tính từ số ${unit} của ${name} nhé!`),
    ],
  };
}

function doubleOf(other: number): Relation {
  return {
    tell: (name, unit) => `số ${unit} gấp đôi ${name}`,
    value: other * 2,
    sum: `${other} × 2 = ${other * 2}`,
    hint: "Gấp đôi thì con nhân số đó với 2.",
    distractors: () => [mistake("OP", other / 2, "Con đã lấy một nửa. Gấp đôi thì con nhân với 2 nhé!")],
  };
}

function halfOf(other: number): Relation {
  return {
    tell: (name, unit) => `số ${unit} bằng một nửa ${name}`,
    value: other / 2,
    sum: `${other} : 2 = ${other / 2}`,
    hint: "Bằng một nửa thì con chia số đó cho 2.",
    distractors: () => [mistake("OP", other * 2, "Con đã lấy gấp đôi. Một nửa thì con chia cho 2 nhé!")],
  };
}

/** By what the first number is told from the second one. */
export function relationOf(value: number, other: number): Relation {
  if (value === other * 2) return doubleOf(other);
  if (other === value * 2) return halfOf(other);
  return differenceFrom(other, Math.abs(value - other), value > other);
}
