import type { Metadata } from "next";
import { connection } from "next/server";
import { FamilyCard } from "#components/family/family-card.tsx";
import { SendCard } from "#components/family/send-card.tsx";
import { readWeek, WeekTabs } from "#components/family/week-tabs.tsx";
import { WeeksList } from "#components/family/weeks-list.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { NotFoundView } from "#components/shell/not-found-view.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { backHref } from "#lib/play/back-href.ts";
import { readProfileWeeks } from "#lib/server/profile-weeks.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { familyText } from "#lib/text/family-text.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";

type Props = PageProps<"/grown-ups/weeks/[id]">;

const text = familyText.weeks;

export const metadata: Metadata = { title: text.title };

// The weeks are waited for: there is nothing to show before.
export const instant = false;

export function generateStaticParams() {
  return [{ id: "0" }];
}

/** The weeks of a profile of this browser, for a grown-up: `?tuan=truoc` is the card of the week before. */
export default async function ProfileWeeksPage({ params, searchParams }: Props) {
  const { id } = await params;
  await connection();
  const { tuan } = await searchParams;
  const read = await tryRead("weeks of profile", () => readProfileWeeks(id, readWeek(tuan), Date.now()));
  const page = `/grown-ups/weeks/${id}`;
  if (!read.ok) {
    return (
      <PageFrame hue="c4" bar={<PageBar backHref={backHref(page)} title={text.title} />}>
        <BackendNotice message={familyText.page.away} />
      </PageFrame>
    );
  }
  // Next has sent the status by now, so that `notFound` would only leave the page to the browser's scripts.
  if (read.value === null) return <NotFoundView />;
  if (read.value === "signed-out") {
    return (
      <PageFrame hue="c4" bar={<PageBar backHref={backHref(page)} title={text.title} />}>
        <Card className="grid justify-items-start gap-3 p-5">
          <p>{text.signIn}</p>
          <ButtonLink href="/grown-ups">{grownUpsText.toSignIn}</ButtonLink>
        </Card>
      </PageFrame>
    );
  }
  const { username, view, weeks } = read.value;
  const hasCard = view !== null;
  const bar = <PageBar backHref={backHref(page)} title={text.title} isTitleHeading={!hasCard} />;
  return (
    <PageFrame hue={hasCard ? `c${view.classId}` : "c4"} bar={bar}>
      {hasCard ? (
        <div className="grid items-start gap-4 min-[64rem]:grid-cols-2 min-[64rem]:gap-6">
          <div className="mx-auto grid w-full max-w-[36rem] gap-4">
            <WeekTabs shown={view.week.name} page={page} />
            <FamilyCard view={view} />
          </div>
          <div className="mx-auto grid w-full max-w-[36rem] gap-4">
            <SendCard view={view} />
            <WeeksList weeks={weeks} />
          </div>
        </div>
      ) : (
        <Card className="p-5">{text.none(username)}</Card>
      )}
    </PageFrame>
  );
}
