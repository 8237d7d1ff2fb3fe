import { rational } from "#lib/core/rational.ts";
import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type NumberValue, sumValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { equalGroups, heap, plateThings } from "./equal-groups.ts";
import { pickFact, productDistractors, quotientDistractors, type TableFact } from "./table-facts.ts";
import { groupStories, shareStories, timesStories } from "./table-stories.ts";

const range = [1, 100] as const;

interface Tale extends TableFact {
  readonly isTimes: boolean;
  readonly prompt: string;
  readonly unit: string;
  readonly picture: (typeof timesStories)[number]["picture"];
}

/** A story that can be drawn, or any. */
function pickTale(rng: Rng, isDrawn: boolean): Tale {
  const fact = pickFact(rng, [2, 5]);
  const isTimes = rng.int(0, 1) === 1;
  const stories = isTimes ? timesStories : [...shareStories, ...groupStories];
  const fitting = stories.filter(
    ({ sizes, picture }) => sizes.includes(String(fact.size)) && (!isDrawn || picture !== null),
  );
  const { text, unit, picture } = rng.pick(fitting);
  const told = fillGaps(text, { ...fact });
  const prompt = fact.product > 10 ? told : told.replace("bao nhiêu", "mấy");
  return { ...fact, isTimes, prompt, unit, picture };
}

function figureOf({ isTimes, size, count, product, picture }: Tale, ringed: number) {
  const thing = picture ?? plateThings[0];
  return isTimes ? equalGroups(thing, size, count) : heap(thing, product, ringed);
}

function hintsOf(tale: Tale, answer: number) {
  const idea = tale.isTimes
    ? "Các nhóm bằng nhau gộp lại thì con làm phép nhân."
    : "Chia thành phần bằng nhau thì con làm phép chia.";
  const work = tale.isTimes ? `${tale.size} × ${tale.count}` : `${tale.product} : ${tale.size}`;
  return withoutLeaks(answer, [{ say: idea, figures: [figureOf(tale, tale.size)] }, `Con tính ${work}.`]);
}

/** A story of equal groups: the number is asked. */
function buildNumberQuestion(rng: Rng, isDrawn: boolean): Question {
  const tale = pickTale(rng, isDrawn);
  const { isTimes, size, count, product, unit, prompt } = tale;
  const answer = isTimes ? product : count;
  return numberQuestion(rng, {
    prompt,
    figures: isDrawn ? [figureOf(tale, 0)] : [],
    answer,
    distractors: isTimes ? productDistractors(tale) : quotientDistractors(tale),
    range,
    isTyped: rng.int(0, 1) === 1,
    hints: hintsOf(tale, answer),
    explanation: isTimes
      ? `${size} được lấy ${count} lần: ${size} × ${count} = ${product} (${unit}).`
      : `Con chia đều: ${product} : ${size} = ${count} (${unit}).`,
    praise: "story",
    identity: `number ${prompt}`,
  });
}

function work(sign: "+" | "−" | "×" | ":", a: number, b: number): NumberValue {
  const worth = { "+": rational(a + b), "−": rational(a - b), "×": rational(a * b), ":": rational(a, b) }[sign];
  return sumValue(`${a} ${sign} ${b}`, worth);
}

/** The same stories: which operation is the right one. */
function buildOperationQuestion(rng: Rng): Question {
  const tale = pickTale(rng, false);
  const { isTimes, size, count, product } = tale;
  const [a, b, sign] = isTimes ? ([size, count, "×"] as const) : ([product, size, ":"] as const);
  const wrong = isTimes ? "Con xem có mấy nhóm bằng nhau nhé!" : "Con xem đề bài có chia đều không nhé!";
  const [larger, smaller] = [Math.max(a, b), Math.min(a, b)];
  return choiceQuestion(rng, {
    prompt: `${tale.prompt} Con tính thế nào?`,
    answer: work(sign, a, b),
    distractors: [
      mistake("OP", work("+", a, b), wrong),
      mistake("OP", work("−", larger, smaller), wrong),
      mistake("OP", isTimes ? work("×", count, count) : work("×", a, b), wrong),
      mistake("DATUM", isTimes ? work("×", size, size) : work("+", a, b + 1), wrong),
      mistake("DATUM", isTimes ? work("×", size, count + 2) : work("+", a, b + 2), wrong),
      mistake("DATUM", isTimes ? work("×", size, count + 1) : work("−", larger, smaller + 1), wrong),
    ],
    hints: hintsOf(tale, 0).slice(0, 1),
    explanation: `${isTimes ? `Số ${size} được lấy ${count} lần` : "Chia thành phần bằng nhau"} nên tính ${a} ${sign} ${b}.`,
    praise: "story",
    identity: `operation ${tale.prompt}`,
  });
}

/** Stories of equal groups (curriculum, c2-word-mult-div): with a picture; in words; the operation chosen. */
export const wordMultDiv = defineNumberSkill({
  id: "c2-word-mult-div",
  classId: "2",
  title: "Bài toán nhân, chia",
  generate(difficulty, rng) {
    return difficulty === 3 ? buildOperationQuestion(rng) : buildNumberQuestion(rng, difficulty === 1);
  },
});
