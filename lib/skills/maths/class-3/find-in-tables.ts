import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { results, tellWrongOperation } from "./tell-wrong-operation.ts";
import {
  barePrompts,
  buildUnknownNumberQuestion,
  type ProductRole,
  toldPrompts,
  type Unknown,
  unknownOfProduct,
} from "./unknown-part.ts";

function pickUnknown(rng: Rng, role: ProductRole, least: number): Unknown {
  // There is no table of divisions by 10.
  const most = role === "divisor" ? 9 : 10;
  return unknownOfProduct(role, rng.int(least, 9), rng.int(least, most), rng.pick([true, false]));
}

/** What comes out with a wrong number in the gap, beside what has to come out. */
function tellTried({ role, known: [first, second] }: Unknown, tried: number): string {
  if (role === "dividend") return `Con thử lại: ${tried} : ${second} = ${tried / second}, không phải ${first}.`;
  return `Con thử lại: ${tried} × ${second} = ${tried * second}, không phải ${first}.`;
}

/** The numbers beside the right one in the table. */
function nearInTable(unknown: Unknown): Distractor<number>[] {
  const step = unknown.role === "dividend" ? unknown.known[1] : 1;
  return [step, -step].map((by) => mistake("TABLE-NEAR", unknown.answer + by, tellTried(unknown, unknown.answer + by)));
}

function ask(rng: Rng, unknown: Unknown, prompts: readonly string[]): Question {
  const wrong = (["−", "×", "+", ":"] as const).filter((each) => each !== unknown.operation);
  return buildUnknownNumberQuestion(rng, unknown, {
    prompts,
    distractors: [
      ...wrong.map((each) => mistake("OP", results(unknown.known)[each], tellWrongOperation(unknown, each))),
      ...nearInTable(unknown),
    ],
    hasRoom: true,
  });
}

/** By the name of the result: "Tích của một số và 7 là 42. Số đó là số nào?" */
function namedPrompt({ role, known: [first, second] }: Unknown): string {
  if (role === "factor") return `Tích của một số và ${second} là ${first}. Số đó là số nào?`;
  const whole = role === "dividend" ? `một số và ${second} là ${first}` : `${first} và một số là ${second}`;
  return `Thương của ${whole}. Số đó là số nào?`;
}

function buildBareQuestion(rng: Rng, role: ProductRole, least = 2): Question {
  const unknown = pickUnknown(rng, role, least);
  return ask(rng, unknown, barePrompts(unknown));
}

function buildToldQuestion(rng: Rng): Question {
  const unknown = pickUnknown(rng, rng.pick(["factor", "dividend", "divisor"]), 3);
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
