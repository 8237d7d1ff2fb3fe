import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { angleDiagram } from "#lib/questions/diagrams/angle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, wholeValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";

const angles = [
  ["O", "A", "B"],
  ["O", "M", "N"],
  ["O", "P", "Q"],
  ["I", "H", "K"],
  ["E", "D", "G"],
  ["B", "A", "C"],
] as const;

/** "Góc AOB trong hình vẽ bằng bao nhiêu độ?", with a protractor laid on it. */
export function buildProtractorQuestion(rng: Rng): Question {
  const degrees = rng.pick([20, 30, 40, 50, 60, 70, 80, 100, 110, 120, 130, 140, 150, 160]);
  const [corner, first, second] = rng.pick(angles);
  const name = `${first}${corner}${second}`;
  const isLarge = degrees > 90;
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
      mistake(
        "READ",
        180 - degrees,
        isLarge
          ? "Góc này lớn hơn góc vuông nên số đo phải lớn hơn 90°."
          : "Góc này bé hơn góc vuông nên số đo phải bé hơn 90°.",
      ),
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
