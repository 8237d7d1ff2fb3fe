import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";

const range = [0, 100] as const;
const write = writeWith("°C");
const degrees = (amount: number) => measure(String(amount), "°C");

const rises = [
  (a: string, b: string) => `Nhiệt độ buổi sáng là ${a}, buổi trưa là ${b}. Nhiệt độ tăng bao nhiêu độ?`,
  (a: string, b: string) => `Lúc 6 giờ nhiệt độ là ${a}, lúc 11 giờ là ${b}. Nhiệt độ đã tăng bao nhiêu độ?`,
  (a: string, b: string) => `Nhiệt độ ở Huế hôm qua là ${a}, hôm nay là ${b}. Hôm nay nóng hơn hôm qua bao nhiêu độ?`,
] as const;

const falls = [
  (a: string, b: string) => `Nhiệt độ buổi trưa là ${a}, buổi tối là ${b}. Nhiệt độ giảm bao nhiêu độ?`,
  (a: string, b: string) => `Nhiệt độ ở Hà Nội là ${a}, ở Sa Pa là ${b}. Sa Pa lạnh hơn Hà Nội bao nhiêu độ?`,
  (a: string, b: string) =>
    `Nhiệt độ ngoài sân là ${a}, trong phòng là ${b}. Trong phòng mát hơn ngoài sân bao nhiêu độ?`,
] as const;

/** "Buổi sáng 18 °C, buổi trưa 25 °C. Nhiệt độ tăng bao nhiêu độ?", at times on two thermometers. */
export function buildDifferenceQuestion(rng: Rng): Question {
  const low = rng.int(12, 27);
  const high = low + rng.int(3, 12);
  const isRise = rng.int(0, 1) === 0;
  const [first, second] = isRise ? [low, high] : [high, low];
  const isDrawn = rng.int(0, 2) === 0 && low >= 10 && high <= 40;
  const difference = high - low;
  const asked = isRise ? "tăng" : "giảm";
  return numberQuestion(rng, {
    prompt: isDrawn
      ? `Từ buổi sáng đến buổi chiều, nhiệt độ ${asked} bao nhiêu độ?`
      : rng.pick(isRise ? rises : falls)(degrees(first), degrees(second)),
    figures: isDrawn
      ? [
          {
            type: "thermometer",
            from: 10,
            to: 40,
            step: 1,
            readings: [
              { degrees: first, label: "Sáng" },
              { degrees: second, label: "Chiều" },
            ],
            alt: "Hai nhiệt kế, một buổi sáng và một buổi chiều.",
          },
        ]
      : [],
    answer: difference,
    write,
    range,
    distractors: [
      mistake("OP", high + low, "Con đã cộng hai nhiệt độ. Hỏi hơn kém nhau thì con trừ."),
      mistake("OFF1", difference + 1, "Con trừ lại cẩn thận nhé!"),
      mistake("OFF1", difference - 1, "Con trừ lại cẩn thận nhé!"),
      mistake("BORROW", difference + 10, "Con để ý số nhớ khi trừ nhé!"),
    ],
    hints: [
      "Con tìm nhiệt độ cao hơn và nhiệt độ thấp hơn.",
      isDrawn ? "Con đọc hai nhiệt kế rồi lấy số lớn trừ số bé." : `Con tính ${high} − ${low}.`,
    ],
    explanation: `${high} − ${low} = ${difference} (°C).`,
    praise: "calculate",
    identity: `difference ${first} ${second}`,
  });
}

/** "Buổi sáng 18 °C. Đến trưa nhiệt độ tăng thêm 7 °C. Buổi trưa bao nhiêu độ?" */
export function buildAfterChangeQuestion(rng: Rng): Question {
  const isRise = rng.int(0, 1) === 0;
  const start = isRise ? rng.int(14, 26) : rng.int(24, 36);
  const change = rng.int(3, 11);
  const answer = isRise ? start + change : start - change;
  const [from, by] = [degrees(start), degrees(change)];
  const turned = isRise ? "Tăng thêm, nóng hơn thì con cộng." : "Giảm đi, mát hơn thì con trừ.";
  return numberQuestion(rng, {
    prompt: isRise
      ? rng.pick([
          `Nhiệt độ buổi sáng là ${from}. Đến trưa nhiệt độ tăng thêm ${by}. Buổi trưa nhiệt độ là bao nhiêu?`,
          `Nhiệt độ ở Đà Lạt là ${from}. Ở Nha Trang nóng hơn ${by}. Nhiệt độ ở Nha Trang là bao nhiêu?`,
        ])
      : rng.pick([
          `Nhiệt độ buổi trưa là ${from}. Đến tối nhiệt độ giảm ${by}. Buổi tối nhiệt độ là bao nhiêu?`,
          `Nhiệt độ ngoài trời là ${from}. Trong phòng mát hơn ${by}. Nhiệt độ trong phòng là bao nhiêu?`,
        ]),
    answer,
    write,
    range,
    distractors: [
      mistake("OP", isRise ? start - change : start + change, turned),
      mistake("DATUM", start, "Đó là nhiệt độ lúc đầu. Con tính tiếp nhé!"),
      mistake("OFF1", answer + 1, "Con tính lại cẩn thận nhé!"),
      mistake("OFF1", answer - 1, "Con tính lại cẩn thận nhé!"),
      mistake("DATUM", change, "Đó là số độ thay đổi. Đề bài hỏi nhiệt độ lúc sau."),
    ],
    hints: [
      "Con đọc xem nhiệt độ tăng hay giảm, nóng hơn hay mát hơn.",
      `Con lấy ${start} ${isRise ? "cộng" : "trừ"} ${change}.`,
    ],
    explanation: `${start} ${isRise ? "+" : "−"} ${change} = ${answer} (°C).`,
    praise: "calculate",
    identity: `after ${isRise} ${start} ${change}`,
  });
}
