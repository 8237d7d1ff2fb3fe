import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { underlinePartQuestion } from "#lib/skills/vietnamese/underline-part-question.ts";
import type { RhetoricSentence } from "#lib/skills/vietnamese/words/sentences-of.ts";
import { explain } from "./rhetoric-feedback.ts";

/** What is compared in a sentence is underlined: whoever sees a simile sees its two sides. */
export function underlineCompared(rng: Rng, sentence: RhetoricSentence): Question {
  const { what = "", withWhat = "" } = sentence.compared ?? {};
  const { person } = sentence.seen;
  return underlinePartQuestion(rng, {
    prompt: rng.pick([
      `Câu có dùng biện pháp so sánh. Con gạch chân từ ngữ chỉ sự vật được so sánh với “${withWhat}”.`,
      `Tác giả ví sự vật nào với “${withWhat}”? Con gạch chân từ ngữ chỉ sự vật ấy.`,
    ]),
    sentence: sentence.text,
    answer: what,
    code: "FIELD",
    mistakes: [
      [withWhat, `Đề bài đã cho “${withWhat}”. Con tìm vế đứng trước từ so sánh.`],
      ...(person === undefined
        ? []
        : [[person, `“${person}” là từ ngữ dùng cho người, không phải vế so sánh.`] as const]),
    ],
    tooShort: "Từ ngữ chỉ sự vật ấy có nhiều tiếng hơn.",
    tooLong: "Con chỉ gạch chân từ ngữ chỉ sự vật.",
    elsewhere: "Phần ấy không phải sự vật được so sánh. Con tìm từ so sánh trước nhé!",
    hints: ["Con tìm từ so sánh: như, tựa, giống như.", `Con đặt câu hỏi: Cái gì được ví với “${withWhat}”?`],
    explanation: explain(sentence),
    praise: "figure",
    identity: `compared ${sentence.text}`,
  });
}

/** With what a thing is compared, where nothing else stands behind it in its part of the sentence. */
export function canUnderlineImage({ text, compared }: RhetoricSentence): boolean {
  const behind = text.toLowerCase().split(compared?.withWhat ?? text.toLowerCase())[1] ?? "";
  return /^[.,]/u.test(behind);
}

/** The other side of the simile is underlined. */
export function underlineImage(rng: Rng, sentence: RhetoricSentence): Question {
  const { what = "", withWhat = "" } = sentence.compared ?? {};
  const { person } = sentence.seen;
  return underlinePartQuestion(rng, {
    prompt: rng.pick([
      `Tác giả ví “${what}” với gì? Con gạch chân từ ngữ ấy.`,
      `Câu có dùng biện pháp so sánh. Con gạch chân từ ngữ được dùng để ví với “${what}”.`,
    ]),
    sentence: sentence.text,
    answer: withWhat,
    code: "FIELD",
    mistakes: [
      [what, `Đề bài đã cho “${what}”. Con tìm vế đứng sau từ so sánh.`],
      ...(person === undefined
        ? []
        : [[person, `“${person}” là từ ngữ dùng cho người, không phải vế so sánh.`] as const]),
    ],
    tooShort: "Từ ngữ ấy có nhiều tiếng hơn.",
    tooLong: "Con chỉ gạch chân từ ngữ đứng sau từ so sánh.",
    elsewhere: "Phần ấy không phải từ ngữ cần tìm. Con tìm từ so sánh trước nhé!",
    hints: ["Con tìm từ so sánh: như, tựa, giống như.", `Con đặt câu hỏi: Câu ví “${what}” với cái gì?`],
    explanation: explain(sentence),
    praise: "figure",
    identity: `image ${sentence.text}`,
  });
}
