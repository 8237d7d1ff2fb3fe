import type { ClassId } from "#lib/core/class-id.ts";
import { type BankSkill, defineSkill } from "#lib/skills/define-skill.ts";
import type { BankEntry } from "./bank-entry.ts";
import { buildItemQuestion } from "./build-item-question.ts";

/** The skills of a class that are drawn from banks, by their ids without the class. */
export function defineBanks<Name extends string>(
  classId: ClassId,
  entries: Readonly<Record<Name, BankEntry>>,
): (name: Name) => BankSkill {
  return (name) => {
    const entry = entries[name];
    return defineSkill({
      id: `c${classId}-${name}`,
      classId,
      subject: "vietnamese",
      strand: entry.strand,
      title: entry.title,
      ...(entry.isExtension && { isExtension: true }),
      source: "bank",
      ask: (item, rng) => buildItemQuestion(item, entry, rng),
    });
  };
}
