import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { typedDictation } from "./dictation-question.ts";
import type { DictationTexts } from "./dictation-text.ts";

/** A part of a passage, which is named above it. */
function passagePart(rng: Rng, { passages }: DictationTexts): Question {
  const { title, parts } = rng.pick(passages);
  const at = rng.int(0, parts.length - 1);
  return typedDictation(rng, { marked: parts[at] ?? "", title: `${title}, phần ${at + 1}` });
}

/** Dictation that is typed: a sentence; two or three of them; a passage part by part. */
export function generateDictation(difficulty: Difficulty, rng: Rng, texts: DictationTexts): Question {
  if (difficulty === 3) return passagePart(rng, texts);
  return typedDictation(rng, { marked: rng.pick(difficulty === 1 ? texts.sentences : texts.pairs), title: null });
}
