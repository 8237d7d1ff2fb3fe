"use server";

import { updateTag } from "next/cache";
import { z } from "zod";
import { classCode } from "#lib/classes/class-code.ts";
import type { JoinAnswer, JoinRefusal } from "#lib/classes/join-answer.ts";
import { mostSeats } from "#lib/classes/read-names.ts";
import { isPlainValue } from "#lib/core/is-plain-value.ts";
import { pictureLock } from "#lib/play/picture-lock.ts";
import { tagsOfPoints } from "#lib/server/leaderboards.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { joinClass as join } from "#lib/server/seats.ts";
import { tryRead } from "#lib/server/try-read.ts";

const requestSchema = z.object({
  code: z.string().length(classCode.length),
  as: z.literal(["ask", "own", "new"]),
  by: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("card"), secret: z.string().min(1).max(100) }),
    z.object({ kind: z.literal("emblem"), number: z.int().min(1).max(mostSeats), lock: z.string().max(60) }),
  ]),
});

type Joining = Parameters<typeof join>[0];

/** Lets a pupil sit down in a class by the card of a seat, or by its emblem and the three animals on the card. */
export async function joinClass(request: unknown): Promise<JoinAnswer> {
  const parsed = isPlainValue(request) ? requestSchema.safeParse(request) : null;
  const joining = parsed?.success ? toJoining(parsed.data) : null;
  if (joining === null) return refuse("gone");
  if (!(await takeAllowance("join-class"))) return refuse("wait");
  if (joining.by.kind === "emblem" && !(await takeAllowance("try-lock"))) return refuse("wait");
  const joined = await tryRead("join class", () => join(joining));
  if (!joined.ok) return refuse(joined.reason);
  if (joined.value.hasEarned) for (const tag of tagsOfPoints()) updateTag(tag);
  return joined.value.answer;
}

function toJoining({ code, by, as }: z.output<typeof requestSchema>): Joining | null {
  if (classCode.read(code) !== code) return null;
  if (by.kind === "card") return { code, by, as };
  const lock = pictureLock.read(by.lock);
  return lock === null ? null : { code, by: { ...by, lock }, as };
}

function refuse(reason: JoinRefusal): JoinAnswer {
  return { status: "refused", reason };
}
