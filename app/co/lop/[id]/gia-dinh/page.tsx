import type { Metadata } from "next";
import { ClassFrame } from "#app/co/lop/[id]/class-frame.tsx";
import { FamilyPage } from "#components/classes/family/family-page.tsx";
import { readWeek } from "#components/family/week-tabs.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { changeFamilyCards } from "#lib/actions/change-family-cards.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import type { CardWeekName } from "#lib/classes/family-view.ts";
import { readOwnFamily } from "#lib/server/family-cards.ts";
import { familyText } from "#lib/text/family-text.ts";

export const metadata: Metadata = { title: familyText.room.title, robots: { index: false } };

// All of the page depends on who is signed in, so it is waited for.
export const instant = false;

/** The cards for the families of a class; `?tuan=truoc` are those of the week before. */
export default async function FamilyCardsPage({ params, searchParams }: PageProps<"/co/lop/[id]/gia-dinh">) {
  const { tuan } = await searchParams;
  return (
    <ClassFrame params={params} part="/gia-dinh" titleOf={() => familyText.room.title}>
      {(view) => <Cards view={view} week={readWeek(tuan)} />}
    </ClassFrame>
  );
}

async function Cards({ view, week }: { readonly view: ClassView; readonly week: CardWeekName | null }) {
  const family = await readOwnFamily(view, week, Date.now());
  if (family === null) return <BackendNotice message={familyText.room.away} />;
  return <FamilyPage view={view} family={family} change={changeFamilyCards} />;
}
