import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Praise } from "#lib/skills/drafts/praises.ts";

/** What a bank needs to become a skill, beside its items. */
export interface BankEntry {
  /** As in the curriculum's skill map. */
  readonly strand: string;
  readonly title: string;
  /**
   * One or two sentences from an idea to the way, true of every item of the bank. One that holds the answer of an item
   * is left out there.
   */
  readonly hints: readonly string[];
  readonly praise: Praise;
  /** The programme teaches it in a later class (SkillBase). */
  readonly isExtension?: true;
  /** The mistake its wrong answers come from. */
  readonly code: MistakeCode;
  /** Whether the word the question quotes stands on a card of its own. */
  readonly isOfWord?: boolean;
  /** Whether parts of a sentence are underlined in it every other time, where an item asks for one. */
  readonly isUnderlined?: boolean;
  /** Whether its choices are words that are put into the gaps of a sentence, also where there is a single gap. */
  readonly isFilled?: boolean;
}
