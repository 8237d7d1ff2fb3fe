import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { NumberedList } from "#components/ui/numbered-list.tsx";
import type { ClassSummary } from "#lib/classes/class-view.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";

/** The classes of a teacher; what a class is good for where there is none yet. */
export function ClassList({ classes }: { readonly classes: readonly ClassSummary[] }) {
  if (classes.length === 0) {
    return (
      <section className={panelClass}>
        <p className="max-w-[70ch] text-[1.0625rem] leading-snug">{text.lead}</p>
        <NumberedList items={text.steps} />
      </section>
    );
  }
  return (
    <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4">
      {classes.map((own) => (
        <li key={own.id}>
          <AppLink
            href={`/co/lop/${own.id}`}
            className={`c${own.classId} press grid gap-1 rounded-[16px] border border-line bg-card p-4 lip`}
          >
            <span className="font-head text-[1.375rem] leading-tight font-bold text-hue wrap-anywhere">{own.name}</span>
            <span className="text-muted">
              {[text.classOption(own.classId), text.schoolYear(own.schoolYear), ...notes(own)].join(" · ")}
            </span>
            <span>{text.joined(own.joined, own.seats)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function notes({ isOwner, isClosed }: ClassSummary): string[] {
  return [...(isOwner ? [] : [text.shared]), ...(isClosed ? [text.isClosed] : [])];
}
