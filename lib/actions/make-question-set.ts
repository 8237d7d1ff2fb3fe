"use server";

import { z } from "zod";
import { classIds } from "#lib/core/class-id.ts";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import type { SetSource } from "#lib/play/make-set.ts";
import { setSizes } from "#lib/play/set-view.ts";
import { createSet } from "#lib/server/question-sets.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";

const lessonNo = z.int().min(1).max(200);

const sourceSchema = z.object({
  classId: z.literal(classIds),
  subject: z.literal(["maths", "vietnamese"]),
  from: lessonNo,
  to: lessonNo,
  skillIds: z.array(z.string().max(60)).min(1).max(200),
  count: z.int().min(setSizes.least).max(setSizes.most),
});

/** Puts a set of questions together; its value is what stands in the set's address. Nothing is stored. */
export async function makeQuestionSet(
  input: unknown,
): Promise<Result<string, "refused" | "too-few" | "too-many" | "backend-away">> {
  const parsed = isPlainValue(input) ? sourceSchema.safeParse(input) : null;
  const source = parsed?.success ? toSource(parsed.data) : null;
  if (source === null) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("make-set"))) return { ok: false, reason: "too-many" };
  const made = await tryRead("make set", () => createSet(source));
  return made.ok ? made.value : made;
}

function toSource({ classId, subject, from, to, skillIds, count }: z.output<typeof sourceSchema>): SetSource | null {
  const [first, ...others] = listLessons(classId, subject).filter(({ no }) => no >= from && no <= to);
  return first === undefined ? null : { lessons: [first, ...others], skillIds, count };
}
