import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { ThermometerFigure } from "#lib/questions/figures/thermometer.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";

const range = [0, 100] as const;
const degrees = (amount: number) => measure(String(amount), "°C");

const scale = { type: "thermometer", from: 10, to: 40, step: 1 } as const;

const times = [
  { first: "Sáng", second: "Trưa", from: "buổi sáng", to: "buổi trưa", isRise: true },
  { first: "Sáng", second: "Chiều", from: "buổi sáng", to: "buổi chiều", isRise: true },
  { first: "Trưa", second: "Tối", from: "buổi trưa", to: "buổi tối", isRise: false },
  { first: "Chiều", second: "Đêm", from: "buổi chiều", to: "ban đêm", isRise: false },
] as const;

/** "Từ buổi sáng đến buổi trưa, nhiệt độ tăng bao nhiêu độ?" on two thermometers. */
export function buildDifferenceQuestion(rng: Rng): Question {
  const { first, second, from, to, isRise } = rng.pick(times);
  const low = rng.int(12, 27);
  const high = low + rng.int(3, 12);
  const difference = high - low;
  const figure: ThermometerFigure = {
    ...scale,
    readings: [
      { degrees: isRise ? low : high, label: first },
      { degrees: isRise ? high : low, label: second },
    ],
    alt: "Hai nhiệt kế đo ở hai lúc trong ngày.",
  };
  const isBorrowing = high % 10 < low % 10;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Từ ${from} đến ${to}, nhiệt độ ${isRise ? "tăng" : "giảm"} bao nhiêu độ?`,
      `Con đọc hai nhiệt kế. Nhiệt độ ${to} ${isRise ? "cao" : "thấp"} hơn ${from} bao nhiêu độ?`,
    ]),
    figures: [figure],
    answer: difference,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", high, "Đó mới là nhiệt độ cao hơn. Con đọc cả nhiệt kế kia rồi trừ."),
      mistake("PARTIAL", low, "Đó mới là nhiệt độ thấp hơn. Con đọc cả nhiệt kế kia rồi trừ."),
      mistake("OP", high + low, "Con đã cộng hai nhiệt độ. Hỏi hơn kém nhau thì con trừ."),
      ...(isBorrowing ? [mistake("BORROW", difference + 10, "Con quên trừ số nhớ ở hàng chục rồi.")] : []),
      mistake("OFF1", difference + 1, "Con đọc lại từng vạch của hai nhiệt kế rồi trừ nhé!"),
      mistake("OFF1", difference - 1, "Con đọc lại từng vạch của hai nhiệt kế rồi trừ nhé!"),
    ],
    hints: ["Con đọc nhiệt độ ở mỗi nhiệt kế trước. Mỗi vạch nhỏ là 1 độ.", "Con lấy số lớn trừ số bé."],
    explanation: {
      say: `Hai nhiệt độ là ${degrees(low)} và ${degrees(high)}: ${high} − ${low} = ${difference} (°C).`,
      figures: [
        {
          ...figure,
          readings: figure.readings.map((reading, place) => ({
            ...reading,
            isRead: true,
            ...(place === 1 && { countedFrom: isRise ? low : high }),
          })),
        },
      ],
    },
    praise: "calculate",
    identity: `difference ${from} ${low} ${high}`,
  });
}

/** "Nhiệt kế cho biết nhiệt độ buổi sáng. Đến trưa nhiệt độ tăng thêm 7 °C. Buổi trưa bao nhiêu độ?" */
export function buildAfterChangeQuestion(rng: Rng): Question {
  const { first, second, from, to, isRise } = rng.pick(times);
  const start = isRise ? rng.int(14, 26) : rng.int(24, 36);
  const change = rng.int(3, 11);
  const answer = isRise ? start + change : start - change;
  const by = degrees(change);
  const sum = `${start} ${isRise ? "+" : "−"} ${change}`;
  const turned = isRise ? "Nhiệt độ tăng thêm thì con cộng." : "Nhiệt độ giảm đi thì con trừ.";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Nhiệt kế cho biết nhiệt độ ${from}. Đến ${to}, nhiệt độ ${isRise ? "tăng thêm" : "giảm đi"} ${by}. Lúc đó là bao nhiêu độ?`,
      `Con đọc nhiệt độ ${from}. Nhiệt độ ${to} ${isRise ? "cao hơn" : "thấp hơn"} ${by}. Nhiệt độ ${to} là bao nhiêu độ?`,
    ]),
    figures: [{ ...scale, readings: [{ degrees: start, label: null }], alt: "Một nhiệt kế có vạch chia độ." }],
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("OP", isRise ? start - change : start + change, turned),
      mistake("DATUM", start, `Đó là nhiệt độ ${from}. Con tính tiếp nhé!`),
      mistake("DATUM", change, "Đó là số độ thay đổi. Đề bài hỏi nhiệt độ lúc sau."),
      mistake("OFF1", answer + 1, "Con đọc lại từng vạch nhỏ của nhiệt kế rồi tính nhé!"),
      mistake("OFF1", answer - 1, "Con đọc lại từng vạch nhỏ của nhiệt kế rồi tính nhé!"),
    ],
    hints: [
      "Con đọc nhiệt kế trước. Mỗi vạch nhỏ là 1 độ.",
      `${turned} Con lấy số độ vừa đọc ${isRise ? "cộng thêm" : "trừ đi"} ${change}.`,
    ],
    explanation: {
      say: `Nhiệt kế chỉ ${degrees(start)}. Lúc sau: ${sum} = ${answer} (°C).`,
      figures: [
        {
          ...scale,
          readings: [
            { degrees: start, label: first, isRead: true },
            { degrees: answer, label: second, isRead: true, countedFrom: start },
          ],
          alt: `Hai nhiệt kế: ${from} và ${to}.`,
        },
      ],
    },
    praise: "calculate",
    identity: `after ${from} ${start} ${change}`,
  });
}
