import { greatestCommonDivisor } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Decimal } from "#lib/core/write-decimal.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { Fraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { decimalEntryQuestion, fractionEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";

/** A fraction below 1 with one of the bottoms, in lowest terms. */
export function pickFraction(rng: Rng, bottoms: readonly number[]): readonly [top: number, bottom: number] {
  const bottom = rng.pick(bottoms);
  const tops = Array.from({ length: bottom - 1 }, (_, place) => place + 1);
  return [rng.pick(tops.filter((top) => greatestCommonDivisor(top, bottom) === 1)), bottom];
}

const isTenth = (bottom: number) => /^10+$/u.test(String(bottom));

/** The comma in a wrong place, or put where the line of the fraction is: 0,14; 1,4 and 0,4 for 1/4. */
function decimalDistractors(top: number, bottom: number): Distractor<Decimal>[] {
  const scaled = top * (1000 / bottom);
  const again = "Con đếm lại số chữ số ở phần thập phân nhé!";
  const isBelow = top < bottom;
  const size = isBelow ? "bé hơn 1" : "lớn hơn 1";
  const line = "Dấu gạch ngang của phân số không phải là dấu phẩy.";
  const first = isTenth(bottom) ? again : "Con chưa viết phân số đó với mẫu số 10, 100. Con làm bước đó trước nhé!";
  const tooLarge = (places: number) => {
    const isAbove = scaled >= 10 ** places;
    return isBelow && isAbove
      ? `${writeFraction(top, bottom)} bé hơn 1. Số ${writeShortDecimal(scaled, places)} có bé hơn 1 không?`
      : `Số này lớn quá. ${again}`;
  };
  return [
    mistake("CONCAT", { scaled: top * 10 ** String(bottom).length + bottom, places: String(bottom).length }, line),
    ...(isTenth(bottom)
      ? []
      : [
          mistake<Decimal>(
            "CONCAT",
            { scaled: Number(`${top}${bottom}`), places: String(`${top}${bottom}`).length },
            `Tử số và mẫu số không viết liền nhau sau dấu phẩy như thế. ${writeFraction(top, bottom)} ${size}, con tính xem nó bằng mấy phần trăm.`,
          ),
          mistake<Decimal>(
            "DATUM",
            { scaled: bottom, places: String(bottom).length },
            "Con mới viết mẫu số sau dấu phẩy. Con viết phân số đó với mẫu số 10, 100 trước nhé!",
          ),
        ]),
    mistake("DATUM", { scaled: top, places: String(top).length }, first),
    mistake("DEC-SHIFT", { scaled, places: 4 }, `Số này bé quá. ${again}`),
    mistake("DEC-SHIFT", { scaled, places: 2 }, tooLarge(2)),
    mistake("DEC-SHIFT", { scaled, places: 1 }, tooLarge(1)),
    ...(bottom <= 100 ? [mistake<Decimal>("DEC-SHIFT", { scaled, places: 5 }, `Số này bé quá. ${again}`)] : []),
  ];
}

/** Of what is turned into a decimal: below 1 over a power of ten or another bottom, or above 1. */
function pickForDecimal(rng: Rng): readonly [top: number, bottom: number] {
  return rng.pick([
    () => pickFraction(rng, [10, 100, 1000]),
    () => pickFraction(rng, [2, 4, 5, 20, 25, 50]),
    () => pickFraction(rng, [2, 4, 5, 20, 25, 50]),
    () => [rng.int(1, 9) * 10 + rng.int(1, 9), 10] as const,
    () => [rng.int(1, 8) * 100 + rng.int(1, 9) * rng.pick([1, 11]), 100] as const,
  ])();
}

/** "Phân số 7/100 viết thành số thập phân là:" */
export function buildDecimalQuestion(rng: Rng): Question {
  const [top, bottom] = pickForDecimal(rng);
  const scaled = top * (1000 / bottom);
  const fraction = writeFraction(top, bottom);
  const decimal = writeShortDecimal(scaled, 3);
  const form = rng.pick(["bare", "bare", "measure", "true"] as const);
  const prompts = {
    bare: rng.pick([`Viết phân số ${fraction} thành số thập phân.`, `Phân số ${fraction} viết thành số thập phân là:`]),
    measure: `Can có ${fraction} lít nước mắm. Viết số lít đó thành số thập phân.`,
    true: "Cách viết nào đúng?",
  } as const;
  const zeros = String(bottom).length - 1;
  const [ten, isPower] = [bottom === 2 || bottom === 5 ? 10 : 100, isTenth(bottom)];
  const places = ten === 10 ? 1 : 2;
  const draft = {
    prompt: prompts[form],
    hints: [
      isPower
        ? "Phân số này đã có mẫu số là 10, 100 hoặc 1\u00a0000. Con nhìn mẫu số của nó."
        : "Con viết phân số đó với mẫu số 10, 100 hoặc 1\u00a0000 trước.",
      "Mẫu số có bao nhiêu chữ số 0 thì phần thập phân có bấy nhiêu chữ số.",
    ],
    explanation: isPower
      ? `Mẫu số có ${zeros} chữ số 0 nên phần thập phân có ${zeros} chữ số: ${fraction} = ${decimal}.`
      : `${fraction} = ${writeFraction((top * ten) / bottom, ten)}. Mẫu số ${ten} có ${places} chữ số 0 nên phần thập phân có ${places} chữ số. Vậy ${fraction} = ${decimal}.`,
    praise: "fraction",
    identity: `decimal ${form} ${top}/${bottom}`,
  } as const;
  const distractors = decimalDistractors(top, bottom);
  if (form !== "true") {
    const wrong = isPower
      ? "Con đếm chữ số 0 ở mẫu số để biết phần thập phân có mấy chữ số nhé!"
      : "Con viết phân số đó với mẫu số 10 hoặc 100, rồi viết thành số thập phân nhé!";
    return decimalEntryQuestion(rng, { ...draft, answer: { scaled, places: 3 }, distractors, wrong });
  }
  const write = (value: Decimal) => wordsValue(`${fraction} = ${writeShortDecimal(value.scaled, value.places)}`);
  return choiceQuestion(rng, {
    ...draft,
    answer: write({ scaled, places: 3 }),
    distractors: distractors.map((each) => ({ ...each, value: write(each.value) })),
  });
}

/** "Viết 0,07 thành phân số thập phân." */
export function buildFractionOfDecimalQuestion(rng: Rng): Question {
  const places = rng.pick([1, 2, 2, 3]);
  const bottom = 10 ** places;
  // Its last digit leaves nothing to reduce, so that no fraction with smaller numbers is right as well.
  const least = rng.pick([1, 10 ** (places - 1)]);
  const tops = Array.from({ length: Math.min(999, bottom * 3) - least }, (_, place) => place + least);
  const top = rng.pick(tops.filter((each) => greatestCommonDivisor(each, 10) === 1));
  const decimal = writeShortDecimal(top, places);
  const counted = "Con đếm chữ số ở phần thập phân: có mấy chữ số thì mẫu số có bấy nhiêu chữ số 0.";
  return fractionEntryQuestion(rng, {
    prompt: `Viết số thập phân ${decimal} thành phân số thập phân.`,
    answer: { top, bottom },
    isByWorth: true,
    distractors: [
      ...[10, 100, 1000].map((other) => mistake<Fraction>("PLACE", { top, bottom: other }, counted)),
      mistake("PARTIAL", { top: top % bottom, bottom }, "Con quên phần nguyên rồi. Tử số gồm cả phần nguyên, con nhé!"),
      mistake("SWAP", { top: bottom, bottom: top }, "Tử số viết trên, mẫu số viết dưới, con nhé!"),
    ],
    wrong: { top: "Tử số là số đã cho khi bỏ dấu phẩy đi, con nhé!", bottom: counted },
    hints: ["Mẫu số là 10, 100 hoặc 1\u00a0000.", counted],
    explanation: `Phần thập phân có ${places} chữ số nên mẫu số có ${places} chữ số 0: ${decimal} = ${writeFraction(top, bottom)}.`,
    praise: "fraction",
    identity: `fraction of ${decimal}`,
  });
}
