import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";

interface CompoundConversion {
  /** The larger unit first. */
  readonly first: readonly [amount: number, unit: Unit];
  readonly second: readonly [amount: number, unit: Unit];
  /** Not larger than the second unit. */
  readonly to: Unit;
  readonly most: number;
}

const sizeOf = (unit: Unit, to: Unit) => units[unit].size / units[to].size;

/** "3 tạ 5 yến = … kg" */
export function buildCompoundConversionQuestion(rng: Rng, { first, second, to, most }: CompoundConversion): Question {
  const [[a, large], [b, small]] = [first, second];
  const [one, other] = [sizeOf(large, to), sizeOf(small, to)];
  const answer = a * one + b * other;
  const told = `${measure(groupNumber(a), large)} ${measure(groupNumber(b), small)}`;
  const name = units[to].spoken;
  const turned = `${measure(groupNumber(a), large)} = ${measure(groupNumber(a * one), to)}`;
  const rest = small === to ? "" : `, ${measure(groupNumber(b), small)} = ${measure(groupNumber(b * other), to)}`;
  const factor = (wrong: number) => a * wrong + b * other;
  const again = `Con nhớ lại: một ${units[large].spoken} bằng bao nhiêu ${name}?`;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Điền số: ${told} = … ${to}`,
      `${told} bằng bao nhiêu ${name}?`,
      `Con điền số thích hợp vào chỗ chấm: ${told} = … ${to}`,
    ]),
    answer,
    write: wholeValue,
    range: [1, most],
    distractors: [
      mistake("UNIT", factor(one * 10), again),
      mistake("UNIT", factor(one / 10), again),
      mistake("CONCAT", Number(`${a}${b}`), "Con không viết hai số cạnh nhau được. Con đổi từng số đo rồi cộng."),
      mistake("PARTIAL", a * one, `Con còn quên ${measure(groupNumber(b), small)}.`),
      mistake("UNIT", (a + b) * one, "Hai số đo khác đơn vị nên con đổi riêng từng số rồi mới cộng."),
      mistake("UNIT", a * one + b * other * 10, `Con đổi lại ${measure(groupNumber(b), small)} nhé!`),
    ],
    hints: [
      "Con đổi từng số đo về cùng một đơn vị rồi cộng lại.",
      `Con nhớ lại: 1 ${large} bằng ${measure(groupNumber(one), to)}.`,
    ],
    explanation: `${turned}${rest}. Vậy ${told} = ${measure(groupNumber(a * one), to)} + ${measure(groupNumber(b * other), to)} = ${measure(groupNumber(answer), to)}.`,
    praise: "convert",
    identity: `compound ${told} ${to}`,
  });
}
