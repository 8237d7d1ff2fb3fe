import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { equalGroups, heap, numbered, plateThings } from "./equal-groups.ts";
import { shortNames, sumStories } from "./sum-stories.ts";
import { pickFact, productDistractors, quotientDistractors, type TableFact } from "./table-facts.ts";
import { groupStories, shareStories, timesStories } from "./table-stories.ts";

const range = [1, 100] as const;

type Sign = "+" | "−" | "×" | ":";

interface Tale {
  readonly sign: Sign;
  readonly a: number;
  readonly b: number;
  readonly result: number;
  readonly prompt: string;
  readonly unit: string;
  /** Whether things are dealt out to so many; else put into groups of so many. */
  readonly isShared: boolean;
  readonly fact: TableFact;
  readonly picture: PictureName | null;
}

const results: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "−": (a, b) => a - b,
  "×": (a, b) => a * b,
  ":": (a, b) => a / b,
};

/** A story of equal groups; one that can be drawn, or any. */
function pickTale(rng: Rng, isDrawn: boolean): Tale {
  // 2 × 2 is 2 + 2, 4 : 2 is 4 − 2: no operation could be chosen there.
  const fact = pickFact(rng, [2, 5]);
  const { size, count, product } =
    fact.product === 4 || (fact.size === 2 && fact.count === 4) ? ({ size: 2, count: 6, product: 12 } as const) : fact;
  const [isTimes, isShared] = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
  const parts = isShared ? shareStories : groupStories;
  const fitting = (isTimes ? timesStories : parts).filter(
    (story) => story.sizes.includes(String(size)) && (!isDrawn || story.picture !== null),
  );
  const { text, unit, picture } = rng.pick(fitting);
  const told = fillGaps(text, { size, count, product });
  const prompt = product > 10 ? told : told.replace("bao nhiêu", "mấy");
  const numbers = isTimes ? { a: size, b: count, result: product } : { a: product, b: size, result: count };
  const sign = isTimes ? "×" : ":";
  return { sign, ...numbers, prompt, unit, isShared, fact: { size, count, product }, picture };
}

/** A story of something put to it or taken away, with numbers that would fit a table as well. */
function pickOtherTale(rng: Rng): Tale {
  const fact = pickFact(rng, [2, 5]);
  const sign = rng.pick(["+", "−"] as const);
  const story = rng.pick(sumStories[sign].filter(({ most }) => most === 100));
  const [a, b] = [Math.max(fact.product, 6), fact.size];
  const result = results[sign](a, b);
  const told = fillGaps(story.text, { a, b, child: rng.pick(shortNames) });
  const prompt = result > 10 ? told : told.replace("bao nhiêu", "mấy");
  return { sign, a, b, result, prompt, unit: story.unit, isShared: false, fact, picture: null };
}

function ideaOf({ sign, isShared }: Tale): string {
  if (sign === "+") return "Gộp thêm vào thì con làm phép cộng.";
  if (sign === "−") return "Bớt đi thì con làm phép trừ.";
  if (sign === "×") return "Các nhóm bằng nhau gộp lại thì con làm phép nhân.";
  return isShared ? "Chia đều ra thì con làm phép chia." : "Tìm số nhóm bằng nhau thì con làm phép chia.";
}

function figureOf({ sign, fact: { size, count, product }, picture }: Tale, ringed: number) {
  const thing = picture ?? plateThings[0];
  return sign === "×" ? equalGroups(thing, size, count) : heap(thing, product, ringed);
}

/** The groups numbered, for what is multiplied or divided. */
function workedFigures(tale: Tale) {
  return tale.sign === "×" || tale.sign === ":" ? [numbered(figureOf(tale, tale.fact.size))] : [];
}

/** The way: for shared things the number of each one's, for groups the number of groups. */
function reasonOf({ sign, a, b, isShared }: Tale): string {
  if (sign === "×") return `Số ${a} được lấy ${b} lần`;
  if (sign === ":") return isShared ? `Chia đều ${a} thành ${b} phần` : `Có ${a}, cứ ${b} là một nhóm`;
  return sign === "+" ? "Thêm vào thì cộng" : "Bớt đi thì trừ";
}

const named: Readonly<Record<Sign, string>> = {
  "+": "Con cộng hai số rồi.",
  "−": "Con làm phép trừ rồi.",
  "×": "Con làm phép nhân rồi.",
  ":": "Con làm phép chia rồi.",
};

const looks: Readonly<Record<Sign, string>> = {
  "+": "Đề bài kể thêm vào, con đọc lại nhé!",
  "−": "Đề bài kể bớt đi, con đọc lại nhé!",
  "×": "Đề bài có mấy nhóm bằng nhau, con đọc lại nhé!",
  ":": "Đề bài chia ra các nhóm bằng nhau, con đọc lại nhé!",
};

/** What the other operations lead to. */
function otherResults({ sign, a, b }: Tale) {
  const others = (["+", "−", "×", ":"] as const).filter((other) => other !== sign);
  return others.map((other) => mistake("OP", results[other](a, b), `${named[other]} ${looks[sign]}`));
}

/** A story of one step: the number is typed. */
function buildNumberQuestion(rng: Rng, tale: Tale): Question {
  const { sign, a, b, result, unit, prompt, fact } = tale;
  const near = { "×": productDistractors, ":": quotientDistractors, "+": () => [], "−": () => [] }[sign](fact);
  return numberQuestion(rng, {
    prompt,
    answer: result,
    distractors: [...otherResults(tale), ...near],
    range,
    isTyped: true,
    hints: withoutLeaks(result, [
      sign === "×" || sign === ":" ? { say: ideaOf(tale), figures: [figureOf(tale, fact.size)] } : ideaOf(tale),
      `Con tính ${a} ${sign} ${b}.`,
    ]),
    explanation: { say: `${reasonOf(tale)}: ${a} ${sign} ${b} = ${result} (${unit}).`, figures: workedFigures(tale) },
    praise: "story",
    identity: `number ${prompt}`,
  });
}

/** The same with a picture: which operation is the right one. */
function buildOperationQuestion(rng: Rng): Question {
  const tale = pickTale(rng, true);
  const { sign, a, b } = tale;
  const all: readonly Sign[] = ["+", "−", "×", ":"];
  // A child takes the smaller number from the larger one, in whatever order they are told.
  const work = (each: Sign) =>
    wordsValue(
      each === sign || "+×".includes(each) ? `${a} ${each} ${b}` : `${Math.max(a, b)} ${each} ${Math.min(a, b)}`,
    );
  return choiceQuestion(rng, {
    prompt: `${tale.prompt} Con tính thế nào?`,
    figures: [figureOf(tale, 0)],
    answer: work(sign),
    distractors: all.map((each) => mistake("OP", work(each), wrongWork[each])),
    hints: [
      ideaOf(tale).replace(/ thì .+/u, ". Con chọn phép tính nào?"),
      "Con xem hình: các nhóm được gộp lại hay tách ra?",
    ],
    explanation: { say: `${reasonOf(tale)} nên tính ${a} ${sign} ${b}.`, figures: workedFigures(tale) },
    praise: "story",
    identity: `operation ${tale.prompt}`,
  });
}

const wrongWork: Readonly<Record<Sign, string>> = {
  "+": "Phép cộng gộp hai số đã cho. Ở đây có nhiều nhóm bằng nhau.",
  "−": "Phép trừ bớt đi một số. Ở đây có nhiều nhóm bằng nhau.",
  "×": "Phép nhân dùng để tìm tất cả. Bài này đã cho biết tất cả chưa?",
  ":": "Phép chia tách tất cả thành các nhóm. Bài này đã cho biết tất cả chưa?",
};

/** Stories (curriculum, c2-word-mult-div): the operation chosen beside a picture; × and : worked out; all four mixed. */
export const wordMultDiv = defineNumberSkill({
  id: "c2-word-mult-div",
  classId: "2",
  title: "Bài toán nhân, chia",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildOperationQuestion(rng);
    const isOther = difficulty === 3 && rng.int(0, 1) === 1;
    return buildNumberQuestion(rng, isOther ? pickOtherTale(rng) : pickTale(rng, false));
  },
});
