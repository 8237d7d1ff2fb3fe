"use server";

import { refresh, updateTag } from "next/cache";
import type { Result } from "#lib/core/result.ts";
import { findStep } from "#lib/play/animal-ladder.ts";
import { boardTag, listTopBoards } from "#lib/server/leaderboards.ts";
import { chooseAnimal as writeChoice } from "#lib/server/pupils.ts";
import { takeAllowance } from "#lib/server/rate-limits.ts";
import { checkSession, readSessionCookie, type Session } from "#lib/server/sessions.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** Makes an animal the pupil has reached the active one, by its asset ("animals/level-one/cat-1"). */
export async function chooseAnimal(
  asset: unknown,
): Promise<Result<null, "not-reached" | "gone" | "ended" | "too-many" | "backend-away">> {
  const step = typeof asset === "string" ? findStep(asset) : undefined;
  if (step === undefined) return { ok: false, reason: "not-reached" };
  const session = await readSessionCookie();
  const { pupilId } = session;
  // The page is shown anew in any case: it then says what has become of the profile.
  refresh();
  if (pupilId === null) return { ok: false, reason: "gone" };
  if (!(await takeAllowance("change-profile", pupilId))) return { ok: false, reason: "too-many" };
  const chosen = await tryRead("choose animal", () => choose(session, step.asset));
  if (!chosen.ok) return chosen;
  if (chosen.value !== "chosen") return { ok: false, reason: chosen.value };
  // Boards that could not be told now show the new animal in a few seconds by themselves.
  const boards = await tryRead("top boards", () => listTopBoards(pupilId));
  for (const board of boards.ok ? boards.value : []) updateTag(boardTag(board));
  return { ok: true, value: null };
}

async function choose(session: Session, asset: string): Promise<"chosen" | "not-reached" | "gone" | "ended"> {
  const { pupil, hasEnded } = await checkSession(session);
  if (pupil === null) return hasEnded ? "ended" : "gone";
  const chosen = await writeChoice(pupil.id, asset);
  return chosen === "not_reached" ? "not-reached" : chosen;
}
