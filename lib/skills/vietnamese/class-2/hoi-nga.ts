import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { drawWord } from "#lib/skills/vietnamese/marks/draw-word.ts";
import { pairs, sentences, words } from "#lib/skills/vietnamese/marks/hoi-nga-words.ts";
import { toneQuestion } from "#lib/skills/vietnamese/marks/tone-question.ts";

const promptsOfOne = [
  "Một tiếng thiếu dấu hỏi hoặc dấu ngã. Con đặt dấu.",
  "Tiếng nào thiếu dấu? Con đặt dấu hỏi hoặc dấu ngã.",
];

function wordQuestion(rng: Rng): Question {
  const text = rng.pick(words);
  return toneQuestion(rng, { prompt: rng.pick(promptsOfOne), text, figures: drawWord(text) });
}

function pairQuestion(rng: Rng): Question {
  const [one = "", other = ""] = rng.shuffle(rng.pick(pairs));
  return toneQuestion(rng, { prompt: "Con đặt dấu hỏi, dấu ngã còn thiếu.", text: `${one}, ${other}` });
}

function sentenceQuestion(rng: Rng): Question {
  return toneQuestion(rng, { prompt: "Con đặt dấu hỏi, dấu ngã cho ba tiếng.", text: rng.pick(sentences) });
}

/** The marks hỏi and ngã (curriculum, c2-hoi-nga): in a word; in two with the same letters; three in a sentence. */
export const hoiNga = defineSkill({
  id: "c2-hoi-nga",
  classId: "2",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Đặt dấu hỏi hay dấu ngã",
  source: "rule",
  generate: byDifficulty({ 1: [wordQuestion], 2: [pairQuestion], 3: [sentenceQuestion] }),
});
