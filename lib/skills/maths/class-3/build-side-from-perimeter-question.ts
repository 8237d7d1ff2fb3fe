import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { laidOutRectangle } from "./laid-out-sides.ts";

const range = [1, 1000] as const;

const spoken = (unit: Unit) => units[unit].spoken;

/** "Hình chữ nhật có chu vi 40 cm, chiều dài 12 cm. Chiều rộng là bao nhiêu?" */
export function buildMissingSideQuestion(rng: Rng): Question {
  const unit = rng.pick(["cm", "dm", "m"] as const);
  const length = rng.int(6, 40);
  const width = rng.int(Math.max(3, Math.ceil(length / 4)), length - 1);
  const isWidth = rng.pick([true, false]);
  const [known, answer] = isWidth ? [length, width] : [width, length];
  const [name, asked] = isWidth ? ["chiều dài", "chiều rộng"] : ["chiều rộng", "chiều dài"];
  const around = (length + width) * 2;
  const [told, all] = [measure(String(known), unit), measure(String(around), unit)];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Hình chữ nhật có chu vi ${all}, ${name} ${told}. Hỏi ${asked} là bao nhiêu ${spoken(unit)}?`,
      `Sợi dây dài ${all} uốn vừa đủ thành hình chữ nhật có ${name} ${told}. Hỏi ${asked} hình chữ nhật đó là bao nhiêu ${spoken(unit)}?`,
    ]),
    answer,
    range,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", length + width, `Đó là nửa chu vi. Con bớt đi ${name} nữa nhé!`),
      mistake("OP", around - known, `Con lấy cả chu vi bớt đi một ${name}. Con tìm nửa chu vi trước nhé!`),
      mistake("PARTIAL", answer * 2, `Đó là hai ${asked} cộng lại. Đề bài hỏi một ${asked}.`),
    ],
    hints: ["Một chiều dài cộng một chiều rộng là nửa chu vi.", `Con tính ${around} : 2, rồi trừ đi ${known}.`],
    explanation: {
      say: `Nửa chu vi là ${around} : 2 = ${length + width} (${unit}). Số phải tìm là ${length + width} − ${known} = ${answer} (${unit}).`,
      figures: [laidOutRectangle(length, width, unit)],
    },
    praise: "calculate",
    identity: `missing ${isWidth} ${length} ${width} ${unit}`,
  });
}
