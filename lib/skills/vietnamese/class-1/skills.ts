import type { Skill } from "#lib/skills/define-skill.ts";
import { defineReading } from "#lib/skills/vietnamese/reading/define-reading.ts";
import { alphabetOrder } from "./alphabet-order.ts";
import { bankOfClassOne } from "./banks.ts";
import { blendSyllable } from "./blend-syllable.ts";
import { capitalLetter } from "./capital-letter.ts";
import { completePictureSentence } from "./complete-picture-sentence.ts";
import { dictationSentence } from "./dictation-sentence.ts";
import { dictationSyllable } from "./dictation-syllable.ts";
import { findRime } from "./find-rime.ts";
import { firstSound } from "./first-sound.ts";
import { hoiNgaMarks } from "./hoi-nga.ts";
import { letterCase } from "./letter-case.ts";
import { letterNames } from "./letter-names.ts";
import { pictureSentence } from "./picture-sentence.ts";
import { pictureWord } from "./picture-word.ts";
import { poem } from "./poem.ts";
import { pronouns } from "./pronouns.ts";
import { rhyme } from "./rhyme.ts";
import { splitSyllable } from "./split-syllable.ts";
import { storyPictures } from "./story-pictures.ts";
import { toneNamesSkill } from "./tone-names.ts";
import { traceCapitals } from "./trace-capitals.ts";
import { traceLetters } from "./trace-letters.ts";
import { wordSort } from "./word-sort.ts";

/** The skills of Vietnamese in class 1, in teaching order (curriculum). */
export const classOneVietnamese: readonly Skill[] = [
  letterNames,
  traceLetters,
  letterCase,
  traceCapitals,
  alphabetOrder,
  firstSound,
  toneNamesSkill,
  bankOfClassOne("tone-choose"),
  hoiNgaMarks,
  blendSyllable,
  splitSyllable,
  dictationSyllable,
  findRime,
  bankOfClassOne("rime-fill"),
  bankOfClassOne("spell-c-k"),
  bankOfClassOne("spell-g-gh"),
  bankOfClassOne("spell-ng-ngh"),
  bankOfClassOne("spell-l-n"),
  bankOfClassOne("spell-ch-tr"),
  bankOfClassOne("spell-s-x"),
  pictureWord,
  bankOfClassOne("riddle-words"),
  bankOfClassOne("odd-word-out"),
  wordSort,
  bankOfClassOne("opposites"),
  bankOfClassOne("fill-sentence"),
  completePictureSentence,
  bankOfClassOne("word-order"),
  capitalLetter,
  dictationSentence,
  bankOfClassOne("end-mark"),
  bankOfClassOne("polite-words"),
  pronouns,
  rhyme,
  poem,
  pictureSentence,
  storyPictures,
  defineReading("1", "Đọc hiểu đoạn ngắn"),
];
