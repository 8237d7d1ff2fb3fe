import { greatestCommonDivisor } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue, shortDecimalValue, type Value, wordsValue } from "#lib/questions/values.ts";
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
function nearTop(top: number, bottom: number): Distractor {
  const turned = (top % 10) * 10 + Math.floor(top / 10);
  return top > 10 && top % 10 > 0 && turned !== top
    ? mistake("SWAP", fractionValue(turned, bottom), "Con đổi chỗ hai chữ số của tử số rồi.")
    : mistake("OFF1", fractionValue(top + 1, bottom), "Con xem lại tử số nhé!");
}

/** "Phân số thập phân “bảy phần trăm” viết là:", or the painted part of a picture. */
function buildWriteQuestion(rng: Rng): Question {
  const isDrawn = rng.pick([true, false]);
  const bottom = rng.pick(isDrawn ? [10, 100] : [10, 100, 1000]);
  const top = rng.int(3, Math.min(bottom - 1, 99));
  const answer = fractionValue(top, bottom);
  const figure: FractionFigure = {
    type: "fraction",
    wholes: [
      { form: bottom === 10 ? "bar" : "grid", parts: bottom, painted: top, crossed: 0, columns: 10, label: null },
    ],
    alt: "Một hình chia thành các phần bằng nhau, một số phần đã tô màu.",
  };
  const distractors = [
    mistake("SWAP", fractionValue(bottom, top), "Tử số viết trên, mẫu số viết dưới con nhé!"),
    mistake("PLACE", fractionValue(top, bottom === 10 ? 100 : bottom / 10), "Con xem lại mẫu số nhé!"),
    mistake("PLACE", fractionValue(top, bottom === 1000 ? 10 : 1000), "Con xem lại mẫu số nhé!"),
    nearTop(top, bottom),
  ];
  const unpainted = mistake("FIELD", fractionValue(bottom - top, bottom), "Con đã đếm phần chưa tô màu.");
  return choiceQuestion(rng, {
    prompt: isDrawn
      ? "Phân số thập phân nào chỉ phần đã tô màu?"
      : `Phân số thập phân “${answer.line.spoken}” viết là:`,
    figures: isDrawn ? [figure] : [],
    isReadByPupil: !isDrawn,
    answer,
    distractors: isDrawn ? [unpainted, ...distractors] : distractors,
    hints: isDrawn
      ? ["Mẫu số là số phần bằng nhau của cả hình.", "Tử số là số phần đã tô màu. Con đếm theo hàng cho nhanh."]
      : ["Số đọc trước từ “phần” là tử số.", "Số đọc sau từ “phần” là mẫu số."],
    explanation: isDrawn
      ? `Hình chia ${bottom} phần bằng nhau, đã tô ${top} phần: ${answer.line.text}.`
      : `Tử số là ${top}, mẫu số là ${bottom === 1000 ? "1\u00a0000" : bottom}: ${answer.line.text}.`,
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
  const form = rng.pick(["bare", "share", "gap", "true"] as const);
  const fraction = writeFraction(top, bottom);
  const equation = (value: number) => `${fraction} = ${writeFraction(value, target)}`;
  const prompts = {
    bare: `Phân số thập phân nào bằng ${fraction}?`,
    share: `Có ${fraction} ${rng.pick(shares)}. Phân số thập phân nào bằng ${fraction}?`,
    gap: `Điền số vào chỗ trống: ${fraction} = ${writeFraction("…", target)}`,
    true: "Cách viết nào đúng?",
  } as const;
  const distractors = [
    mistake("PARTIAL", top, "Con mới nhân mẫu số. Con nhân cả tử số với cùng số đó nhé!"),
    mistake("FRAC-ADD", top + target - bottom, "Con đã cộng. Con nhân cả tử số và mẫu số với cùng một số nhé!"),
    mistake("TABLE-NEAR", top * (times + 1), "Con xem lại: mẫu số nhân với mấy thì tử số nhân với đúng số đó."),
    mistake("TABLE-NEAR", top * times + 1, "Con nhân lại tử số nhé!"),
    mistake("TABLE-NEAR", top * times - 1, "Con nhân lại tử số nhé!"),
  ];
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
  const write = (value: number) => (form === "true" ? wordsValue(equation(value)) : fractionValue(value, target));
  return choiceQuestion(rng, {
    ...common,
    answer: write(top * times),
    distractors: distractors.filter(({ value }) => value > 0).map((each) => ({ ...each, value: write(each.value) })),
  });
}

/** The comma in a wrong place, or put where the line of the fraction is. */
function decimalDistractors(
  top: number,
  bottom: number,
  write: (value: number, places: number) => Value,
): Distractor[] {
  const scaled = top * (1000 / bottom);
  const digits = String(bottom).length;
  const again = "Con đếm lại số chữ số ở phần thập phân nhé!";
  const tooLarge = (places: number) =>
    scaled < 10 ** places
      ? `Số này lớn quá. ${again}`
      : `${writeFraction(top, bottom)} bé hơn 1. Số ${writeShortDecimal(scaled, places)} có bé hơn 1 không?`;
  return [
    mistake("DEC-SHIFT", write(scaled, 4), again),
    mistake("DEC-SHIFT", write(scaled, 2), tooLarge(2)),
    mistake("CONCAT", write(top * 10 ** digits + bottom, digits), "Dấu gạch ngang của phân số không phải là dấu phẩy."),
    mistake("CONCAT", write(top, String(top).length), "Mẫu số cho biết phần thập phân có mấy chữ số."),
    mistake("DEC-SHIFT", write(scaled, 1), tooLarge(1)),
    ...(bottom <= 100 ? [mistake("DEC-SHIFT", write(scaled, 5), `Số này bé quá. ${again}`)] : []),
  ];
}

/** "Phân số 7/100 viết thành số thập phân là:", and the other way round. */
function buildDecimalQuestion(rng: Rng): Question {
  const [top, bottom] = rng.pick([
    () => pickFraction(rng, [10, 100, 1000]),
    () => pickFraction(rng, [2, 4, 5, 20, 25, 50]),
  ])();
  const scaled = top * (1000 / bottom);
  const fraction = writeFraction(top, bottom);
  const decimal = writeShortDecimal(scaled, 3);
  const form = rng.pick(["bare", "measure", "true"] as const);
  const prompts = {
    bare: `Phân số ${fraction} viết thành số thập phân là:`,
    measure: `Chai có ${fraction} lít nước mắm. Viết số lít đó thành số thập phân:`,
    true: "Cách viết nào đúng?",
  } as const;
  const write = (value: number, places: number) =>
    form === "true"
      ? wordsValue(`${fraction} = ${writeShortDecimal(value, places)}`)
      : shortDecimalValue(value, places);
  const digits = String(bottom).length;
  const [ten, isPower] = [bottom === 2 || bottom === 5 ? 10 : 100, /^10+$/u.test(String(bottom))];
  const step = isPower
    ? `Mẫu số có ${digits - 1} chữ số 0 nên phần thập phân có ${digits - 1} chữ số`
    : `Vì ${fraction} = ${writeFraction((top * ten) / bottom, ten)}`;
  return choiceQuestion(rng, {
    prompt: prompts[form],
    answer: write(scaled, 3),
    distractors: decimalDistractors(top, bottom, write),
    hints: [
      isPower
        ? "Phân số này đã có mẫu số là 10, 100 hoặc 1\u00a0000. Con nhìn mẫu số của nó."
        : "Con viết phân số đó với mẫu số 10, 100 hoặc 1\u00a0000 trước.",
      "Mẫu số có bao nhiêu chữ số 0 thì phần thập phân có bấy nhiêu chữ số.",
    ],
    explanation: isPower ? `${step}: ${fraction} = ${decimal}.` : `${step} nên ${fraction} = ${decimal}.`,
    praise: "fraction",
    identity: `decimal ${form} ${top}/${bottom}`,
  });
}

/** Decimal fractions (curriculum, c5-decimal-fractions): known by their bottom; made from others; as decimals. */
export const decimalFractions = defineNumberSkill({
  id: "c5-decimal-fractions",
  classId: "5",
  title: "Phân số thập phân",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildRecogniseQuestion, buildWriteQuestion])(rng);
    return difficulty === 2 ? buildConvertQuestion(rng) : buildDecimalQuestion(rng);
  },
});
