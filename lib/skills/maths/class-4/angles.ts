import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { angleDiagram } from "#lib/questions/diagrams/angle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, wholeValue, wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type AngleKind, angleKinds, pickDegrees } from "./angle-kinds.ts";

const names = ["góc nhọn", "góc vuông", "góc tù", "góc bẹt"] as const satisfies readonly AngleKind[];

const degreeText = (degrees: number) => measure(String(degrees), "°");
const degreeValue = (degrees: number) => measureValue(wholeValue(degrees), "°");

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
  return choiceQuestion(rng, {
    prompt: isDrawn
      ? rng.pick([
          `Góc ${name} trong hình vẽ là góc gì?`,
          `Góc đỉnh ${corner}, cạnh ${corner}${first} và ${corner}${second} là góc gì?`,
        ])
      : rng.pick([
          `Góc ${degreeText(degrees)} là góc gì?`,
          `Dùng thước đo góc, Mai đo được một góc ${degreeText(degrees)}. Đó là góc gì?`,
        ]),
    figures: isDrawn
      ? [angleDiagram({ degrees, turn, names: [corner, first, second], hasProtractor: false, alt: `Góc ${name}.` })]
      : [],
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
      ? `Góc này ${angleKinds[kind].look} nên là ${kind}.`
      : `${degreeText(degrees)} ${angleKinds[kind].size} nên là ${kind}.`,
    praise: "shape",
    identity: `name ${isDrawn ? `drawn ${turn}` : "told"} ${degrees} ${name}`,
  });
}

const corners = ["A", "B", "C", "D"] as const;

/** "Góc nào là góc tù?": four drawn angles. */
function buildWhichQuestion(rng: Rng, isCompared: boolean): Question {
  const kind = rng.pick(isCompared ? (["góc nhọn", "góc bẹt", "góc tù"] as const) : names);
  const drawn = rng.shuffle(names).map((name, place) => {
    const degrees = pickDegrees(rng, name);
    const turn = name === "góc bẹt" ? rng.int(0, 35) : rng.int(0, 11) * 15;
    const corner = corners[place] ?? "A";
    return {
      name,
      degrees,
      turn,
      figure: angleDiagram({
        degrees,
        turn,
        names: [corner, null, null],
        hasProtractor: false,
        alt: `Góc đỉnh ${corner}.`,
      }),
    };
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
    prompt: isCompared ? asked : rng.pick([`Góc nào là ${kind}?`, `Chọn hình vẽ một ${kind}.`]),
    right: right.figure,
    answer: right.figure.alt,
    distractors: drawn
      .filter((each) => each !== right)
      .map(({ name, figure }) => mistake("FIELD", figure, `Góc này ${angleKinds[name].look}.`)),
    hints: ["Con so sánh từng góc với góc vuông.", "Con có thể dùng góc của tờ giấy làm ê ke để so sánh."],
    explanation: `Góc này ${angleKinds[kind].look}, là ${kind}. Đó là ${right.figure.alt.charAt(0).toLowerCase()}${right.figure.alt.slice(1)}`,
    praise: "shape",
    identity: `which ${isCompared} ${kind} ${drawn.map(({ degrees, turn }) => `${degrees}/${turn}`).join(" ")}`,
  });
}

/** "Góc nào lớn hơn góc vuông?": four angles in degrees, of which one is. */
function buildCompareQuestion(rng: Rng): Question {
  const isLarger = rng.int(0, 1) === 0;
  const small = rng.shuffle([25, 30, 35, 40, 45, 50, 60, 65, 70, 75, 80, 85, 89]);
  const large = rng.shuffle([91, 95, 100, 105, 110, 120, 125, 130, 135, 145, 150, 160, 170]);
  const [right = 0] = isLarger ? large : small;
  const wrong = [...(isLarger ? small : large).slice(0, rng.int(2, 3)), 90].slice(0, 3);
  const word = isLarger ? "lớn" : "bé";
  return choiceQuestion(rng, {
    prompt: rng.pick([`Góc nào ${word} hơn góc vuông?`, `Trong các góc có số đo sau, góc nào ${word} hơn góc vuông?`]),
    answer: degreeValue(right),
    distractors: wrong.map((degrees) =>
      mistake(
        degrees === 90 ? "EQ" : "REL",
        degreeValue(degrees),
        degrees === 90 ? "Góc này đúng bằng góc vuông." : `Góc này ${isLarger ? "bé" : "lớn"} hơn góc vuông.`,
      ),
    ),
    hints: ["Con nhớ lại số đo của góc vuông.", "Góc vuông bằng 90°. Con so sánh từng số đo với 90°."],
    explanation: `Góc vuông bằng 90°. ${degreeText(right)} ${word} hơn 90° nên góc đó ${word} hơn góc vuông.`,
    praise: "compare",
    identity: `compare ${isLarger} ${right} ${wrong.toSorted((a, b) => a - b).join(" ")}`,
  });
}

const truths = {
  right: [
    "Góc nhọn bé hơn góc vuông.",
    "Góc tù lớn hơn góc vuông.",
    "Góc bẹt bằng hai góc vuông.",
    "Góc tù bé hơn góc bẹt.",
    "Góc vuông lớn hơn góc nhọn.",
    "Góc bẹt lớn hơn góc tù.",
  ],
  wrong: [
    "Góc nhọn lớn hơn góc vuông.",
    "Góc tù bé hơn góc vuông.",
    "Góc bẹt bằng góc vuông.",
    "Góc tù lớn hơn góc bẹt.",
    "Góc nhọn lớn hơn góc tù.",
  ],
} as const;

/** Said to a wrong sentence: which two angles to look at again. */
function tellPair(text: string): string {
  const [one, other] = text.toLowerCase().match(/góc \p{L}+/gu) ?? [];
  return `Con vẽ ${one} cạnh ${other} rồi so nhé!`;
}

/** "Câu nào đúng?" */
function buildTruthQuestion(rng: Rng): Question {
  const right = rng.pick(truths.right);
  const wrong = rng.shuffle(truths.wrong).slice(0, 3);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Câu nào đúng?", "Chọn câu đúng về các góc."]),
    answer: wordsValue(right),
    distractors: wrong.map((text) => mistake("REL", wordsValue(text), tellPair(text))),
    hints: ["Con vẽ từng góc ra nháp rồi so sánh.", "Con nhớ số đo: góc vuông bằng 90°, góc bẹt bằng 180°."],
    explanation: `Xếp từ bé đến lớn: góc nhọn, góc vuông, góc tù, góc bẹt. Vậy câu đúng là: ${right}`,
    praise: "compare",
    identity: `truth ${right} ${wrong.toSorted().join(" ")}`,
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

/** "Góc AOB trong hình vẽ bằng bao nhiêu độ?", with a protractor laid on it. */
function buildProtractorQuestion(rng: Rng): Question {
  const degrees = rng.pick([20, 30, 40, 50, 60, 70, 80, 100, 110, 120, 130, 140, 150, 160]);
  const [corner, first, second] = rng.pick(measured);
  const name = `${first}${corner}${second}`;
  const isLarge = degrees > 90;
  const besideRight = isLarge
    ? "Góc này lớn hơn góc vuông nên số đo phải lớn hơn 90°."
    : "Góc này bé hơn góc vuông nên số đo phải bé hơn 90°.";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Góc ${name} trong hình vẽ bằng bao nhiêu độ?`,
      `Đặt thước đo góc như hình vẽ. Số đo góc đỉnh ${corner}, cạnh ${corner}${first}, ${corner}${second} là:`,
      `Đọc số đo của góc ${name} trên thước đo góc.`,
    ]),
    figures: [
      angleDiagram({
        degrees,
        turn: 0,
        names: [corner, first, second],
        hasProtractor: true,
        alt: `Thước đo góc đặt trên góc ${name}.`,
      }),
    ],
    answer: degrees,
    write: (value) => measureValue(wholeValue(value), "°"),
    range: [10, 180],
    step: 10,
    distractors: [
      mistake("READ", 180 - degrees, besideRight),
      mistake("OFF10", degrees + 10, `Con đếm lại các vạch: mỗi vạch là ${measure("10", "°")}.`),
      mistake("OFF10", degrees - 10, `Con đếm lại các vạch: mỗi vạch là ${measure("10", "°")}.`),
    ],
    hints: [
      `Cạnh ${corner}${first} nằm ở vạch 0. Con đếm từ vạch đó, mỗi vạch thêm ${measure("10", "°")}.`,
      isLarge ? "Góc này lớn hơn góc vuông, con đếm tiếp từ 90°." : "Góc này bé hơn góc vuông, con đếm từ vạch 0.",
    ],
    explanation: `Đếm từ cạnh ${corner}${first} ở vạch 0 đến cạnh ${corner}${second}, ta đọc được ${measure(String(degrees), "°")}.`,
    praise: "measure",
    identity: `protractor ${degrees} ${name}`,
  });
}

/** Angles (curriculum, c4-angles): their names; beside a right angle; with a protractor. */
export const angles = defineGeometrySkill({
  id: "c4-angles",
  classId: "4",
  title: "Góc nhọn, góc tù, góc bẹt",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.int(0, 2) === 0 ? buildWhichQuestion(rng, false) : buildNameQuestion(rng);
    if (difficulty === 3) return buildProtractorQuestion(rng);
    return rng.int(0, 3) === 0
      ? buildWhichQuestion(rng, true)
      : rng.pick([buildCompareQuestion, buildCompareQuestion, buildTruthQuestion])(rng);
  },
});
