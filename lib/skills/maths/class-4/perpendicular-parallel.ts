import type { Rng } from "#lib/core/rng.ts";
import { linesDiagram } from "#lib/questions/diagrams/lines-diagram.ts";
import { namedPolygonDiagram } from "#lib/questions/diagrams/named-polygon-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildLinePairsQuestion, buildSidePairsQuestion } from "./build-count-pairs-question.ts";
import { buildStreetsQuestion } from "./build-streets-question.ts";
import { drawnOver, type Segment, sidesDrawn } from "./drawn-over.ts";

const kinds = ["song song", "vuông góc", "cắt nhau nhưng không vuông góc"] as const satisfies readonly PairKind[];

const looks = {
  "song song": "Hai đường thẳng song song không bao giờ cắt nhau.",
  "vuông góc": "Hai đường thẳng vuông góc cắt nhau và tạo thành góc vuông.",
  "cắt nhau nhưng không vuông góc": "Hai đường thẳng này cắt nhau mà không khít góc vuông của ê ke.",
} as const satisfies Record<PairKind, string>;

const reasons = {
  "song song": "Kéo dài mãi hai đường thẳng này cũng không cắt nhau",
  "vuông góc": "Hai đường thẳng này cắt nhau và khít góc vuông của ê ke",
  "cắt nhau nhưng không vuông góc": "Hai đường thẳng này gặp nhau mà không khít góc vuông của ê ke",
} as const satisfies Record<PairKind, string>;

const drawOn = "Con kéo dài hai đường thẳng ra xem nhé!";
const fitSquare = "Con đặt góc vuông của ê ke vào chỗ hai đường thẳng cắt nhau xem có khít không nhé!";

const hints = [
  "Con kéo dài hai đường thẳng xem chúng có cắt nhau không.",
  "Nếu cắt nhau, con đặt góc vuông của ê ke vào xem có khít không.",
];

/** "Hai đường thẳng trong hình vẽ như thế nào với nhau?" */
function buildPairQuestion(rng: Rng): Question {
  const kind = rng.pick(kinds);
  const pair = drawPair(rng, kind);
  const figure = { ...pair.figure, alt: "Hai đường thẳng." };
  return choiceQuestion(rng, {
    prompt: rng.pick([
      "Hai đường thẳng trong hình vẽ như thế nào với nhau?",
      "Hai đường thẳng này là hai đường thẳng:",
    ]),
    figures: [figure],
    answer: wordsValue(kind),
    choices: 3,
    distractors: kinds.map((each) =>
      mistake("FIELD", wordsValue(each), kind === "song song" || each === "song song" ? drawOn : fitSquare),
    ),
    hints,
    explanation: { say: `${reasons[kind]} nên chúng ${kind}.`, figures: [pair.shown] },
    praise: "shape",
    identity: `pair ${kind} ${JSON.stringify(figure.marks)}`,
  });
}

/** "Hình nào có hai đường thẳng song song?" */
function buildWhichQuestion(rng: Rng): Question {
  const kind = rng.pick(["song song", "vuông góc"] as const);
  const other = kind === "song song" ? "vuông góc" : "song song";
  const crossing = "cắt nhau nhưng không vuông góc";
  const [first = 0, second = 0] = rng.shuffle([35, 45, 55]);
  const { figure: right, shown } = drawPair(rng, kind);
  const wrong = [
    { figure: drawPair(rng, other).figure, feedback: looks[other] },
    { figure: drawPair(rng, crossing, first).figure, feedback: looks[crossing] },
    { figure: drawPair(rng, crossing, second).figure, feedback: looks[crossing] },
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
function buildRectangleQuestion(rng: Rng): Question {
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
  const isParallel = rng.int(0, 1) === 0;
  const neighbour = rng.pick(other);
  const right = isParallel ? opposite : neighbour;
  const wrong = isParallel ? [...other, rng.pick(diagonals)] : [opposite, ...diagonals];
  const relation = isParallel ? "song song" : "vuông góc";
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

/** How two straight lines lie: side by side, at a right angle, or crossing some other way. */
type PairKind = "song song" | "vuông góc" | "cắt nhau nhưng không vuông góc";

const middle = { x: 160, y: 90 };

function through(x: number, y: number, degrees: number, half: number) {
  const [dx, dy] = [half * Math.cos((degrees * Math.PI) / 180), -half * Math.sin((degrees * Math.PI) / 180)];
  return { from: { x: x - dx, y: y - dy }, to: { x: x + dx, y: y + dy }, name: null };
}

interface Pair {
  readonly figure: DiagramFigure;
  /** The drawing with what tells the kind: how far apart the lines are, a right angle, or where it would be. */
  readonly shown: DiagramFigure;
}

/** Two ways across lines that lie side by side, at right angles to both, as long as one another. */
function waysAcross([first, second]: readonly Segment[]): DiagramMark[] {
  if (first === undefined || second === undefined) return [];
  const at = ({ from, to }: Segment, share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return [0.25, 0.75].flatMap((share): DiagramMark[] => {
    const [start, end] = [at(first, share), at(second, share)];
    return [
      { form: "line", from: start, to: end, look: "dashed", ends: "plain" },
      { form: "right-angle", at: start, towards: [end, first.to] },
      { form: "right-angle", at: end, towards: [start, second.to] },
      { form: "ticks", from: start, to: end, count: 1 },
    ];
  });
}

/** Two lines of a kind, turned at random; crossing ones are seen not to be at a right angle. */
function drawPair(rng: Rng, kind: PairKind, acute: number = rng.pick([35, 45, 55])): Pair {
  const turn = rng.int(0, 11) * 15;
  if (kind === "song song") {
    const apart = rng.int(22, 34);
    const [dx, dy] = [apart * Math.sin((turn * Math.PI) / 180), apart * Math.cos((turn * Math.PI) / 180)];
    const lines = [through(middle.x - dx, middle.y - dy, turn, 46), through(middle.x + dx, middle.y + dy, turn, 46)];
    const alt = "Hai đường thẳng không cắt nhau.";
    const figure = linesDiagram({ lines, alt });
    return { figure, shown: drawnOver(figure, waysAcross(lines), `${alt} Chúng luôn cách đều nhau.`) };
  }
  const between = kind === "vuông góc" ? 90 : rng.pick([acute, 180 - acute]);
  const alt = `Hai đường thẳng cắt nhau tạo thành góc ${kind === "vuông góc" ? 90 : acute}°.`;
  const lines = [through(middle.x, middle.y, turn, 76), through(middle.x, middle.y, turn + between, 76)];
  const figure = linesDiagram({ lines, alt });
  const [along, square] = [through(middle.x, middle.y, turn, 76), through(middle.x, middle.y, turn + 90, 76)];
  const right: DiagramMark = { form: "right-angle", at: middle, towards: [along.to, square.to] };
  const fit: DiagramMark = { form: "line", from: middle, to: square.to, look: "dashed", ends: "plain" };
  const marks = kind === "vuông góc" ? [right] : [fit, right];
  const told =
    kind === "vuông góc" ? "Chỗ cắt nhau có dấu góc vuông." : "Cạnh ê ke vẽ nét đứt không trùng với đường nào.";
  return { figure, shown: drawnOver(figure, marks, `${alt} ${told}`) };
}

/** Lines at right angles and side by side (curriculum, c4-perpendicular-parallel): seen; in shapes; in streets and among many lines. */
export const perpendicularParallel = defineGeometrySkill({
  id: "c4-perpendicular-parallel",
  classId: "4",
  title: "Hai đường thẳng vuông góc, song song",
  generate: byDifficulty({
    1: [buildPairQuestion, buildWhichQuestion],
    2: [buildRectangleQuestion, buildSidePairsQuestion, buildSidePairsQuestion, buildSidePairsQuestion],
    3: [buildStreetsQuestion, buildLinePairsQuestion, buildLinePairsQuestion, buildLinePairsQuestion],
  }),
});
