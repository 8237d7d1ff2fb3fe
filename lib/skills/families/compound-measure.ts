import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";

interface CompoundConversion {
  /** The larger unit first. */
  readonly first: readonly [amount: number, unit: Unit];
  readonly second: readonly [amount: number, unit: Unit];
  /** Not larger than the second unit. */
  readonly to: Unit;
  readonly most: number;
}

/** What is said where the smaller unit is the one that is asked for, so that the larger one alone is changed; and where both are. */
function sentencesFor(many: string, few: string, name: string, isSmall: boolean) {
  return isSmall
    ? {
        kept: `${few} đã là ${name} rồi, con giữ nguyên số đo này.`,
        apart: `Con chỉ đổi ${many} ra ${name}, rồi mới cộng ${few} nhé!`,
        joined: `Con không viết hai số cạnh nhau được. Con đổi ${many} ra ${name} rồi cộng.`,
        idea: `Con đổi ${many} ra ${name}, rồi cộng thêm ${few}.`,
      }
    : {
        kept: `Con đổi lại ${few} nhé!`,
        apart: "Hai số đo khác đơn vị nên con đổi riêng từng số rồi mới cộng.",
        joined: "Con không viết hai số cạnh nhau được. Con đổi từng số đo rồi cộng.",
        idea: "Con đổi từng số đo về cùng một đơn vị rồi cộng lại.",
      };
}

/** "3 tạ 5 yến = … kg" */
export function buildCompoundConversionQuestion(rng: Rng, { first, second, to, most }: CompoundConversion): Question {
  const [[a, large], [b, small]] = [first, second];
  const sizeOf = (unit: Unit) => units[unit].size / units[to].size;
  const [one, other] = [sizeOf(large), sizeOf(small)];
  const answer = a * one + b * other;
  const [many, few] = [measure(groupNumber(a), large), measure(groupNumber(b), small)];
  const told = `${many} ${few}`;
  const name = units[to].spoken;
  const turned = `${many} = ${measure(groupNumber(a * one), to)}`;
  const rest = small === to ? "" : `, ${few} = ${measure(groupNumber(b * other), to)}`;
  const factor = (wrong: number) => a * wrong + b * other;
  const again = `Con nhớ lại: một ${units[large].spoken} bằng bao nhiêu ${name}?`;
  const said = sentencesFor(many, few, name, small === to);
  return typedNumberQuestion(rng, {
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
      mistake("CONCAT", Number(`${a}${b}`), said.joined),
      mistake("PARTIAL", a * one, `Con còn quên ${few}.`),
      mistake("UNIT", (a + b) * one, said.apart),
      mistake("UNIT", a * one + b * other * 10, said.kept),
    ],
    hints: [said.idea, `Con nhớ lại: 1 ${large} bằng ${measure(groupNumber(one), to)}.`],
    explanation: `${turned}${rest}. Vậy ${told} = ${measure(groupNumber(a * one), to)} + ${measure(groupNumber(b * other), to)} = ${measure(groupNumber(answer), to)}.`,
    praise: "convert",
    identity: `compound ${told} ${to}`,
  });
}
