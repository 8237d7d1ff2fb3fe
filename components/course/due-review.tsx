"use client";

import { useEffect } from "react";
import { session, useSession } from "#components/session/session.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { reviewText } from "#lib/text/review-text.ts";
import { skillMarks } from "./skill-marks.ts";
import { useSkillMarks } from "./use-skill-marks.ts";

interface ReviewCardProps {
  readonly classId: ClassId;
  /** How many skills are due today, one or more. */
  readonly due: number;
}

/** The way into "Ôn tập hôm nay". */
function ReviewCard({ classId, due }: ReviewCardProps) {
  return (
    <AppLink
      href={`/review/${classId}`}
      className="press mt-6 flex items-center gap-4 rounded-card bg-star-light px-5 py-4 shadow-[0_4px_0_var(--color-star-lip)] tablet:px-7 tablet:py-5"
    >
      <span className="grid size-14 flex-none place-items-center rounded-full bg-star text-star-ink tablet:size-17">
        <Icon name="again" className="size-8 tablet:size-10" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block text-[1.375rem] leading-tight text-star-ink tablet:text-[1.75rem]">{reviewText.title}</b>
        <span className="block text-[1.125rem] leading-tight text-star-ink">{reviewText.invite(due)}</span>
      </span>
      <Icon name="next" className="size-7 text-star-ink" />
    </AppLink>
  );
}

/**
 * The way into "Ôn tập hôm nay" where something is due. The page is the same for everybody, so this asks for the pupil's
 * marks, also for those on the cards; a guest has none.
 */
export function DueReview({ classId }: { readonly classId: ClassId }) {
  const points = useSession(session.points, undefined);
  const isPupil = typeof points === "string";
  const due = useSkillMarks(classId).dueSkills.length;
  useEffect(() => {
    if (!isPupil) return;
    const leaving = new AbortController();
    // Marks that cannot be told now are told at the next visit; the cards are there.
    skillMarks.ask(classId, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [isPupil, classId]);
  return due > 0 ? <ReviewCard classId={classId} due={due} /> : null;
}
