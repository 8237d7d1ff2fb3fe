import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import {
  asValue,
  expanded,
  type Fraction,
  pickProper,
  properFractions,
  writtenFraction,
} from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fractionQuestion } from "#lib/skills/maths/fraction-question.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildTellingQuestion, extremePrompts, extremeWrong, pickTelling } from "./build-telling-fractions-question.ts";
import { barsHint, isSame, sidesHint } from "./strips-hint.ts";

/** Bottoms of which each divides the next. */
const families = [
  [2, 4, 8],
  [3, 6, 12],
  [3, 9, 18],
  [4, 8, 16],
  [2, 4, 12],
  [5, 10, 20],
  [2, 6, 12],
  [2, 10, 20],
] as const;

const worth = ({ top, bottom }: Fraction) => top / bottom;

interface Drawn {
  readonly list: Fraction[];
  readonly common: number;
}

/** Different fractions: of one bottom; of bottoms that divide one another, never all of one. */
function pickFractions(difficulty: Difficulty, count: number, rng: Rng): Drawn {
  if (difficulty === 1) {
    const common = rng.pick([5, 6, 7, 8, 9, 10, 11, 12]);
    const tops = rng.shuffle(Array.from({ length: common - 1 }, (_, place) => place + 1)).slice(0, count);
    return { list: tops.map((top) => ({ top, bottom: common })), common };
  }
  const family = rng.pick(families);
  const all = rng.shuffle(family.flatMap((bottom) => [0, 1, 2, 3].map(() => pickProper(rng, [bottom]))));
  // Chance may draw the same few again and again: all there are come last, for the places still free.
  const pool = [...all, ...properFractions(family)];
  const different = pool.filter((each, place) => pool.findIndex((other) => worth(other) === worth(each)) === place);
  const [first, ...rest] = different;
  const unlike = rest.filter(({ bottom }) => bottom !== first?.bottom);
  const list = [...(first === undefined ? [] : [first]), ...unlike, ...rest].filter(
    (each, place, row) => row.indexOf(each) === place,
  );
  return { list: list.slice(0, count), common: Math.max(...list.slice(0, count).map(({ bottom }) => bottom)) };
}

const bigger = "Tử số và mẫu số lớn hơn chưa chắc phân số đã lớn hơn. Con đưa về cùng mẫu số nhé!";
const brought = "Con quy đồng mẫu số rồi so lại các tử số nhé!";
const sameRule = "Hai phân số cùng mẫu số: tử số nào lớn hơn thì phân số đó lớn hơn.";
const unlikeRule = "Con quy đồng mẫu số rồi so sánh các tử số.";

function ruleOf(list: readonly Fraction[]): string {
  if (!isSame(list)) return unlikeRule;
  return list.length === 2 ? sameRule : "Các phân số cùng mẫu số: tử số nào lớn hơn thì phân số đó lớn hơn.";
}

/** Said where two fractions were taken for equal. */
function unequal(list: readonly Fraction[]): string {
  const way = isSame(list) ? "Mẫu số đã bằng nhau, con so hai tử số nhé!" : "Con quy đồng rồi so lại nhé!";
  return `Hai phân số này không bằng nhau. ${way}`;
}

/** Said where one fraction was taken for the larger of two: whoever goes by large numbers takes the one with both larger. */
function saidOf(taken: Fraction, larger: Fraction): string {
  if (taken.bottom === larger.bottom) return "Con so lại các tử số nhé!";
  return taken.top > larger.top && taken.bottom > larger.bottom ? bigger : brought;
}

/** All brought to one bottom: "3/4 = 6/8; 1/2 = 4/8". */
function broughtText(list: readonly Fraction[], common: number): string {
  const changed = list.filter(({ bottom }) => bottom !== common);
  return changed
    .map((each) => `${writtenFraction(each)} = ${writtenFraction(expanded(each, common / each.bottom))}`)
    .join("; ");
}

/** How fractions come to one bottom, with those that have it already, or that they all have one. */
function stepsOf(list: readonly Fraction[], common: number): string {
  const text = broughtText(list, common);
  if (text === "") return "Cùng mẫu số, con so các tử số";
  const kept = list.filter(({ bottom }) => bottom === common).map(writtenFraction);
  return `${text}; giữ nguyên ${kept.join(", ")}`;
}

/** The same before what follows from it: "1/2 = 5/10 nên". */
function ledBy(list: readonly Fraction[], common: number): string {
  const text = broughtText(list, common);
  return text === "" ? "Cùng mẫu số, con so các tử số:" : `${text} nên`;
}

/** "3/4 … 5/8" */
function buildSignQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { list, common } = pickFractions(difficulty, 2, rng);
  const [first = { top: 1, bottom: 2 }, other = first] = rng.shuffle(list);
  const isEqual = difficulty > 1 && rng.int(1, 5) === 1;
  const times = rng.int(2, 3);
  const second = isEqual ? expanded(first, times) : other;
  const [left, right] = [writtenFraction(first), writtenFraction(second)];
  const sign = isEqual ? "=" : signBetween(worth(first), worth(second));
  const equal = `Nhân cả tử số và mẫu số của ${left} với ${times}:`;
  const steps = isEqual ? equal : ledBy([first, second], common);
  return signQuestion(rng, {
    prompt: rng.pick(["Con so sánh hai phân số.", "Điền dấu thích hợp vào giữa hai phân số."]),
    sides: [left, right],
    sign,
    answer: `${left} ${sign} ${right}`,
    turned: worth(first) < worth(second) ? saidOf(first, second) : saidOf(second, first),
    notEqual: unequal([first, second]),
    hints: [ruleOf([first, second]), sidesHint([first, second])],
    explanation: `${steps} ${left} ${sign} ${right}.`,
    praise: "compare",
    identity: `sign ${left} ${right}`,
  });
}

/** "Phân số nào lớn nhất?", to choose; "Trong các phân số 1/2; 3/4; 5/8, phân số lớn nhất là:", to type. */
function buildExtremeQuestion(difficulty: Difficulty, rng: Rng): Question {
  const isTyped = difficulty > 1 || rng.pick([true, false]);
  const { list, common } = pickFractions(difficulty, 4, rng);
  const isLargest = rng.pick([true, false]);
  const sorted = list.toSorted((a, b) => (isLargest ? worth(b) - worth(a) : worth(a) - worth(b)));
  const [answer = { top: 1, bottom: 2 }, ...others] = sorted;
  const word = isLargest ? "lớn" : "bé";
  const text = writtenFraction(answer);
  const steps = stepsOf(list, common);
  return fractionQuestion(rng, {
    prompt: rng.pick(extremePrompts(list, word, isTyped)),
    answer,
    isTyped,
    distractors: others.map((other) =>
      mistake("FRAC-BIG", other, isLargest ? saidOf(other, answer) : saidOf(answer, other)),
    ),
    isAmong: true,
    wrong: extremeWrong,
    hints: [ruleOf(list), `Con so từng cặp để tìm phân số ${word} nhất.`],
    explanation: `${steps}. Phân số ${word} nhất là ${text}.`,
    praise: "compare",
    identity: `extreme ${isLargest} ${list.map(writtenFraction).toSorted().join()}`,
  });
}

const stories = readTable(
  { numbers: [], words: ["same", "wins", "tell"] },
  `
  Hai bạn ăn bằng nhau   | ăn nhiều hơn  | Hai cái bánh to bằng nhau. {a} ăn {x} cái, {b} ăn {y} cái. Ai ăn nhiều hơn?
  Hai bạn đọc bằng nhau  | đọc nhiều hơn | Cùng một quyển sách, {a} đã đọc {x} quyển, {b} đã đọc {y} quyển. Ai đọc được nhiều hơn?
  Hai bạn chạy bằng nhau | chạy xa hơn   | Trên cùng một đoạn đường, {a} chạy được {x} đoạn đường, {b} chạy được {y} đoạn đường. Ai chạy xa hơn?
`,
);

/** "Hai cái bánh to bằng nhau. An ăn 3/8 cái, Bình ăn 5/8 cái. Ai ăn nhiều hơn?" */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { list, common } = pickFractions(difficulty, 2, rng);
  const [first = { top: 1, bottom: 2 }, second = first] = rng.shuffle(list);
  const [one, two] = rng.shuffle(children);
  const { tell, same, wins } = rng.pick(stories);
  const name = one ?? "An";
  const other = two ?? "Bình";
  const [winner, loser] = worth(first) > worth(second) ? [name, other] : [other, name];
  const [more, less] = worth(first) > worth(second) ? [first, second] : [second, first];
  const steps = ledBy([first, second], common);
  return choiceQuestion(rng, {
    prompt: fillGaps(tell, { a: name, x: writtenFraction(first), b: other, y: writtenFraction(second) }),
    answer: wordsValue(winner),
    distractors: [
      mistake("FRAC-BIG", wordsValue(loser), saidOf(less, more)),
      mistake("EQ", wordsValue(same), unequal([first, second])),
    ],
    choices: 3,
    hints: [ruleOf([first, second]), barsHint([first, second])],
    explanation: `${steps} ${writtenFraction(more)} > ${writtenFraction(less)}. Vậy ${winner} ${wins}.`,
    praise: "story",
    identity: `story ${same} ${writtenFraction(first)} ${writtenFraction(second)}`,
  });
}

/** Three or four fractions in order, by one bottom or by one top. */
function buildOrderQuestion(rng: Rng): Question {
  const isTelling = rng.pick([true, false]);
  const telling = pickTelling(rng);
  const drawn = pickFractions(2, rng.pick([3, 4]), rng);
  const list = isTelling ? telling.list : drawn.list;
  return buildOrderCardsQuestion(rng, {
    numbers: list.map(asValue),
    isRising: rng.pick([true, false]),
    prompts: ["Con xếp các phân số {way}.", "Con sắp xếp các phân số theo thứ tự {way}."],
    first: isTelling
      ? "Phân số đứng đầu chưa phải phân số {name}. Con đừng chỉ nhìn số lớn hay bé nhé!"
      : "Phân số đứng đầu chưa phải phân số {name}. Con đưa về cùng mẫu số rồi so nhé!",
    later: "Phân số đầu đúng rồi. Con so tiếp các phân số còn lại nhé!",
    hints: isTelling ? [telling.said, `${telling.rule}.`] : [ruleOf(list), "Con lấy mẫu số lớn nhất làm mẫu số chung."],
    explanation: `${isTelling ? `${telling.rule}. ${telling.work}` : stepsOf(list, drawn.common)}. {Way}: {row}.`,
    identityOf: () => list.map(writtenFraction).toSorted().join(),
  });
}

/** Fractions compared (curriculum, c4-compare-fractions): one bottom; bottoms that divide; in order, of one top. */
export const compareFractions = defineNumberSkill({
  id: "c4-compare-fractions",
  classId: "4",
  title: "So sánh phân số",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([buildOrderQuestion, buildOrderQuestion, buildTellingQuestion])(rng);
    if (difficulty === 2)
      return rng.pick([buildSignQuestion, buildSignQuestion, buildExtremeQuestion, buildStoryQuestion])(2, rng);
    return rng.pick([buildSignQuestion, buildExtremeQuestion, buildStoryQuestion])(1, rng);
  },
});
