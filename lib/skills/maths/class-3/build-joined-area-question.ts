import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { polygonDiagram } from "#lib/questions/diagrams/polygon-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";

const range = [1, 2000] as const;
const centimetres = (amount: number) => measure(String(amount), "cm");

const notAround = "Đó là chu vi. Đề bài hỏi diện tích.";

/** What is written beside the six sides, each by where it stands: into which rectangles the shape is divided is to be seen. */
function describeSteps(high: number, left: number, right: number, low: number): string {
  const sides = [
    `cạnh bên trái dài ${centimetres(high)}`,
    `cạnh nằm ngang ở bậc trên dài ${centimetres(left)}`,
    `cạnh nằm ngang ở bậc dưới dài ${centimetres(right)}`,
    `cạnh bên phải dài ${centimetres(low)}`,
  ];
  return [
    "Hình có sáu cạnh như bậc thang, bên trái cao hơn bên phải.",
    `${capital(sides.join(", "))}.`,
    "Cạnh dưới cùng và cạnh thẳng đứng ở giữa không ghi số đo.",
  ].join(" ");
}

/** Two rectangles side by side on one ground line, their sides in proportion. */
function joined(
  left: number,
  high: number,
  right: number,
  low: number,
): { asked: DiagramFigure; parted: DiagramFigure } {
  const scale = Math.min(190 / (left + right), 112 / high);
  const [x, y] = [(320 - (left + right) * scale) / 2, 26];
  const at = (across: number, down: number) => ({ x: x + across * scale, y: y + down * scale });
  const asked = polygonDiagram({
    corners: [
      at(0, 0),
      at(0, high),
      at(left + right, high),
      at(left + right, high - low),
      at(left, high - low),
      at(left, 0),
    ],
    sides: [centimetres(high), null, centimetres(low), centimetres(right), null, centimetres(left)],
    alt: describeSteps(high, left, right, low),
  });
  const areas: DiagramMark[] = [
    { form: "line", from: at(left, high - low), to: at(left, high), look: "dashed", ends: "plain" },
    { form: "label", ...at(left / 2, high - low / 2), text: String(left * high) },
    { form: "label", ...at(left + right / 2, high - low / 2), text: String(right * low) },
  ];
  const parted = {
    ...asked,
    marks: [...asked.marks, ...areas],
    alt: "Nét đứt chia hình thành hai hình chữ nhật, mỗi hình ghi diện tích.",
  };
  return { asked, parted };
}

/** "Hình bên ghép từ hai hình chữ nhật. Tính diện tích cả hình." */
export function buildJoinedQuestion(rng: Rng): Question {
  const [left, high] = [rng.int(3, 6), rng.int(6, 9)];
  const [right, low] = [rng.int(4, 9), rng.int(2, high - 3)];
  const [first, second] = [left * high, right * low];
  const area = first + second;
  const { asked, parted } = joined(left, high, right, low);
  return numberQuestion(rng, {
    prompt: rng.pick([
      "Hình vẽ gồm hai hình chữ nhật ghép lại. Diện tích cả hình là bao nhiêu xăng-ti-mét vuông?",
      "Con chia hình thành hai hình chữ nhật. Cả hình có diện tích bao nhiêu xăng-ti-mét vuông?",
      "Bạn Thảo ghép hai miếng bìa hình chữ nhật như hình vẽ. Hình ghép có diện tích bao nhiêu xăng-ti-mét vuông?",
    ]),
    figures: [asked],
    answer: area,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", first, "Đó mới là hình chữ nhật bên trái. Con cộng thêm hình bên phải nhé!"),
      mistake("PARTIAL", second, "Đó mới là hình chữ nhật bên phải. Con cộng thêm hình bên trái nhé!"),
      mistake("OP", (left + right) * high, "Hình bên phải thấp hơn hình bên trái. Con tính riêng từng hình nhé!"),
      mistake("PERIM/AREA", (left + right + high) * 2, notAround),
    ],
    hints: [
      "Con kẻ một đường thẳng đứng để chia hình thành hai hình chữ nhật.",
      `Hình bên trái có hai cạnh ${centimetres(left)} và ${centimetres(high)}. Hình bên phải có hai cạnh ${centimetres(right)} và ${centimetres(low)}.`,
    ],
    explanation: {
      say: `Hai hình chữ nhật: ${left} × ${high} = ${first} và ${right} × ${low} = ${second}. Cả hình: ${first} + ${second} = ${area} (cm²).`,
      figures: [parted],
    },
    praise: "calculate",
    identity: `joined ${left} ${high} ${right} ${low}`,
  });
}
