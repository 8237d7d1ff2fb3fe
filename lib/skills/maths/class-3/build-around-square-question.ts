import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { laidOut } from "./laid-out-sides.ts";

/** A square thing, as a sentence begins with it and as it goes on, and how long its sides can be. */
export interface SquareThing {
  readonly thing: string;
  readonly of: string;
  readonly unit: Unit;
  readonly least: number;
  readonly most: number;
}

/** "Viên gạch hình vuông có cạnh 30 cm. Chu vi viên gạch là bao nhiêu?" */
export function buildAroundSquareQuestion(rng: Rng, { thing, of, unit, least, most }: SquareThing): Question {
  const picked = rng.int(least, most);
  // With sides of 4 the area would have the same number.
  const side = picked === 4 ? 5 : picked;
  const text = measure(String(side), unit);
  const alt = `Một hình vuông có cạnh ${text}.`;
  const carry = Math.floor(((side % 10) * 4) / 10);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${thing} có cạnh ${text}. Chu vi ${of} là bao nhiêu ${units[unit].spoken}?`,
      `${thing} có cạnh dài ${text}. Một vòng quanh ${of} dài bao nhiêu ${units[unit].spoken}?`,
    ]),
    figures: [rectangleDiagram({ length: side, width: side, lengthText: text, widthText: null, alt })],
    answer: side * 4,
    range: [1, 1000],
    distractors: [
      mistake("PARTIAL", side * 2, "Con mới tính hai cạnh. Hình vuông có bốn cạnh bằng nhau."),
      mistake("PARTIAL", side * 3, "Con mới tính ba cạnh. Hình vuông có bốn cạnh bằng nhau."),
      mistake("OP", side + 4, "Con đã cộng cạnh với số cạnh. Bốn cạnh bằng nhau thì con làm phép nhân."),
      ...(side * side <= 1000
        ? [mistake("PERIM/AREA", side * side, "Con đã lấy cạnh nhân với cạnh. Chu vi thì con lấy cạnh nhân với 4.")]
        : []),
      ...(side >= 10 && carry > 0
        ? [mistake("CARRY", side * 4 - carry * 10, "Con quên cộng số nhớ vào hàng chục rồi.")]
        : []),
    ],
    hints: ["Bốn cạnh của hình vuông dài bằng nhau.", "Con lấy độ dài một cạnh nhân với số cạnh."],
    explanation: {
      say: `Chu vi là ${side} × 4 = ${side * 4} (${unit}).`,
      figures: [laidOut([side, side, side, side], unit)],
    },
    praise: "calculate",
    identity: `forward ${side} ${unit} ${of}`,
  });
}

interface SquareSides {
  readonly units: readonly Unit[];
  readonly sides: readonly [least: number, most: number];
}

/** "Hình vuông có chu vi 36 cm. Cạnh hình vuông dài bao nhiêu?" */
export function buildSquareSideQuestion(rng: Rng, { units: among, sides }: SquareSides): Question {
  const unit = rng.pick(among);
  const picked = rng.int(...sides);
  // The number of sides is told in every hint.
  const side = picked === 4 ? 5 : picked;
  const perimeter = measure(String(side * 4), unit);
  const [isBare, isFence] = [rng.pick([true, false]), unit === "m"];
  const bed = side < 10 ? "bồn hoa" : "vườn hoa";
  const told = isFence
    ? `Hàng rào dài ${perimeter} vây quanh một ${bed} hình vuông. Mỗi cạnh ${bed} dài bao nhiêu mét?`
    : `Sợi dây dài ${perimeter} uốn vừa đủ thành một hình vuông. Mỗi cạnh dài bao nhiêu ${units[unit].spoken}?`;
  return typedNumberQuestion(rng, {
    prompt: isBare ? `Hình vuông có chu vi ${perimeter}. Cạnh hình vuông dài bao nhiêu ${units[unit].spoken}?` : told,
    answer: side,
    range: [1, 1000],
    distractors: [
      mistake("OP", side * 16, "Con đã nhân với 4. Biết chu vi thì con chia cho 4."),
      mistake("PARTIAL", side * 2, "Hình vuông có 4 cạnh bằng nhau. Con chia cho 4 nhé!"),
      mistake("OP", side * 4 - 4, "Con đã bớt đi 4. Hình vuông có 4 cạnh bằng nhau, con chia cho 4."),
      ...[side + 1, side - 1].map((tried) =>
        mistake("OFF1", tried, `Con thử lại: ${tried} × 4 = ${tried * 4}, không phải ${side * 4}.`),
      ),
    ],
    hints: [
      isBare
        ? "Hình vuông có 4 cạnh bằng nhau."
        : `Độ dài ${isFence ? "hàng rào" : "sợi dây"} chính là chu vi hình vuông.`,
      "Chu vi gấp 4 lần độ dài một cạnh nên con lấy chu vi chia cho 4.",
    ],
    explanation: {
      say: `Cạnh hình vuông là ${side * 4} : 4 = ${side} (${unit}).`,
      figures: [laidOut([side, side, side, side], unit)],
    },
    praise: "calculate",
    identity: `square ${side} ${unit}`,
  });
}
