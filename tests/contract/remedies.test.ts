import { expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { standingAt } from "#lib/lessons/standing.ts";
import { makeRemedy } from "#lib/play/make-remedy.ts";
import { makeSetQuestion, readRecipe, writeRecipe } from "#lib/play/question-set.ts";
import { setSizes } from "#lib/play/set-view.ts";
import { kinds } from "#lib/questions/kinds.ts";
import { nameMistake } from "#lib/questions/name-mistake.ts";
import type { KindName, Kinds } from "#lib/questions/question.ts";
import { skills } from "#lib/skills/registry.ts";
import { readBank } from "./list-activities.ts";

/** In May everything of the year has been taught. */
const may = Date.parse("2027-05-20T05:00:00Z");

/** The mistakes a question knows by name. */
function namesIn<Name extends KindName>(question: {
  readonly kind: Name;
  readonly view: Kinds[Name]["view"];
  readonly key: Kinds[Name]["key"];
}): Set<string> {
  const { wrong } = kinds[question.kind].examples(question.view, question.key);
  return new Set(wrong.flatMap((response) => nameMistake(question, response) ?? []));
}

/** A mistake that so many of five questions of a skill know is one against which five can be found. */
const commonFrom = 3;

function remedyOf(skill: (typeof skills)[number], code: string) {
  const banks = new Map(skill.source === "bank" ? [[skill.id, readBank(skill.id)]] : []);
  const set = makeRemedy(skill.id, code, standingAt(skill.classId, may), banks, createRng(`${skill.id} ${code}`));
  const asked = set?.questions.map((question) => makeSetQuestion(question, banks)?.question);
  return { set, questions: (asked ?? []).filter((question) => question !== undefined) };
}

/** The skills that a lesson lets practise, whatever it is about. */
const practised = new Set(
  classIds.flatMap((classId) =>
    (["maths", "vietnamese"] as const).flatMap((subject) =>
      listLessons(classId, subject).flatMap((lesson) => lesson.skills.map(({ id }) => id)),
    ),
  ),
);

test.each(classIds)(
  "five questions of each skill of class %s are found, none twice, and an address can hold them",
  (classId) => {
    for (const skill of skills.filter((each) => each.classId === classId)) {
      const { set, questions } = remedyOf(skill, "");
      // Outside the programme there is no lesson whose questions could be given.
      if (!practised.has(skill.id)) continue;
      expect(questions, skill.id).toHaveLength(setSizes.least);
      expect(new Set(questions.map(({ identity }) => identity)).size, skill.id).toBe(setSizes.least);
      expect(set === null ? null : readRecipe(writeRecipe(set)), skill.id).toEqual(set);
    }
  },
);

test.each(classIds)(
  "against the commonest mistake of a skill of class %s the questions are those it leads astray in",
  (classId) => {
    const poor = skills.flatMap((skill) => {
      if (skill.classId !== classId) return [];
      const names = remedyOf(skill, "").questions.flatMap((question) => [...namesIn(question)]);
      const groups = [...Map.groupBy(names, (name) => name).values()];
      const [code, ...others] = groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
      if (code === undefined || others.length + 1 < commonFrom) return [];
      const shown = remedyOf(skill, code).questions.filter((question) => namesIn(question).has(code)).length;
      return shown === setSizes.least ? [] : [`${skill.id} ${code}: ${shown}`];
    });
    expect(poor).toEqual([]);
  },
);

test("a skill that is none has no remedy", () => {
  expect(makeRemedy("c9-none", "CARRY", standingAt("3", may), new Map(), createRng("none"))).toBeNull();
});
