import type { Rng } from "#lib/core/rng.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { gridSize, lineWays, type Named, onGrid } from "./squared-paper.ts";

const isBetween = "Ba điểm phải thẳng hàng. Điểm ở giữa nằm trên đoạn thẳng nối hai điểm kia.";

const letters = ["A", "B", "C", "D", "E", "G", "H", "I", "K", "M", "N", "P", "Q"] as const;

/** A straight line with named points on it, the first and the last at its ends, and two points beside it. */
function pickLine(rng: Rng, count: number) {
  const way = rng.pick([lineWays.level, lineWays.level, lineWays.falling, lineWays.rising]);
  const { step, across, nameAt } = way;
  const isLevel = way === lineWays.level;
  const length = isLevel ? 10 : 6;
  const { columns, rows } = gridSize;
  const start = {
    x: rng.int(step.y === -1 ? 2 : 1, columns - 2 - length),
    y: { 0: rng.int(3, 4), 1: rng.int(0, 1), [-1]: rng.int(6, rows) }[step.y] ?? 0,
  };
  const along = (steps: number) => ({ x: start.x + step.x * steps, y: start.y + step.y * steps });
  const inner = rng
    .shuffle(Array.from({ length: length - 1 }, (_, place) => place + 1))
    .slice(0, count - 2)
    .toSorted((a, b) => a - b);
  const names = rng.shuffle(letters);
  const onLine = [0, ...inner, length].map((steps, place): Named => {
    return { ...along(steps), name: names[place] ?? "", nameAt };
  });
  const middle = along(length / 2);
  const beside = [1, -1].map((side, place): Named => {
    const at = { x: middle.x + across.x * side, y: middle.y + across.y * side };
    return { ...at, name: names[count + place] ?? "", nameAt: 0 };
  });
  return { onLine, beside, nameAt, key: `${start.x} ${start.y} ${inner.join("-")}` };
}

interface Line extends ReturnType<typeof pickLine> {}

function drawLine({ onLine, beside }: Line): DiagramFigure {
  const points = [...onLine.slice(0, -1), ...beside, ...onLine.slice(-1)];
  return onGrid(points, gridSize, `Các điểm ${onLine.map(({ name }) => name).join(", ")} nằm trên một đường thẳng.`);
}

const nameOf = (point: Named | undefined) => point?.name ?? "";

/** "Điểm nào ở giữa hai điểm A và C?": of four points on a line, and two beside it. */
export function buildBetweenQuestion(rng: Rng): Question {
  const line = pickLine(rng, 4);
  const at = rng.pick([1, 2]);
  const [from, right, to] = [at - 1, at, at + 1].map((place) => nameOf(line.onLine[place]));
  const outside = nameOf(line.onLine[at === 1 ? 3 : 0]);
  const figure = drawLine(line);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Điểm nào ở giữa hai điểm ${from} và ${to}?`,
      `Trong hình, điểm nào nằm giữa hai điểm ${from} và ${to}?`,
    ]),
    figures: [figure],
    answer: wordsValue(`điểm ${right}`),
    distractors: [
      mistake("FIELD", wordsValue(`điểm ${outside}`), `Điểm này thẳng hàng với ${from} và ${to} nhưng ở phía ngoài.`),
      ...line.beside.map(({ name }) =>
        mistake("FIELD", wordsValue(`điểm ${name}`), `Điểm này không thẳng hàng với ${from} và ${to}.`),
      ),
    ],
    hints: [isBetween, `Con đi theo đường thẳng từ ${from} đến ${to} xem gặp điểm nào.`],
    explanation: `${from}, ${right}, ${to} là ba điểm thẳng hàng, đi từ ${from} đến ${to} thì gặp ${right}. Vậy điểm ${right} ở giữa.`,
    praise: "shape",
    identity: `between ${from} ${right} ${to} ${line.key}`,
  });
}

/** "Có mấy điểm ở giữa hai điểm A và D?" Typed. */
export function buildCountBetweenQuestion(rng: Rng): Question {
  const line = pickLine(rng, rng.int(5, 6));
  const { onLine } = line;
  const first = rng.int(0, 1);
  const last = rng.int(first + 2, onLine.length - 1);
  const [from, to] = [nameOf(onLine[first]), nameOf(onLine[last])];
  const between = onLine.slice(first + 1, last).map(({ name }) => name);
  const count = between.length;
  const notEnds = `Con không đếm hai điểm ${from}, ${to} và các điểm ở ngoài đường thẳng nhé!`;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Trong hình có mấy điểm ở giữa hai điểm ${from} và ${to}?`,
      `Con đếm xem có mấy điểm nằm giữa hai điểm ${from} và ${to}.`,
    ]),
    figures: [drawLine(line)],
    answer: count,
    range: [0, 9],
    isTyped: true,
    distractors: [
      mistake("FIELD", count + 2, notEnds),
      mistake("FIELD", onLine.length - 2, `Con chỉ đếm những điểm gặp khi đi từ ${from} đến ${to}.`),
      mistake("FIELD", count + 1, notEnds),
      mistake("FIELD", 0, `Con đi theo đường thẳng từ ${from} đến ${to} xem gặp điểm nào.`),
    ],
    hints: [isBetween, `Con đi theo đường thẳng từ ${from} đến ${to} và đếm các điểm gặp ở giữa.`],
    explanation: `Đi từ ${from} đến ${to} thì gặp ${between.join(", ")}. Có ${count} điểm ở giữa.`,
    praise: "count",
    identity: `count ${from} ${to} ${between.join("")} ${line.key}`,
  });
}

/** "Hình nào có điểm M ở giữa hai điểm A và B?" */
export function buildBetweenFigureQuestion(rng: Rng): Question {
  const length = rng.pick([4, 5]);
  const [begin = "A", end = "B", name = "M"] = rng.shuffle(letters);
  const left = rng.pick([0.5, 1]);
  const at = (x: number, y: number, called: string, nameAt = 90): Named => ({ x: left + x, y, name: called, nameAt });
  const draw = (points: readonly Named[], alt: string) => onGrid(points, { columns: 8, rows: 5, size: 17 }, alt);
  const inRow = (names: readonly [string, string, string], middle: number) => {
    const apart = `cách nhau ${middle} ô và ${length + 1 - middle} ô`;
    const alt = `Ba điểm ${names.join(", ")} theo thứ tự trên một đường thẳng, ${apart}.`;
    return draw([at(0, 3, names[0]), at(middle, 3, names[1]), at(length + 1, 3, names[2])], alt);
  };
  const inside = rng.pick(length === 4 ? [1, 2, 3] : [2, 4]);
  const right = inRow([begin, name, end], inside);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([
      `Hình nào có điểm ${name} ở giữa hai điểm ${begin} và ${end}?`,
      `Ở hình nào, điểm ${name} nằm giữa hai điểm ${begin} và ${end}?`,
    ]),
    right,
    answer: right.alt,
    distractors: [
      mistake("FIELD", inRow([begin, end, name], length - 1), `Ở hình này, ${end} mới là điểm ở giữa.`),
      mistake("FIELD", inRow([name, begin, end], 2), `Ở hình này, ${begin} mới là điểm ở giữa.`),
      mistake(
        "FIELD",
        draw(
          [at(0, 3, begin), at(inside, 1, name, 0), at(length + 1, 3, end)],
          `Điểm ${name} ở phía trên đường thẳng đi qua ${begin} và ${end}, cách 2 ô.`,
        ),
        `Ở hình này, ba điểm ${begin}, ${name}, ${end} không thẳng hàng.`,
      ),
    ],
    hints: [isBetween, `Ở mỗi hình, con đi từ ${begin} đến ${end} xem có gặp ${name} không.`],
    explanation: `Đi từ ${begin} đến ${end} thì gặp ${name}. Đó là hình này: ${right.alt}`,
    praise: "shape",
    identity: `figure ${begin} ${name} ${end} ${length} ${inside} ${left}`,
  });
}
