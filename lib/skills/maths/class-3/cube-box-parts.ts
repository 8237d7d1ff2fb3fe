import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { boxDiagram } from "#lib/questions/diagrams/box-diagram.ts";
import { boxNetDiagram } from "#lib/questions/diagrams/box-net-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { numbered } from "./numbered-box.ts";

const counts = { mặt: 6, đỉnh: 8, cạnh: 12 } as const;

type Part = keyof typeof counts;

const parts = ["mặt", "đỉnh", "cạnh"] as const;

const solids = ["khối lập phương", "khối hộp chữ nhật"] as const;

/** How the parts are counted without leaving one out; no total is told. */
const ways: Readonly<Record<Part, string>> = {
  mặt: "Con đếm mặt trên, mặt dưới, rồi các mặt xung quanh.",
  đỉnh: "Con đếm các đỉnh của mặt trên, rồi các đỉnh của mặt dưới.",
  cạnh: "Con đếm các cạnh của mặt trên, của mặt dưới, rồi các cạnh nối hai mặt.",
};

const tells: Readonly<Record<Part, string>> = {
  mặt: "1 mặt trên, 1 mặt dưới và 4 mặt xung quanh",
  đỉnh: "4 đỉnh ở mặt trên và 4 đỉnh ở mặt dưới",
  cạnh: "4 cạnh ở mặt trên, 4 cạnh ở mặt dưới và 4 cạnh nối hai mặt đó",
};

function pickBox(rng: Rng, solid: (typeof solids)[number]) {
  const [length, width, height] =
    solid === "khối lập phương" ? [5, 5, 5] : [rng.int(7, 9), rng.int(3, 5), rng.int(3, 5)];
  const alt = `Một ${solid} vẽ bằng nét liền và nét đứt.`;
  const figure = boxDiagram({ length, width, height, lengthText: null, widthText: null, heightText: null, alt });
  return { figure, net: boxNetDiagram({ length, width, height, lids: [0, 0], alt: "" }) };
}

const otherParts = (part: Part) => parts.filter((each) => each !== part);

/** "Khối hộp chữ nhật có bao nhiêu cạnh?" */
function buildCountQuestion(rng: Rng, part: Part): Question {
  const solid = rng.pick(solids);
  const answer = counts[part];
  const many = answer > 10 ? "bao nhiêu" : "mấy";
  const box = pickBox(rng, solid);
  const { figure } = box;
  const thing = solid === "khối lập phương" ? "Con xúc xắc có dạng" : "Viên gạch có dạng";
  const onlySome = part === "mặt" ? "Còn các mặt bị khuất nữa." : "Đó mới là một mặt của khối.";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${capital(solid)} có ${many} ${part}?`,
      `${thing} ${solid}. Khối đó có ${many} ${part}?`,
      `Con đếm xem ${solid} trong hình có tất cả ${many} ${part}.`,
    ]),
    figures: [figure],
    answer,
    range: [1, 30],
    isTyped: true,
    distractors: [
      ...otherParts(part).map((other) => mistake("FIELD", counts[other], `Đó là số ${other}. Đề bài hỏi số ${part}.`)),
      mistake("PARTIAL", part === "mặt" ? 3 : 4, onlySome),
    ],
    hints: [`Con nhìn cả phần bị khuất, vẽ bằng nét đứt.`, ways[part]],
    explanation: { say: `Khối đó có ${tells[part]}: tất cả ${answer} ${part}.`, figures: [numbered(box, part)] },
    praise: "count",
    identity: `count ${solid} ${part} ${JSON.stringify(figure.marks[0])}`,
  });
}

const covers: Readonly<Record<Part, (child: string, solid: string, done: number) => string>> = {
  mặt: (child, solid, done) => `${child} đã tô màu ${done} mặt của một ${solid}. Còn mấy mặt chưa tô màu?`,
  đỉnh: (child, solid, done) =>
    `${child} làm khung ${solid}, mỗi đỉnh gắn một viên đất nặn. Đã gắn ${done} viên, còn thiếu mấy viên?`,
  cạnh: (child, solid, done) =>
    `${child} làm khung ${solid}, mỗi cạnh dùng một que tính. Đã dùng ${done} que, còn thiếu mấy que?`,
};

/** What the parts are made of there, those that are done, and those that are not. */
const pieces: Readonly<Record<Part, readonly [piece: string, done: string, left: string]>> = {
  mặt: ["mặt", "số mặt đã tô màu", "số mặt chưa tô màu"],
  đỉnh: ["viên", "số viên đã gắn", "số viên còn thiếu"],
  cạnh: ["que", "số que đã dùng", "số que còn thiếu"],
};

/** Some of the parts are done: how many are left? Typed. */
function buildLeftQuestion(rng: Rng, part: Part): Question {
  const [solid, child] = [rng.pick(solids), rng.pick(children)];
  const all = counts[part];
  const done = rng.int(part === "cạnh" ? 3 : 1, all - 1);
  const box = pickBox(rng, solid);
  const [piece, doneText, leftText] = pieces[part];
  return numberQuestion(rng, {
    prompt: covers[part](child, solid, done),
    figures: [box.figure],
    answer: all - done,
    range: [1, 20],
    isTyped: true,
    distractors: [
      mistake("DATUM", done, `${done} là ${doneText}. Con tìm số ${part} của khối rồi tính ${leftText} nhé!`),
      ...otherParts(part).flatMap((other) =>
        counts[other] > done
          ? [mistake("FIELD", counts[other] - done, `Con đã dùng số ${other} của khối. Đề bài nói về ${part}.`)]
          : [],
      ),
      mistake("DATUM", all, `Đó là số ${part} của cả khối. Con bớt đi ${doneText} nhé!`),
    ],
    hints: [`${ways[part]}`, "Con lấy số cần có trừ đi số đã làm."],
    explanation: {
      say: `Khối có ${all} ${part}. Còn lại: ${all} − ${done} = ${all - done} (${piece}).`,
      figures: [numbered(box, part)],
    },
    praise: "story",
    identity: `left ${part} ${solid} ${done}`,
  });
}

/** What is asked of several solids, and what the answer counts. */
const together: Readonly<Record<Part, (count: number, solid: string) => readonly (readonly [string, string])[]>> = {
  mặt: (count, solid) => [
    [`Có ${count} ${solid} đặt rời nhau. Tất cả có bao nhiêu mặt?`, "mặt"],
    [`Mỗi mặt của ${solid} dán một tờ giấy màu. ${count} khối như thế cần bao nhiêu tờ?`, "tờ"],
  ],
  đỉnh: (count, solid) => [
    [`Có ${count} ${solid} đặt rời nhau. Tất cả có bao nhiêu đỉnh?`, "đỉnh"],
    [`Làm khung ${solid}, mỗi đỉnh gắn một viên đất nặn. ${count} khung như thế cần bao nhiêu viên?`, "viên"],
  ],
  cạnh: (count, solid) => [
    [`Làm khung ${solid}, mỗi cạnh là một que tre. ${count} khung như thế cần bao nhiêu que?`, "que"],
    [`Có ${count} ${solid} đặt rời nhau. Tất cả có bao nhiêu cạnh?`, "cạnh"],
  ],
};

/** Several solids: how many parts altogether? Typed. */
function buildTogetherQuestion(rng: Rng, part: Part): Question {
  const solid = rng.pick(solids);
  const count = rng.int(2, 9);
  const box = pickBox(rng, solid);
  const answer = counts[part] * count;
  const [prompt, piece] = rng.pick(together[part](count, solid));
  return numberQuestion(rng, {
    prompt,
    figures: [box.figure],
    answer,
    range: [1, 200],
    isTyped: true,
    distractors: [
      ...otherParts(part).map((other) =>
        mistake("FIELD", counts[other] * count, `Con đã dùng số ${other} của khối. Đề bài hỏi về ${part}.`),
      ),
      mistake("OP", counts[part] + count, "Các khối đều như nhau nên con làm phép nhân nhé!"),
      mistake("PARTIAL", counts[part], `Đó mới là số ${part} của một khối.`),
    ],
    hints: [ways[part], `Con lấy số ${part} của một khối nhân với ${count}.`],
    explanation: {
      say: `Mỗi khối có ${counts[part]} ${part}: ${counts[part]} × ${count} = ${answer} (${piece}).`,
      figures: [numbered(box, part)],
    },
    praise: "calculate",
    identity: `together ${part} ${solid} ${count}`,
  });
}

const faceNames = [
  { solid: "khối lập phương", right: "hình vuông" },
  { solid: "khối hộp chữ nhật", right: "hình chữ nhật" },
] as const;

const wrongFaces = [
  ["hình tròn", "Hình tròn không có cạnh. Con nhìn lại viền của một mặt nhé!"],
  ["hình tam giác", "Con đếm lại số đỉnh của một mặt nhé!"],
] as const;

/** "Các mặt của khối lập phương là hình gì?" */
function buildFaceNameQuestion(rng: Rng): Question {
  const { solid, right } = rng.pick(faceNames);
  const box = pickBox(rng, solid);
  const { figure } = box;
  return choiceQuestion(rng, {
    prompt: rng.pick([`Các mặt của ${solid} là hình gì?`, `Mỗi mặt của ${solid} trong hình có dạng hình gì?`]),
    figures: [figure],
    answer: wordsValue(right),
    distractors: [
      ...wrongFaces.map(([name, tell]) => mistake("FIELD", wordsValue(name), tell)),
      mistake("FIELD", wordsValue("hình ngũ giác"), "Con đếm lại số cạnh của một mặt nhé!"),
    ],
    hints: [
      "Con nhìn mặt trước của khối: nó có mấy cạnh, các góc thế nào?",
      "Con đếm số cạnh của một mặt, rồi xem các cạnh ấy có dài bằng nhau không.",
    ],
    explanation: { say: `Sáu mặt của ${solid} đều là ${right}.`, figures: [numbered(box, "mặt")] },
    praise: "name",
    identity: `face ${solid} ${JSON.stringify(figure.marks[0])}`,
  });
}

/** "Uốn dây thép làm khung khối lập phương cạnh 5 cm. Cần bao nhiêu dây?" */
function buildWireQuestion(rng: Rng): Question {
  const edge = rng.int(2, 9);
  const text = measure(String(edge), "cm");
  const box = pickBox(rng, "khối lập phương");
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Làm khung khối lập phương có cạnh dài ${text} bằng dây thép. Cần ít nhất bao nhiêu xăng-ti-mét dây thép?`,
      `Một khối lập phương có cạnh dài ${text}. Tổng độ dài tất cả các cạnh của khối lập phương đó là bao nhiêu xăng-ti-mét?`,
    ]),
    figures: [box.figure],
    answer: edge * 12,
    range: [1, 200],
    isTyped: true,
    distractors: [
      mistake("FIELD", edge * 8, "Con đã nhân với số đỉnh. Con đếm số cạnh nhé!"),
      mistake("FIELD", edge * 6, "Con đã nhân với số mặt. Con đếm số cạnh nhé!"),
      mistake("PARTIAL", edge * 4, "Đó mới là các cạnh của một mặt."),
    ],
    hints: [ways.cạnh, "Các cạnh của khối lập phương dài bằng nhau. Con lấy độ dài một cạnh nhân với số cạnh."],
    explanation: {
      say: `Khối lập phương có 12 cạnh bằng nhau: ${edge} × 12 = ${edge * 12} (cm).`,
      figures: [numbered(box, "cạnh")],
    },
    praise: "calculate",
    identity: `wire ${edge}`,
  });
}

/** Parts of cubes and blocks (curriculum, c3-cube-box-parts): counted on one; how many are left; on several, all edges. */
export const cubeBoxParts = defineGeometrySkill({
  id: "c3-cube-box-parts",
  classId: "3",
  title: "Khối lập phương, khối hộp chữ nhật: đỉnh, mặt, cạnh",
  generate(difficulty: Difficulty, rng) {
    const part = rng.pick(parts);
    const way = rng.int(0, 3);
    if (difficulty === 1) return way === 0 ? buildFaceNameQuestion(rng) : buildCountQuestion(rng, part);
    if (difficulty === 2) return buildLeftQuestion(rng, part);
    return way === 0 ? buildWireQuestion(rng) : buildTogetherQuestion(rng, part);
  },
});
