import type { Skill } from "#lib/skills/define-skill.ts";
import { defineReading } from "#lib/skills/vietnamese/reading/define-reading.ts";
import { bankOfClassThree } from "./banks.ts";
import { dictation } from "./dictation.ts";
import { formFill } from "./form-fill.ts";
import { geographyNames } from "./geography-names.ts";
import { inference } from "./inference.ts";
import { letterParts } from "./letter-parts.ts";
import { notice } from "./notice.ts";
import { paragraphParts } from "./paragraph-parts.ts";
import { placeColon } from "./place-colon.ts";
import { placeDashQuote } from "./place-dash-quote.ts";
import { simileParts } from "./simile-parts.ts";
import { spellMixed } from "./spell-mixed.ts";

/** The skills of Vietnamese in class 3, in teaching order (curriculum). */
export const classThreeVietnamese: readonly Skill[] = [
  bankOfClassThree("spell-d-gi-r"),
  bankOfClassThree("spell-hoi-nga"),
  bankOfClassThree("spell-rimes"),
  spellMixed,
  dictation,
  bankOfClassThree("synonyms"),
  bankOfClassThree("antonyms"),
  bankOfClassThree("topic-words"),
  bankOfClassThree("word-class"),
  bankOfClassThree("combine-sentences"),
  bankOfClassThree("simile-complete"),
  simileParts,
  bankOfClassThree("simile-make"),
  bankOfClassThree("sentence-purpose"),
  bankOfClassThree("transform-sentence"),
  bankOfClassThree("question-phrases"),
  bankOfClassThree("question-make"),
  bankOfClassThree("punctuation"),
  placeColon,
  placeDashQuote,
  bankOfClassThree("idiom-complete"),
  geographyNames,
  bankOfClassThree("reply-politely"),
  paragraphParts,
  letterParts,
  notice,
  inference,
  formFill,
  defineReading("3", "Đọc hiểu"),
];
