import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildDrawingQuestion } from "#lib/questions/shape/build-drawing-question.ts";
import { buildSceneQuestion } from "#lib/questions/shape/build-scene-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildShapeCountQuestion } from "./build-shape-count-question.ts";
import { countedTo } from "./counted-to.ts";

/** Shapes of one kind alone, or among so many others. */
function buildApartQuestion(rng: Rng, isMixed: boolean): Question {
  const count = rng.int(2, isMixed ? 6 : 5);
  const others = isMixed ? rng.int(2, 10 - count) : 0;
  return buildShapeCountQuestion(
    { stuff: "flat", count, others, isTurned: isMixed, isTyped: isMixed || rng.int(0, 1) === 0 },
    rng,
  );
}

/** The explanation begins with how the shapes are counted, one by one as their numbers stand in the picture. */
function withCounting(question: Question): Question {
  const { answer, explanation } = question;
  const counting = `Con đếm: ${countedTo(Number(answer.text))}.`;
  return { ...question, explanation: { ...explanation, ...toLine(`${counting} ${explanation.text}`) } };
}

/** Counting shapes (curriculum, c1-count-shapes): two to five of a kind, one kind of several, large ones made of small ones. */
export const countShapes = defineGeometrySkill({
  id: "c1-count-shapes",
  classId: "1",
  title: "Đếm hình",
  generate(difficulty, rng) {
    const setting = { isTurned: true, tiles: 6, isTyped: true, rng } as const;
    if (difficulty === 1) return buildApartQuestion(rng, false);
    if (difficulty === 2)
      return rng.int(0, 1) === 0 ? buildApartQuestion(rng, true) : withCounting(buildSceneQuestion(setting));
    return withCounting(buildDrawingQuestion(setting));
  },
});
