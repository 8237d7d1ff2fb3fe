import type { Rng } from "#lib/core/rng.ts";
import { polylineDiagram } from "#lib/questions/diagrams/polyline-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildWhichDrawingQuestion, buildWhichPointsQuestion } from "./build-in-line-question.ts";
import { drawLine, type LineKind, lineNames, zigzag } from "./draw-line.ts";

const first = ["segment", "straight", "curve"] as const satisfies readonly LineKind[];
const all = [...first, "bent"] as const;

const facts: Readonly<Record<LineKind, string>> = {
  segment: "Nét vẽ thẳng, có hai đầu",
  straight: "Nét vẽ thẳng, kéo dài mãi về hai phía",
  curve: "Nét vẽ lượn, không thẳng",
  bent: "Nhiều đoạn thẳng nối tiếp nhau",
};

const looks = ["Con xem nét vẽ thẳng hay lượn.", "Nếu nét thẳng, con xem hai đầu của nó."];

/** One line: "Đây là đường gì?" */
function buildNameQuestion(rng: Rng, kinds: readonly LineKind[]): Question {
  const kind = rng.pick(kinds);
  const figure = drawLine(rng, kind);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Nét vẽ trong hình tên là gì?", "Hình này gọi là gì?"]),
    figures: [figure],
    answer: wordsValue(lineNames[kind]),
    distractors: kinds.map((other) => mistake("FIELD", wordsValue(lineNames[other]), "Con nhìn lại nét vẽ nhé!")),
    choices: kinds.length === 3 ? 3 : 4,
    hints: looks,
    explanation: `${facts[kind]}. Đó là ${lineNames[kind]}.`,
    praise: "shape",
    identity: `name ${kind} ${JSON.stringify(figure.marks)}`,
  });
}

/** "Hình nào là đường cong?" */
function buildWhichQuestion(rng: Rng, kinds: readonly LineKind[]): Question {
  const kind = rng.pick(kinds);
  const name = lineNames[kind];
  const right = drawLine(rng, kind);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Hình nào là ${name}?`, `Con tìm ${name} nhé!`]),
    right,
    answer: name,
    distractors: kinds
      .filter((other) => other !== kind)
      .map((other) => mistake("FIELD", drawLine(rng, other), `Đây là ${lineNames[other]}.`)),
    hints: looks,
    explanation: `${facts[kind]}. Đó là ${name}.`,
    praise: "shape",
    identity: `which ${kind} ${JSON.stringify(right.marks)}`,
  });
}

/** "Đường nào gồm nhiều đoạn thẳng nối tiếp nhau?" */
function buildFactQuestion(rng: Rng): Question {
  const asked = rng.pick([
    { kind: "bent", ask: "Đường nào gồm nhiều đoạn thẳng nối tiếp nhau?" },
    { kind: "straight", ask: "Nét thẳng nào kéo dài mãi về hai phía?" },
    { kind: "segment", ask: "Nét thẳng nào có hai đầu mút?" },
    { kind: "curve", ask: "Sợi dây uốn lượn cho con hình ảnh của đường gì?" },
  ] as const);
  const answer = lineNames[asked.kind];
  // The word of the prompt stands in other answers, too.
  return choiceQuestion(rng, {
    prompt: asked.ask,
    answer: wordsValue(answer),
    distractors: all.map((kind) => mistake("FIELD", wordsValue(lineNames[kind]), "Con nhớ lại từng nét vẽ nhé!")),
    hints: ["Con vẽ thử ra nháp từng loại đường nhé!"],
    explanation: `${facts[asked.kind]}. Đó là ${answer}.`,
    praise: "name",
    identity: `fact ${asked.kind}`,
  });
}

const letters = ["A", "B", "C", "D", "E", "G"] as const;

/** "Đường gấp khúc ABCD gồm mấy đoạn thẳng?" */
function buildPartsQuestion(rng: Rng): Question {
  const parts = rng.int(2, 5);
  const names = letters.slice(0, parts + 1);
  const points = zigzag(rng, parts + 1, 40);
  const figure = polylineDiagram({ points, names, lengths: [], alt: "Một đường gấp khúc." });
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Đường gấp khúc ${names.join("")} gồm mấy đoạn thẳng?`,
      "Đường gấp khúc trong hình có mấy đoạn thẳng?",
    ]),
    figures: [figure],
    answer: parts,
    distractors: [
      mistake("COUNT-ENDS", parts + 1, "Con đếm các điểm rồi. Con đếm các đoạn nhé!"),
      mistake("OFF1", parts - 1, "Con còn quên một đoạn."),
      mistake("OFF1", parts + 2, "Con đếm lại từng đoạn nhé!"),
    ],
    range: [1, 10],
    isTyped: rng.int(0, 2) === 0,
    hints: ["Mỗi đoạn thẳng nối hai điểm liền nhau.", "Con chỉ tay theo từng đoạn và đếm nhé!"],
    explanation: `Con đếm từng đoạn: có ${parts} đoạn thẳng.`,
    praise: "count",
    identity: `parts ${parts} ${JSON.stringify(points)}`,
  });
}

/** Kinds of lines (curriculum, c2-line-kinds): straight or curved; polylines; three points in a line. */
export const lineKinds = defineGeometrySkill({
  id: "c2-line-kinds",
  classId: "2",
  title: "Đoạn thẳng, đường thẳng, đường cong",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildNameQuestion, buildWhichQuestion])(rng, first);
    if (difficulty === 3)
      return rng.pick([buildWhichPointsQuestion, buildWhichPointsQuestion, buildWhichDrawingQuestion])(rng);
    const kind = rng.int(0, 9);
    if (kind === 0) return buildFactQuestion(rng);
    return kind < 4 ? buildPartsQuestion(rng) : rng.pick([buildNameQuestion, buildWhichQuestion])(rng, all);
  },
});
