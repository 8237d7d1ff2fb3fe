import { greatestCommonDivisor } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import type { Fraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { fractionEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildDecimalQuestion, buildFractionOfDecimalQuestion, pickFraction } from "./decimals-of-fractions.ts";

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
    // 1 000/3 would look like a mixed number.
    { top: Math.min(ten, 100), bottom: first },
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

/** What is written of a fraction by mistake: turned round, over another bottom, a digit wrong. */
function writtenDistractors({ top, bottom }: Fraction): Distractor<Fraction>[] {
  return [
    mistake("SWAP", { top: bottom, bottom: top }, "Tử số viết trên, mẫu số viết dưới, con nhé!"),
    ...[10, 100, 1000].map((other) => mistake<Fraction>("PLACE", { top, bottom: other }, "Con xem lại mẫu số nhé!")),
    nearTop(top, bottom),
  ];
}

const tops = Array.from({ length: 97 }, (_, place) => place + 3);

/** "Phân số thập phân “bảy phần trăm” viết là:" */
function buildWriteQuestion(rng: Rng): Question {
  const bottom = rng.pick([10, 100, 1000]);
  const top = rng.pick(tops.filter((each) => each < bottom));
  return fractionEntryQuestion(rng, {
    prompt: `Phân số thập phân “${fractionValue(top, bottom).line.spoken}” viết là:`,
    isReadByPupil: true,
    answer: { top, bottom },
    isByWorth: false,
    distractors: writtenDistractors({ top, bottom }),
    wrong: {
      top: "Con đọc lại phần đứng trước từ “phần”: đó là tử số.",
      bottom: "Con đọc lại phần đứng sau từ “phần”: đó là mẫu số.",
    },
    hints: ["Số đọc trước từ “phần” là tử số.", "Số đọc sau từ “phần” là mẫu số."],
    explanation: `Tử số là ${top}, mẫu số là ${bottom === 1000 ? "1\u00a0000" : bottom}: ${writeFraction(top, bottom)}.`,
    praise: "fraction",
    identity: `write ${top}/${bottom}`,
  });
}

/** The picture with its fraction beside; in a bar the painted parts are counted. */
function toldPicture({ wholes }: FractionFigure, { top, bottom }: Fraction): FractionFigure {
  const inParts = Array.from({ length: bottom }, (_, place) => (place < top ? String(place + 1) : null));
  const label = writeFraction(top, bottom);
  return {
    type: "fraction",
    wholes: wholes.map((whole) => ({ ...whole, label, ...(whole.form === "bar" && { inParts }) })),
    alt: `Hình chia thành ${bottom} phần bằng nhau, ${top} phần đã tô màu.`,
  };
}

/** "12 hàng": rows of ten that are painted through, and what is painted of the next. */
function rowsOf(top: number): string {
  const [full, more] = [Math.floor(top / 10), top % 10];
  return full === 0 ? `tô ${top} ô` : `tô ${full} hàng 10 ô và ${more} ô là ${top} ô`;
}

/** "Viết phân số thập phân chỉ phần đã tô màu của hình." */
function buildPictureQuestion(rng: Rng): Question {
  const bottom = rng.pick([10, 100, 100]);
  // No smaller fraction is worth as much: 40 of 100 parts could be called 4/10 as well.
  const top = rng.pick(tops.filter((each) => each < bottom && greatestCommonDivisor(each, 10) === 1));
  const form = bottom === 10 ? "bar" : "grid";
  const figure: FractionFigure = {
    type: "fraction",
    wholes: [{ form, parts: bottom, painted: top, crossed: 0, columns: 10, label: null }],
    alt: "Một hình chia thành các phần bằng nhau, một số phần đã tô màu.",
  };
  const rest = bottom - top;
  const ofRest = "Mẫu số là số phần của cả hình, không phải số phần chưa tô màu.";
  return fractionEntryQuestion(rng, {
    prompt: "Viết phân số thập phân chỉ phần đã tô màu của hình.",
    figures: [figure],
    answer: { top, bottom },
    isByWorth: true,
    distractors: [
      mistake("FIELD", { top: rest, bottom }, "Con đã đếm phần chưa tô màu."),
      mistake("FIELD", { top, bottom: rest }, ofRest),
      ...writtenDistractors({ top, bottom }),
    ],
    wrong: { top: "Con đếm lại số phần đã tô màu nhé!", bottom: "Con đếm lại số phần bằng nhau của cả hình nhé!" },
    hints: ["Mẫu số là số phần bằng nhau của cả hình.", "Tử số là số phần đã tô màu. Con đếm theo hàng cho nhanh."],
    explanation: {
      say: `Hình chia ${bottom} ${bottom === 10 ? `phần bằng nhau, đã tô ${top} phần` : `ô, ${rowsOf(top)}`}: ${writeFraction(top, bottom)}.`,
      figures: [toldPicture(figure, { top, bottom })],
    },
    praise: "fraction",
    identity: `picture ${top}/${bottom}`,
  });
}

const shares = ["số bạn trong lớp biết bơi", "số cây trong vườn là cây cam", "số sách trên giá là truyện"] as const;

/** Tops over the asked bottom that come out by mistake. */
function convertedDistractors(top: number, bottom: number, target: number): Distractor<number>[] {
  const times = target / bottom;
  const all = [
    mistake("PARTIAL", top, "Con mới nhân mẫu số. Con nhân cả tử số với cùng số đó nhé!"),
    mistake("FRAC-ADD", top + target - bottom, "Con đã cộng. Con nhân cả tử số và mẫu số với cùng một số nhé!"),
    mistake("TABLE-NEAR", top * (times + 1), "Con xem lại: mẫu số nhân với mấy thì tử số nhân với đúng số đó."),
    mistake("TABLE-NEAR", top * times + 1, "Con nhân lại tử số nhé!"),
    mistake("TABLE-NEAR", top * times - 1, "Con nhân lại tử số nhé!"),
  ];
  return all.filter(({ value }) => value > 0);
}

/** "Viết 3/5 thành phân số thập phân có mẫu số là 100." */
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
  const distractors = convertedDistractors(top, bottom, target);
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

/** Decimal fractions (curriculum, c5-decimal-fractions): known by their bottom; made from others; as decimals and back. */
export const decimalFractions = defineNumberSkill({
  id: "c5-decimal-fractions",
  classId: "5",
  title: "Phân số thập phân",
  generate: byDifficulty({
    1: [buildRecogniseQuestion, buildRecogniseQuestion, buildWriteQuestion, buildPictureQuestion],
    2: [buildConvertQuestion],
    3: [buildDecimalQuestion, buildDecimalQuestion, buildFractionOfDecimalQuestion],
  }),
});
