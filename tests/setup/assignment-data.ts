import { randomUUID } from "node:crypto";
import { createRng } from "#lib/core/create-rng.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { makeSet, skillsToAsk } from "#lib/play/make-set.ts";
import { writeRecipe } from "#lib/play/question-set.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { withDatabase } from "./class-data.ts";

/** Work as its teacher gives it. */
export interface SeededWork {
  readonly code: string;
  readonly title: string;
  readonly opensOn: string;
  readonly closesOn: string;
  /** The numbers of the seats it is for; null for the whole class. */
  readonly seats?: readonly number[] | null;
  readonly isRepeatable?: boolean;
  readonly questions?: number;
}

/** A recipe of a maths lesson of class 3, of what rules make. */
function recipeOf(count: number): string {
  const lesson = listLessons("3", "maths").find(({ no }) => no === 26);
  if (lesson === undefined) throw new Error("no lesson");
  const skillIds = [...skillsToAsk([lesson]).keys()].filter((id) => findSkill(id)?.source === "rule");
  const set = makeSet({ lessons: [lesson], skillIds, count }, new Map(), createRng("given work"));
  if (set === null) throw new Error("no set");
  return writeRecipe(set);
}

/** Gives work to a class in the data of a server that has stopped, as its owner does. */
export async function seedAssignments(dataDir: string, classId: string, works: readonly SeededWork[]): Promise<void> {
  await withDatabase(dataDir, async (database) => {
    for (const { code, title, opensOn, closesOn, seats = null, isRepeatable = true, questions = 5 } of works) {
      const work = {
        id: randomUUID(),
        code,
        title,
        recipe: recipeOf(questions),
        questions,
        minutes: 3,
        seats,
        is_varied: false,
        is_repeatable: isRepeatable,
        opens_on: opensOn,
        closes_on: closesOn,
      };
      const given = await database.query<{ status: string }>(
        `select public.create_assignment(teacher_id, class_id, $2) as status
          from public.class_teachers where class_id = $1 and is_owner`,
        [classId, JSON.stringify(work)],
      );
      if (given.rows[0]?.status !== "given") throw new Error(`${code} was not given: ${JSON.stringify(given.rows)}`);
    }
  });
}

/** Takes work back in the data of a server that has stopped, as its teacher does. */
export async function withdrawAssignment(dataDir: string, code: string): Promise<void> {
  await withDatabase(dataDir, (database) =>
    database.query("update public.assignments set withdrawn_at = now() where code = $1", [code]),
  );
}

/** What the teachers of a class see of its work, in the data of a server that has stopped: the first tries, by seat. */
export async function readResults(
  dataDir: string,
  code: string,
): Promise<readonly { readonly rights: string; readonly tries: number; readonly best: number }[]> {
  return withDatabase(dataDir, async (database) => {
    const found = await database.query<{ rights: string; tries: number; best: number }>(
      `select result.rights, result.tries, result.best
        from public.assignment_results as result join public.assignments as work on work.id = result.assignment_id
        where work.code = $1 order by result.finished_at`,
      [code],
    );
    return found.rows;
  });
}
