import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { fractionEntryQuestion, mixedEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import {
  buildPictureQuestion,
  buildWhichPictureQuestion,
  type Mixed,
  pickMixed,
  topOf,
  written,
} from "./mixed-number-pictures.ts";

function fractionDistractors({ whole, top, bottom }: Mixed): Distractor<number>[] {
  return [
    mistake("OP", whole * top, "Con đã nhân phần nguyên với tử số. Phần nguyên phải nhân với mẫu số."),
    mistake("OP", whole + top, "Con mới cộng phần nguyên với tử số. Phần nguyên phải nhân với mẫu số trước."),
    mistake(
      "SWAP",
      top * bottom + whole,
      "Con nhầm phần nguyên với tử số. Con lấy phần nguyên nhân với mẫu số, rồi cộng với tử số.",
    ),
    mistake("PARTIAL", whole * bottom, "Con quên cộng thêm tử số rồi."),
    mistake("OFF1", topOf({ whole: whole + 1, top, bottom }), "Con nhân lại phần nguyên với mẫu số nhé!"),
  ];
}

/** Decimal fractions first; tops stay below 1 000, so that no space for thousands is taken for a mixed number. */
function pickWritten(rng: Rng): Mixed {
  return pickMixed(rng, rng.pick([[10], [10, 100], [100], [2, 3, 4, 5, 6, 7, 8, 9]]), 9);
}

/** The fraction that is typed, with what is said to others. */
function typedFractionOf(mixed: Mixed) {
  const { whole, top, bottom } = mixed;
  return {
    answer: { top: topOf(mixed), bottom },
    isByWorth: true,
    distractors: [
      ...fractionDistractors(mixed).map((each) => ({ ...each, value: { top: each.value, bottom } })),
      mistake(
        "PARTIAL",
        { top, bottom },
        `Con còn quên phần nguyên. ${written(mixed)} lớn hơn 1, còn ${writeFraction(top, bottom)} bé hơn 1.`,
      ),
      mistake(
        "FRAC-ADD",
        { top: topOf(mixed), bottom: bottom * whole },
        "Mẫu số giữ nguyên, không nhân với phần nguyên, con nhé!",
      ),
    ],
    wrong: {
      top: "Con tính lại tử số: phần nguyên nhân với mẫu số, rồi cộng với tử số.",
      bottom: "Con giữ nguyên mẫu số của hỗn số nhé!",
    },
  };
}

/** "Viết hỗn số 2 3/10 thành phân số." */
function buildFractionQuestion(rng: Rng): Question {
  const mixed = pickWritten(rng);
  const { bottom } = mixed;
  const form = rng.pick(["bare", "bare", "measure", "gap", "true"] as const);
  const equation = (top: number) => `${written(mixed)} = ${writeFraction(top, bottom)}`;
  const common = {
    hints: [
      "Tử số mới bằng phần nguyên nhân với mẫu số, rồi cộng với tử số.",
      `Mẫu số vẫn là ${bottom}. Con tính ${mixed.whole} × ${bottom} + ${mixed.top}.`,
    ],
    explanation: `${mixed.whole} × ${bottom} + ${mixed.top} = ${topOf(mixed)}, giữ nguyên mẫu số: ${equation(topOf(mixed))}.`,
    praise: "fraction",
    identity: `fraction ${form} ${written(mixed)}`,
  } as const;
  const prompts = {
    bare: rng.pick([`Viết hỗn số ${written(mixed)} thành phân số.`, `Hỗn số ${written(mixed)} viết thành phân số là:`]),
    measure: `Sợi dây dài ${written(mixed)} mét. Viết số mét đó thành phân số.`,
    gap: `Điền số vào chỗ trống: ${written(mixed)} = ${writeFraction("…", bottom)}`,
    true: "Cách viết nào đúng?",
  } as const;
  const prompt = prompts[form];
  const distractors = fractionDistractors(mixed);
  if (form === "gap") {
    return numberQuestion(rng, {
      ...common,
      prompt,
      answer: topOf(mixed),
      range: [1, 999],
      distractors,
      isTyped: true,
    });
  }
  if (form === "true") {
    const choices = distractors
      .filter(({ value }) => value < 1000)
      .map((each) => ({ ...each, value: wordsValue(equation(each.value)) }));
    return choiceQuestion(rng, { ...common, prompt, answer: wordsValue(equation(topOf(mixed))), distractors: choices });
  }
  return fractionEntryQuestion(rng, { ...common, prompt, ...typedFractionOf(mixed) });
}

function mixedDistractors({ whole, top, bottom }: Mixed): Distractor<Mixed>[] {
  const all: Distractor<Mixed>[] = [
    mistake(
      "SWAP",
      { whole: top, top: whole, bottom },
      "Thương là phần nguyên, số dư là tử số. Con viết nhầm chỗ rồi.",
    ),
    mistake("OFF1", { whole: whole + 1, top, bottom }, "Con nhân lại phần nguyên với mẫu số để thử nhé!"),
    mistake("REMAINDER", { whole, top: bottom - top, bottom }, "Con tính lại số dư nhé!"),
    mistake("OFF1", { whole: whole - 1, top, bottom }, "Con nhân lại phần nguyên với mẫu số để thử nhé!"),
    mistake("REMAINDER", { whole, top: top + 1, bottom }, "Con tính lại số dư nhé!"),
    mistake("REMAINDER", { whole, top: top - 1, bottom }, "Con tính lại số dư nhé!"),
    mistake("OFF1", { whole: whole + 2, top, bottom }, "Con nhân lại phần nguyên với mẫu số để thử nhé!"),
    mistake("OFF1", { whole: whole + 3, top, bottom }, "Con nhân lại phần nguyên với mẫu số để thử nhé!"),
  ];
  return all.filter(({ value }) => value.whole > 0 && value.top > 0 && value.top < value.bottom);
}

/** The mixed number that is typed, with what is said to others. */
function typedMixedOf(mixed: Mixed) {
  const { whole, top, bottom } = mixed;
  const distractors = [
    ...mixedDistractors(mixed),
    mistake(
      "PARTIAL",
      { whole: whole - 1, top: top + bottom, bottom },
      "Phần phân số phải bé hơn 1. Tử số còn lớn hơn mẫu số, con tách thêm 1 đơn vị nhé!",
    ),
    mistake(
      "DATUM",
      { whole, top: topOf(mixed), bottom },
      `Con lấy ${topOf(mixed)} làm tử số rồi. Tử số của phần phân số là số dư, con nhé!`,
    ),
  ];
  return {
    answer: mixed,
    distractors: distractors.filter(({ value }) => value.whole > 0),
    wrong: {
      whole: "Phần nguyên là thương. Con chia lại tử số cho mẫu số nhé!",
      top: "Tử số mới là số dư. Con tính lại số dư nhé!",
      bottom: "Con giữ nguyên mẫu số nhé!",
    },
  };
}

/** "Viết phân số 23/10 thành hỗn số." */
function buildMixedQuestion(rng: Rng): Question {
  const mixed = pickWritten(rng);
  const { bottom } = mixed;
  const fraction = writeFraction(topOf(mixed), bottom);
  const plain = ["bare", "bare", "measure", "gap", "true"] as const;
  const form = rng.pick(bottom > 2 && bottom <= 8 ? (["cakes", "cakes", ...plain] as const) : plain);
  const prompts = {
    bare: rng.pick([`Viết phân số ${fraction} thành hỗn số.`, `Phân số ${fraction} viết thành hỗn số là:`]),
    measure: `Sợi dây dài ${fraction} mét. Viết số mét đó thành hỗn số.`,
    cakes: `Mỗi cái bánh chia thành ${bottom} phần bằng nhau. Có ${topOf(mixed)} phần như thế. Viết số bánh thành hỗn số.`,
    gap: `Điền số vào chỗ trống: ${fraction} = ${mixed.whole}\u202f${writeFraction("…", bottom)}`,
    true: "Cách viết nào đúng?",
  } as const;
  const common = {
    prompt: prompts[form],
    hints: [
      "Con chia tử số cho mẫu số.",
      `${topOf(mixed)} : ${bottom} được thương là phần nguyên, số dư là tử số, giữ nguyên mẫu số.`,
    ],
    explanation: `${topOf(mixed)} : ${bottom} = ${mixed.whole} (dư ${mixed.top}), nên ${fraction} = ${written(mixed)}.`,
    praise: "fraction",
    identity: `mixed ${form} ${fraction}`,
  } as const;
  if (form === "gap") {
    const typed = [
      mistake("DATUM", topOf(mixed), "Đó là tử số của phân số ban đầu. Con tìm số dư nhé!"),
      mistake("DATUM", mixed.whole, "Đó là thương. Con tìm số dư nhé!"),
    ];
    return numberQuestion(rng, { ...common, answer: mixed.top, range: [1, 999], distractors: typed, isTyped: true });
  }
  if (form === "true") {
    const write = (each: Mixed) => wordsValue(`${fraction} = ${written(each)}`);
    const distractors = mixedDistractors(mixed).map((each) => ({ ...each, value: write(each.value) }));
    return choiceQuestion(rng, { ...common, answer: write(mixed), distractors });
  }
  return mixedEntryQuestion(rng, { ...common, ...typedMixedOf(mixed) });
}

/** Mixed numbers (curriculum, c5-mixed-numbers): seen in a picture; written as a fraction; found from a fraction. */
export const mixedNumbers = defineNumberSkill({
  id: "c5-mixed-numbers",
  classId: "5",
  title: "Hỗn số",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildPictureQuestion, buildPictureQuestion, buildWhichPictureQuestion])(rng);
    return difficulty === 2 ? buildFractionQuestion(rng) : buildMixedQuestion(rng);
  },
});
