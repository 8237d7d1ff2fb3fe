import type { Skill } from "#lib/skills/define-skill.ts";
import { defineReading } from "#lib/skills/vietnamese/reading/define-reading.ts";
import { bankOfClassFour } from "./banks.ts";
import { dictionary } from "./dictionary.ts";
import { formsOrder } from "./forms-order.ts";
import { markSubjectPredicate } from "./mark-subject-predicate.ts";
import { opinionParagraph } from "./opinion-paragraph.ts";
import { organisationNamesSkill } from "./organisation-names.ts";
import { organisationType } from "./organisation-type.ts";
import { outlineOrder } from "./outline-order.ts";
import { placePunctuation } from "./place-punctuation.ts";
import { spellMixed } from "./spell-mixed.ts";
import { storyEvidence } from "./story-evidence.ts";
import { wordClassSort } from "./word-class-sort.ts";

/** The skills of Vietnamese in class 4, in teaching order (curriculum). */
export const classFourVietnamese: readonly Skill[] = [
  bankOfClassFour("noun-verb-adj"),
  wordClassSort,
  bankOfClassFour("common-proper-noun"),
  bankOfClassFour("verb-kinds"),
  bankOfClassFour("compound-reduplicative"),
  bankOfClassFour("subject-predicate"),
  markSubjectPredicate,
  bankOfClassFour("adverbial"),
  bankOfClassFour("add-adverbial"),
  bankOfClassFour("personification"),
  bankOfClassFour("personify"),
  bankOfClassFour("punctuation"),
  placePunctuation,
  organisationNamesSkill,
  organisationType,
  dictionary,
  bankOfClassFour("han-viet"),
  bankOfClassFour("idiom-meaning"),
  bankOfClassFour("word-choice"),
  spellMixed,
  bankOfClassFour("topic-sentence"),
  opinionParagraph,
  formsOrder,
  outlineOrder,
  bankOfClassFour("sentence-or-not"),
  storyEvidence,
  defineReading("4", "Đọc hiểu"),
];
