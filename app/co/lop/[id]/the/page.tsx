import type { Metadata } from "next";
import { ClassFrame } from "#app/co/lop/[id]/class-frame.tsx";
import { SeatCards } from "#components/classes/seat-cards.tsx";
import { teacherText } from "#lib/text/teacher-text.ts";

export const metadata: Metadata = { title: teacherText.cardsTitle, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** The cards of the seats, to be printed. */
export default function SeatCardsPage({ params }: PageProps<"/co/lop/[id]/the">) {
  return (
    <ClassFrame params={params} part="/the" titleOf={() => teacherText.cardsTitle}>
      {(view) => <SeatCards view={view} />}
    </ClassFrame>
  );
}
