import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values/words-value.ts";
import { choiceQuestion } from "#lib/skills/drafts/choice-question.ts";
import { mistake } from "#lib/skills/drafts/distractor.ts";

interface Comparison {
  /** The two sides as they are written, and both in one unit as numbers and in words. */
  readonly sides: readonly [string, string];
  readonly sizes: readonly [number, number];
  /** The side that has to be turned into another unit, and what it is then. */
  readonly told: string;
  readonly same: string;
  /** One of the larger unit and as much in the smaller one: "1 ha" and "10 000 m²". */
  readonly one: readonly [string, string];
}

const signs = [">", "<", "="] as const;

function signOf([left, right]: readonly [number, number]): (typeof signs)[number] {
  if (left === right) return "=";
  return left > right ? ">" : "<";
}

/** "Dấu nào thích hợp điền vào chỗ chấm? 3 ha … 3 500 m²" */
export function buildComparisonQuestion(rng: Rng, { sides, sizes, told, same, one }: Comparison): Question {
  const right = signOf(sizes);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Chọn dấu thích hợp: ${sides[0]} … ${sides[1]}`,
      `Dấu nào điền vào chỗ chấm là đúng? ${sides[0]} … ${sides[1]}`,
    ]),
    answer: wordsValue(right),
    choices: 3,
    distractors: signs.map((sign) =>
      mistake(
        sign === "=" || right === "=" ? "EQ" : "REL",
        wordsValue(sign),
        "Con đổi hai số đo về cùng một đơn vị rồi so sánh nhé!",
      ),
    ),
    hints: ["Hai số đo khác đơn vị. Con đổi về cùng một đơn vị trước.", `Con nhớ lại: ${one[0]} bằng ${one[1]}.`],
    explanation: `${right === "=" ? one.join(" = ") : `${told} = ${same}`} nên ${sides[0]} ${right} ${sides[1]}.`,
    praise: "compare",
    identity: `compare ${sides.join(" ")}`,
  });
}
