import { measure } from "#lib/core/measure.ts";
import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { triangleDiagram } from "#lib/questions/diagrams/triangle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { sumValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { areaUnits } from "./area-units.ts";

const plus = "Muốn tính diện tích thì con nhân đáy với chiều cao, không cộng hai số đo.";

/** "Phép tính nào dùng để tính diện tích hình tam giác trong hình?" */
export function buildTriangleSumQuestion(rng: Rng): Question {
  const [unit] = rng.pick(areaUnits);
  const base = rng.int(5, 20);
  const height = rng.int(3, 20);
  const sum = (written: string, top: number, bottom = 1) => sumValue(written, rational(top, bottom));
  const [long, high] = [measure(String(base), unit), measure(String(height), unit)];
  return choiceQuestion(rng, {
    prompt: "Phép tính nào dùng để tính diện tích hình tam giác trong hình vẽ?",
    figures: [
      triangleDiagram({
        base,
        height,
        foot: rng.pick([0.3, 0.5, 0.7]),
        baseText: long,
        heightText: high,
        alt: `Một hình tam giác có đáy ${long}, chiều cao ${high}.`,
      }),
    ],
    answer: sum(`${base} × ${height} : 2`, base * height, 2),
    distractors: [
      mistake("PERIM/AREA", sum(`${base} × ${height}`, base * height), "Con còn thiếu một bước: chia cho 2."),
      mistake("PERIM/AREA", sum(`(${base} + ${height}) × 2`, (base + height) * 2), plus),
      mistake("OP", sum(`(${base} + ${height}) : 2`, base + height, 2), plus),
      mistake(
        "OP",
        sum(`${base} × ${height} × 2`, base * height * 2),
        "Hình tam giác chỉ bằng một nửa hình chữ nhật, con chia cho 2.",
      ),
      mistake("OP", sum(`${base} + ${height}`, base + height), plus),
    ],
    hints: [
      "Hai hình tam giác bằng nhau ghép được thành một hình bình hành có cùng đáy và chiều cao.",
      "Con lấy độ dài đáy nhân với chiều cao rồi chia cho 2.",
    ],
    explanation: `Diện tích bằng đáy nhân chiều cao rồi chia cho 2: ${base} × ${height} : 2.`,
    praise: "choose",
    identity: `sum ${base} ${height}`,
  });
}
