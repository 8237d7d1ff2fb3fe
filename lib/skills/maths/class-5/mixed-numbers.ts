import type { Rng } from "#lib/core/rng.ts";
import { writeFraction, writeMixed } from "#lib/core/write-fraction.ts";
import type { FractionFigure, FractionWhole } from "#lib/questions/figures/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { mixedValue, wordsValue } from "#lib/questions/values.ts";
import { fractionEntryQuestion, mixedEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
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

const alt = "Một số hình bằng nhau được chia đều; hình cuối chỉ tô màu một phần.";

const seenWrong = {
  whole: "Con đếm lại số hình đã tô hết nhé!",
  top: "Con đếm lại số phần đã tô màu của hình cuối nhé!",
  bottom: "Con đếm lại số phần bằng nhau của một hình nhé!",
} as const;

/** "Viết hỗn số chỉ phần đã tô màu." with one to three whole bars or cakes and a part of one; its reading is chosen. */
function buildPictureQuestion(rng: Rng): Question {
  const form = rng.pick(["bar", "circle"] as const);
  const mixed = pickMixed(rng, form === "bar" ? [3, 4, 5, 6, 8, 10] : [3, 4, 5, 6, 8], 3);
  const prompts = {
    bar: ["Viết hỗn số chỉ phần đã tô màu.", "Mỗi băng giấy là 1 đơn vị. Viết phần đã tô màu thành hỗn số."],
    circle: ["Viết hỗn số chỉ phần đã tô màu.", "Phần tô màu là số bánh còn lại. Viết số bánh còn lại thành hỗn số."],
  } as const;
  const isRead = rng.int(0, 3) === 0;
  const words = (each: Mixed) => wordsValue(valued(each).line.spoken);
  const draft = {
    prompt: isRead ? "Hỗn số chỉ phần đã tô màu đọc là:" : rng.pick(prompts[form]),
    figures: [drawn(mixed, form, alt)],
    hints: seenHints,
    explanation: `Có ${mixed.whole} hình tô hết và ${writeFraction(mixed.top, mixed.bottom)} hình nữa: ${isRead ? words(mixed).line.text : written(mixed)}.`,
    praise: "fraction",
    identity: `picture ${form} ${isRead} ${written(mixed)}`,
  } as const;
  const seen = seenDistractors(mixed);
  if (!isRead) return mixedEntryQuestion(rng, { ...draft, answer: mixed, distractors: seen, wrong: seenWrong });
  return choiceQuestion(rng, {
    ...draft,
    answer: words(mixed),
    distractors: seen.map((each) => ({ ...each, value: words(each.value) })),
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
    const seen = `${each.whole} hình tô hết và một hình chia ${each.bottom} phần bằng nhau, tô ${each.top} phần.`;
    return drawn(each, form, seen);
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

/** Decimal fractions first; tops stay below 1 000, so that no space for thousands is taken for a mixed number. */
function pickWritten(rng: Rng): Mixed {
  return pickMixed(rng, rng.pick([[10], [10, 100], [100], [2, 3, 4, 5, 6, 7, 8, 9]]), 9);
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
  return fractionEntryQuestion(rng, {
    ...common,
    prompt,
    answer: { top: topOf(mixed), bottom },
    isByWorth: true,
    distractors: [
      ...distractors.map((each) => ({ ...each, value: { top: each.value, bottom } })),
      mistake("PARTIAL", { top: mixed.top, bottom }, "Con quên phần nguyên rồi. Con đổi cả phần nguyên nữa nhé!"),
      mistake(
        "FRAC-ADD",
        { top: topOf(mixed), bottom: bottom * mixed.whole },
        "Mẫu số giữ nguyên, không nhân với phần nguyên con nhé!",
      ),
    ],
    wrong: {
      top: "Con tính lại tử số: phần nguyên nhân với mẫu số, rồi cộng với tử số.",
      bottom: "Con giữ nguyên mẫu số của hỗn số nhé!",
    },
  });
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
  return mixedEntryQuestion(rng, {
    ...common,
    answer: mixed,
    distractors: [
      ...mixedDistractors(mixed),
      mistake(
        "PARTIAL",
        { whole: mixed.whole - 1, top: mixed.top + bottom, bottom },
        "Phần phân số phải bé hơn 1. Tử số còn chia được cho mẫu số, con chia tiếp nhé!",
      ),
      mistake(
        "DATUM",
        { whole: mixed.whole, top: topOf(mixed), bottom },
        "Con chép lại tử số của phân số ban đầu. Tử số mới là số dư con nhé!",
      ),
    ].filter(({ value }) => value.whole > 0),
    wrong: {
      whole: "Phần nguyên là thương. Con chia lại tử số cho mẫu số nhé!",
      top: "Tử số mới là số dư. Con tính lại số dư nhé!",
      bottom: "Con giữ nguyên mẫu số nhé!",
    },
  });
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
