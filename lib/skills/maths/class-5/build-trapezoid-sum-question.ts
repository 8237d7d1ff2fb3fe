import { measure } from "#lib/core/measure.ts";
import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { trapezoidDiagram } from "#lib/questions/diagrams/trapezoid-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { sumValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { areaUnits } from "./area-units.ts";

const sum = (written: string, top: number, bottom = 1) => sumValue(written, rational(top, bottom));

/** "Phép tính nào dùng để tính diện tích hình thang trong hình vẽ?" */
export function buildTrapezoidSumQuestion(rng: Rng): Question {
  const [unit] = rng.pick(areaUnits);
  const short = rng.int(3, 12);
  const long = short + rng.int(2, 8);
  const height = rng.int(3, 12);
  const [longText, shortText, heightText] = [long, short, height].map((side) => measure(String(side), unit));
  return choiceQuestion(rng, {
    prompt: "Phép tính nào dùng để tính diện tích hình thang trong hình vẽ?",
    figures: [
      trapezoidDiagram({
        long,
        short,
        height,
        shift: rng.pick([0, 0.4, 0.6]),
        longText: longText ?? null,
        shortText: shortText ?? null,
        heightText: heightText ?? null,
        alt: `Một hình thang có hai đáy ${shortText} và ${longText}, chiều cao ${heightText}.`,
      }),
    ],
    answer: sum(`(${short} + ${long}) × ${height} : 2`, (short + long) * height, 2),
    distractors: [
      mistake(
        "PERIM/AREA",
        sum(`(${short} + ${long}) × ${height}`, (short + long) * height),
        "Còn thiếu một bước: chia cho 2.",
      ),
      mistake(
        "ORDER",
        sum(`${short} + ${long} × ${height} : 2`, short * 2 + long * height, 2),
        "Phải cộng hai đáy trước, nên cần có dấu ngoặc.",
      ),
      mistake("PARTIAL", sum(`${short} × ${height} : 2`, short * height, 2), "Phép tính này mới dùng một đáy."),
      mistake("PARTIAL", sum(`${long} × ${height} : 2`, long * height, 2), "Phép tính này mới dùng một đáy."),
    ],
    hints: [
      "Con nhớ lại: hình thang có hai đáy. Diện tích tính từ tổng hai đáy.",
      "Con lấy tổng hai đáy nhân với chiều cao rồi chia cho 2.",
    ],
    explanation: `Tổng hai đáy nhân với chiều cao rồi chia cho 2: (${short} + ${long}) × ${height} : 2.`,
    praise: "choose",
    identity: `sum ${short} ${long} ${height}`,
  });
}
