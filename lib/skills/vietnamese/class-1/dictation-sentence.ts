import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { defineSkill } from "#lib/skills/define-skill.ts";
import {
  dictatedText,
  dictationQuestion,
  typedDictation,
} from "#lib/skills/vietnamese/dictation/dictation-question.ts";
import { longSentences, sentencesWithTwin, shortSentences } from "./dictation-sentences.ts";

const beginAndEnd = "Chữ đầu câu viết hoa, cuối câu có dấu chấm.";

/** Syllables and a full stop on tiles; one that is miswritten may lie among them. */
function ofTiles(rng: Rng, written: string): Question {
  const twin = /(\p{L}+)\[(\p{L}+)\]/u.exec(written);
  const text = written.replace(/\[\p{L}+\]/u, "");
  const words = text.match(/\p{L}+|\./gu) ?? [];
  const [, right = "", wrong] = twin ?? [];
  const named = words
    .filter((word, at) => at > 0 && /^\p{Lu}/u.test(word))
    .map((name) => `Tên riêng “${name}” viết hoa.`);
  const shared = dictatedText(rng, { marked: text.replace(right, `${right === "" ? "" : "*"}${right}`), title: null });
  return dictationQuestion(rng, {
    ...shared,
    prompt: rng.pick(["Nghe rồi xếp thẻ thành câu.", "Con nghe và xếp câu.", "Nghe, chọn thẻ cho đúng."]),
    counted: null,
    tiles: { unit: "words", texts: rng.shuffle(wrong === undefined ? words : [...words, wrong]) },
    mistakes: [
      { text: text.replace(".", ""), feedback: "Câu còn thiếu dấu chấm ở cuối.", code: "PARTIAL" },
      ...(wrong === undefined
        ? []
        : [
            {
              text: text.replace(right, wrong),
              feedback: `Con xem lại thẻ “${wrong}”: thẻ này viết sai chính tả.`,
              code: "SPELL" as const,
            },
          ]),
    ],
    told: {
      ...shared.told,
      extra: "Có một thẻ thừa. Con nghe lại câu nhé!",
      capital: "Thẻ viết hoa đứng ở đầu câu.",
    },
    hints: [
      "Con nghe cả câu, rồi nghe từng tiếng.",
      wrong === undefined
        ? "Thẻ viết hoa đứng đầu câu, dấu chấm đứng cuối câu."
        : "Có hai thẻ đọc gần giống nhau. Một thẻ viết sai.",
    ],
    explanation: [...(wrong === undefined ? [] : [shared.explanation]), ...named, beginAndEnd].join(" "),
  });
}

/** Short sentences from hearing (curriculum, c1-dictation-sentence): of tiles; with one tile too many; typed. */
export const dictationSentence = defineSkill({
  id: "c1-dictation-sentence",
  classId: "1",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Nghe – viết câu ngắn",
  source: "rule",
  generate(difficulty, rng) {
    if (difficulty === 3) return typedDictation(rng, { marked: rng.pick(longSentences), title: null });
    return ofTiles(rng, rng.pick(difficulty === 1 ? shortSentences : sentencesWithTwin));
  },
});
