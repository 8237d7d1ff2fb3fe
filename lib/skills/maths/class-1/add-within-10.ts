import type { Rng } from "#lib/core/rng.ts";
import { buildHopsQuestion } from "#lib/questions/addition/build-hops-question.ts";
import { buildJoinedQuestion } from "#lib/questions/addition/build-joined-question.ts";
import { buildMissingQuestion } from "#lib/questions/addition/build-missing-question.ts";
import { buildSumQuestion } from "#lib/questions/addition/build-sum-question.ts";
import { buildWhichSumQuestion } from "#lib/questions/addition/build-which-sum-question.ts";
import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import { picturePairs } from "#lib/questions/addition/picture-pairs.ts";
import type { Setting } from "#lib/questions/addition/setting.ts";
import { sumFigure } from "#lib/questions/addition/sum-figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { addWithin10Text as text } from "./add-within-10-text.ts";
import { buildThreeNumbersQuestion } from "./build-three-numbers-question.ts";
import { named } from "./named.ts";
import { shortNames } from "./short-names.ts";

/** "Mai có 3 quả táo, mẹ cho thêm 2 quả. Mai có tất cả mấy quả táo?" */
function buildStoryQuestion(setting: Setting, difficulty: Difficulty): Question {
  const { rng } = setting;
  // A story starts with the larger number, so that counting on from it also follows the story.
  const [a, b] = [Math.max(setting.a, setting.b), Math.min(setting.a, setting.b)];
  const story = rng.pick(text.stories);
  const picture = rng.pick(story.pictures);
  const start = { picture, count: a };
  // From difficulty 2 on the picture stops at what was there first: the pupil counts on alone.
  const groups = difficulty === 1 ? [start, { picture, count: b }] : [start];
  return {
    ...buildSumQuestion({ ...setting, a, b, pictures: [picture, picture] }),
    prompt: text.tell(story, picture, rng.pick(shortNames), a, b),
    figures: [frameFigure(groups, [], a + b)],
    praise: rng.pick(text.praiseStory),
  };
}

/** "Mai có 6 quả táo. Mai cần thêm mấy quả để có 9 quả?" */
function buildMissingStoryQuestion(setting: Setting): Question {
  const { a, b, rng } = setting;
  const picture = rng.pick(text.owned);
  return {
    ...buildMissingQuestion({ ...setting, pictures: [picture, picture] }, false),
    prompt: text.promptMissingStory(rng.pick(shortNames), picture, a, a + b),
    figures: [frameFigure([{ picture, count: a }], [], a + b)],
  };
}

/** "6 + 3 bằng mấy?" beside a frame with the first group alone: the pupil counts on. */
function buildBegunQuestion(setting: Setting): Question {
  const { a, b, pictures } = setting;
  const [picture] = pictures;
  const asked = buildSumQuestion({ ...setting, pictures: [picture, picture] });
  return { ...asked, figures: [frameFigure([{ picture, count: a }], [], a + b), sumFigure([a, b], null)] };
}

type Asker = readonly [name: string, ask: (setting: Setting) => Question];

const typed = (ask: Asker[1]) => (setting: Setting) => ask({ ...setting, isTyped: true });

const askers: Readonly<Record<Difficulty, readonly Asker[]>> = {
  1: [
    ["sum", buildSumQuestion],
    ["typed", typed(buildSumQuestion)],
    ["joined", buildJoinedQuestion],
    ["story", typed((setting) => buildStoryQuestion(setting, 1))],
    ["which", buildWhichSumQuestion],
    ["hops", typed(buildHopsQuestion)],
  ],
  2: [
    ["sum", typed(buildBegunQuestion)],
    ["story", typed((setting) => buildStoryQuestion(setting, 2))],
    ["which", (setting) => buildWhichSumQuestion({ ...setting, beside: null })],
    ["hops", typed(buildHopsQuestion)],
  ],
  3: [
    ["three", typed(buildThreeNumbersQuestion)],
    ["missing", typed((setting) => buildMissingQuestion(setting, true))],
    ["missing", typed((setting) => buildMissingQuestion(setting, false))],
    ["story", typed(buildMissingStoryQuestion)],
  ],
};

/** The smallest and the largest sum by difficulty. */
const sums: Readonly<Record<Difficulty, readonly [number, number]>> = { 1: [2, 5], 2: [6, 10], 3: [7, 10] };

/** Every pair of addends of the difficulty's sums equally likely. */
function pickAddends(difficulty: Difficulty, rng: Rng): { a: number; b: number } {
  const [least, most] = sums[difficulty];
  const pairs: { a: number; b: number }[] = [];
  for (let sum = least; sum <= most; sum += 1) {
    for (let a = 1; a < sum; a += 1) {
      // Help counts on from the larger group: it stands first, as in the picture.
      if (difficulty === 3 || a >= sum - a) pairs.push({ a, b: sum - a });
    }
  }
  return rng.pick(pairs);
}

/** Sums up to 10 (curriculum, c1-add-within-10): to 5 with pictures, to 10 counted on, then three addends or a missing one. */
export const addWithin10 = defineNumberSkill({
  id: "c1-add-within-10",
  classId: "1",
  title: text.title,
  generate(difficulty, rng) {
    const { a, b } = pickAddends(difficulty, rng);
    const [name, ask] = rng.pick(askers[difficulty]);
    const question = ask({
      a,
      b,
      range: difficulty === 1 ? 5 : 10,
      pictures: rng.pick(picturePairs),
      beside: difficulty === 1 ? "frame" : null,
      isTyped: false,
      rng,
    });
    return named(name, question);
  },
});
