import type { Rng } from "#lib/core/rng.ts";
import { writeFraction, writeMixed } from "#lib/core/write-fraction.ts";
import type { FractionFigure, FractionWhole } from "#lib/questions/figures/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue, mixedValue, type Value, wordsValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

interface Mixed {
  readonly whole: number;
  readonly top: number;
  readonly bottom: number;
}

const written = ({ whole, top, bottom }: Mixed) => writeMixed(whole, top, bottom);
const valued = ({ whole, top, bottom }: Mixed) => mixedValue(whole, top, bottom);
const topOf = ({ whole, top, bottom }: Mixed) => whole * bottom + top;

function pickMixed(rng: Rng, bottoms: readonly number[], mostWhole: number): Mixed {
  const bottom = rng.pick(bottoms);
  return { whole: rng.int(1, mostWhole), top: rng.int(1, bottom - 1), bottom };
}

function drawn({ whole, top, bottom }: Mixed, form: FractionWhole["form"], alt: string): FractionFigure {
  const piece = (painted: number) => ({ form, parts: bottom, painted, crossed: 0, columns: bottom, label: null });
  return { type: "fraction", wholes: [...Array.from({ length: whole }, () => piece(bottom)), piece(top)], alt };
}

/** What the picture may be taken for. */
function seenDistractors({ whole, top, bottom }: Mixed): Distractor<Mixed>[] {
  const all: Distractor<Mixed>[] = [
    mistake("FIELD", { whole, top: bottom - top, bottom }, "Con đã đếm phần chưa tô màu của hình cuối."),
    mistake("OFF1", { whole: whole + 1, top, bottom }, "Hình cuối chưa tô hết nên chưa phải là một hình nguyên."),
    mistake("SWAP", { whole: top, top: whole, bottom }, "Con viết nhầm chỗ phần nguyên và tử số rồi."),
    mistake("FRAC-ADD", { whole, top, bottom: bottom * (whole + 1) }, "Mẫu số là số phần bằng nhau của một hình thôi."),
    mistake("OFF1", { whole, top: top + 1, bottom }, "Con đếm lại phần tô màu của hình cuối nhé!"),
    mistake("OFF1", { whole, top: top - 1, bottom }, "Con đếm lại phần tô màu của hình cuối nhé!"),
  ];
  return all.filter(({ value }) => value.top > 0 && value.top < value.bottom);
}

const seenHints = [
  "Hỗn số gồm phần nguyên và phần phân số. Con đếm các hình đã tô hết trước.",
  "Ở hình cuối: mẫu số là số phần bằng nhau, tử số là số phần đã tô màu.",
];

/** "Hỗn số nào chỉ phần đã tô màu?" with one to three whole bars or cakes and a part of one. */
function buildPictureQuestion(rng: Rng): Question {
  const form = rng.pick(["bar", "circle"] as const);
  const mixed = pickMixed(rng, form === "bar" ? [3, 4, 5, 6, 8, 10] : [3, 4, 5, 6, 8], 3);
  const prompts = {
    bar: ["Hỗn số nào chỉ phần đã tô màu?", "Mỗi băng giấy là 1 đơn vị. Phần đã tô màu viết thành hỗn số nào?"],
    circle: ["Hỗn số nào chỉ phần đã tô màu?", "Phần tô màu là số bánh còn lại. Còn lại bao nhiêu cái bánh?"],
  } as const;
  const prompt = rng.pick([...prompts[form], "Hỗn số chỉ phần đã tô màu đọc là:"] as const);
  const isRead = prompt.endsWith("đọc là:");
  const write = (each: Mixed): Value => (isRead ? wordsValue(valued(each).line.spoken) : valued(each));
  return choiceQuestion(rng, {
    prompt,
    figures: [drawn(mixed, form, "Một số hình bằng nhau được chia đều; hình cuối chỉ tô màu một phần.")],
    answer: write(mixed),
    distractors: seenDistractors(mixed).map((each) => ({ ...each, value: write(each.value) })),
    hints: seenHints,
    explanation: `Có ${mixed.whole} hình tô hết và ${writeFraction(mixed.top, mixed.bottom)} hình nữa: ${write(mixed).line.text}.`,
    praise: "fraction",
    identity: `picture ${form} ${isRead} ${written(mixed)}`,
  });
}

/** "Hình nào đã tô màu 1 3/4?" */
function buildWhichPictureQuestion(rng: Rng): Question {
  const form = rng.pick(["bar", "circle"] as const);
  const mixed = pickMixed(rng, [4, 5, 6, 8], 2);
  const others = seenDistractors(mixed).filter(({ value }) => value.whole <= 2 && value.bottom <= 8);
  const fallback = [1, 2].flatMap((whole) =>
    [1, 2, 3].map((top) => mistake("OFF1", { whole, top, bottom: mixed.bottom }, "Con đếm lại các phần tô màu nhé!")),
  );
  const different = new Map([...others, ...fallback].toReversed().map((each) => [written(each.value), each]));
  different.delete(written(mixed));
  const wrong = [...others, ...fallback].filter((each) => different.get(written(each.value)) === each).slice(0, 2);
  const draw = (each: Mixed) => {
    const alt = `${each.whole} hình tô hết và một hình chia ${each.bottom} phần bằng nhau, tô ${each.top} phần.`;
    return drawn(each, form, alt);
  };
  return figureChoiceQuestion(rng, {
    prompt: `Phần tô màu của hình nào là ${written(mixed)}?`,
    right: draw(mixed),
    answer: written(mixed),
    distractors: wrong.map((each) => ({ ...each, value: draw(each.value) })),
    hints: ["Phần nguyên cho biết số hình tô hết.", "Con xem tiếp hình cuối được tô mấy phần."],
    explanation: `Hỗn số ${written(mixed)} gồm ${mixed.whole} hình tô hết và ${writeFraction(mixed.top, mixed.bottom)} hình.`,
    praise: "fraction",
    identity: `which ${form} ${written(mixed)}`,
  });
}

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

const bottomsOfTwo = [2, 3, 4, 5, 6, 7, 8, 9, 10, 100];

/** "Hỗn số 2 3/10 viết thành phân số là:" */
function buildFractionQuestion(rng: Rng): Question {
  const mixed = pickMixed(rng, bottomsOfTwo, 9);
  const { bottom } = mixed;
  const form = rng.pick(["bare", "measure", "gap", "true"] as const);
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
    bare: `Hỗn số ${written(mixed)} viết thành phân số là:`,
    measure: `Sợi dây dài ${written(mixed)} mét. Viết số mét đó thành phân số:`,
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
  const write = (top: number) => (form === "true" ? wordsValue(equation(top)) : fractionValue(top, bottom));
  const choices = distractors.map((each) => ({ ...each, value: write(each.value) }));
  return choiceQuestion(rng, { ...common, prompt, answer: write(topOf(mixed)), distractors: choices });
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
  ];
  return all.filter(({ value }) => value.whole > 0 && value.top > 0 && value.top < value.bottom);
}

/** "Phân số 23/10 viết thành hỗn số là:" */
function buildMixedQuestion(rng: Rng): Question {
  const mixed = pickMixed(rng, rng.pick([[10], [10, 100], [3, 4, 5, 6, 7, 8, 9]]), 9);
  const { bottom } = mixed;
  const fraction = writeFraction(topOf(mixed), bottom);
  const form = rng.pick(bottom <= 8 ? (["bare", "cakes", "gap", "true"] as const) : (["bare", "gap", "true"] as const));
  const prompts = {
    bare: `Phân số ${fraction} viết thành hỗn số là:`,
    cakes: `Mỗi cái bánh chia thành ${bottom} phần bằng nhau. Có ${topOf(mixed)} phần như thế là bao nhiêu cái bánh?`,
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
  const write = (each: Mixed) => (form === "true" ? wordsValue(`${fraction} = ${written(each)}`) : valued(each));
  const distractors = mixedDistractors(mixed).map((each) => ({ ...each, value: write(each.value) }));
  return choiceQuestion(rng, { ...common, answer: write(mixed), distractors });
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
