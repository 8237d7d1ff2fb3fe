import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { underlinePartQuestion } from "#lib/skills/vietnamese/underline-part-question.ts";
import type { Simile } from "#lib/skills/vietnamese/words/read-simile.ts";
import { explainSimile, partHints, tellOther } from "./simile-feedback.ts";

/** "Con gạch chân sự vật được so sánh với “tấm gương”." */
export function underlineWhat(rng: Rng, simile: Simile): Question {
  const { sentence, what, point, by, withWhat, others, called } = simile;
  return underlinePartQuestion(rng, {
    prompt: rng.pick([
      `Con gạch chân ${called} được so sánh với “${withWhat}”.`,
      `Trong câu, ${called} nào giống “${withWhat}”? Con gạch chân ${called} ấy.`,
    ]),
    sentence,
    answer: what,
    code: "FIELD",
    mistakes: [
      [withWhat, `Đề bài đã cho “${withWhat}”. Con tìm ${called} ở phía trước từ so sánh.`],
      [`${what} ${point}`, `“${point}” là điểm giống nhau. Con chỉ gạch tên của ${called} thôi nhé!`],
      [point, `“${point}” là điểm giống nhau, không phải ${called}.`],
      [by, `“${by}” là từ dùng để so sánh, không phải ${called}.`],
      ...others.map((other) => [other, tellOther(simile, other, "what")] as const),
    ],
    tooShort: `Tên của ${called} ấy có nhiều tiếng hơn.`,
    tooLong: `Con chỉ gạch tên của ${called} thôi nhé!`,
    elsewhere: `Phần ấy không phải ${called} được so sánh. Con tìm từ so sánh trước nhé!`,
    hints: partHints(simile, "what"),
    explanation: explainSimile(simile),
    praise: "figure",
    identity: `what ${sentence}`,
  });
}

/** "Con gạch chân sự vật mà “mặt hồ” được so sánh với." */
export function underlineWithWhat(rng: Rng, simile: Simile): Question {
  const { sentence, what, point, by, withWhat, others, called } = simile;
  return underlinePartQuestion(rng, {
    prompt: rng.pick([
      `Câu so sánh “${what}” với ${called} nào? Con gạch chân ${called} ấy.`,
      `Trong câu, “${what}” giống ${called} nào? Con gạch chân ${called} ấy.`,
    ]),
    sentence,
    answer: withWhat,
    code: "FIELD",
    mistakes: [
      [what, `Đề bài đã cho “${what}”. Con tìm ${called} ở phía sau từ so sánh.`],
      [point, `“${point}” là điểm giống nhau, không phải ${called}.`],
      [by, `“${by}” là từ dùng để so sánh, không phải ${called}.`],
      ...others.map((other) => [other, tellOther(simile, other, "withWhat")] as const),
    ],
    tooShort: `Tên của ${called} ấy có nhiều tiếng hơn.`,
    tooLong: `Con chỉ gạch tên của ${called} đứng sau từ so sánh.`,
    elsewhere: `Phần ấy không phải ${called} cần tìm. Con tìm từ so sánh trước nhé!`,
    hints: partHints(simile, "withWhat"),
    explanation: explainSimile(simile),
    praise: "figure",
    identity: `with ${sentence}`,
  });
}

/** "Con gạch chân từ ngữ dùng để so sánh." */
export function underlineBy(rng: Rng, simile: Simile): Question {
  const { sentence, what, point, by, withWhat, called } = simile;
  return underlinePartQuestion(rng, {
    prompt: rng.pick([
      `Con gạch chân từ ngữ dùng để so sánh hai ${called}.`,
      `Từ ngữ nào nối hai ${called} được so sánh? Con gạch chân.`,
    ]),
    sentence,
    answer: by,
    code: "FIELD",
    mistakes: [
      [what, `“${what}” là ${called} đứng trước từ so sánh.`],
      [withWhat, `“${withWhat}” là ${called} đứng sau từ so sánh.`],
      [point, `“${point}” cho biết hai ${called} giống nhau ở điểm nào.`],
    ],
    tooShort: "Từ ngữ ấy có hai tiếng.",
    tooLong: "Con chỉ gạch từ ngữ dùng để so sánh.",
    elsewhere: `Phần ấy không nối hai ${called} được so sánh với nhau.`,
    hints: [
      `Hai ${called} được so sánh là “${what}” và “${withWhat}”.`,
      `Từ ngữ cần tìm đứng ngay trước “${withWhat}”.`,
    ],
    explanation: explainSimile(simile),
    praise: "figure",
    identity: `by ${sentence}`,
  });
}
