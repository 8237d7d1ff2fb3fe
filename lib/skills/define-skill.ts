import type { ClassId } from "#lib/core/class-id.ts";
import type { PassageForm } from "#lib/core/passages/forms.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Subject } from "#lib/core/subject.ts";
import type { Question } from "#lib/questions/question.ts";

/** 1: alone and with small numbers; 2: the class standard; 3: the standard with a catch. */
export type Difficulty = 1 | 2 | 3;

export const difficulties = [1, 2, 3] as const satisfies readonly Difficulty[];

interface SkillBase {
  /** As in the curriculum's skill map; stored with progress, never renamed. */
  readonly id: string;
  readonly classId: ClassId;
  readonly subject: Subject;
  readonly strand: string;
  readonly title: string;
  /** The programme teaches it in a later class: it is marked as an extension and never due for review. */
  readonly isExtension?: true;
}

/** A skill whose questions are made by rule. */
export interface RuleSkill extends SkillBase {
  readonly source: "rule";
  generate(difficulty: Difficulty, rng: Rng): Question;
}

/** One row of the table `questions`. */
export interface BankItem {
  readonly id: string;
  /** word_order: the words of the prompt are put in order; nothing stands beside the answer to choose from. */
  readonly type: "multiple_choice" | "word_order";
  readonly prompt: string;
  readonly say: string | null;
  readonly answer: string;
  readonly distractors: readonly string[];
  /** word_order only: every natural order, the answer first. All are of as many cards, and a card of none is left over. */
  readonly orders: readonly string[];
  /** From an idea to the way; none of a row that an operator added without. */
  readonly hints: readonly string[];
  /** What is said to each wrong answer, by the answer; word_order: to a card that stands where it does not belong. */
  readonly feedback: Readonly<Record<string, string>>;
  readonly explain: string;
  readonly level: Difficulty;
  /** The text a question of reading is about. */
  readonly passage: Passage | null;
  /** The words of the passage that hold the answer, as they stand there; null where the whole text does. */
  readonly evidence: string | null;
}

/** One row of the table `passages` (lib/core/passages/to-paragraphs.ts). */
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly form: PassageForm;
}

/** A skill whose questions are drawn from the table `questions`, by `course_id` = the skill's id. */
export interface BankSkill extends SkillBase {
  readonly source: "bank";
  /** Turns one item into a question; only how it is asked and the order of the choices are left to chance. */
  ask(item: BankItem, rng: Rng): Question;
}

export type Skill = RuleSkill | BankSkill;

export function defineSkill<Definition extends Skill>(skill: Definition): Definition {
  return skill;
}

type Form = (rng: Rng, difficulty: Difficulty) => Question;

/** Asks one of the forms of a difficulty, drawn at random: a form listed twice comes twice as often. */
export function byDifficulty(forms: Readonly<Record<Difficulty, readonly [Form, ...Form[]]>>): RuleSkill["generate"] {
  return (difficulty, rng) => {
    const [only, ...others] = forms[difficulty];
    return (others.length === 0 ? only : rng.pick(forms[difficulty]))(rng, difficulty);
  };
}
