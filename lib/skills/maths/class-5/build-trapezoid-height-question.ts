import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { trapezoidDiagram } from "#lib/questions/diagrams/trapezoid-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";
import { areaUnits } from "./area-units.ts";

const range = Array.from({ length: 18 }, (_, place) => place + 3);

const things = { cm: "Một tấm bìa", dm: "Một tấm gỗ", m: "Một mảnh đất" } as const;

/** What the known mistakes make of the area and the sum of the two parallel sides. */
function heightDistractors(area: number, sum: number, write: (scaled: number, places: number) => Value): Distractor[] {
  const height = (area * 2) / sum;
  return [
    mistake("PERIM/AREA", write(height * 5, 1), "Con quên nhân diện tích với 2 rồi."),
    mistake("PERIM/AREA", write(height * 2, 0), "Con chỉ nhân với 2 một lần thôi nhé!"),
    mistake("OP", write(Math.abs(area - sum), 0), "Con không trừ diện tích cho độ dài được đâu!"),
    mistake("PARTIAL", write(area * 2, 0), "Con mới nhân diện tích với 2. Con còn chia cho tổng hai đáy nhé!"),
    mistake("OP", write(height * 25, 2), "Con đã chia cho 2. Con phải nhân diện tích với 2 nhé!"),
    mistake("OFF1", write(height + 1, 0), "Con tính lại cẩn thận nhé!"),
  ];
}

/** "Hình thang có diện tích 48 cm², hai đáy 7 cm và 9 cm. Chiều cao của hình thang là:" */
export function buildTrapezoidHeightQuestion(rng: Rng): Question {
  const [unit, square] = rng.pick(areaUnits);
  const height = rng.int(3, 20);
  const short = rng.pick(range.filter((side) => side !== height));
  // The sum of the parallel sides is even, so that the area is whole.
  const long = short + rng.pick([2, 4, 6, 8, 10, 12].filter((more) => short + more !== height));
  const area = ((long + short) * height) / 2;
  const surface = measure(String(area), square);
  const [longText, shortText] = [measure(String(long), unit), measure(String(short), unit)];
  const write = (scaled: number, places: number) => decimalMeasureValue(scaled, places, unit);
  const sum = long + short;
  const prompts = [
    `Hình thang có diện tích ${surface}, hai đáy ${shortText} và ${longText}. Chiều cao của hình thang là:`,
    `Hình thang trong hình vẽ có diện tích ${surface}. Chiều cao của hình thang là bao nhiêu?`,
    `${things[unit]} hình thang có diện tích ${surface}, tổng độ dài hai đáy là ${measure(String(sum), unit)}. Chiều cao của hình thang đó là:`,
  ] as const;
  const asked = rng.int(0, 2);
  const figure = trapezoidDiagram({
    long,
    short,
    height,
    shift: rng.pick([0.3, 0.5, 0.7]),
    longText,
    shortText,
    heightText: "?",
    alt: `Một hình thang có hai đáy ${shortText} và ${longText}, chiều cao chưa biết.`,
  });
  return choiceQuestion(rng, {
    prompt: prompts[asked] ?? prompts[0],
    figures: asked === 2 ? [] : [figure],
    answer: write(height, 0),
    distractors: heightDistractors(area, sum, write),
    hints: [
      "Diện tích bằng tổng hai đáy × chiều cao : 2. Vậy diện tích nhân 2 bằng tổng hai đáy × chiều cao.",
      `Con lấy ${area} × 2 rồi chia cho tổng hai đáy.`,
    ],
    explanation: `Tổng hai đáy là ${sum} ${unit}. Chiều cao là ${area} × 2 : ${sum} = ${height} (${unit}).`,
    praise: "calculate",
    identity: `height ${asked === 2} ${area} ${sum} ${asked === 2 ? 0 : short} ${unit}`,
  });
}
