import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { done } from "./round-sum.ts";
import { type Operation, results, tellWrongOperation } from "./tell-wrong-operation.ts";
import {
  barePrompts,
  buildUnknownNumberQuestion,
  type ProductRole,
  toldPrompts,
  type Unknown,
  unknownOfProduct,
} from "./unknown-part.ts";

function pickUnknown(rng: Rng, role: ProductRole, least: number, isFirst: boolean): Unknown {
  // There is no table of divisions by 10.
  const most = role === "divisor" ? 9 : 10;
  return unknownOfProduct(role, rng.int(least, 9), rng.int(least, most), isFirst);
}

/** What comes out with a wrong number in the gap, beside what has to come out. */
function tellTried({ role, sum, known: [first, second] }: Unknown, tried: number): string {
  if (role === "dividend") {
    return tried % second === 0
      ? `Con thử lại: ${tried} : ${second} = ${tried / second}, không phải ${first}.`
      : `Con thử lại: ${tried} không chia hết cho ${second}.`;
  }
  const product = tried * second;
  if (role === "divisor") {
    return `Thương nhân với số chia phải được số bị chia: ${second} × ${tried} = ${product}, không phải ${first}.`;
  }
  const [left = ""] = sum.split(" = ");
  return `Con thử lại: ${left.replace("…", String(tried))} = ${product}, không phải ${first}.`;
}

/** A factor or divisor that is larger than the whole says so by itself. */
function tellWrong(unknown: Unknown, each: Operation): string {
  const { role, known } = unknown;
  if (role === "dividend" || each === "−") return tellWrongOperation(unknown, each);
  const whole = `${role === "factor" ? "tích" : "số bị chia"} ${known[0]}`;
  return `Con đã làm phép ${done[each]}. ${results(known)[each]} lớn hơn cả ${whole}, con thử lại nhé!`;
}

/** The numbers beside the right one in the table. */
function nearInTable(unknown: Unknown): Distractor<number>[] {
  const { role, known, answer } = unknown;
  const steps = role === "dividend" ? ([known[1], 1] as const) : ([1] as const);
  return steps
    .flatMap((step) => [step, -step])
    .map((by) =>
      mistake(Math.abs(by) === steps[0] ? "TABLE-NEAR" : "OFF1", answer + by, tellTried(unknown, answer + by)),
    );
}

function ask(rng: Rng, unknown: Unknown, prompts: readonly string[]): Question {
  const wrong = (["−", "×", "+", ":"] as const).filter((each) => each !== unknown.operation);
  return buildUnknownNumberQuestion(rng, unknown, {
    prompts,
    distractors: [
      ...wrong.map((each) => mistake("OP", results(unknown.known)[each], tellWrong(unknown, each))),
      ...nearInTable(unknown),
    ],
    room: 1,
  });
}

/** By the name of the result: "Tích của một số và 7 là 42. Số đó là số nào?" */
function namedPrompt({ role, known: [first, second] }: Unknown): string {
  if (role === "factor") return `Tích của một số và ${second} là ${first}. Số đó là số nào?`;
  const whole = role === "dividend" ? `một số và ${second} là ${first}` : `${first} và một số là ${second}`;
  return `Thương của ${whole}. Số đó là số nào?`;
}

function buildBareQuestion(rng: Rng, role: ProductRole, least = 2): Question {
  const unknown = pickUnknown(rng, role, least, rng.pick([true, false]));
  return ask(rng, unknown, barePrompts(unknown));
}

function buildToldQuestion(rng: Rng): Question {
  const unknown = pickUnknown(rng, rng.pick(["factor", "dividend", "divisor"]), 3, true);
  return ask(rng, unknown, [...toldPrompts(unknown), namedPrompt(unknown)]);
}

/** Unknown parts inside the tables (curriculum, c3-find-in-tables): a factor; the dividend; the divisor, and all told. */
export const findInTables = defineNumberSkill({
  id: "c3-find-in-tables",
  classId: "3",
  title: "Tìm thừa số, số bị chia, số chia",
  generate: byDifficulty({
    1: [(rng) => buildBareQuestion(rng, "factor")],
    2: [(rng) => buildBareQuestion(rng, "dividend")],
    3: [(rng) => buildBareQuestion(rng, "divisor", 3), buildToldQuestion, buildToldQuestion],
  }),
});
