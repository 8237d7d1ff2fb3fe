import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { QuietLink } from "#components/ui/quiet-link.tsx";
import { teacherText as text } from "#lib/text/teacher-text.ts";

/** In place of a page of the teacher's room that is not there, or not for who is signed in: the two are answered alike. */
export function NoSuchPage() {
  return (
    <PageFrame hue="c3" bar={<PageBar backHref="/co" title={text.barTitle} />}>
      <Card className="mx-auto grid max-w-[600px] justify-items-center gap-4 p-5 text-center tablet:p-8">
        <h2 className="font-head text-[1.5rem] leading-tight font-bold text-balance">{text.notFound}</h2>
        <p className="text-balance">{text.notFoundLead}</p>
        <ButtonLink href="/co">{text.title}</ButtonLink>
        <QuietLink href="/grown-ups">{text.otherAccount}</QuietLink>
      </Card>
    </PageFrame>
  );
}
