import type { Rng } from "#lib/core/rng.ts";
import { namedPolygonDiagram } from "#lib/questions/diagrams/named-polygon-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildLinePairsQuestion, buildSidePairsQuestion } from "./build-count-pairs-question.ts";
import { buildStreetsQuestion, buildTrapezoidQuestion } from "./build-streets-question.ts";
import { drawLinePair, type PairKind } from "./draw-line-pair.ts";
import { sidesDrawn } from "./drawn-over.ts";

const kinds = ["song song", "vuông góc", "cắt nhau nhưng không vuông góc"] as const satisfies readonly PairKind[];

/** What lines that lie side by side are called before they have a name. */
const unnamed = "không cắt nhau";

const looks = {
  "song song": "Hai đường thẳng song song không bao giờ cắt nhau.",
  "vuông góc": "Hai đường thẳng vuông góc cắt nhau và tạo thành góc vuông.",
} as const;

type Relation = keyof typeof looks;

const reasons = {
  "song song": "Kéo dài mãi hai đường thẳng này cũng không cắt nhau",
  "vuông góc": "Hai đường thẳng này cắt nhau và khít góc vuông của ê ke",
  "cắt nhau nhưng không vuông góc": "Hai đường thẳng này gặp nhau mà không khít góc vuông của ê ke",
} as const satisfies Record<PairKind, string>;

const drawOn = "Con kéo dài hai đường thẳng xem chúng có gặp nhau không nhé!";
const mustMeet = "Hai đường thẳng vuông góc thì phải cắt nhau. Con kéo dài hai đường thẳng ra xem nhé!";
const lookForCrossing = "Con nhìn kĩ xem hai đường thẳng có gặp nhau ở chỗ nào không nhé!";
const fitSquare = "Con đặt góc vuông của ê ke vào chỗ hai đường thẳng cắt nhau xem có khít không nhé!";

const hints = [
  "Con kéo dài hai đường thẳng xem chúng có cắt nhau không.",
  "Nếu cắt nhau, con đặt góc vuông của ê ke vào xem có khít không.",
];

/** Said to one kind of pair that is taken for another. */
function toldOf(wrong: PairKind, right: PairKind): string {
  if (wrong === "song song") return lookForCrossing;
  if (right !== "song song") return fitSquare;
  return wrong === "vuông góc" ? mustMeet : drawOn;
}

const nameOf = (kind: PairKind) => (kind === "song song" ? unnamed : kind);

/** "Hai đường thẳng trong hình vẽ như thế nào với nhau?" */
function buildPairQuestion(rng: Rng): Question {
  const kind = rng.pick(kinds);
  const pair = drawLinePair(rng, kind);
  const figure = { ...pair.figure, alt: "Hai đường thẳng." };
  return choiceQuestion(rng, {
    prompt: rng.pick([
      "Hai đường thẳng trong hình vẽ như thế nào với nhau?",
      "Hai đường thẳng này là hai đường thẳng:",
    ]),
    figures: [figure],
    answer: wordsValue(nameOf(kind)),
    choices: 3,
    distractors: kinds.map((each) => mistake("FIELD", wordsValue(nameOf(each)), toldOf(each, kind))),
    hints,
    explanation: {
      say: `${reasons[kind]}${kind === "song song" ? "" : ` nên chúng ${kind}`}.`,
      figures: [pair.shown],
    },
    praise: "shape",
    identity: `pair ${kind} ${JSON.stringify(figure.marks)}`,
  });
}

/** "Hình nào có hai đường thẳng song song?" */
function buildWhichQuestion(rng: Rng, kind: Relation): Question {
  const other = kind === "song song" ? "vuông góc" : "song song";
  const crossing = "cắt nhau nhưng không vuông góc";
  const [first = 0, second = 0] = rng.shuffle([35, 45, 55]);
  const { figure: right, shown } = drawLinePair(rng, kind);
  const wrong = [
    { figure: drawLinePair(rng, other).figure, feedback: `${reasons[other]}.` },
    { figure: drawLinePair(rng, crossing, first).figure, feedback: `${reasons[crossing]}.` },
    { figure: drawLinePair(rng, crossing, second).figure, feedback: `${reasons[crossing]}.` },
  ];
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Hình nào có hai đường thẳng ${kind} với nhau?`, `Chọn hình vẽ hai đường thẳng ${kind}.`]),
    isReadByPupil: true,
    right,
    answer: right.alt,
    distractors: wrong.map(({ figure, feedback }) => mistake("FIELD", figure, feedback)),
    hints,
    explanation: {
      say: `${looks[kind]} Hình cần tìm vẽ ${right.alt.charAt(0).toLowerCase()}${right.alt.slice(1)}`,
      figures: [shown],
    },
    praise: "shape",
    identity: `which ${kind} ${JSON.stringify(right.marks)}`,
  });
}

const quartets = ["ABCD", "MNPQ", "EGHK", "IKLM", "RSTU"] as const;

/** The sides of a rectangle beside one of them, and its diagonals. */
function rectangleSides([a = "", b = "", c = "", d = ""]: readonly string[]) {
  return {
    across: [`${a}${b}`, `${d}${c}`],
    upright: [`${a}${d}`, `${b}${c}`],
    diagonals: [`${a}${c}`, `${b}${d}`],
  } as const;
}

/** A rectangle or a square with its diagonals. */
function drawRectangle(rng: Rng, names: readonly string[]) {
  const isSquare = rng.int(0, 3) === 0;
  const [long, high] = isSquare ? [120, 120] : [rng.int(15, 22) * 10, rng.int(8, 11) * 10];
  const [left, top] = [(320 - long) / 2, (180 - high) / 2];
  const corners = [
    { x: left, y: top },
    { x: left + long, y: top },
    { x: left + long, y: top + high },
    { x: left, y: top + high },
  ];
  const shape = isSquare ? "hình vuông" : "hình chữ nhật";
  const alt = `Một ${shape} ${names.join("")} có hai đường chéo.`;
  return {
    shape,
    look: `${long} ${high}`,
    corners,
    figure: namedPolygonDiagram({
      corners,
      names,
      inner: [
        [0, 2],
        [1, 3],
      ],
      alt,
    }),
  };
}

const rules = {
  "song song": "Hai cạnh song song thì không bao giờ cắt nhau.",
  "vuông góc": "Hai cạnh vuông góc thì cắt nhau và tạo thành góc vuông.",
} as const;

/** "Trong hình chữ nhật ABCD, cạnh nào song song với cạnh AB?" */
function buildRectangleQuestion(rng: Rng, relation: Relation): Question {
  const letters = Array.from(rng.pick(quartets));
  const { across, upright, diagonals } = rectangleSides(letters);
  const { figure, corners, shape, look } = drawRectangle(rng, letters);
  const [own, other] = rng.pick([
    [across, upright],
    [upright, across],
  ] as const);
  const asked = rng.int(0, 1);
  const side = own[asked] ?? "";
  const opposite = own[1 - asked] ?? "";
  const isParallel = relation === "song song";
  const neighbour = rng.pick(other);
  const right = isParallel ? opposite : neighbour;
  const wrong = isParallel ? [...other, rng.pick(diagonals)] : [opposite, ...diagonals];
  const name = letters.join("");
  const says = (text: string) => {
    if (text === opposite) return "Đây là cạnh đối diện, không cắt cạnh đó.";
    return other.some((each) => each === text)
      ? "Hai cạnh này có chung một đỉnh."
      : "Đoạn này nối hai đỉnh đối diện, không phải là cạnh của hình.";
  };
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Trong ${shape} ${name}, đoạn thẳng nào ${relation} với cạnh ${side}?`,
      `Cho ${shape} ${name}. Cạnh ${side} ${relation} với đoạn thẳng nào?`,
    ]),
    figures: [figure],
    answer: wordsValue(right),
    distractors: wrong.map((text) => mistake("FIELD", wordsValue(text), says(text))),
    hints: [
      rules[relation],
      isParallel ? `Con tìm cạnh đối diện với cạnh ${side}.` : `Con tìm cạnh có chung một đỉnh với cạnh ${side}.`,
    ],
    explanation: {
      say: isParallel
        ? `Hai cạnh đối diện ${side} và ${right} song song với nhau.`
        : `Hai cạnh ${side} và ${right} có chung một đỉnh và tạo thành góc vuông nên vuông góc với nhau.`,
      figures: [sidesDrawn({ figure, corners, letters }, [side, right])],
    },
    praise: "shape",
    identity: `rectangle ${name} ${side} ${right} ${look}`,
  });
}

function askFor(relation: Relation, build: (rng: Rng, relation: Relation) => Question) {
  return (rng: Rng) => build(rng, relation);
}

/** Lines at right angles and side by side (curriculum, c4-perpendicular-parallel): at right angles; side by side, most in shapes; both, in streets and among many lines. */
export const perpendicularParallel = defineGeometrySkill({
  id: "c4-perpendicular-parallel",
  classId: "4",
  title: "Hai đường thẳng vuông góc, song song",
  generate: byDifficulty({
    1: [
      askFor("vuông góc", buildWhichQuestion),
      askFor("vuông góc", buildRectangleQuestion),
      askFor("vuông góc", buildSidePairsQuestion),
      buildPairQuestion,
    ],
    2: [
      askFor("song song", buildWhichQuestion),
      askFor("song song", buildRectangleQuestion),
      askFor("song song", buildSidePairsQuestion),
      askFor("song song", buildSidePairsQuestion),
      askFor("song song", buildTrapezoidQuestion),
    ],
    3: [buildStreetsQuestion, buildLinePairsQuestion, buildLinePairsQuestion, buildLinePairsQuestion],
  }),
});
