import type { Rng } from "#lib/core/rng.ts";
import { clockFace } from "#lib/questions/clock/clock-face.ts";
import { faceFigure } from "#lib/questions/clock/face-figure.ts";
import { cornerDiagram } from "#lib/questions/diagrams/corner-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildFindAnglesQuestion, fitSetSquare, likeSetSquare } from "./build-find-angles-question.ts";
import { pickRightAngleShape, pickSingleRightAngle } from "./right-angle-shapes.ts";

const letters = [
  ["A", "B", "C"],
  ["D", "E", "G"],
  ["H", "I", "K"],
  ["M", "N", "P"],
  ["O", "P", "Q"],
  ["E", "G", "H"],
] as const;

/** An angle with the right angle of a set square laid on its first side: dashed where the second side lies elsewhere. */
function withSetSquare(figure: DiagramFigure, degrees: number): DiagramFigure {
  const [first, second] = figure.marks;
  if (first?.form !== "line" || second?.form !== "line") return figure;
  const { from: at, to } = first;
  const upright = { x: at.x + (to.y - at.y) * 0.75, y: at.y - (to.x - at.x) * 0.75 };
  const corner: DiagramMark = { form: "right-angle", at, towards: [to, upright] };
  const side: DiagramMark = { form: "line", from: at, to: upright, look: "dashed", ends: "plain" };
  return { ...figure, marks: [...figure.marks, ...(degrees === 90 ? [corner] : [side, corner])] };
}

/** "Góc nào là góc vuông?": four angles, upright or turned. */
function buildWhichAngleQuestion(rng: Rng, isUpright: boolean): Question {
  const isNot = !isUpright && rng.int(0, 2) === 0;
  const names = rng.shuffle(letters);
  const turn = () => (isUpright ? rng.pick([0, 90, 180, 270]) : rng.int(0, 3) * 90 + rng.int(4, 14) * 5);
  const [narrow, wide] = [rng.pick([35, 45, 55, 60]), rng.pick([120, 130, 140])];
  const sizes = isNot ? [rng.pick([narrow, wide]), 90, 90, 90] : [90, narrow, wide, rng.pick([narrow + 8, wide + 10])];
  const [right, ...wrong] = sizes.map((degrees, place) => {
    const named = names[place] ?? letters[0];
    const [corner, first, second] = named;
    const alt = `Góc đỉnh ${corner}, cạnh ${corner}${first}, ${corner}${second}.`;
    return { degrees, figure: cornerDiagram({ degrees, turn: turn(), names: named, alt }) };
  });
  if (right === undefined) throw new Error("Four angles");
  const feedback = (degrees: number) => {
    if (isNot) return "Góc này là góc vuông. Con xoay ê ke để kiểm tra nhé!";
    return degrees < 90 ? "Góc này hẹp hơn góc vuông của ê ke." : "Góc này mở rộng hơn góc vuông của ê ke.";
  };
  const asked = isNot ? "góc không vuông" : "góc vuông";
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([
      `Góc nào là ${asked}?`,
      `Con dùng ê ke kiểm tra rồi chọn ${asked}.`,
      `Trong bốn góc, hình nào vẽ ${asked}?`,
    ]),
    right: right.figure,
    answer: right.figure.alt,
    distractors: wrong.map(({ degrees, figure }) => mistake("FIELD", figure, feedback(degrees))),
    hints: [likeSetSquare, fitSetSquare],
    explanation: {
      say: `${isNot ? "Góc này không trùng với góc vuông của ê ke" : "Góc này trùng với góc vuông của ê ke"}: ${right.figure.alt}`,
      figures: [withSetSquare(right.figure, right.degrees)],
    },
    praise: "shape",
    identity: `which ${asked} ${names.map((name) => name[0]).join("")} ${sizes.join()}`,
  });
}

/** "Đồng hồ nào có hai kim tạo thành góc vuông?" */
function buildClockQuestion(rng: Rng): Question {
  const wrongHours = rng.shuffle([1, 2, 4, 5, 7, 8, 10, 11]).slice(0, 3);
  const hour = rng.pick([3, 9]);
  const clock = (each: number) => faceFigure(clockFace({ hour: each, minute: 0 }, { numerals: "all", sky: null }));
  const right = clock(hour);
  const slice = hour === 3 ? { from: 0, to: 15 } : { from: 45, to: 60 };
  const sliced = { ...right, faces: right.faces.map((face) => ({ ...face, slice })) };
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([
      "Đồng hồ nào có hai kim tạo thành góc vuông?",
      "Kim giờ và kim phút của đồng hồ nào tạo thành góc vuông?",
    ]),
    right,
    answer: right.alt,
    distractors: wrongHours.map((each) =>
      mistake(
        "FIELD",
        clock(each),
        each < 3 || each > 9 ? "Hai kim còn khép hẹp hơn góc vuông." : "Hai kim đã mở rộng hơn góc vuông.",
      ),
    ),
    hints: [likeSetSquare, "Con tưởng tượng đặt đỉnh góc vuông của ê ke vào tâm đồng hồ, một cạnh dọc theo kim dài."],
    explanation: {
      say: `Đặt ê ke vào, hai kim trùng với hai cạnh góc vuông của ê ke: ${right.alt}`,
      figures: [sliced],
    },
    praise: "shape",
    identity: `clock ${hour} ${wrongHours.toSorted((a, b) => a - b).join()}`,
  });
}

/** "Hình tứ giác ABCD có góc vuông ở đỉnh nào?" */
function buildCornerQuestion(rng: Rng, isUpright: boolean): Question {
  const named = rng.pick(["ABCD", "EGHK", "MNPQ", "IKLM", "CDEG"]);
  const names = [...named];
  const { figure, marked, right, identity } = pickSingleRightAngle(rng, isUpright, names, `Hình tứ giác ${named}.`);
  const name = names[right] ?? "";
  const value = (corner: string) => wordsValue(`đỉnh ${corner}`);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Hình tứ giác ${named} có một góc vuông. Góc vuông đó ở đỉnh nào?`,
      `Con dùng ê ke kiểm tra hình ${named}. Góc vuông ở đỉnh nào?`,
      `Góc vuông của hình tứ giác ${named} là góc ở đỉnh nào?`,
    ]),
    figures: [figure],
    answer: value(name),
    distractors: names.map((each) =>
      mistake("FIELD", value(each), `Góc đỉnh ${each} không trùng với góc vuông của ê ke.`),
    ),
    hints: [likeSetSquare, isUpright ? fitSetSquare : "Con đặt ê ke xoay theo hình, lần lượt vào từng đỉnh nhé!"],
    explanation: { say: `Góc ở đỉnh ${name} trùng với góc vuông của ê ke.`, figures: [marked] },
    praise: "shape",
    identity: `corner ${named} ${identity}`,
  });
}

/** "Trong hình có mấy góc vuông?" */
function buildCountQuestion(rng: Rng): Question {
  const { figure, marked, rightAngles, identity } = pickRightAngleShape(rng, "Một hình vẽ để con kiểm tra góc vuông.");
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Trong hình có mấy góc vuông?",
      "Con dùng ê ke kiểm tra từng góc. Hình này có mấy góc vuông?",
      "Con đếm số góc vuông trong hình.",
    ]),
    figures: [figure],
    answer: rightAngles,
    range: [0, 20],
    isTyped: true,
    distractors: [
      mistake("PARTIAL", Math.floor(rightAngles / 2), "Con còn sót góc vuông. Con kiểm tra lần lượt từng góc nhé!"),
      mistake("OFF1", rightAngles - 1, "Con còn sót góc vuông. Con kiểm tra lần lượt từng góc nhé!"),
      mistake("OFF1", rightAngles + 1, "Con đếm thừa rồi. Góc nào không trùng góc vuông của ê ke thì con bỏ."),
      mistake("OFF1", rightAngles + 2, "Con đếm thừa rồi. Góc nào không trùng góc vuông của ê ke thì con bỏ."),
    ],
    hints: [
      "Con đi một vòng quanh hình, đặt ê ke vào từng góc.",
      "Nếu có đường kẻ bên trong, con xem cả các góc ở hai phía của đường kẻ đó.",
    ],
    explanation: {
      say: `Kiểm tra từng góc bằng ê ke, con thấy có ${rightAngles} góc vuông.`,
      figures: [marked],
    },
    praise: "count",
    identity: `count ${identity}`,
  });
}

/** "Có 3 hình chữ nhật vẽ rời nhau. Tất cả có bao nhiêu góc vuông?" */
function buildSeveralQuestion(rng: Rng): Question {
  const [rectangles, squares] = [rng.int(1, 6), rng.int(0, 5)];
  const all = rectangles + squares;
  const shapes = `${rectangles} hình chữ nhật${squares === 0 ? "" : ` và ${squares} hình vuông`}`;
  const of = all === 1 ? "Một hình chữ nhật" : shapes;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${of}${all === 1 ? "" : " vẽ rời nhau"} có bao nhiêu góc vuông?`,
      `Bạn Nam vẽ ${all === 1 ? "một hình chữ nhật" : `rời nhau ${shapes}`}. Có tất cả bao nhiêu góc vuông?`,
    ]),
    answer: all * 4,
    range: [1, 60],
    isTyped: true,
    distractors: [
      ...(rectangles === squares
        ? [mistake("PARTIAL", all * 2, "Con đếm đủ các hình và đủ các góc của mỗi hình nhé!")]
        : [
            mistake("PARTIAL", rectangles * 4, "Con còn quên các góc vuông của hình vuông."),
            mistake("PARTIAL", squares * 4, "Con còn quên các góc vuông của hình chữ nhật."),
          ]),
      mistake("PARTIAL", all * 2, "Mỗi hình không chỉ có hai góc vuông. Con đếm lại các góc của một hình nhé!"),
      mistake("OP", all + 4, "Con lấy số góc vuông của một hình nhân với số hình nhé!"),
    ],
    hints: [
      "Con nhớ lại: hình chữ nhật và hình vuông có mấy góc vuông?",
      "Con lấy số góc vuông của một hình nhân với số hình.",
    ],
    explanation: `Mỗi hình có 4 góc vuông: 4 × ${all} = ${all * 4} (góc vuông).`,
    praise: "calculate",
    identity: `several ${rectangles} ${squares}`,
  });
}

/** Right angles (curriculum, c3-right-angle): upright; turned, all found; counted in a figure. */
export const rightAngle = defineGeometrySkill({
  id: "c3-right-angle",
  classId: "3",
  title: "Góc vuông, góc không vuông",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([buildCountQuestion, buildCountQuestion, buildSeveralQuestion])(rng);
    if (difficulty === 2)
      return rng.pick([
        buildFindAnglesQuestion,
        buildFindAnglesQuestion,
        (own: Rng) => buildWhichAngleQuestion(own, false),
        (own: Rng) => buildCornerQuestion(own, false),
      ])(rng);
    return rng.pick([
      buildClockQuestion,
      (own: Rng) => buildWhichAngleQuestion(own, true),
      (own: Rng) => buildWhichAngleQuestion(own, true),
      (own: Rng) => buildCornerQuestion(own, true),
      (own: Rng) => buildCornerQuestion(own, true),
    ])(rng);
  },
});
