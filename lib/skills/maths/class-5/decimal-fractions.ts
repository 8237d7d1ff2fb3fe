import { greatestCommonDivisor } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import type { Fraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion, fractionEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

const rule = "Phân số thập phân có mẫu số là 10, 100, 1\u00a0000, …";

const tenBelow = "Phân số này có mẫu số là 10, 100 hoặc 1\u00a0000 nên là phân số thập phân.";

/** "Phân số nào là phân số thập phân?" */
function buildRecogniseQuestion(rng: Rng): Question {
  const isNot = rng.pick([true, false]);
  const [first = 3, second = 7, third = 9] = rng.shuffle([3, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43]);
  const bottoms = rng.shuffle([10, 100, 1000]);
  const [ten = 10] = bottoms;
  const good = bottoms.map((bottom, place) => ({ top: [first, second, third][place] ?? 1, bottom }));
  const bad = [
    { top: ten, bottom: first },
    { top: second, bottom: rng.pick([20, 30, 50, 200]) },
    { top: third, bottom: rng.pick([12, 14, 16, 18, 22, 24]) },
  ];
  const [answer, others] = isNot ? [rng.pick(bad), good] : [good[0] ?? { top: 1, bottom: 10 }, bad];
  const told = isNot ? tenBelow : "Con nhìn mẫu số của phân số này: đó không phải là 10, 100 hay 1\u00a0000.";
  const { top, bottom } = answer;
  return choiceQuestion(rng, {
    prompt: isNot ? "Phân số nào không phải là phân số thập phân?" : "Phân số nào là phân số thập phân?",
    answer: fractionValue(top, bottom),
    distractors: others.map((other) => mistake("FIELD", fractionValue(other.top, other.bottom), told)),
    hints: ["Con nhìn mẫu số của từng phân số.", rule],
    explanation: isNot
      ? `Mẫu số của ${writeFraction(top, bottom)} là ${bottom}, không phải là 10, 100 hay 1\u00a0000.`
      : `${writeFraction(top, bottom)} là phân số thập phân. ${rule}`,
    praise: "fraction",
    identity: `recognise ${isNot} ${first} ${second} ${third} ${ten} ${top}/${bottom}`,
  });
}

/** The two digits of the top turned round, or the next top. */
function nearTop(top: number, bottom: number): Distractor<Fraction> {
  const turned = (top % 10) * 10 + Math.floor(top / 10);
  return top > 10 && top % 10 > 0 && turned !== top
    ? mistake("SWAP", { top: turned, bottom }, "Con đổi chỗ hai chữ số của tử số rồi.")
    : mistake("OFF1", { top: top + 1, bottom }, "Con xem lại tử số nhé!");
}

/** "Phân số thập phân “bảy phần trăm” viết là:", or the painted part of a picture. */
function buildWriteQuestion(rng: Rng): Question {
  const isDrawn = rng.pick([true, false]);
  const bottom = rng.pick(isDrawn ? [10, 100, 100] : [10, 100, 1000]);
  const tops = Array.from({ length: Math.min(bottom - 1, 99) }, (_, place) => place + 1).filter((each) => each > 2);
  // Of a picture no smaller fraction is worth as much: 40 of 100 parts could be called 4/10 as well.
  const top = rng.pick(isDrawn ? tops.filter((each) => greatestCommonDivisor(each, 10) === 1) : tops);
  const text = writeFraction(top, bottom);
  const figure: FractionFigure = {
    type: "fraction",
    wholes: [
      { form: bottom === 10 ? "bar" : "grid", parts: bottom, painted: top, crossed: 0, columns: 10, label: null },
    ],
    alt: "Một hình chia thành các phần bằng nhau, một số phần đã tô màu.",
  };
  const distractors: Distractor<Fraction>[] = [
    mistake("SWAP", { top: bottom, bottom: top }, "Tử số viết trên, mẫu số viết dưới con nhé!"),
    ...[10, 100, 1000].map((other) => mistake("PLACE", { top, bottom: other }, "Con xem lại mẫu số nhé!")),
    nearTop(top, bottom),
  ];
  const unpainted = mistake("FIELD", { top: bottom - top, bottom }, "Con đã đếm phần chưa tô màu.");
  const spared = mistake(
    "FIELD",
    { top, bottom: bottom - top },
    "Mẫu số là số phần của cả hình, không phải số phần chưa tô màu.",
  );
  return fractionEntryQuestion(rng, {
    prompt: isDrawn
      ? "Viết phân số thập phân chỉ phần đã tô màu của hình."
      : `Phân số thập phân “${fractionValue(top, bottom).line.spoken}” viết là:`,
    figures: isDrawn ? [figure] : [],
    isReadByPupil: !isDrawn,
    answer: { top, bottom },
    isByWorth: isDrawn,
    distractors: isDrawn ? [unpainted, spared, ...distractors] : distractors,
    wrong: isDrawn
      ? { top: "Con đếm lại số phần đã tô màu nhé!", bottom: "Con đếm lại số phần bằng nhau của cả hình nhé!" }
      : {
          top: "Con đọc lại phần đứng trước từ “phần”: đó là tử số.",
          bottom: "Con đọc lại phần đứng sau từ “phần”: đó là mẫu số.",
        },
    hints: isDrawn
      ? ["Mẫu số là số phần bằng nhau của cả hình.", "Tử số là số phần đã tô màu. Con đếm theo hàng cho nhanh."]
      : ["Số đọc trước từ “phần” là tử số.", "Số đọc sau từ “phần” là mẫu số."],
    explanation: isDrawn
      ? `Hình chia ${bottom} phần bằng nhau, đã tô ${top} phần: ${text}.`
      : `Tử số là ${top}, mẫu số là ${bottom === 1000 ? "1\u00a0000" : bottom}: ${text}.`,
    praise: "fraction",
    identity: `write ${isDrawn} ${top}/${bottom}`,
  });
}

const shares = ["số bạn trong lớp biết bơi", "số cây trong vườn là cây cam", "số sách trên giá là truyện"] as const;

/** A fraction below 1 with one of the bottoms, in lowest terms. */
function pickFraction(rng: Rng, bottoms: readonly number[]): readonly [top: number, bottom: number] {
  const bottom = rng.pick(bottoms);
  const tops = Array.from({ length: bottom - 1 }, (_, place) => place + 1);
  return [rng.pick(tops.filter((top) => greatestCommonDivisor(top, bottom) === 1)), bottom];
}

/** "Phân số thập phân nào bằng 3/5?" */
function buildConvertQuestion(rng: Rng): Question {
  const [top, bottom] = pickFraction(rng, [2, 4, 5, 5, 20, 20, 25, 25, 50]);
  const target = bottom === 2 || bottom === 5 ? rng.pick([10, 100]) : 100;
  const times = target / bottom;
  const form = rng.pick(["bare", "bare", "share", "gap", "true"] as const);
  const fraction = writeFraction(top, bottom);
  const equation = (value: number) => `${fraction} = ${writeFraction(value, target)}`;
  const way = `phân số thập phân có mẫu số là ${target}`;
  const prompts = {
    bare: `Viết ${fraction} thành ${way}.`,
    share: `Có ${fraction} ${rng.pick(shares)}. Viết ${fraction} thành ${way}.`,
    gap: `Điền số vào chỗ trống: ${fraction} = ${writeFraction("…", target)}`,
    true: "Cách viết nào đúng?",
  } as const;
  const distractors = [
    mistake("PARTIAL", top, "Con mới nhân mẫu số. Con nhân cả tử số với cùng số đó nhé!"),
    mistake("FRAC-ADD", top + target - bottom, "Con đã cộng. Con nhân cả tử số và mẫu số với cùng một số nhé!"),
    mistake("TABLE-NEAR", top * (times + 1), "Con xem lại: mẫu số nhân với mấy thì tử số nhân với đúng số đó."),
    mistake("TABLE-NEAR", top * times + 1, "Con nhân lại tử số nhé!"),
    mistake("TABLE-NEAR", top * times - 1, "Con nhân lại tử số nhé!"),
  ].filter(({ value }) => value > 0);
  const common = {
    prompt: prompts[form],
    hints: [`Con tìm số nhân với ${bottom} để được ${target}.`, "Con nhân cả tử số và mẫu số với số vừa tìm được."],
    explanation: `${bottom} × ${times} = ${target} và ${top} × ${times} = ${top * times}, nên ${equation(top * times)}.`,
    praise: "fraction",
    identity: `convert ${form} ${top}/${bottom} ${target}`,
  } as const;
  if (form === "gap") {
    return numberQuestion(rng, { ...common, answer: top * times, range: [1, 999], distractors, isTyped: true });
  }
  if (form === "true") {
    return choiceQuestion(rng, {
      ...common,
      answer: wordsValue(equation(top * times)),
      distractors: distractors.map((each) => ({ ...each, value: wordsValue(equation(each.value)) })),
    });
  }
  return fractionEntryQuestion(rng, {
    ...common,
    answer: { top: top * times, bottom: target },
    isByWorth: false,
    distractors: [
      mistake("DATUM", { top, bottom }, "Đó là phân số đã cho. Con viết phân số bằng nó, có mẫu số như đề bài hỏi."),
      ...distractors.map((each) => ({ ...each, value: { top: each.value, bottom: target } })),
    ],
    wrong: {
      top: "Con xem mẫu số nhân với mấy, rồi nhân tử số với đúng số đó.",
      bottom: "Con đọc lại đề bài xem phân số mới có mẫu số là bao nhiêu.",
    },
  });
}

/** `scaled` / 10^`places` */
interface Decimal {
  readonly scaled: number;
  readonly places: number;
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
    mistake("CONCAT", { scaled: top, places: String(top).length }, first),
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
function buildDecimalQuestion(rng: Rng): Question {
  const [top, bottom] = pickForDecimal(rng);
  const scaled = top * (1000 / bottom);
  const fraction = writeFraction(top, bottom);
  const decimal = writeShortDecimal(scaled, 3);
  const form = rng.pick(["bare", "bare", "measure", "true"] as const);
  const prompts = {
    bare: rng.pick([`Viết phân số ${fraction} thành số thập phân.`, `Phân số ${fraction} viết thành số thập phân là:`]),
    measure: `Chai có ${fraction} lít nước mắm. Viết số lít đó thành số thập phân.`,
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
function buildFractionOfDecimalQuestion(rng: Rng): Question {
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
      mistake("PARTIAL", { top: top % bottom, bottom }, "Con quên phần nguyên rồi. Tử số gồm cả phần nguyên con nhé!"),
      mistake("SWAP", { top: bottom, bottom: top }, "Tử số viết trên, mẫu số viết dưới con nhé!"),
    ],
    wrong: { top: "Tử số là số đã cho khi bỏ dấu phẩy đi con nhé!", bottom: counted },
    hints: ["Mẫu số là 10, 100 hoặc 1\u00a0000.", counted],
    explanation: `Phần thập phân có ${places} chữ số nên mẫu số có ${places} chữ số 0: ${decimal} = ${writeFraction(top, bottom)}.`,
    praise: "fraction",
    identity: `fraction of ${decimal}`,
  });
}

/** Decimal fractions (curriculum, c5-decimal-fractions): known by their bottom; made from others; as decimals and back. */
export const decimalFractions = defineNumberSkill({
  id: "c5-decimal-fractions",
  classId: "5",
  title: "Phân số thập phân",
  generate: byDifficulty({
    1: [buildRecogniseQuestion, buildWriteQuestion],
    2: [buildConvertQuestion],
    3: [buildDecimalQuestion, buildDecimalQuestion, buildFractionOfDecimalQuestion],
  }),
});
