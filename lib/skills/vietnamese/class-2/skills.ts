import type { Skill } from "#lib/skills/define-skill.ts";
import { spellIeYeIa } from "./spell-ie-ye-ia.ts";

/** The skills of Vietnamese in class 2, in teaching order (curriculum). */
export const classTwoVietnamese: readonly Skill[] = [spellIeYeIa];
