import type { Rng } from "#lib/core/rng.ts";
import { writeFraction, writeMixed } from "#lib/core/write-fraction.ts";
import type { FractionFigure, FractionWhole } from "#lib/questions/figures/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { mixedValue, wordsValue } from "#lib/questions/values.ts";
import { mixedEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";

/** A whole number and a fraction below 1. */
export interface Mixed {
  readonly whole: number;
  readonly top: number;
  readonly bottom: number;
}

/** The mixed number in a line of text. */
export const written = ({ whole, top, bottom }: Mixed) => writeMixed(whole, top, bottom);
const valued = ({ whole, top, bottom }: Mixed) => mixedValue(whole, top, bottom);
/** The top of the fraction of the same worth. */
export const topOf = ({ whole, top, bottom }: Mixed) => whole * bottom + top;

/** A mixed number over one of the bottoms, not in lowest terms alone. */
export function pickMixed(rng: Rng, bottoms: readonly number[], mostWhole: number): Mixed {
  const bottom = rng.pick(bottoms);
  return { whole: rng.int(1, mostWhole), top: rng.int(1, bottom - 1), bottom };
}

function drawn({ whole, top, bottom }: Mixed, form: FractionWhole["form"], alt: string): FractionFigure {
  const piece = (painted: number) => ({ form, parts: bottom, painted, crossed: 0, columns: bottom, label: null });
  return { type: "fraction", wholes: [...Array.from({ length: whole }, () => piece(bottom)), piece(top)], alt };
}

/** The picture with what each of its wholes is: 1, 1, 3/4; the painted parts of the last one are counted. */
function told(mixed: Mixed, form: FractionWhole["form"]): FractionFigure {
  const { whole, top, bottom } = mixed;
  const last = `hình cuối chia ${bottom} phần, tô ${top} phần`;
  const { wholes, alt } = drawn(mixed, form, `${whole} hình tô hết, mỗi hình là 1; ${last}.`);
  const inParts = Array.from({ length: bottom }, (_, place) => (place < top ? String(place + 1) : null));
  return {
    type: "fraction",
    wholes: wholes.map((each, place) =>
      place < whole ? { ...each, label: "1" } : { ...each, label: writeFraction(top, bottom), inParts },
    ),
    alt,
  };
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
export function buildPictureQuestion(rng: Rng): Question {
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
    explanation: {
      say: `Có ${mixed.whole} hình tô hết và ${writeFraction(mixed.top, mixed.bottom)} hình nữa: ${isRead ? words(mixed).line.text : written(mixed)}.`,
      figures: [told(mixed, form)],
    },
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
export function buildWhichPictureQuestion(rng: Rng): Question {
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
    explanation: {
      say: `Hỗn số ${written(mixed)} gồm ${mixed.whole} hình tô hết và ${writeFraction(mixed.top, mixed.bottom)} hình.`,
      figures: [told(mixed, form)],
    },
    praise: "fraction",
    identity: `which ${form} ${written(mixed)}`,
  });
}
