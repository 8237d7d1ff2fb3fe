import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { defineSkill } from "#lib/skills/define-skill.ts";
import { tellRime } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { markTextQuestion } from "#lib/skills/vietnamese/mark-text-question.ts";
import { asksOf, poemWordQuestion } from "#lib/skills/vietnamese/reading/poem-question.ts";
import { bareWords, syllableLines } from "#lib/skills/vietnamese/reading/poems.ts";
import { syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { poemTexts } from "./poem-texts.ts";

const prompts: readonly ((rime: string) => string)[] = [
  (rime) => `Con chạm vào các tiếng có vần “${rime}”.`,
  (rime) => `Tiếng nào có vần “${rime}”? Con chạm vào các tiếng ấy.`,
  (rime) => `Con chạm vào mọi tiếng có vần “${rime}” trong bài thơ.`,
];

/** All syllables of a poem with a rime. */
function buildRimeQuestion(rng: Rng): Question {
  const { poem, ask } = rng.pick(asksOf(poemTexts, "rime"));
  const lines = syllableLines(poem);
  const syllables = lines.flat().map((piece) => syllableParts(bareWords(piece)));
  const isRight = (piece: number) => syllables[piece]?.rime === ask.about;
  const found = syllables.filter((_, piece) => isRight(piece)).map(({ text }) => text);
  return markTextQuestion(rng, {
    prompt: rng.pick(prompts)(ask.about),
    view: { lines, unit: "word", pencils: [] },
    marks: syllables.map((_, piece) => Number(isRight(piece))),
    tellWrong: (piece) => {
      const syllable = syllables[piece];
      return syllable === undefined ? "" : tellRime(syllable);
    },
    missing: ["Con tìm đúng rồi. Trong bài còn tiếng có vần ấy."],
    code: "RIME",
    hints: [
      "Con che âm đầu và dấu thanh, rồi xem phần sau nhé!",
      ask.about.length > 1
        ? `Vần cần tìm có các chữ theo thứ tự: ${Array.from(ask.about).join(", ")}.`
        : `Vần cần tìm chỉ có một chữ: ${ask.about}.`,
    ],
    explanation: `Các tiếng cần tìm là: ${found.join(", ")}. Tiếng nào cũng có vần “${ask.about}”.`,
    praise: "evidence",
    identity: `rime ${poem.id} ${ask.about}`,
  });
}

/** A short poem: its syllables with a rime; who or what it tells of; a word for a sound, a colour or a look (curriculum, c1-poem). */
export const poem = defineSkill({
  id: "c1-poem",
  classId: "1",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Đọc thơ, tìm vần",
  source: "rule",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildRimeQuestion(rng);
    if (difficulty === 2) return poemWordQuestion(rng, poemTexts, "who", "Câu hỏi hỏi ai, con gì, cái gì hay ở đâu?");
    return poemWordQuestion(rng, poemTexts, "show", "Con tìm từ tả tiếng, màu, dáng hay niềm vui.");
  },
});
