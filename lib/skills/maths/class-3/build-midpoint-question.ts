import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { gridSize, lineWays, type Named, onGrid } from "./squared-paper.ts";

/** The line of a figure on squared paper, both its halves marked as equal, and so many squares written along each. */
function halved(
  figure: DiagramFigure,
  names: readonly [string, string, string],
  squares: string | null,
): DiagramFigure {
  const [from, middle, to] = names.map((name) => {
    const found = figure.marks.find((mark) => mark.form === "point" && mark.name === name);
    return found?.form === "point" ? { x: found.x, y: found.y } : { x: 0, y: 0 };
  });
  if (!(from && middle && to)) throw new Error("Three points");
  const halves = [
    [from, middle],
    [middle, to],
  ] as const;
  const marks = halves.map(([start, end]): DiagramMark => {
    return squares === null
      ? { form: "ticks", from: start, to: end, count: 1 }
      : { form: "length", from: start, to: end, text: squares, side: -1, hasArrows: false };
  });
  return { ...figure, marks: [...figure.marks, ...marks] };
}

const ways = [
  { ...lineWays.level, lengths: [6, 8, 10] },
  { ...lineWays.upright, lengths: [6] },
  { ...lineWays.falling, lengths: [6] },
  { ...lineWays.rising, lengths: [6] },
] as const;

const ends = [
  ["A", "B"],
  ["M", "N"],
  ["P", "Q"],
] as const;

const isMiddle = "Trung điểm là điểm ở giữa hai đầu và cách đều hai đầu.";

interface Counted {
  readonly names: readonly [begin: string, middle: string, end: string];
  readonly length: number;
  /** Whether the line goes over the squares from corner to corner: it is not as long as so many of their sides. */
  readonly isSlanting: boolean;
}

function countHint({ names: [begin, , end], length, isSlanting }: Counted): string {
  return isSlanting
    ? `Đoạn thẳng ${begin}${end} đi chéo qua ${length} ô vuông. Con đếm từ ${begin} qua một nửa số ô đó.`
    : `Đoạn thẳng ${begin}${end} dài ${length} ô. Con đếm từ ${begin} đi một nửa số ô.`;
}

function explainCounted(figure: DiagramFigure, { names, length, isSlanting }: Counted) {
  const [begin, middle, end] = names;
  const squares = `${length / 2} ô`;
  const halves = `${begin}${middle} và ${middle}${end} đều`;
  const equal = isSlanting ? `${halves} đi chéo qua ${squares} nên dài bằng nhau` : `${halves} dài ${squares}`;
  return {
    say: `${equal}. Vậy trung điểm là điểm ${middle}.`,
    figures: [halved(figure, names, isSlanting ? null : squares)],
  };
}

/** "Điểm nào là trung điểm của đoạn thẳng AB?" on squared paper. */
export function buildMidpointOnGridQuestion(rng: Rng): Question {
  const { step, across, nameAt, lengths } = rng.pick([ways[0], ...ways]);
  const length = rng.pick(lengths);
  const { columns } = gridSize;
  const start = {
    x: rng.int(step.y === -1 ? 2 : 1, step.x === 0 ? columns - 4 : columns - 2 - length),
    y: { 0: rng.int(3, 6), 1: rng.int(0, 1), [-1]: rng.int(6, 7) }[step.y] ?? 0,
  };
  const along = (steps: number) => ({ x: start.x + step.x * steps, y: start.y + step.y * steps });
  const [begin, end] = rng.pick(ends);
  const [right = "", near = "", far = "", off = ""] = rng.shuffle(["C", "D", "E", "G", "H", "I", "K"]);
  const half = length / 2;
  const turn = rng.pick([-1, 1]);
  const beyond = rng.int(2, Math.max(half - 1, 2));
  const inside = [
    { steps: half, name: right },
    { steps: half + turn, name: near },
    { steps: half - turn * (length > 6 ? beyond : 2), name: far },
  ];
  const middle = along(half);
  const counted: Counted = { names: [begin, right, end], length, isSlanting: step.x !== 0 && step.y !== 0 };
  const points: Named[] = [
    { ...start, name: begin, nameAt },
    ...inside.map(({ steps, name }) => ({ ...along(steps), name, nameAt })),
    { x: middle.x + across.x, y: middle.y + across.y, name: off, nameAt: 0 },
    { ...along(length), name: end, nameAt },
  ];
  const figure = onGrid(points, gridSize, `Đoạn thẳng ${begin}${end} và các điểm khác trên lưới ô vuông.`);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Điểm nào là trung điểm của đoạn thẳng ${begin}${end}?`,
      `Con đếm ô vuông rồi tìm trung điểm của đoạn thẳng ${begin}${end}.`,
      `Điểm nào chia đoạn thẳng ${begin}${end} thành hai phần bằng nhau?`,
    ]),
    figures: [figure],
    answer: wordsValue(`điểm ${right}`),
    distractors: [
      mistake("OFF1", wordsValue(`điểm ${near}`), "Con đếm lại số ô từ điểm này đến hai đầu nhé!"),
      mistake("FIELD", wordsValue(`điểm ${off}`), "Điểm này không nằm trên đoạn thẳng."),
      mistake("OFF1", wordsValue(`điểm ${far}`), "Điểm này gần một đầu hơn. Con đếm lại số ô nhé!"),
    ],
    hints: [isMiddle, countHint(counted)],
    explanation: explainCounted(figure, counted),
    praise: "shape",
    identity: `grid ${begin} ${right}${near}${far}${off} ${length} ${nameAt} ${start.x} ${turn}`,
  });
}

/** "Hình nào có M là trung điểm của đoạn thẳng AB?" */
export function buildMidpointFigureQuestion(rng: Rng): Question {
  const length = rng.pick([4, 6]);
  const [begin, end] = rng.pick([
    ["A", "B"],
    ["C", "D"],
    ["P", "Q"],
    ["E", "G"],
  ] as const);
  const name = rng.pick(["M", "N", "I", "K", "H"]);
  const left = rng.pick([0.5, 1, 1.5]);
  const draw = (steps: number, up: number) => {
    const nameAt = up === 0 ? 90 : 0;
    const where = up === 0 ? "trên đoạn thẳng" : "ngoài đoạn thẳng";
    const points: Named[] = [
      { x: left, y: 3, name: begin, nameAt: 90 },
      { x: left + steps, y: 3 - up, name, nameAt },
      { x: left + length, y: 3, name: end, nameAt: 90 },
    ];
    const alt = `Đoạn thẳng ${begin}${end} dài ${length} ô, điểm ${name} ${where}, cách ${begin} ${steps} ô theo hàng ngang.`;
    return onGrid(points, { columns: 8, rows: 5, size: 17 }, alt);
  };
  const half = length / 2;
  const wrong = rng.shuffle([half - 1, half + 1]);
  const right = draw(half, 0);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([
      `Hình nào có ${name} là trung điểm của đoạn thẳng ${begin}${end}?`,
      `Hình nào có ${name} nằm giữa và cách đều hai điểm ${begin}, ${end}?`,
    ]),
    right,
    answer: right.alt,
    distractors: [
      ...wrong.map((steps) => mistake("OFF1", draw(steps, 0), `Con đếm lại số ô từ ${name} đến hai đầu nhé!`)),
      mistake("FIELD", draw(half, 1.5), `Ở hình này, ${name} không nằm trên đoạn thẳng ${begin}${end}.`),
    ],
    hints: [isMiddle, `Con đếm số ô từ ${name} đến ${begin} và từ ${name} đến ${end} ở mỗi hình.`],
    explanation: {
      say: `${name} nằm trên đoạn thẳng và cách mỗi đầu ${half} ô. Đó là hình này: ${right.alt}`,
      figures: [halved(right, [begin, name, end], null)],
    },
    praise: "shape",
    identity: `figure ${begin} ${name} ${length} ${left}`,
  });
}

/** "I là trung điểm của đoạn thẳng MN dài 12 cm. Đoạn thẳng MI dài bao nhiêu?" and backwards, inside the tables of 2. */
export function buildHalfLengthQuestion(rng: Rng): Question {
  const half = rng.int(3, 10);
  const isBack = rng.int(0, 2) === 0;
  const [begin, end, middle] = rng.pick([
    ["A", "B", "M"],
    ["C", "D", "I"],
    ["P", "Q", "K"],
  ] as const);
  const [told, answer] = isBack ? [half, half * 2] : [half * 2, half];
  const [whole, part] = [`${begin}${end}`, rng.pick([`${begin}${middle}`, `${middle}${end}`])];
  const [known, asked] = isBack ? [part, whole] : [whole, part];
  const text = measure(String(told), "cm");
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${middle} là trung điểm của đoạn thẳng ${whole}. Biết ${known} dài ${text}. Đoạn thẳng ${asked} dài bao nhiêu xăng-ti-mét?`,
      `Đoạn thẳng ${known} dài ${text}, ${middle} là trung điểm của ${whole}. Đoạn thẳng ${asked} dài bao nhiêu xăng-ti-mét?`,
    ]),
    answer,
    range: [1, 200],
    isTyped: true,
    distractors: [
      mistake("DATUM", told, "Đó là số đo đã cho. Con xem đề hỏi đoạn thẳng nào nhé!"),
      mistake("OP", isBack ? half / 2 : half * 4, "Con xem lại: đoạn nào dài hơn, đoạn nào là một nửa nhé!"),
      mistake("OP", told - 2, "Con đã bớt 2 cm. Trung điểm chia đoạn thẳng thành mấy phần bằng nhau?"),
      mistake("OP", told + 2, "Con đã thêm 2 cm. Trung điểm chia đoạn thẳng thành mấy phần bằng nhau?"),
    ],
    hints: [isMiddle, `${begin}${middle} và ${middle}${end} dài bằng nhau, mỗi đoạn là một nửa của ${whole}.`],
    explanation: isBack
      ? `${whole} gồm hai đoạn thẳng dài bằng ${part}: ${half} × 2 = ${answer} (cm).`
      : `${part} bằng một nửa ${whole}: ${told} : 2 = ${answer} (cm).`,
    praise: "calculate",
    identity: `half ${known} ${told}`,
  });
}
