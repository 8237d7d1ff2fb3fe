import { difficulties } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";
import type { Measure } from "#tests/contract/climbs/climb.ts";
import { measureClimb, questionsAt } from "#tests/contract/climbs/measure-climb.ts";

const ruled = skills.filter((skill) => skill.source === "rule");

function nameOf(measure: Measure): string {
  if (typeof measure === "string") return measure;
  return measure instanceof RegExp ? String(measure) : measure.name;
}

/** Prints for each skill made by rule what its difficulties ask more than the one before, on average over the same questions. */
function printClimbs(): void {
  for (const skill of ruled) {
    const steps = measureClimb(skill) ?? [];
    const told = steps.map(({ measure, from, to }) => `${from.toFixed(2)} → ${to.toFixed(2)} ${nameOf(measure)}`);
    process.stdout.write(`${skill.id.padEnd(30)} ${told.join("  |  ")}\n`);
  }
}

/** Prints how much of what is asked is plain choice, by class, subject and difficulty. */
function printChoice(): void {
  const rows = ruled.flatMap((skill) =>
    difficulties.map((difficulty) => {
      const questions = questionsAt(skill, difficulty);
      const choices = questions.filter(({ kind }) => kind === "choice").length;
      return { group: `class ${skill.classId} ${skill.subject}`, difficulty, share: choices / questions.length };
    }),
  );
  const mean = (some: typeof rows) => (100 * some.reduce((sum, { share }) => sum + share, 0)) / some.length;
  process.stdout.write("\nplain choice, per cent, at difficulties 1, 2, 3 and in all\n");
  for (const [group, some] of Map.groupBy(rows, (row) => row.group)) {
    const parts = [...difficulties.map((level) => some.filter(({ difficulty }) => difficulty === level)), some];
    process.stdout.write(`${group.padEnd(22)}${parts.map((each) => mean(each).toFixed(0).padStart(5)).join("")}\n`);
  }
  process.stdout.write(`${"all of them".padEnd(22)}${mean(rows).toFixed(0).padStart(20)}\n`);
}

/** How the difficulties of the skills made by rule differ. */
export function printLevels(): void {
  printClimbs();
  printChoice();
}
