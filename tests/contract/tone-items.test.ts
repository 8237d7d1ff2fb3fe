import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { feedbackFor } from "#lib/questions/gradings.ts";
import { skills } from "#lib/skills/registry.ts";
import { joinLetters } from "./join-letters.ts";
import { readBank } from "./list-activities.ts";
import { toneMarkName } from "./tone-mark-name.ts";

const asked = skills.flatMap((skill) => {
  if (skill.source !== "bank") return [];
  return readBank(skill.id).flatMap((item) => {
    const question = skill.ask(item, createRng(`tone/${item.id}`));
    return question.kind === "fill" ? [{ item, question }] : [];
  });
});

test("an item whose mark is put builds each of its choices, and says to each what is stored", () => {
  expect(asked.length).toBeGreaterThanOrEqual(18);
  const faults = asked.flatMap(({ item, question }) => {
    const { initials, rimes, tones } = question.view;
    const built = tones.map((tone, at) => ({
      text: joinLetters(initials[0] ?? "", rimes[0] ?? "", toneMarkName(tone)),
      said: feedbackFor(question, { initial: 0, rime: 0, tone: at })?.text ?? null,
    }));
    const stored = [item.answer, ...item.distractors].map((text) => ({ text, said: item.feedback[text] ?? null }));
    const sorted = (list: typeof stored) => JSON.stringify(list.toSorted((a, b) => (a.text < b.text ? -1 : 1)));
    return sorted(built) === sorted(stored) ? [] : [item.id];
  });
  expect(faults).toEqual([]);
});
