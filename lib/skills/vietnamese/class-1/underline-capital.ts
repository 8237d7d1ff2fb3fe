import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { canBeAsked, underlineSyllableQuestion } from "#lib/skills/vietnamese/underline-syllable.ts";
import { named, smallFirst, smallName, withExtra } from "./capital-writing.ts";

/** The name in a sentence is to be underlined: it alone lacks its capital. */
export function buildNameUnderline(rng: Rng): Question {
  const sentence = rng.pick(named);
  const name = sentence.name.toLowerCase();
  const [first = ""] = sentence.text.split(" ");
  return underlineSyllableQuestion(rng, {
    prompt: rng.pick([
      "Câu còn một tên riêng chưa viết hoa. Con gạch chân tên ấy.",
      "Tên ai chưa viết hoa? Con gạch chân tên ấy.",
      "Con gạch chân tiếng còn phải viết hoa.",
    ]),
    sentence: smallName(sentence.text, sentence),
    answer: name,
    code: "CAPS",
    tell: (each) => (each === first ? `Tiếng “${each}” đã viết hoa rồi.` : `Tiếng “${each}” không phải tên của ai cả.`),
    hints: ["Chữ đầu câu đã viết hoa rồi.", "Con tìm xem câu nói đến tên ai."],
    explanation: `Tiếng “${name}” là tên người, phải viết thành “${sentence.name}”.`,
    praise: "capitals",
    identity: `underline ${sentence.text}`,
  });
}

/** One syllable is written wrongly: the first, the name, or one that is no name. */
export function buildFaultUnderline(rng: Rng): Question {
  const sentence = rng.pick(named);
  const { text, name, extra } = sentence;
  const first = text.split(" ")[0] ?? "";
  const small = first.toLowerCase();
  const faults = [
    { written: smallFirst(text), answer: small, why: `Tiếng “${small}” đứng đầu câu, phải viết thành “${first}”.` },
    {
      written: smallName(text, sentence),
      answer: name.toLowerCase(),
      why: `Tiếng “${name.toLowerCase()}” là tên người, phải viết thành “${name}”.`,
    },
    {
      written: withExtra(text, sentence),
      answer: capital(extra),
      why: `Tiếng “${capital(extra)}” không phải tên riêng, phải viết thành “${extra}”.`,
    },
  ];
  const { written, answer, why } = rng.pick(faults.filter((fault) => canBeAsked(fault.answer)));
  const right = new Map([
    [first, "đứng đầu câu nên viết hoa là đúng"],
    [name, "là tên riêng nên viết hoa là đúng"],
  ]);
  return underlineSyllableQuestion(rng, {
    prompt: rng.pick([
      "Một tiếng viết hoa hay viết thường chưa đúng. Con gạch chân.",
      "Con tìm tiếng sai về viết hoa rồi gạch chân.",
      "Bạn Hà viết sai một tiếng. Con gạch chân tiếng ấy.",
    ]),
    sentence: written,
    answer,
    code: "CAPS",
    tell: (each) => `“${each}” ${right.get(each) ?? "viết thường là đúng"}.`,
    hints: ["Những tiếng nào trong câu phải viết hoa?", "Con xem chữ đầu câu, rồi xem câu nói đến tên ai."],
    explanation: `${why} Viết đúng là: “${text}”`,
    praise: "capitals",
    identity: `fault ${written}`,
  });
}
