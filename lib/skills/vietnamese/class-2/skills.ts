import type { Skill } from "#lib/skills/define-skill.ts";
import { defineReading } from "#lib/skills/vietnamese/reading/define-reading.ts";
import { alphabetSort } from "./alphabet-sort.ts";
import { bankOfClassTwo } from "./banks.ts";
import { commaList } from "./comma-list.ts";
import { contentsPage } from "./contents-page.ts";
import { dictation } from "./dictation.ts";
import { hoiNga } from "./hoi-nga.ts";
import { letterNamesOfClassTwo } from "./letter-names.ts";
import { messageCard } from "./message-card.ts";
import { paragraphOrder } from "./paragraph-order.ts";
import { poem } from "./poem.ts";
import { properNamesSkill } from "./proper-names.ts";
import { spellIeYeIa } from "./spell-ie-ye-ia.ts";
import { timetable } from "./timetable.ts";

/** The skills of Vietnamese in class 2, in teaching order (curriculum). */
export const classTwoVietnamese: readonly Skill[] = [
  alphabetSort,
  letterNamesOfClassTwo,
  bankOfClassTwo("spell-s-x"),
  bankOfClassTwo("spell-ch-tr"),
  bankOfClassTwo("spell-l-n"),
  bankOfClassTwo("spell-r-d-gi"),
  spellIeYeIa,
  hoiNga,
  bankOfClassTwo("spell-rimes"),
  dictation,
  bankOfClassTwo("word-class"),
  bankOfClassTwo("synonyms"),
  bankOfClassTwo("antonyms"),
  bankOfClassTwo("topic-words"),
  bankOfClassTwo("classifiers"),
  bankOfClassTwo("sentence-kinds"),
  bankOfClassTwo("make-sentence"),
  bankOfClassTwo("question-parts"),
  bankOfClassTwo("extend-sentence"),
  bankOfClassTwo("punctuation"),
  commaList,
  properNamesSkill,
  bankOfClassTwo("word-order"),
  bankOfClassTwo("story-order"),
  paragraphOrder,
  messageCard,
  bankOfClassTwo("reply"),
  timetable,
  contentsPage,
  poem,
  defineReading("2", "Đọc hiểu đoạn ngắn"),
];
