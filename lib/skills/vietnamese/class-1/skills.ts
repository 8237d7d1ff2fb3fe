import type { Skill } from "#lib/skills/define-skill.ts";
import { alphabetOrder } from "./alphabet-order.ts";
import { blendSyllable } from "./blend-syllable.ts";
import { findRime } from "./find-rime.ts";
import { letterCase } from "./letter-case.ts";
import { letterNames } from "./letter-names.ts";
import { opposites } from "./opposites.ts";
import { rhyme } from "./rhyme.ts";
import { splitSyllable } from "./split-syllable.ts";
import { toneNamesSkill } from "./tone-names.ts";

/** The skills of Vietnamese in class 1, in teaching order (curriculum). */
export const classOneVietnamese: readonly Skill[] = [
  letterNames,
  letterCase,
  alphabetOrder,
  toneNamesSkill,
  blendSyllable,
  splitSyllable,
  findRime,
  opposites,
  rhyme,
];
