import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { markTextQuestion } from "#lib/skills/vietnamese/mark-text-question.ts";
import { longSubjects, type MainParts, shortSentences, withAdverbials } from "./main-parts.ts";

const pencils = ["Chủ ngữ", "Vị ngữ"] as const;
const [subjectMark, predicateMark] = [1, 2] as const;

const groups: Readonly<Record<Difficulty, readonly MainParts[]>> = {
  1: shortSentences,
  2: longSubjects,
  3: withAdverbials,
};

const prompts = [
  "Con gạch một gạch dưới chủ ngữ, hai gạch dưới vị ngữ.",
  "Con tìm hai thành phần chính: gạch một gạch dưới chủ ngữ, hai gạch dưới vị ngữ.",
  "Ai (con gì, cái gì) được nói đến? Con gạch một gạch dưới chủ ngữ, hai gạch dưới vị ngữ.",
] as const;

const splitWords = (words: string) => words.split(" ");

/** A sentence of a group, whose subject gets one line and whose predicate gets two. */
function buildQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { asks, subjects, predicates, adverbials } = rng.pick(groups[difficulty]);
  const subject = rng.pick(subjects);
  const { answers: does, words: predicate } = rng.pick(predicates);
  const { answers: when, words: adverbial } = adverbials.length > 0 ? rng.pick(adverbials) : { answers: "", words: "" };
  const parts = [
    { mark: 0, words: adverbial === "" ? [] : splitWords(`${adverbial},`) },
    { mark: subjectMark, words: splitWords(subject) },
    { mark: predicateMark, words: splitWords(`${predicate}.`) },
  ];
  const words = parts.flatMap((part) => part.words);
  const marks = parts.flatMap((part) => part.words.map(() => part.mark));
  const sentence = words.join(" ");
  const prompt = rng.pick(prompts);
  const apart = adverbial === "" ? "" : `“${adverbial}” trả lời câu hỏi ${when}? nên là trạng ngữ. `;
  return markTextQuestion(rng, {
    prompt,
    view: { lines: [words], unit: "word", pencils },
    marks,
    tellWrong: (piece) => {
      const word = (words[piece] ?? "").replace(/[.,]$/u, "");
      if (marks[piece] === subjectMark) return `Tiếng “${word}” giúp trả lời câu hỏi ${asks}?, không thuộc vị ngữ.`;
      if (marks[piece] === predicateMark) return `Tiếng “${word}” giúp trả lời câu hỏi ${does}?, không thuộc chủ ngữ.`;
      return `Tiếng “${word}” giúp trả lời câu hỏi ${when}?, con để trống phần ấy nhé!`;
    },
    missing: [
      "Chủ ngữ còn thiếu tiếng. Chủ ngữ gồm cả những tiếng làm rõ cho nó.",
      "Vị ngữ còn thiếu tiếng. Vị ngữ gồm cả những tiếng đi kèm cho rõ nghĩa.",
    ],
    code: "FIELD",
    hints: [
      adverbial === ""
        ? "Chủ ngữ trả lời câu hỏi Ai?, Con gì? hoặc Cái gì? Vị ngữ trả lời câu hỏi Làm gì?, Thế nào? hoặc Là gì?"
        : "Phần trước dấu phẩy nói khi nào, ở đâu, vì sao hoặc để làm gì: đó là trạng ngữ, con để trống.",
      `Con hỏi ${asks}? để tìm chủ ngữ, rồi hỏi ${does}? để tìm vị ngữ. Con gạch đủ các tiếng đi kèm.`,
    ],
    explanation: `${apart}Hỏi “${asks} ${predicate}?” thì tìm được chủ ngữ, hỏi “${capital(subject)} ${does.toLowerCase()}?” thì tìm được vị ngữ. Chủ ngữ: ${subject}; vị ngữ: ${predicate}.`,
    praise: "subject",
    identity: sentence,
  });
}

/** Both main parts of a sentence: short ones; a long subject; behind an adverbial (curriculum, c4-mark-subject-predicate). */
export const markSubjectPredicate = defineSkill({
  id: "c4-mark-subject-predicate",
  classId: "4",
  subject: "vietnamese",
  strand: "Câu",
  title: "Gạch dưới chủ ngữ, vị ngữ",
  source: "rule",
  generate(difficulty, rng) {
    return buildQuestion(rng, difficulty);
  },
});
