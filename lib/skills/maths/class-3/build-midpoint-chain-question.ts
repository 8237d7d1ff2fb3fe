import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";

const letters = [
  ["A", "B", "M", "N"],
  ["C", "D", "I", "K"],
  ["P", "Q", "E", "G"],
] as const;

/** A line with its midpoint and the midpoint of its first half; the pieces measured where the shortest is told. */
function drawLine(names: readonly [string, string, string, string], alt: string, quarter?: number): DiagramFigure {
  const [left, length, y] = [24, 272, 40];
  const places = [0, 1, 0.5, 0.25].map((part) => ({ x: left + length * part, y }));
  const [from = { x: left, y }, to = { x: left + length, y }] = places;
  const marks: DiagramMark[] = [
    { form: "line", from, to, look: "thick", ends: "plain" },
    ...places.map((at, place): DiagramMark => {
      return { form: "point", ...at, name: names[place] ?? null, nameAt: 90, isDrawn: true };
    }),
  ];
  const pieces = [0, 0.25, 0.5, 1].map((part) => ({ x: left + length * part, y }));
  const measured = pieces.slice(1).map((end, place): DiagramMark => {
    const text = measure(String((quarter ?? 0) * (place === 2 ? 2 : 1)), "cm");
    return { form: "length", from: pieces[place] ?? end, to: end, text, side: -1, hasArrows: false };
  });
  return {
    type: "diagram",
    width: 320,
    height: 80,
    marks: quarter === undefined ? marks : [...marks, ...measured],
    alt,
  };
}

/** From the whole to its quarter, or back: "AM = 24 : 2 = 12 (cm), AN = 12 : 2 = 6 (cm)". */
function explainHalves(quarter: number, half: string, to: string, isBack: boolean): string {
  const [sign, told, end] = isBack ? ["×", quarter, quarter * 4] : [":", quarter * 4, quarter];
  return `${half} = ${told} ${sign} 2 = ${quarter * 2} (cm), ${to} = ${quarter * 2} ${sign} 2 = ${end} (cm)`;
}

/** A quarter of the whole, found without the half. */
function wrongQuarters([begin, end, middle, near]: (typeof letters)[number], whole: number) {
  const [half, pieces] = [begin + middle, [begin + near, near + middle, middle + end].join(", ")];
  return [
    mistake("OP", whole / 3, `Ba đoạn ${pieces} không dài bằng nhau. Con tìm ${half} trước nhé!`),
    mistake("OP", whole - 4, "Con đã trừ. Chia thành các phần bằng nhau thì con làm phép chia."),
  ];
}

/** "M là trung điểm của AB, N là trung điểm của AM. AB dài 24 cm. AN dài bao nhiêu xăng-ti-mét?" and backwards. Typed. */
export function buildMidpointChainQuestion(rng: Rng, longestQuarter: number): Question {
  const quarter = rng.int(2, longestQuarter);
  const names = rng.pick(letters);
  const [begin, end, middle, near] = names;
  const [whole, part, rest] = [begin + end, begin + near, near + end];
  const lengths = { [whole]: quarter * 4, [part]: quarter, [rest]: quarter * 3 };
  const [known, asked] = rng.pick([
    [whole, part],
    [part, whole],
    [part, rest],
    [whole, rest],
  ]);
  const [told, answer, half] = [lengths[known] ?? 0, lengths[asked] ?? 0, begin + middle];
  const way = explainHalves(quarter, half, known === whole ? part : whole, known !== whole);
  const last = asked === rest ? `. ${rest} = ${quarter * 4} − ${quarter} = ${answer} (cm)` : "";
  return numberQuestion(rng, {
    prompt: `${middle} là trung điểm của đoạn thẳng ${whole}, ${near} là trung điểm của đoạn thẳng ${half}. ${known} dài ${measure(String(told), "cm")}. Hỏi ${asked} dài bao nhiêu xăng-ti-mét?`,
    figures: [drawLine(names, `Đoạn thẳng ${whole} có các điểm ${middle} và ${near}.`)],
    answer,
    range: [1, 100],
    isTyped: true,
    distractors: [
      mistake("PARTIAL", quarter * 2, `Đó mới là độ dài ${half}. Con tìm tiếp ${asked} nhé!`),
      mistake("DATUM", told, "Đó là số đo đã cho. Con xem đề hỏi đoạn thẳng nào nhé!"),
      ...Object.entries(lengths)
        .filter(([name]) => name !== asked && name !== known)
        .map(([name, value]) => mistake("FIELD", value, `Đó là độ dài ${name}. Con xem đề hỏi đoạn thẳng nào nhé!`)),
      ...(asked === part ? wrongQuarters(names, told) : []),
    ],
    hints: withoutLeaks(answer, [
      "Trung điểm chia đoạn thẳng thành hai phần dài bằng nhau.",
      `Con tìm độ dài ${half} trước, rồi mới tìm ${asked}.`,
    ]),
    explanation: { say: `${way}${last}.`, figures: [drawLine(names, `Ghi độ dài từng đoạn của ${whole}.`, quarter)] },
    praise: "calculate",
    identity: `chain ${known} ${asked} ${quarter}`,
  });
}
