"use client";

import { useEffect } from "react";
import { session, useSession } from "#components/session/session.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { ReviewCard } from "./review-card.tsx";
import { skillMarks } from "./skill-marks.ts";
import { useSkillMarks } from "./use-skill-marks.ts";

/**
 * The way into "Ôn tập hôm nay" where something is due. The page is the same for everybody, so this asks for the pupil's
 * marks, also for those on the cards; a guest has none.
 */
export function DueReview({ classId }: { readonly classId: ClassId }) {
  const points = useSession(session.points, undefined);
  const isPupil = typeof points === "string";
  const { due } = useSkillMarks(classId);
  useEffect(() => {
    if (!isPupil) return;
    const leaving = new AbortController();
    // Marks that cannot be told now are told at the next visit; the cards are there.
    skillMarks.ask(classId, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [isPupil, classId]);
  return due > 0 ? <ReviewCard classId={classId} due={due} /> : null;
}
