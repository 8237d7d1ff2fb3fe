import { describe, expect, test } from "vitest";
import { listParts } from "#components/figures/sentence/list-parts.ts";
import { splitPrompt } from "#lib/skills/vietnamese/banks/split-prompt.ts";
import { readBank } from "#tests/contract/list-activities.ts";
import { listBankSkills } from "#tests/contract/list-bank-skills.ts";

/** Banks in which the whole words are heard and the letters or rimes that are missing are chosen. */
const heard = (["1", "2", "3"] as const)
  .flatMap(listBankSkills)
  .map(({ id }) => id)
  .filter((id) => /^c[123]-spell-(?!hoi)/u.test(id));

/** The words a pupil sees once an answer stands in the gaps. */
function filledWith(prompt: string, answer: string): string {
  const { shown } = splitPrompt(prompt);
  const line = (shown ?? "").replace(/ \([^()]*\)$/u, "");
  return listParts([line], answer)
    .flat()
    .map(({ text }) => text)
    .join("");
}

function saidIn(say: string): string {
  return say.slice(say.indexOf(": ") + 2).replace(/\.$/u, "");
}

describe.each(heard)("%s", (id) => {
  test.each(readBank(id))(
    "$id: only the answer makes the words that are heard",
    ({ prompt, say, answer, distractors }) => {
      const said = saidIn(say ?? "");
      const read = (choice: string) => filledWith(prompt, choice).replace(/\.$/u, "");
      expect(read(answer)).toBe(said);
      for (const wrong of distractors) expect(read(wrong)).not.toBe(said);
    },
  );
});

// The thing is described there: its name is for the pupil to find.
describe("c1-rime-fill", () => {
  test.each(readBank("c1-rime-fill"))(
    "$id: only the answer makes the word that the explanation writes",
    ({ prompt, say, answer, distractors, explain }) => {
      const [, written = ""] = /^Viết đúng là “([^”]+)”/u.exec(explain) ?? [];
      expect(filledWith(prompt, answer)).toBe(written);
      for (const wrong of distractors) expect(filledWith(prompt, wrong)).not.toBe(written);
      expect(say).not.toContain(written);
    },
  );
});
