import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { FractionFigure, FractionWhole } from "#lib/questions/figures/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildCutShapeQuestion, buildLeftPartsQuestion } from "./build-cut-shape-question.ts";
import {
  buildNotPaintedQuestion,
  buildPaintedSetQuestion,
  buildPaintSetQuestion,
} from "./build-part-of-set-question.ts";

type Level = 1 | 2;

const bottoms: Readonly<Record<1 | 2, readonly number[]>> = { 1: [2, 3, 4, 5], 2: [6, 7, 8, 9] };

const forms = [
  { form: "circle", name: "hình tròn" },
  { form: "bar", name: "băng giấy" },
  { form: "grid", name: "hình" },
] as const;

type FormName = (typeof forms)[number]["form"];

/** How many squares of a grid stand in a row, for a shape that is no long strip. */
const columnsOf = [0, 1, 1, 3, 2, 5, 3, 7, 4, 3];

function wholeOf(form: FormName, parts: number, painted = 1): FractionWhole {
  const columns = form === "grid" ? (columnsOf[parts] ?? parts) : 1;
  return { form, parts, painted, crossed: 0, columns, label: null };
}

function drawn(form: FormName, name: string, parts: number, painted = 1, label: string | null = null): FractionFigure {
  const alt = `Một ${name} chia thành ${parts} phần bằng nhau, ${painted} phần đã tô màu.`;
  return { type: "fraction", wholes: [{ ...wholeOf(form, parts, painted), label }], alt };
}

/** A whole with the fraction that is painted written beside it. */
const named = (form: FormName, name: string, parts: number) => drawn(form, name, parts, 1, writeFraction(1, parts));

const countPainted = "Con đếm tất cả các phần, cả phần đã tô màu nhé!";
const again = "Con đếm lại số phần bằng nhau nhé!";

function distractorsFor(bottom: number, fewer: string, more: string): Distractor[] {
  return [
    mistake("OFF1", fractionValue(1, bottom - 1), fewer),
    mistake("SWAP", fractionValue(bottom, 1), "Số phần bằng nhau viết dưới vạch ngang."),
    mistake("OFF1", fractionValue(1, bottom + 1), more),
    mistake("OFF1", fractionValue(1, bottom + 2), more),
    ...(bottom > 3 ? [mistake("OFF1", fractionValue(1, bottom - 2), fewer)] : []),
  ];
}

/** The wrong ones in chance order, so that the right bottom is not always the middle one. */
function mixed(bottom: number, rng: Rng, fewer: string, more: string): Distractor[] {
  const [first, ...others] = rng.shuffle(distractorsFor(bottom, fewer, more).slice(0, 3));
  return [first, ...rng.shuffle([...others, ...distractorsFor(bottom, fewer, more).slice(3)])].flatMap(
    (each) => each ?? [],
  );
}

const explainParts = (bottom: number, what: string) =>
  `Có ${bottom} phần bằng nhau, lấy 1 phần nên được ${writeFraction(1, bottom)} ${what}.`;

const hints = [
  "Con đếm xem có tất cả mấy phần bằng nhau.",
  "“Một phần mấy” viết số 1 trên vạch ngang, số phần bằng nhau dưới vạch ngang.",
];

/** "Đã tô màu một phần mấy hình tròn?" */
function buildPaintedQuestion(difficulty: Level, rng: Rng): Question {
  const bottom = rng.pick(bottoms[difficulty]);
  const { form, name } = rng.pick(forms);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Đã tô màu một phần mấy ${name}?`,
      `Phần tô màu là một phần mấy của ${name}?`,
      `${name === "hình" ? "Hình" : `Một ${name}`} chia thành các phần bằng nhau. Đã tô màu một phần mấy?`,
    ]),
    figures: [drawn(form, name, bottom)],
    answer: fractionValue(1, bottom),
    distractors: mixed(bottom, rng, countPainted, again),
    hints,
    explanation: {
      say: `Có ${bottom} phần bằng nhau, tô 1 phần nên đã tô ${writeFraction(1, bottom)} ${name}.`,
      figures: [named(form, name, bottom)],
    },
    praise: "fraction",
    identity: `painted ${form} ${bottom}`,
  });
}

/** "Hình nào đã tô màu 1/4?" */
function buildWhichShapeQuestion(_difficulty: Level, rng: Rng): Question {
  const bottom = rng.pick(bottoms[1]);
  const wrong: readonly (readonly [number, number])[] = [
    [bottom + 1, 1],
    [bottom === 2 ? 4 : bottom - 1, 1],
    [bottom === 2 ? 3 : bottom, bottom === 2 ? 2 : bottom - 1],
  ];
  const { form, name } = rng.pick(forms);
  const others = rng.shuffle(forms);
  const text = writeFraction(1, bottom);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Hình nào đã tô màu ${text}?`, `Con chọn hình có phần tô màu là ${text}.`]),
    right: drawn(form, name, bottom),
    answer: `Hình có ${bottom} phần bằng nhau, tô 1 phần`,
    distractors: wrong.map(([parts, painted], place) => {
      const other = others[place] ?? { form, name };
      const said = painted === 1 ? `Hình này có ${parts} phần bằng nhau.` : "Hình này tô màu nhiều hơn một phần.";
      return mistake("OFF1", drawn(other.form, other.name, parts, painted), said);
    }),
    hints: [
      `${text} nghĩa là chia thành mấy phần bằng nhau, tô mấy phần?`,
      "Con đếm các phần bằng nhau trong từng hình.",
    ],
    explanation: {
      say: `Hình có ${bottom} phần bằng nhau, tô 1 phần thì đã tô ${text}.`,
      figures: [named(form, name, bottom)],
    },
    praise: "fraction",
    identity: `shape ${form} ${bottom} ${others.map((other) => other.form).join()}`,
  });
}

interface PartDraft extends Omit<QuestionDraft, "praise"> {
  readonly bottom: number;
  /** Said where the parts were counted short. */
  readonly fewer: string;
}

/** The number below the bar, typed: "một phần …". */
function partQuestion(rng: Rng, { bottom, fewer, ...draft }: PartDraft): Question {
  return numberQuestion(rng, {
    ...draft,
    answer: bottom,
    range: [1, 20],
    isTyped: true,
    distractors: [
      mistake("SWAP", 1, "Đó là số phần đã lấy, viết trên vạch ngang. Con viết số phần bằng nhau nhé!"),
      mistake("OFF1", bottom - 1, fewer),
      mistake("OFF1", bottom + 1, again),
    ],
    praise: "fraction",
  });
}

/** "Đã tô màu 1⁄… hình tròn. Số cần điền là:" Typed. */
function buildPaintedPartQuestion(difficulty: Level, rng: Rng): Question {
  const bottom = rng.pick(bottoms[difficulty]);
  const { form, name } = rng.pick(forms);
  return partQuestion(rng, {
    bottom,
    fewer: countPainted,
    prompt: rng.pick([
      `Đã tô màu ${writeFraction(1, "…")} ${name}. Số cần điền là:`,
      `Phần tô màu là một phần mấy của ${name}? Con viết số dưới vạch ngang.`,
    ]),
    figures: [{ ...drawn(form, name, bottom), alt: `Một ${name} chia thành các phần bằng nhau, một phần đã tô màu.` }],
    hints,
    explanation: {
      say: `Có ${bottom} phần bằng nhau, tô 1 phần nên đã tô ${writeFraction(1, bottom)} ${name}. Số cần viết là ${bottom}.`,
      figures: [named(form, name, bottom)],
    },
    identity: `painted part ${form} ${bottom}`,
  });
}

const cuts = readTable(
  { numbers: [], words: ["what", "tell"] },
  `
  cái bánh  | Mẹ cắt cái bánh thành {parts} phần bằng nhau, {name} ăn 1 phần. {name} đã ăn một phần mấy cái bánh?
  băng giấy | {name} gấp băng giấy thành {parts} phần bằng nhau rồi cắt lấy 1 phần. {name} lấy một phần mấy băng giấy?
  quả dưa   | Quả dưa bổ thành {parts} miếng bằng nhau, {name} ăn 1 miếng. {name} đã ăn một phần mấy quả dưa?
  sợi dây   | Sợi dây cắt thành {parts} đoạn bằng nhau, {name} lấy 1 đoạn. {name} lấy một phần mấy sợi dây?
  vườn rau  | Vườn rau chia thành {parts} luống bằng nhau, {name} tưới 1 luống. {name} đã tưới một phần mấy vườn rau?
`,
);

/** "Mẹ cắt cái bánh thành 6 phần bằng nhau, Nam ăn 1 phần. Nam đã ăn một phần mấy cái bánh?" */
function buildCutQuestion(difficulty: Level, rng: Rng): Question {
  const bottom = rng.pick(bottoms[difficulty]);
  const { tell, what } = rng.pick(cuts);
  return choiceQuestion(rng, {
    prompt: fillGaps(tell, { name: rng.pick(children), parts: bottom }),
    answer: fractionValue(1, bottom),
    distractors: mixed(bottom, rng, "Con đếm cả phần đã lấy nữa nhé!", again),
    hints: [
      { say: "Con đếm xem có tất cả mấy phần bằng nhau.", figures: [drawn("bar", "băng giấy", bottom)] },
      "Số phần bằng nhau viết dưới vạch ngang, số 1 viết trên vạch ngang.",
    ],
    explanation: { say: explainParts(bottom, what), figures: [named("bar", "băng giấy", bottom)] },
    praise: "fraction",
    identity: `cut ${what} ${bottom}`,
  });
}

const heard = "Con đọc lại số đứng sau chữ “phần” nhé!";

const numbers = ["hai", "ba", "tư", "năm", "sáu", "bảy", "tám", "chín"] as const;

/** "“Một phần sáu” viết là:" */
function buildWrittenQuestion(difficulty: Level, rng: Rng): Question {
  const bottom = rng.pick(bottoms[difficulty]);
  const word = numbers[bottom - 2];
  return choiceQuestion(rng, {
    prompt: toLine(rng.pick([`“Một phần ${word}” viết là:`, `Cách viết nào đọc là “một phần ${word}”?`])),
    isReadByPupil: true,
    answer: fractionValue(1, bottom),
    distractors: mixed(bottom, rng, heard, heard),
    hints: ["Số 1 viết trên vạch ngang.", "Số đọc sau chữ “phần” viết dưới vạch ngang."],
    explanation: `“Một phần ${word}” viết là ${writeFraction(1, bottom)}.`,
    praise: "write",
    identity: `written ${bottom}`,
  });
}

/** One part of so many (curriculum, c3-unit-fractions): of one shape, up to a fifth; up to a ninth, with unequal parts; of a set. */
export const unitFractions = defineNumberSkill({
  id: "c3-unit-fractions",
  classId: "3",
  title: "Một phần mấy",
  generate: byDifficulty({
    1: [
      (rng) => buildPaintedQuestion(1, rng),
      (rng) => buildPaintedPartQuestion(1, rng),
      (rng) => buildCutQuestion(1, rng),
      (rng) => buildWhichShapeQuestion(1, rng),
      (rng) => buildWrittenQuestion(1, rng),
    ],
    2: [
      (rng) => buildPaintedPartQuestion(2, rng),
      (rng) => buildPaintedPartQuestion(2, rng),
      buildLeftPartsQuestion,
      (rng) => buildCutQuestion(2, rng),
      buildCutShapeQuestion,
      buildCutShapeQuestion,
    ],
    3: [
      buildPaintedSetQuestion,
      buildPaintedSetQuestion,
      buildPaintSetQuestion,
      buildPaintSetQuestion,
      buildNotPaintedQuestion,
    ],
  }),
});
