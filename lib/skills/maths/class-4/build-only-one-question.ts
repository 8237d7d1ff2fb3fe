import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { equalSides, measuredSides } from "./drawn-over.ts";
import { drawShape } from "./quadrilaterals.ts";
import { shapeStatements } from "./shape-statements.ts";

const quartets = ["ABCD", "MNPQ", "EGHK", "RSTU", "IKLM"] as const;

const asked = {
  only: {
    prompts: [
      "Điều nào hình thoi luôn có mà hình bình hành có thể không có?",
      "Chọn điều luôn đúng với hình thoi mà chưa chắc đúng với hình bình hành.",
    ],
    right: shapeStatements.rhombusOnly,
    wrong: shapeStatements.both,
    feedback: "Hình bình hành nào cũng có điều này. Con tìm điều chỉ hình thoi luôn có.",
    hint: "Con tìm điều đúng với hình thoi mà không đúng với hình bình hành bên cạnh.",
    reason: "Hình thoi nào cũng có điều này, còn hình bình hành bên cạnh thì không",
  },
  both: {
    prompts: [
      "Điều nào luôn đúng với cả hình thoi và hình bình hành?",
      "Chọn điều mà hình thoi nào, hình bình hành nào cũng có.",
    ],
    right: shapeStatements.both,
    wrong: shapeStatements.rhombusOnly,
    feedback: "Hình bình hành trong hình vẽ không có điều này. Con xem lại nhé!",
    hint: "Con bỏ những điều chỉ đúng với một trong hai hình.",
    reason: "Cả hình thoi và hình bình hành đều có điều này",
  },
} as const;

/** "Điều nào hình thoi luôn có mà hình bình hành có thể không có?", or what both of them have. */
export function buildOnlyOneQuestion(rng: Rng): Question {
  const { prompts, right, wrong, feedback, hint, reason } = asked[rng.pick(["only", "both"] as const)];
  const answer = rng.pick(right);
  const never = rng.pick(shapeStatements.neither);
  const [rhombus = "", parallelogram = ""] = rng.shuffle(quartets);
  const figures = [
    drawShape(rng, "hình thoi", Array.from(rhombus), `Hình thoi ${rhombus}.`),
    drawShape(rng, "hình bình hành", Array.from(parallelogram), `Hình bình hành ${parallelogram}.`),
  ];
  return choiceQuestion(rng, {
    prompt: rng.pick(prompts),
    figures,
    answer: wordsValue(answer),
    // Below two drawings a phone has room for three statements.
    choices: 3,
    distractors: [
      ...wrong.map((text) => mistake("FIELD", wordsValue(text), feedback)),
      mistake("FIELD", wordsValue(never), "Con nhìn lại hai hình vẽ: không hình nào có điều này."),
    ],
    hints: ["Con xét từng điều với hình thoi, rồi với hình bình hành trong hình vẽ.", hint],
    explanation: {
      say: `${reason}: ${answer}`,
      figures: figures.map((figure, place) =>
        equalSides(figure, place === 0, `${figure.alt} Các cạnh bằng nhau có số vạch như nhau.`),
      ),
    },
    praise: "shape",
    identity: `only ${answer} ${never} ${rhombus} ${parallelogram}`,
  });
}

/** Never half of the known side: what is left for the two others would be as long as that one. */
function pickOtherSide(known: number, rng: Rng): number {
  const side = rng.pick([rng.int(3, known - 1), rng.int(known + 1, known + 12)]);
  return side * 2 === known ? pickOtherSide(known, rng) : side;
}

/** "Tổng độ dài bốn cạnh của một hình thoi là 36 cm. Mỗi cạnh dài bao nhiêu xăng-ti-mét?" */
export function buildSideFromSumQuestion(rng: Rng): Question {
  const isRhombus = rng.pick([true, false]);
  const unit = rng.pick(["cm", "dm", "m"] as const);
  const known = rng.int(6, 30);
  const answer = isRhombus ? known : pickOtherSide(known, rng);
  const sum = (known + answer) * 2;
  const [whole, one] = [measure(String(sum), unit), measure(String(known), unit)];
  const shape = isRhombus ? "hình thoi" : "hình bình hành";
  const figure = drawShape(rng, shape, [], `Một ${shape}.`);
  const found = measure(String(answer), unit);
  const shownAlt = isRhombus ? `Mỗi cạnh ghi ${found}.` : `Hai cạnh ghi ${one}, hai cạnh kia ghi ${found}.`;
  const ask = `dài bao nhiêu ${units[unit].spoken}?`;
  return typedNumberQuestion(rng, {
    prompt: isRhombus
      ? `Tổng độ dài bốn cạnh của một hình thoi là ${whole}. Mỗi cạnh ${ask}`
      : `Tổng độ dài bốn cạnh của một hình bình hành là ${whole}, một cạnh dài ${one}. Cạnh liền kề với nó ${ask}`,
    figures: [figure],
    answer,
    range: [1, 1000],
    distractors: [
      mistake("PARTIAL", sum / 2, "Con mới chia cho 2. Con còn làm thêm một bước nữa nhé!"),
      mistake("OP", sum * 4, "Con nhân tổng lên rồi. Tổng là của cả bốn cạnh, con chia ra nhé!"),
      ...(isRhombus
        ? []
        : [
            mistake("PARTIAL", sum - known, "Con mới bớt một cạnh. Hình bình hành có hai cạnh như thế."),
            mistake("PARTIAL", sum - known * 2, "Đó là tổng của hai cạnh còn lại. Đề bài chỉ hỏi một cạnh."),
            mistake("OP", sum / 4, "Hình bình hành này không có bốn cạnh bằng nhau. Con bớt cạnh đã biết trước nhé!"),
            mistake("DATUM", known, "Đó là cạnh đã biết. Con tìm cạnh liền kề với nó nhé!"),
          ]),
    ],
    hints: isRhombus
      ? ["Hình thoi có bốn cạnh bằng nhau.", "Con chia tổng độ dài cho số cạnh."]
      : ["Tổng độ dài hai cạnh liền kề bằng nửa tổng độ dài bốn cạnh.", "Con lấy nửa tổng trừ đi cạnh đã biết."],
    explanation: {
      say: isRhombus
        ? `Bốn cạnh bằng nhau: ${sum} : 4 = ${answer} (${unit}).`
        : `${sum} : 2 = ${sum / 2} (${unit}); ${sum / 2} − ${known} = ${answer} (${unit}).`,
      figures: [measuredSides(figure, [one, found, one, found], `${figure.alt} ${shownAlt}`)],
    },
    praise: "calculate",
    identity: `back ${isRhombus} ${known} ${answer} ${unit}`,
  });
}
