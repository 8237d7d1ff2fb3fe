import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildShapeNameQuestion, buildWhichShapeQuestion } from "./build-name-quadrilateral-question.ts";
import {
  buildCutSquaresQuestion,
  buildEqualSideQuestion,
  buildJoinSquaresQuestion,
  buildOppositeSideQuestion,
  buildSquareSidesQuestion,
} from "./build-sides-question.ts";

/** What is true and what is false of a shape; each false one with the sentence that helps. */
interface Statements {
  readonly right: readonly string[];
  readonly wrong: readonly (readonly [statement: string, help: string])[];
  readonly tell: string;
}

const statements: Readonly<Record<"hình vuông" | "hình chữ nhật", Statements>> = {
  "hình vuông": {
    right: ["có 4 cạnh bằng nhau", "có 4 góc vuông", "có 4 góc vuông và 4 cạnh bằng nhau", "có 4 đỉnh và 4 góc vuông"],
    wrong: [
      ["chỉ có 2 góc vuông", "Con kiểm tra lại cả bốn góc của hình nhé!"],
      ["có 4 cạnh dài khác nhau", "Con đo lại các cạnh của hình vuông nhé!"],
      ["có 3 cạnh", "Hình có 3 cạnh là hình tam giác."],
      ["không có góc vuông", "Con đặt ê ke vào từng góc để kiểm tra nhé!"],
      ["có 3 đỉnh", "Hình có 3 đỉnh là hình tam giác."],
      ["có 5 cạnh", "Con đếm lại số cạnh nhé!"],
    ],
    tell: "Hình vuông có 4 góc vuông và 4 cạnh bằng nhau.",
  },
  "hình chữ nhật": {
    right: [
      "có 4 góc vuông",
      "có 2 cạnh dài bằng nhau, 2 cạnh ngắn bằng nhau",
      "có 4 đỉnh và 4 góc vuông",
      "có 4 cạnh và 4 góc vuông",
    ],
    wrong: [
      ["chỉ có 2 góc vuông", "Con kiểm tra lại cả bốn góc của hình nhé!"],
      ["có 4 cạnh dài khác nhau", "Hai cạnh đối diện của hình chữ nhật thì thế nào với nhau?"],
      ["có 3 cạnh", "Hình có 3 cạnh là hình tam giác."],
      ["không có góc vuông", "Con đặt ê ke vào từng góc để kiểm tra nhé!"],
      ["có 3 đỉnh", "Hình có 3 đỉnh là hình tam giác."],
      ["có 1 góc vuông và 3 góc không vuông", "Con đặt ê ke vào từng góc để kiểm tra nhé!"],
    ],
    tell: "Hình chữ nhật có 4 góc vuông, 2 cạnh dài bằng nhau và 2 cạnh ngắn bằng nhau.",
  },
};

/** "Điều nào đúng với hình vuông?" and "Điều nào sai với hình chữ nhật?" */
function buildStatementQuestion(rng: Rng): Question {
  const name = rng.pick(["hình vuông", "hình chữ nhật"] as const);
  const { right, wrong, tell } = statements[name];
  const isFalseAsked = rng.int(0, 2) === 0;
  const hints = [
    "Con vẽ hình đó ra giấy, đếm cạnh, đếm góc và kiểm tra góc vuông.",
    "Con xét từng câu một với hình vừa vẽ.",
  ];
  if (isFalseAsked) {
    const [answer, help] = rng.pick(wrong);
    const others = rng.shuffle(right).slice(0, 3);
    return choiceQuestion(rng, {
      prompt: rng.pick([`Điều nào sai với ${name}?`, `Bạn Hùng nói về ${name}. Câu nào Hùng nói sai?`]),
      answer: wordsValue(answer),
      distractors: others.map((each) => mistake("FIELD", wordsValue(each), "Điều này đúng. Đề bài hỏi điều sai.")),
      hints,
      explanation: `${help} ${tell} Vậy câu sai là: ${answer}.`,
      praise: "choose",
      identity: `false ${name} ${answer} ${others.toSorted().join()}`,
    });
  }
  const answer = rng.pick(right);
  const others = rng.shuffle(wrong).slice(0, 3);
  return choiceQuestion(rng, {
    prompt: rng.pick([`Điều nào đúng với ${name}?`, `Bạn Mai nói về ${name}. Câu nào Mai nói đúng?`]),
    answer: wordsValue(answer),
    distractors: others.map(([each, help]) => mistake("FIELD", wordsValue(each), help)),
    hints,
    explanation: `${tell} Vậy câu đúng là: ${answer}.`,
    praise: "choose",
    identity: `true ${name} ${answer} ${others
      .map(([each]) => each)
      .toSorted()
      .join()}`,
  });
}

/** Rectangles and squares (curriculum, c3-rectangle-square): upright; tilted, and equal sides; what is true of them, cut and joined. */
export const rectangleSquare = defineGeometrySkill({
  id: "c3-rectangle-square",
  classId: "3",
  title: "Hình chữ nhật, hình vuông",
  generate: byDifficulty({
    1: [buildWhichShapeQuestion, buildShapeNameQuestion],
    2: [buildWhichShapeQuestion, buildOppositeSideQuestion, buildEqualSideQuestion, buildSquareSidesQuestion],
    3: [buildStatementQuestion, buildStatementQuestion, buildCutSquaresQuestion, buildJoinSquaresQuestion],
  }),
});
