import type { Rng } from "#lib/core/rng.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, type RuleSkill } from "#lib/skills/define-skill.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { buildPartOfTableQuestion } from "./build-part-of-table-question.ts";
import { buildDivisionQuestion, buildProductQuestion, buildStoryQuestion } from "./build-table-fact-question.ts";
import { done } from "./round-sum.ts";
import { type Fact, pickFact, tellNear } from "./table-fact.ts";
import { results } from "./tell-wrong-operation.ts";

/** A sum with one box, and how its number is found from the two known ones. */
interface Gap {
  /** What stands before the box and behind it; empty for nothing. */
  readonly before: string;
  readonly behind: string;
  readonly value: number;
  readonly known: readonly [first: number, second: number];
  readonly operation: ":" | "×";
  readonly idea: string;
  readonly way: string;
  /** From the product to the sum with its number. */
  readonly told: string;
  /** Said to a number that is a step of the table away. */
  readonly tellTried: (tried: number) => string;
}

/** "3 × … = 24" or "… × 3 = 24" */
function factorGap(fact: Fact, isFirst: boolean): Gap {
  const { table, times, product } = fact;
  return {
    before: isFirst ? "" : `${table} ×`,
    behind: isFirst ? `× ${table} = ${product}` : `= ${product}`,
    value: times,
    known: [product, table],
    operation: ":",
    idea: `Con nhớ lại bảng nhân ${table}.`,
    way: `Con tìm xem ${table} nhân với số nào thì được ${product}.`,
    told: isFirst
      ? `${product} : ${table} = ${times} nên ${times} × ${table} = ${product}`
      : `${table} × ${times} = ${product}`,
    tellTried: (tried) => tellNear(fact, tried),
  };
}

/** "… : 3 = 8" */
function dividendGap({ table, times, product }: Fact): Gap {
  return {
    before: "",
    behind: `: ${table} = ${times}`,
    value: product,
    known: [times, table],
    operation: "×",
    idea: "Ô trống là số bị chia. Số bị chia bằng thương nhân với số chia.",
    way: `Con lấy ${times} nhân với ${table}. Con xem trong bảng nhân ${table}.`,
    told: `${table} × ${times} = ${product} nên ${product} : ${table} = ${times}`,
    tellTried: (tried) =>
      tried % table === 0
        ? `Con thử lại: ${tried} : ${table} = ${tried / table}, không phải ${times}.`
        : `Trong bảng chia ${table} không có số bị chia ${tried}. Con tính lại nhé!`,
  };
}

/** "24 : … = 3" */
function divisorGap(fact: Fact): Gap {
  const { table, times, product } = fact;
  return {
    before: `${product} :`,
    behind: `= ${table}`,
    value: times,
    known: [product, table],
    operation: ":",
    idea: "Ô trống là số chia. Thương nhân với số chia thì được số bị chia.",
    way: `Con tìm xem ${table} nhân với số nào thì được ${product}.`,
    told: `${table} × ${times} = ${product} nên ${product} : ${times} = ${table}`,
    tellTried: (tried) => tellNear(fact, tried),
  };
}

const forms = [
  (fact: Fact) => factorGap(fact, false),
  (fact: Fact) => factorGap(fact, true),
  dividendGap,
  divisorGap,
] as const;

/** A colon divides, and is read so, only with a space on both sides. */
const spaced = (text: string) => text.replace(/^:/u, " :").replace(/:$/u, ": ");

/** "3 × … = 24", "… : 3 = 8", "24 : … = 3": the number is typed where it belongs. */
function buildGapQuestion(rng: Rng, table: number): Question {
  const fact = pickFact(rng, table, 2, 9);
  const gap = rng.pick(forms)(fact);
  const { before, behind, value, known, operation, told } = gap;
  const written = (box: string) => [before, box, behind].filter((text) => text !== "").join(" ");
  const steps = operation === "×" ? [table, -table, 1, -1] : [1, -1];
  const wrong = (["−", "+", operation === "×" ? ":" : "×"] as const).filter((each) => results(known)[each] !== value);
  const [asked, filled] = [written("…"), written(String(value))];
  return boxesQuestion(rng, {
    prompt: rng.pick([`Con viết số thích hợp vào ô trống: ${asked}`, `Ô trống là số nào? ${asked}`]),
    parts: [
      ...(before === "" ? [] : [{ type: "text", text: spaced(before) } as const]),
      { type: "box", box: wholeBox("số cần điền", 3) },
      { type: "text", text: spaced(behind) },
    ],
    values: [String(value)],
    distractors: [
      ...wrong.map((each) =>
        mistake(
          "OP",
          [String(results(known)[each])],
          `Con đã làm phép ${done[each]}. Con thay số vào ô trống rồi tính thử nhé!`,
        ),
      ),
      ...steps.map((by) =>
        mistake(
          Math.abs(by) === 1 && operation === "×" ? "OFF1" : "TABLE-NEAR",
          [String(value + by)],
          gap.tellTried(value + by),
        ),
      ),
    ],
    wrong: ["Con thay số vào ô trống rồi tính thử nhé!"],
    answer: filled,
    hints: [gap.idea, gap.way],
    explanation: `${told}. Số cần điền là ${value}.`,
    praise: "calculate",
    // "8 × … = 80" asks no more than "… × 8 = 80".
    identity: `gap ${known.join(" ")} ${operation} ${before.endsWith(":")}`,
  });
}

/** How many numbers stand in a row that is counted on. */
const rowLength = 6;

/** "9, …, 15, 18, …, 24" */
function buildRowQuestion(rng: Rng, table: number): Question {
  const first = rng.int(1, 11 - rowLength);
  const row = Array.from({ length: rowLength }, (_, place) => table * (first + place));
  const gaps = rng
    .shuffle([1, 2, 3, 4, 5])
    .slice(0, 2)
    .toSorted((a, b) => a - b);
  const shown = row.map((number, place) => (gaps.includes(place) ? "…" : String(number))).join(", ");
  const pieces = shown.split("…").map((text) => text.trim());
  const parts = pieces.flatMap((text, place): BoxesPart[] => [
    ...(text === "" ? [] : [{ type: "text", text } as const]),
    ...(place === pieces.length - 1
      ? []
      : [{ type: "box", box: wholeBox(`số thứ ${(gaps[place] ?? 0) + 1}`, 3) } as const]),
  ]);
  const only = (gap: number, typed: number) => gaps.map((_, place) => (place === gap ? String(typed) : null));
  const numbers = gaps.map((place) => row[place] ?? 0);
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Đếm thêm ${table} rồi viết số vào ô trống: ${shown}`,
      `Con đếm thêm ${table} để điền hai số còn thiếu: ${shown}`,
    ]),
    parts,
    values: numbers.map(String),
    distractors: numbers.flatMap((number, gap) => [
      mistake("OFF1", only(gap, number - table + 1), `Con đếm thêm 1 rồi. Ở dãy này con đếm thêm ${table}.`),
      mistake("TABLE-NEAR", only(gap, number - table), "Con viết lại số đứng liền trước rồi."),
      mistake("TABLE-NEAR", only(gap, number + table), "Con đếm quá một số rồi."),
    ]),
    wrong: numbers.map(() => `Số này phải hơn số đứng liền trước ${table} đơn vị. Con cộng lại nhé!`),
    answer: row.join(", "),
    hints: [
      `Mỗi số hơn số đứng liền trước ${table} đơn vị.`,
      `Các số này là những tích liền nhau trong bảng nhân ${table}.`,
    ],
    explanation: `Mỗi số hơn số đứng liền trước ${table} đơn vị: ${row.join(", ")}.`,
    praise: "pattern",
    identity: `row ${shown}`,
  });
}

/** Questions on one table: a part of it in order; single facts; a gap in a fact, and counting on. */
export function oneTable(table: number): RuleSkill["generate"] {
  return byDifficulty({
    1: [
      (rng) => buildPartOfTableQuestion(rng, table, "×"),
      (rng) => buildPartOfTableQuestion(rng, table, "×"),
      (rng) => buildPartOfTableQuestion(rng, table, ":"),
    ],
    2: [
      (rng) => buildProductQuestion(rng, table),
      (rng) => buildDivisionQuestion(rng, table),
      (rng) => buildProductQuestion(rng, table),
      (rng) => buildDivisionQuestion(rng, table),
      (rng) => buildStoryQuestion(rng, table),
    ],
    3: [
      (rng) => buildGapQuestion(rng, table),
      (rng) => buildGapQuestion(rng, table),
      (rng) => buildRowQuestion(rng, table),
    ],
  });
}
