import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildDifferenceQuestion } from "#lib/questions/subtraction/build-difference-question.ts";
import { buildHopsBackQuestion } from "#lib/questions/subtraction/build-hops-back-question.ts";
import { buildLeftQuestion } from "#lib/questions/subtraction/build-left-question.ts";
import { buildRelatedQuestion } from "#lib/questions/subtraction/build-related-question.ts";
import { buildStartQuestion } from "#lib/questions/subtraction/build-start-question.ts";
import { buildTakenQuestion } from "#lib/questions/subtraction/build-taken-question.ts";
import { buildWhichDifferenceQuestion } from "#lib/questions/subtraction/build-which-difference-question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { named } from "./named.ts";
import { shortNames } from "./short-names.ts";

type Asker = readonly [name: string, ask: (setting: Setting) => Question];

const typed = (ask: Asker[1]) => (setting: Setting) => ask({ ...setting, isTyped: true });

const toys = ["marble", "stick", "candy", "pencil"] as const;

/** "Lan có 9 viên bi, cho bạn một số viên. Lan còn 5 viên. Lan đã cho mấy viên?" */
function buildTakenStoryQuestion(setting: Setting): Question {
  const { a, b, rng } = setting;
  const picture = rng.pick(toys);
  const { name, unit } = pictureText[picture];
  const child = rng.pick(shortNames);
  return {
    ...buildTakenQuestion({ ...setting, pictures: [picture, picture] }),
    prompt: toLine(
      `${child} có ${a} ${name}, cho bạn một số ${unit}. ${child} còn ${a - b} ${unit}. ${child} cho mấy ${unit}?`,
    ),
  };
}

const askers: Readonly<Record<Difficulty, readonly Asker[]>> = {
  1: [
    ["difference", buildDifferenceQuestion],
    ["typed", typed(buildDifferenceQuestion)],
    ["left", typed(buildLeftQuestion)],
    ["hops", buildHopsBackQuestion],
    ["which", (setting) => buildWhichDifferenceQuestion({ ...setting, range: 6 })],
  ],
  2: [
    ["typed", typed(buildDifferenceQuestion)],
    ["left", typed(buildLeftQuestion)],
    ["which", buildWhichDifferenceQuestion],
    ["hops", typed(buildHopsBackQuestion)],
  ],
  3: [
    ["taken", typed(buildTakenQuestion)],
    ["story", typed(buildTakenStoryQuestion)],
    ["start", typed(buildStartQuestion)],
    ["related", buildRelatedQuestion],
  ],
};

const spans: Readonly<Record<Difficulty, readonly [number, number]>> = { 1: [2, 5], 2: [6, 10], 3: [7, 10] };

/** What there is and what is taken from it, each pair equally likely; nothing under 1 is taken or left. */
function pickNumbers(difficulty: Difficulty, rng: Rng): { a: number; b: number } {
  const [least, most] = spans[difficulty];
  const pairs: { a: number; b: number }[] = [];
  for (let a = least; a <= most; a += 1) {
    for (let b = 1; b < a; b += 1) pairs.push({ a, b });
  }
  return rng.pick(pairs);
}

/** Differences to 10 (curriculum, c1-subtract-within-10): from 5 with pictures, from 6 to 10, then what is missing. */
export const subtractWithin10 = defineNumberSkill({
  id: "c1-subtract-within-10",
  classId: "1",
  title: "Trừ trong phạm vi 10",
  generate(difficulty, rng) {
    const { a, b } = pickNumbers(difficulty, rng);
    const hasFrame = difficulty === 1 || (difficulty === 2 && rng.int(0, 1) === 1);
    const [name, ask] = rng.pick(askers[difficulty]);
    const pictures = rng.pick(picturePairs);
    const question = ask({ a, b, range: 10, pictures, beside: hasFrame ? "frame" : null, isTyped: false, rng });
    return named(name, question);
  },
});
