import type { PublicQuestion } from "#lib/questions/question.ts";

/**
 * Solves a question of one skill a second way, from what the pupil sees alone: the words, the figures and the answers to
 * choose from; the key is not there. Gives what the answer has to be worth, or null where the wording is not known.
 * One file a skill, under the class and name of the skill's own file.
 */
export type Oracle = (seen: PublicQuestion) => string | null;
