import type { Rng } from "#lib/core/rng.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import { decimalAxis } from "#lib/questions/decimals/decimal-axis.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { decimalValue, measureValue, wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  askEqualSign,
  asSide,
  buildAllEqualQuestion,
  buildMixedPlacesQuestion,
  buildMixedSignQuestion,
  buildPlacesQuestion,
  buildZerosQuestion,
  rule,
  written,
} from "./equal-decimal-forms.ts";

interface Wrong extends Decimal {
  readonly code: MistakeCode;
  readonly feedback: string;
}

/** A number, the same one written in another way, and numbers it may be mixed up with. */
interface Pair {
  readonly given: Decimal;
  readonly equal: Decimal;
  readonly wrong: readonly Wrong[];
}

const inside = "Có chữ số 0 chen vào trước một chữ số khác 0 nên giá trị đã thay đổi.";
const dropped = "Chữ số 0 này đứng trước chữ số khác 0, không ở tận cùng, nên không bỏ được, con nhé!";
const moved = "Dấu phẩy đã bị chuyển chỗ nên giá trị thay đổi.";

/** The number with a 0 put right behind its comma. */
function zeroInside({ scaled, places }: Decimal): Decimal {
  const size = 10 ** places;
  return { scaled: Math.floor(scaled / size) * size * 10 + (scaled % size), places: places + 1 };
}

/** Level 1: 4,5 and 4,50. The wrong ones end in 0 as well, so that the 0 alone tells nothing. */
function pickLonger(rng: Rng): Pair {
  const given = { scaled: rng.int(1, 99) * 10 + rng.int(1, 9), places: rng.int(1, 2) };
  const zeros = rng.int(1, 2);
  const longer = ({ scaled, places }: Decimal): Decimal => ({ scaled: scaled * 10 ** zeros, places: places + zeros });
  return {
    given,
    equal: longer(given),
    wrong: [
      { code: "ZERO", feedback: inside, ...longer(zeroInside(given)) },
      { code: "DEC-SHIFT", feedback: moved, scaled: given.scaled * 10, places: given.places },
      { code: "DEC-SHIFT", feedback: moved, ...longer({ ...given, places: given.places + 1 }) },
      { code: "DEC-SHIFT", feedback: moved, scaled: given.scaled * 100, places: given.places },
    ],
  };
}

/** Level 2: 30,400 and 30,4; zeros inside have to stay. */
function pickShorter(rng: Rng): Pair {
  const whole = rng.pick([rng.int(1, 9) * 10, rng.int(1, 9) * 10 + rng.int(1, 9), rng.int(10, 50) * 10]);
  const parts = rng.pick([
    { scaled: rng.int(1, 9), places: 1 },
    { scaled: rng.int(1, 9), places: 2 },
  ]);
  const equal = { scaled: whole * 10 ** parts.places + parts.scaled, places: parts.places };
  const zeros = rng.int(1, 2);
  const bare = (number: number) => Number(String(number).replaceAll("0", ""));
  return {
    given: { scaled: equal.scaled * 10 ** zeros, places: equal.places + zeros },
    equal,
    wrong: [
      ...(parts.places === 2
        ? [{ code: "ZERO" as const, feedback: dropped, scaled: whole * 10 + parts.scaled, places: 1 }]
        : [{ code: "ZERO" as const, feedback: inside, scaled: whole * 100 + parts.scaled, places: 2 }]),
      {
        code: "ZERO",
        feedback: "Chữ số 0 ở phần nguyên không bỏ được, con nhé!",
        scaled: bare(whole) * 10 ** parts.places + parts.scaled,
        places: parts.places,
      },
      { code: "DEC-SHIFT", feedback: moved, scaled: equal.scaled, places: equal.places + 1 },
      { code: "DEC-SHIFT", feedback: moved, scaled: equal.scaled * 10, places: equal.places },
      { code: "DEC-SHIFT", feedback: moved, scaled: equal.scaled, places: 0 },
    ],
  };
}

const pickPair = { 1: pickLonger, 2: pickShorter } as const;

const hints = ["Con tìm các chữ số 0 ở tận cùng bên phải phần thập phân.", rule];

/** Two numbers of one value stand in one place of the ray. */
function rayOf(given: Decimal, equal: Decimal): AxisFigure {
  const label = `${written(given)} = ${written(equal)}`;
  const pointers = [{ at: given.scaled / 10 ** given.places, label }];
  const first = Math.floor(given.scaled / 10 ** given.places);
  return decimalAxis({ first, places: 0, pointers, alt: "Tia số: hai số bằng nhau nằm cùng một chỗ." });
}

/** "Số nào bằng 4,5?" */
function buildEqualQuestion(rng: Rng, difficulty: 1 | 2): Question {
  const { given, equal, wrong } = pickPair[difficulty](rng);
  const form = rng.pick(["bare", "bare", "measure", "true"] as const);
  const unit = rng.pick(["m", "kg", "dm"] as const);
  const write = (each: Decimal) => {
    if (form === "true") return wordsValue(`${written(given)} = ${written(each)}`);
    const value = decimalValue(each.scaled, each.places);
    return form === "measure" ? measureValue(value, unit) : value;
  };
  const shorter = difficulty === 2 ? `Số ${written(given)} viết gọn lại là:` : `Số ${written(given)} bằng số nào?`;
  const prompts = {
    bare: [`Số nào bằng ${written(given)}?`, shorter],
    measure: [`Số đo nào bằng ${written(given)}\u00a0${unit}?`],
    true: ["Cách viết nào đúng?"],
  } as const;
  const ending = form === "measure" ? `\u00a0${unit}` : "";
  const told = `${rule} Vậy ${written(given)}${ending} = ${written(equal)}${ending}.`;
  return choiceQuestion(rng, {
    prompt: rng.pick<string>(prompts[form]),
    answer: write(equal),
    distractors: wrong.map((each) => mistake(each.code, write(each), each.feedback)),
    hints,
    explanation: given.places === 1 && difficulty === 1 ? { say: told, figures: [rayOf(given, equal)] } : told,
    praise: "compare",
    identity: `equal ${form} ${written(given)} ${written(equal)}`,
  });
}

/** 4,5 … 4,50, or 4,5 … 4,05: which sign? */
function buildSignQuestion(rng: Rng, difficulty: 1 | 2): Question {
  const { given, equal, wrong } = pickPair[difficulty](rng);
  const [first = given, second = equal] = rng.shuffle([given, rng.pick([equal, rng.pick(wrong)])]);
  return askEqualSign(rng, asSide(first), asSide(second));
}

/** Decimals of one value (curriculum, c5-equal-decimals): a zero added; zeros left out; beside fractions, with so many places. */
export const equalDecimals = defineNumberSkill({
  id: "c5-equal-decimals",
  classId: "5",
  title: "Số thập phân bằng nhau",
  generate(difficulty, rng) {
    if (difficulty === 3)
      return rng.pick([
        buildMixedSignQuestion,
        buildAllEqualQuestion,
        buildMixedPlacesQuestion,
        buildMixedPlacesQuestion,
      ])(rng);
    const plain = [buildEqualQuestion, buildSignQuestion] as const;
    return difficulty === 1
      ? rng.pick(plain)(rng, difficulty)
      : rng.pick([...plain, buildPlacesQuestion, buildZerosQuestion])(rng, difficulty);
  },
});
