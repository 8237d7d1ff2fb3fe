import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Unit } from "#lib/core/unit.ts";
import { triangleDiagram } from "#lib/questions/diagrams/triangle-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";
import { areaUnits } from "./area-units.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";

const notDoubled = "Con quên nhân diện tích với 2 rồi. Con nhân với 2 trước khi chia nhé!";

/** The triangle as one half of a rectangle, both its measures written on it. */
function halfFigure(base: number, height: number, unit: Unit): DiagramFigure {
  const [baseText, heightText] = [measure(String(base), unit), measure(String(height), unit)];
  const alt = `Hình tam giác bằng một nửa hình chữ nhật có đáy ${baseText}, chiều cao ${heightText}.`;
  return triangleDiagram({ base, height, foot: 0.3, baseText, heightText, isDoubled: true, alt });
}

/** "Hình tam giác có diện tích 20 cm², độ dài đáy 8 cm. Chiều cao của hình tam giác là:" */
export function buildTriangleBackwardsQuestion(rng: Rng): Question {
  const [unit, square] = rng.pick(areaUnits);
  const given = rng.int(4, 24);
  const asked = given % 2 === 0 ? rng.int(3, 25) : rng.int(2, 12) * 2;
  const area = (given * asked) / 2;
  const [known, wanted] = rng.pick([
    ["độ dài đáy", "Chiều cao"],
    ["chiều cao", "Độ dài đáy"],
  ] as const);
  const thing = unit === "m" ? "mảnh đất" : "mảnh gỗ";
  const size = measure(String(given), unit);
  const surface = measure(String(area), square);
  const write = (scaled: number, places: number) => decimalMeasureValue(scaled, places, unit);
  return decimalMeasureQuestion(rng, {
    unit,
    wrong: "Con lấy diện tích nhân với 2 rồi chia cho số đo đã biết. Con tính lại nhé!",
    prompt: rng.pick([
      `Hình tam giác có diện tích ${surface}, ${known} ${size}. ${wanted} của hình tam giác là:`,
      `Một ${thing} hình tam giác có diện tích ${surface} và ${known} ${size}. ${wanted} của ${thing} là bao nhiêu?`,
    ]),
    answer: write(asked, 0),
    distractors: [
      mistake("PERIM/AREA", write(asked * 5, 1), notDoubled),
      mistake("OP", write(asked * 2, 0), "Con chỉ nhân diện tích với 2 một lần thôi nhé!"),
      mistake("OP", write(area * given, 0), "Con đã nhân. Biết diện tích thì con lấy diện tích nhân 2 rồi chia."),
      mistake("OP", write(Math.abs(area - given), 0), "Con không trừ diện tích cho độ dài được đâu!"),
      mistake("PARTIAL", write(area * 2, 0), "Con mới nhân diện tích với 2. Con còn chia tiếp nhé!"),
    ],
    hints: [
      "Diện tích bằng đáy × chiều cao : 2. Vậy diện tích nhân 2 thì bằng đáy × chiều cao.",
      `Con lấy ${area} × 2 rồi chia cho ${given}.`,
    ],
    explanation: {
      say: `Đáy × chiều cao = ${area} × 2 = ${area * 2} (${square}). ${wanted} là ${area * 2} : ${given} = ${asked} (${unit}).`,
      figures: [known === "chiều cao" ? halfFigure(asked, given, unit) : halfFigure(given, asked, unit)],
    },
    praise: "calculate",
    identity: `back ${known} ${area} ${given} ${unit}`,
  });
}
