import type { Skill } from "#lib/skills/define-skill.ts";
import { defineReading } from "#lib/skills/vietnamese/reading/define-reading.ts";
import { authorEvidence } from "./author-evidence.ts";
import { bankOfClassFive } from "./banks.ts";
import { foreignNamesSkill } from "./foreign-names.ts";
import { foreignType } from "./foreign-type.ts";
import { hanVietHomonym } from "./han-viet-homonym.ts";
import { opinionReason } from "./opinion-reason.ts";
import { outlineSort } from "./outline-sort.ts";
import { reportProgramme } from "./report-programme.ts";
import { rhetoricIdentify } from "./rhetoric-identify.ts";
import { spellMixed } from "./spell-mixed.ts";
import { splitClauses } from "./split-clauses.ts";

/** The skills of Vietnamese in class 5, in teaching order (curriculum). */
export const classFiveVietnamese: readonly Skill[] = [
  bankOfClassFive("pronoun"),
  bankOfClassFive("pronoun-replace"),
  bankOfClassFive("conjunction"),
  bankOfClassFive("conjunction-pairs"),
  bankOfClassFive("compound-sentence"),
  bankOfClassFive("join-clauses"),
  splitClauses,
  bankOfClassFive("polysemy"),
  bankOfClassFive("homonym"),
  hanVietHomonym,
  bankOfClassFive("synonyms-nuance"),
  bankOfClassFive("proverb-meaning"),
  bankOfClassFive("linking"),
  bankOfClassFive("linking-fill"),
  reportProgramme,
  bankOfClassFive("repetition"),
  rhetoricIdentify,
  bankOfClassFive("dash-hyphen"),
  foreignNamesSkill,
  foreignType,
  bankOfClassFive("honorific-capital"),
  bankOfClassFive("dictionary-meaning"),
  bankOfClassFive("topic-words"),
  outlineSort,
  opinionReason,
  spellMixed,
  authorEvidence,
  defineReading("5", "Đọc hiểu"),
];
