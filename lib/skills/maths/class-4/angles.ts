import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { angleDiagram } from "#lib/questions/diagrams/angle-diagram.ts";
import { anglesDiagram } from "#lib/questions/diagrams/angles-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type AngleKind, angleKinds, pickDegrees } from "./angle-kinds.ts";
import { buildShapeAnglesQuestion } from "./build-shape-angles-question.ts";

const names = ["góc nhọn", "góc vuông", "góc tù", "góc bẹt"] as const satisfies readonly AngleKind[];

const degreeText = (degrees: number) => measure(String(degrees), "°");

const toldPrompts = (degrees: number) => [
  `Góc ${degreeText(degrees)} là góc gì?`,
  `Dùng thước đo góc, Mai đo được một góc ${degreeText(degrees)}. Đó là góc gì?`,
];

/** "Góc 120° là góc gì?", told or drawn. */
function buildNameQuestion(rng: Rng): Question {
  const kind = rng.pick(names);
  const degrees = pickDegrees(rng, kind);
  const isDrawn = kind === "góc vuông" || kind === "góc bẹt" || rng.int(0, 1) === 0;
  const turn = kind === "góc bẹt" ? rng.int(0, 35) : rng.int(0, 11) * 15;
  const [corner, first, second] = rng.pick([
    ["O", "A", "B"],
    ["O", "M", "N"],
    ["I", "H", "K"],
    ["B", "A", "C"],
    ["D", "E", "G"],
  ] as const);
  const name = `${first}${corner}${second}`;
  const drawn = { degrees, turn, names: [corner, first, second], hasProtractor: false } as const;
  const fit = `Ê ke đặt vào góc ${name}: góc ${angleKinds[kind].look}.`;
  return choiceQuestion(rng, {
    prompt: isDrawn
      ? rng.pick([
          `Góc ${name} trong hình vẽ là góc gì?`,
          `Góc đỉnh ${corner}, cạnh ${corner}${first} và ${corner}${second} là góc gì?`,
        ])
      : rng.pick(toldPrompts(degrees)),
    figures: isDrawn ? [angleDiagram({ ...drawn, alt: `Góc ${name}.` })] : [],
    answer: wordsValue(kind),
    distractors: names.map((each) =>
      mistake("FIELD", wordsValue(each), angleKinds[each][isDrawn ? "feedback" : "told"]),
    ),
    hints: isDrawn
      ? [
          "Con so sánh góc này với góc của ê ke.",
          "Góc đó hẹp hơn, vừa khít hay mở rộng hơn góc của ê ke? Hai cạnh có duỗi thẳng ra không?",
        ]
      : ["Góc vuông bằng 90°, góc bẹt bằng 180°.", `Con so ${degreeText(degrees)} với 90° và 180°.`],
    explanation: isDrawn
      ? {
          say: `Góc này ${angleKinds[kind].look} nên là ${kind}.`,
          figures: [angleDiagram({ ...drawn, shown: "set square", alt: fit })],
        }
      : `${degreeText(degrees)} ${angleKinds[kind].size} nên là ${kind}.`,
    praise: "shape",
    identity: `name ${isDrawn ? `drawn ${turn}` : "told"} ${degrees} ${name}`,
  });
}

const corners = ["A", "B", "C", "D"] as const;

/** "Góc nào là góc tù?": four drawn angles. */
function buildWhichQuestion(rng: Rng): Question {
  const kind = rng.pick(names);
  const drawn = rng.shuffle(names).map((name, place) => {
    const degrees = pickDegrees(rng, name);
    const turn = name === "góc bẹt" ? rng.int(0, 35) : rng.int(0, 11) * 15;
    const corner = corners[place] ?? "A";
    const angle = { degrees, turn, names: [corner, null, null], hasProtractor: false } as const;
    return { name, corner, angle, figure: angleDiagram({ ...angle, alt: `Góc đỉnh ${corner}.` }) };
  });
  const asked = {
    "góc nhọn": "Góc nào bé hơn góc vuông?",
    "góc bẹt": "Góc nào bằng hai góc vuông?",
    "góc tù": "Góc nào lớn hơn góc vuông nhưng bé hơn góc bẹt?",
    "góc vuông": "Góc nào là góc vuông?",
  }[kind];
  const right = drawn.find(({ name }) => name === kind);
  if (right === undefined) throw new Error(`No ${kind}`);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Góc nào là ${kind}?`, `Chọn hình vẽ một ${kind}.`, asked]),
    right: right.figure,
    answer: right.figure.alt,
    distractors: drawn
      .filter((each) => each !== right)
      .map(({ name, figure }) => mistake("FIELD", figure, `Góc này ${angleKinds[name].look}.`)),
    hints: ["Con so sánh từng góc với góc vuông.", "Con có thể dùng góc của tờ giấy làm ê ke để so sánh."],
    explanation: {
      say: `Góc này ${angleKinds[kind].look}, là ${kind}. Đó là ${right.figure.alt.charAt(0).toLowerCase()}${right.figure.alt.slice(1)}`,
      figures: [angleDiagram({ ...right.angle, shown: "set square", alt: `Ê ke đặt vào góc đỉnh ${right.corner}.` })],
    },
    praise: "shape",
    identity: `which ${kind} ${drawn.map(({ angle: { degrees, turn } }) => `${degrees}/${turn}`).join(" ")}`,
  });
}

/** "Trong hình vẽ có mấy góc tù?": several angles, told apart by the eye. */
function buildCountQuestion(rng: Rng): Question {
  const kind = rng.pick(names);
  const others = names.filter((name) => name !== kind);
  const count = rng.int(1, 3);
  const drawn = rng.shuffle([
    ...Array.from({ length: count }, () => kind),
    ...Array.from({ length: 6 - count }, () => rng.pick(others)),
  ]);
  const angles = drawn.map((name) => ({ degrees: pickDegrees(rng, name), turn: rng.int(0, 23) * 15 }));
  const counted = drawn.flatMap((name, place) => (name === kind ? [place] : []));
  const timesOf = (name: AngleKind) => drawn.filter((each) => each === name).length;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Trong các góc ở hình vẽ có mấy ${kind}?`, `Hình vẽ có bao nhiêu ${kind}?`]),
    figures: [anglesDiagram({ angles, alt: "Một số góc vẽ cạnh nhau, mỗi góc quay một hướng." })],
    answer: count,
    range: [0, 9],
    distractors: [
      ...others
        .filter((other) => timesOf(other) > 0)
        .map((other) => mistake("FIELD", timesOf(other), `Con xem lại: đề bài hỏi ${kind}, không hỏi ${other}.`)),
      mistake("DATUM", drawn.length, `Đó là số góc của cả hình vẽ. Con chỉ đếm ${kind} thôi nhé!`),
      mistake("OFF1", count + 1, `Con đếm thừa một góc. ${angleKinds[kind].feedback}`),
      mistake("OFF1", count - 1, "Con còn sót một góc. Con nhìn lại từng góc thật kĩ nhé!"),
    ],
    hints: ["Con so sánh từng góc với góc vuông của ê ke.", `${capital(kind)} ${angleKinds[kind].look}.`],
    explanation: {
      say: `${capital(kind)} ${angleKinds[kind].look}. Trong hình vẽ có ${count} ${kind}.`,
      figures: [anglesDiagram({ angles, counted, alt: `Các ${kind} được đánh số.` })],
    },
    praise: "shape",
    identity: `count ${kind} ${angles.map(({ degrees, turn }) => `${degrees}/${turn}`).join(" ")}`,
  });
}

const measured = [
  ["O", "A", "B"],
  ["O", "M", "N"],
  ["O", "P", "Q"],
  ["I", "H", "K"],
  ["E", "D", "G"],
  ["B", "A", "C"],
] as const;

const protractorPrompts = (name: string, [corner, first, second]: readonly string[]) => [
  `Góc ${name} trong hình vẽ bằng bao nhiêu độ?`,
  `Đặt thước đo góc như hình vẽ. Góc đỉnh ${corner}, cạnh ${corner}${first}, ${corner}${second} bằng bao nhiêu độ?`,
  `Con đọc thước đo góc: góc ${name} bằng bao nhiêu độ?`,
];

const readAlt = (name: string, degrees: number) =>
  `Thước đo góc đặt trên góc ${name}, một cung nối hai cạnh, ghi ${degreeText(degrees)}.`;

const countMarks = `Con đếm lại các vạch: mỗi vạch là ${degreeText(10)}.`;

/** "Góc AOB trong hình vẽ bằng bao nhiêu độ?", with a protractor laid on it, one side at 0. */
function buildProtractorQuestion(rng: Rng): Question {
  const degrees = rng.pick([20, 30, 40, 50, 60, 70, 80, 100, 110, 120, 130, 140, 150, 160]);
  const names = rng.pick(measured);
  const [corner, first, second] = names;
  const name = `${first}${corner}${second}`;
  const drawn = { degrees, turn: 0, names, hasProtractor: true } as const;
  const isLarge = degrees > 90;
  const besideRight = isLarge
    ? "Góc này lớn hơn góc vuông nên số đo phải lớn hơn 90°."
    : "Góc này bé hơn góc vuông nên số đo phải bé hơn 90°.";
  return typedNumberQuestion(rng, {
    prompt: rng.pick(protractorPrompts(name, names)),
    figures: [angleDiagram({ ...drawn, alt: `Thước đo góc đặt trên góc ${name}.` })],
    answer: degrees,
    range: [10, 180],
    step: 10,
    distractors: [
      mistake("READ", 180 - degrees, besideRight),
      mistake("OFF10", degrees + 10, countMarks),
      mistake("OFF10", degrees - 10, countMarks),
    ],
    hints: [
      `Cạnh ${corner}${first} nằm ở vạch 0. Con đếm từ vạch đó, mỗi vạch thêm ${degreeText(10)}.`,
      isLarge ? "Góc này lớn hơn góc vuông, con đếm tiếp từ 90°." : "Góc này bé hơn góc vuông, con đếm từ vạch 0.",
    ],
    explanation: {
      say: `Đếm từ cạnh ${corner}${first} ở vạch 0 đến cạnh ${corner}${second}, ta đọc được ${degreeText(degrees)}.`,
      figures: [angleDiagram({ ...drawn, shown: "reading", alt: readAlt(name, degrees) })],
    },
    praise: "measure",
    identity: `protractor ${degrees} ${name}`,
  });
}

/** The same with no side at 0: both are read. */
function buildTurnedProtractorQuestion(rng: Rng): Question {
  const degrees = rng.pick([40, 50, 60, 70, 80, 100, 110, 120]);
  const turn = rng.int(2, (180 - degrees) / 10) * 10;
  const names = rng.pick(measured);
  const [corner, first, second] = names;
  const name = `${first}${corner}${second}`;
  const [one, other] = [`${corner}${first}`, `${corner}${second}`];
  const read = turn + degrees;
  const drawn = { degrees, turn, names, hasProtractor: true } as const;
  return typedNumberQuestion(rng, {
    prompt: rng.pick(protractorPrompts(name, names)),
    figures: [angleDiagram({ ...drawn, alt: `Thước đo góc đặt trên góc ${name}.` })],
    answer: degrees,
    range: [10, 360],
    step: 10,
    distractors: [
      mistake("READ", read, `Con mới đọc vạch của cạnh ${other}. Cạnh ${one} không nằm ở vạch 0.`),
      mistake("READ", turn, `Con mới đọc vạch của cạnh ${one}. Con đọc cả vạch của cạnh ${other} nhé!`),
      mistake("READ", 180 - turn, `Con đếm từ cạnh ${one} đến hết thước rồi. Con dừng ở cạnh ${other} nhé!`),
      mistake("OP", turn + read, "Con cộng hai số đọc được rồi. Con tìm khoảng giữa hai vạch nhé!"),
      mistake("OFF10", degrees + 10, countMarks),
      mistake("OFF10", degrees - 10, countMarks),
    ],
    hints: [
      `Cạnh ${one} không nằm ở vạch 0. Con đọc vạch của từng cạnh.`,
      `Con đếm từ vạch của cạnh ${one} đến vạch của cạnh ${other}, mỗi vạch là ${degreeText(10)}.`,
    ],
    explanation: {
      say: `Cạnh ${one} ở vạch ${turn}, cạnh ${other} ở vạch ${read}: ${read} − ${turn} = ${degrees}. Góc ${name} bằng ${degreeText(degrees)}.`,
      figures: [angleDiagram({ ...drawn, shown: "reading", alt: readAlt(name, degrees) })],
    },
    praise: "measure",
    identity: `turned protractor ${degrees} ${turn} ${name}`,
  });
}

/** Angles (curriculum, c4-angles): with a protractor; their names by the eye; all of a shape, and a protractor not laid at 0. */
export const angles = defineGeometrySkill({
  id: "c4-angles",
  classId: "4",
  title: "Góc nhọn, góc tù, góc bẹt",
  generate: byDifficulty({
    1: [buildProtractorQuestion],
    2: [buildNameQuestion, buildWhichQuestion, buildCountQuestion, buildCountQuestion],
    3: [buildShapeAnglesQuestion, buildShapeAnglesQuestion, buildTurnedProtractorQuestion],
  }),
});
