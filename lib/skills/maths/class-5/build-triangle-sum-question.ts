import { measure } from "#lib/core/measure.ts";
import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { triangleDiagram } from "#lib/questions/diagrams/triangle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { sumValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { areaUnits } from "./area-units.ts";

/** What a triangle is half of. */
export const halfAlt = (foot: number, told: string) =>
  `Hình tam giác bằng một nửa ${foot > 1 ? "hình bình hành" : "hình chữ nhật"} có ${told}.`;

const plus = "Con đã cộng hai số đo. Diện tích không tính bằng phép cộng.";
const perimeter = "Đây là cách tính chu vi hình chữ nhật. Đề bài hỏi diện tích hình tam giác.";
const rectangle =
  "Đây là diện tích hình chữ nhật dài bằng đáy, rộng bằng chiều cao. Hình tam giác bằng mấy phần hình ấy?";
const tooLarge = "Kết quả này lớn hơn cả diện tích hình chữ nhật dài bằng đáy, rộng bằng chiều cao.";

/** "Phép tính nào dùng để tính diện tích hình tam giác trong hình?" */
export function buildTriangleSumQuestion(rng: Rng): Question {
  const [unit] = rng.pick(areaUnits);
  const base = rng.int(5, 20);
  const height = rng.int(Math.max(3, Math.ceil(base / 3)), Math.floor(base * 0.9));
  const sum = (written: string, top: number, bottom = 1) => sumValue(written, rational(top, bottom));
  const [long, high] = [measure(String(base), unit), measure(String(height), unit)];
  const drawn = { base, height, foot: rng.pick([0.25, 0.3, 0.7, 0.75]), baseText: long, heightText: high };
  const told = `đáy ${long}, chiều cao ${high}`;
  return choiceQuestion(rng, {
    prompt: "Phép tính nào dùng để tính diện tích hình tam giác trong hình vẽ?",
    figures: [triangleDiagram({ ...drawn, alt: `Một hình tam giác có ${told}.` })],
    answer: sum(`${base} × ${height} : 2`, base * height, 2),
    distractors: [
      mistake("PERIM/AREA", sum(`${base} × ${height}`, base * height), rectangle),
      mistake("PERIM/AREA", sum(`(${base} + ${height}) × 2`, (base + height) * 2), perimeter),
      mistake("OP", sum(`(${base} + ${height}) : 2`, base + height, 2), plus),
      mistake("OP", sum(`${base} × ${height} × 2`, base * height * 2), tooLarge),
      mistake("OP", sum(`${base} + ${height}`, base + height), "Con mới cộng hai số đo."),
    ],
    hints: [
      "Hai hình tam giác bằng nhau cắt ghép được thành một hình chữ nhật dài bằng đáy, rộng bằng chiều cao.",
      "Đáy nhân với chiều cao được diện tích hình chữ nhật ấy. Hình tam giác bằng mấy phần của nó?",
    ],
    explanation: {
      say: `Diện tích bằng đáy nhân chiều cao rồi chia cho 2: ${base} × ${height} : 2.`,
      figures: [triangleDiagram({ ...drawn, isDoubled: true, alt: halfAlt(drawn.foot, told) })],
    },
    praise: "choose",
    identity: `sum ${base} ${height}`,
  });
}
