import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { FamilyCard } from "#components/family/family-card.tsx";
import { NoSuchCard } from "#components/family/no-such-card.tsx";
import { readWeek, WeekTabs } from "#components/family/week-tabs.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { familySecretSchema } from "#lib/classes/family-schemas.ts";
import type { CardWeekName } from "#lib/classes/family-view.ts";
import { usualWeek } from "#lib/classes/weekly-card.ts";
import { backHref } from "#lib/play/back-href.ts";
import { openFamilyCard } from "#lib/server/family-cards.ts";
import { giveBackAllowance, takeAllowance } from "#lib/server/rate-limits.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { familyText } from "#lib/text/family-text.ts";

type Props = PageProps<"/the/[secret]">;

// The address is the secret: no page it leads to is told of it.
export const metadata: Metadata = {
  title: familyText.page.title,
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

// The card is waited for: there is nothing to show before.
export const instant = false;

export function generateStaticParams() {
  return [{ secret: "0" }];
}

/** The week of a child for its family, who need no account: `?tuan=truoc` is the week before. */
export default async function FamilyCardPage({ params, searchParams }: Props) {
  const { secret } = await params;
  if (!familySecretSchema.safeParse(secret).success) notFound();
  await connection();
  const { tuan } = await searchParams;
  const found = await look(secret, readWeek(tuan) ?? usualWeek(Date.now()));
  // Next has sent the status by now, so that `notFound` would only leave the page to the browser's scripts.
  if (found === null) return <NoSuchCard />;
  const page = `/the/${secret}`;
  const bar = <PageBar backHref={backHref(page)} title={familyText.page.title} isTitleHeading={false} />;
  if (typeof found === "string") {
    return (
      <PageFrame hue="c3" bar={bar}>
        <BackendNotice message={found === "wait" ? familyText.page.waitABit : familyText.page.away} />
      </PageFrame>
    );
  }
  return (
    <PageFrame hue={`c${found.classId}`} bar={bar}>
      <FamilyCard view={found} />
      <div className="mx-auto mt-4 max-w-[36rem]">
        <WeekTabs shown={found.week.name} page={page} />
      </div>
    </PageFrame>
  );
}

/** The card; null for a secret of none, after which the address has a look less. */
async function look(secret: string, week: CardWeekName) {
  if (!(await takeAllowance("family-link"))) return "wait";
  const found = await tryRead("family card", () => openFamilyCard(secret, week, Date.now()));
  if (!found.ok || found.value !== null) await giveBackAllowance("family-link");
  return found.ok ? found.value : "away";
}
