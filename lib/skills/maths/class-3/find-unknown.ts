import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { expressionValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type Operation, results, tellWrongOperation } from "./tell-wrong-operation.ts";
import {
  barePrompts,
  buildUnknownNumberQuestion,
  type ProductRole,
  type Role,
  toldPrompts,
  type Unknown,
  unknownOfProduct,
  unknownRules,
  workOf,
} from "./unknown-part.ts";

const roles: Readonly<Record<Difficulty, readonly Role[]>> = {
  1: ["term", "minuend", "subtrahend"],
  2: ["factor", "dividend"],
  3: ["divisor", "divisor", "term", "minuend", "subtrahend", "factor", "dividend"],
};

/** With sums and differences: up to 1 000, or three digits each at difficulty 3. */
function pickSmall(role: Role, isLong: boolean, rng: Rng): Unknown {
  const least = isLong ? 126 : 25;
  const [part, other] = [rng.int(least, 480), rng.int(least, 480)];
  const whole = part + other;
  const [p, o, w] = [part, other, whole].map(groupNumber);
  const isFirst = rng.pick([true, false]);
  if (role === "term") {
    const sum = isFirst ? `… + ${o} = ${w}` : `${o} + … = ${w}`;
    return {
      role,
      sum,
      told: `Một số cộng với ${o} thì được ${w}`,
      known: [whole, other],
      operation: "−",
      answer: part,
    };
  }
  if (role === "minuend") {
    const told = `Một số trừ đi ${o} thì được ${p}`;
    return { role, sum: `… − ${o} = ${p}`, told, known: [part, other], operation: "+", answer: whole };
  }
  const told = `Lấy ${w} trừ đi một số thì được ${p}`;
  return { role, sum: `${w} − … = ${p}`, told, known: [whole, part], operation: "−", answer: other };
}

/** With products and quotients: inside the tables, or three digits at difficulty 3. */
function pickLarge(role: ProductRole, isLong: boolean, rng: Rng): Unknown {
  const part = rng.int(3, 9);
  // Class 3 divides by one digit only.
  const other = role === "divisor" || !isLong ? rng.int(3, 9) : rng.int(34, 99);
  return unknownOfProduct(role, part, other, rng.pick([true, false]));
}

function pickUnknown(difficulty: Difficulty, rng: Rng): Unknown {
  const role = rng.pick(roles[difficulty]);
  return role === "term" || role === "minuend" || role === "subtrahend"
    ? pickSmall(role, difficulty === 3, rng)
    : pickLarge(role, difficulty === 3, rng);
}

const operations = ["+", "−", "×", ":"] as const;

const names: Readonly<Record<Operation, string>> = { "+": "cộng", "−": "trừ", "×": "nhân", ":": "chia" };

const tryAgain = "Con thay số vào rồi tính thử lại nhé!";

/** "… × 6 = 42. Số cần điền là:" */
function buildNumberQuestion(unknown: Unknown, rng: Rng, isTold = false): Question {
  const { role, known, operation, answer } = unknown;
  const { name } = unknownRules[role];
  const other = results(known);
  const wrong = operations.filter((each) => each !== operation);
  return buildUnknownNumberQuestion(rng, unknown, {
    prompts: isTold ? toldPrompts(unknown) : barePrompts(unknown),
    distractors: [
      ...rng
        .shuffle(wrong)
        .map((each) => mistake("OP", other[each], `Con đã làm phép ${names[each]}. Con nhớ lại cách tìm ${name} nhé!`)),
      mistake("OFF1", answer + 1, tryAgain),
      mistake("OFF1", answer - 1, tryAgain),
      mistake("OFF10", answer - 10, tryAgain),
      mistake("OFF1", answer - 2, tryAgain),
      mistake("OFF10", answer + 10, tryAgain),
    ],
  });
}

/** "Muốn tìm số điền vào chỗ trống trong … × 6 = 42, con làm phép tính nào?" */
function buildWorkQuestion(unknown: Unknown, rng: Rng, isTold = false): Question {
  const { role, sum, told, known, operation } = unknown;
  const { name, rule } = unknownRules[role];
  const [first, second] = known;
  return choiceQuestion(rng, {
    prompt: isTold
      ? `${told}. Con làm phép tính nào để tìm số đó?`
      : rng.pick([`${sum}. Con làm phép tính nào để tìm số đó?`, `Phép tính nào giúp con tìm ${name} trong ${sum}?`]),
    answer: expressionValue(first, operation, second),
    distractors: operations
      .filter((each) => each !== operation)
      .map((each) => mistake("OP", expressionValue(first, each, second), tellWrongOperation(unknown, each))),
    // The rule itself would name the operation that is asked for.
    hints: [
      `Số phải tìm là ${name}.`,
      "Con nghĩ đến một phép tính nhỏ dễ nhẩm giống như thế, rồi che số phải tìm đi để thử.",
    ],
    explanation: `Muốn tìm ${name}, ${rule}: ${workOf(unknown)}.`,
    praise: "choose",
    identity: `work ${sum}`,
  });
}

/** "Muốn tìm số bị chia, ta làm thế nào?" */
function buildRuleQuestion({ role, sum }: Unknown, rng: Rng): Question {
  const { name, rule, wrong } = unknownRules[role];
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Muốn tìm ${name} trong ${sum}, ta làm thế nào?`,
      `Câu nào nêu đúng cách tìm ${name} trong ${sum}?`,
    ]),
    answer: wordsValue(capital(rule)),
    distractors: wrong.map((text) =>
      mistake("OP", wordsValue(capital(text)), "Con thử với một phép tính nhỏ để kiểm tra nhé!"),
    ),
    hints: [`Con gọi tên từng số trong ${sum}.`, "Con nghĩ đến một phép tính nhỏ dễ nhẩm, rồi che một số đi để thử."],
    explanation: `${capital(rule)} thì tìm được ${name}.`,
    praise: "name",
    identity: `rule ${sum}`,
  });
}

/** Unknown parts (curriculum, c3-find-unknown): of sums and differences; of products and quotients; all of them, told. */
export const findUnknown = defineNumberSkill({
  id: "c3-find-unknown",
  classId: "3",
  title: "Tìm thành phần chưa biết",
  generate(difficulty, rng) {
    const unknown = pickUnknown(difficulty, rng);
    if (difficulty === 3) {
      return rng.pick([buildNumberQuestion, buildNumberQuestion, buildWorkQuestion])(unknown, rng, true);
    }
    const others = difficulty === 1 ? [buildWorkQuestion] : [buildWorkQuestion, buildRuleQuestion];
    return rng.pick([buildNumberQuestion, buildNumberQuestion, buildNumberQuestion, ...others])(unknown, rng);
  },
});
