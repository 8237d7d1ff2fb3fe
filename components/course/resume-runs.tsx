"use client";

import { useIdle } from "#components/ui/use-idle.ts";
import { useLatePart } from "#components/ui/use-late-part.ts";
import type { ClassId } from "#lib/core/class-id.ts";

const loadCards = async () => (await import("./resume-cards.tsx")).ResumeCards;

/** The runs that were left in this browser, to be taken up again; they join the page once it is usable. */
export function ResumeRuns({ classId }: { readonly classId: ClassId }) {
  const Cards = useLatePart(loadCards, useIdle());
  return Cards && <Cards classId={classId} />;
}
