import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { drawWord } from "#lib/skills/vietnamese/marks/draw-word.ts";
import { firstPairs, firstPhrases, firstWords } from "#lib/skills/vietnamese/marks/first-words.ts";
import { toneQuestion } from "#lib/skills/vietnamese/marks/tone-question.ts";

function wordQuestion(rng: Rng): Question {
  const text = rng.pick(firstWords);
  const prompt = rng.pick(["Con đặt dấu hỏi hoặc dấu ngã.", "Chữ này thiếu dấu hỏi hay dấu ngã?"]);
  return toneQuestion(rng, { prompt, text, figures: drawWord(text), isLostOnly: true });
}

function pairQuestion(rng: Rng): Question {
  const prompt = rng.pick([
    "Một tiếng thiếu dấu. Con đặt dấu hỏi hoặc dấu ngã.",
    "Con tìm tiếng thiếu dấu rồi đặt dấu.",
  ]);
  return toneQuestion(rng, { prompt, text: rng.pick(firstPairs) });
}

function phraseQuestion(rng: Rng): Question {
  const prompt = rng.pick(["Con đặt dấu hỏi và dấu ngã còn thiếu.", "Con đặt đủ các dấu hỏi, dấu ngã."]);
  return toneQuestion(rng, { prompt, text: rng.pick(firstPhrases) });
}

/** The marks hỏi and ngã (curriculum, c1-hoi-nga): on one syllable; on one of two; both in a phrase. */
export const hoiNgaMarks = defineSkill({
  id: "c1-hoi-nga",
  classId: "1",
  subject: "vietnamese",
  strand: "Thanh điệu",
  title: "Đặt dấu hỏi, dấu ngã",
  source: "rule",
  generate: byDifficulty({ 1: [wordQuestion], 2: [pairQuestion], 3: [phraseQuestion] }),
});
