import { defineSkill } from "#lib/skills/define-skill.ts";
import { generateDictation } from "#lib/skills/vietnamese/dictation/generate-dictation.ts";
import { dictationTexts } from "./dictation-texts.ts";

/** Dictation (curriculum, c2-dictation): a sentence; two or three of them; a passage part by part. */
export const dictation = defineSkill({
  id: "c2-dictation",
  classId: "2",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Nghe – viết",
  source: "rule",
  generate: (difficulty, rng) => generateDictation(difficulty, rng, dictationTexts),
});
