import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankSkill } from "#lib/skills/define-skill.ts";
import { describeQuestions } from "./describe-questions.ts";
import { findFaults } from "./find-faults.ts";
import { findFigureFaults } from "./find-figure-faults.ts";
import { listBank, readBank } from "./list-activities.ts";
import { shownOf } from "./shown-of.ts";

/** An item is asked with other chance this often: its answers lie in another order, it may come on another board. */
const chances = 4;

function unnamedMistakes(question: Question): string[] {
  if (question.kind !== "choice") return [];
  const { choices } = question.view;
  const unnamed = choices.filter((_, place) => place !== question.key.right && !question.key.mistakes?.[place]);
  return unnamed.map(({ text }) => `a wrong answer without the name of its mistake: ${text}`);
}

/** Everything that holds for a skill whose questions are drawn from a bank: over all its items. */
export function describeBank(skill: BankSkill): void {
  describe(skill.id, () => {
    const items = readBank(skill.id);
    const ask = (place: number, chance: number) => {
      const item = items[place] ?? expect.fail(`no item ${place}`);
      return skill.ask(item, createRng(`${item.id}/${chance}`));
    };
    const everyQuestion = items.flatMap((_, place) => Array.from({ length: chances }, (_each, at) => ask(place, at)));

    describeQuestions(listBank(skill), [...everyQuestion.keys()]);

    test("every item is whole, true to its key and gives nothing away", () => {
      const faultsOf = (question: Question) => [
        ...findFaults(question, skill.classId, "bank"),
        ...findFigureFaults(question),
        ...unnamedMistakes(question),
      ];
      const faults = everyQuestion.flatMap((question) =>
        faultsOf(question).map((each) => `${question.identity}: ${each}`),
      );
      expect([...new Set(faults)].slice(0, 10)).toEqual([]);
    });

    test("no two items look alike", () => {
      const shown = items.map((_, place) => shownOf(ask(place, 0)));
      expect(new Set(shown).size).toBe(items.length);
    });

    test("no bracket of the bank is shown as it is stored", () => {
      const seen = everyQuestion.flatMap(({ prompt, explanation, hints }) => [prompt, explanation, ...hints]);
      expect(seen.map(({ text }) => text).filter((text) => /[[\]□]|trong ngoặc(?! đơn| kép)/u.test(text))).toEqual([]);
    });
  });
}
