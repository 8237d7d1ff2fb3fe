"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { seatNumbersSchema } from "#lib/classes/assignment-schemas.ts";
import type { AssignmentProblem } from "#lib/classes/assignment-view.ts";
import { classIdSchema } from "#lib/classes/class-schemas.ts";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import type { Result } from "#lib/core/result.ts";
import { asGrownUp } from "#lib/server/as-grown-up.ts";
import { giveRemedy as give } from "#lib/server/assignments.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";

const remedySchema = z.object({ skillId: z.string().max(60), code: z.string().max(20), numbers: seatNumbersSchema });

/** Gives five questions against a mistake to the pupils who make it; the value is the code by which they open them. */
export async function giveRemedy(id: unknown, input: unknown): Promise<Result<string, AssignmentProblem>> {
  if (!classIdSchema.safeParse(id).success || !isPlainValue(input)) return { ok: false, reason: "refused" };
  const parsed = remedySchema.safeParse(input);
  if (!parsed.success) return { ok: false, reason: "refused" };
  if (!(await takeAllowance("give-assignment"))) return { ok: false, reason: "too-fast" };
  const given = await asGrownUp("give remedy", ({ id: teacherId }) =>
    give(teacherId, String(id), parsed.data, Date.now()),
  );
  if (given.ok && given.value.ok) refresh();
  return given.ok ? given.value : given;
}
