import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { QuietLink } from "#components/ui/quiet-link.tsx";
import { homeText } from "#lib/text/home-text.ts";
import { teacherText } from "#lib/text/teacher-text.ts";

/** The way to the classes of a teacher, and to what can be done with them. */
export function ClassesCard() {
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-3 p-5 tablet:p-6">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-head text-h3 leading-tight font-bold">{teacherText.forTeachers}</h2>
        <p className="text-meta leading-snug text-muted">{teacherText.forTeachersLead}</p>
      </div>
      <QuietLink href="/thay-co">{homeText.teachers}</QuietLink>
      <ButtonLink href="/co">{teacherText.title}</ButtonLink>
    </Card>
  );
}
