import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { setText } from "#lib/text/set-text.ts";
import { SubjectTabs, tabClass } from "./subject-tabs.tsx";

interface Props {
  readonly classId: ClassId;
  readonly subject: Subject;
  readonly page: "/bo" | "/phieu" | "/de";
}

/** Side by side, as the two columns below them. */
const wide = "min-[64rem]:grid-cols-[minmax(0,1fr)_22rem] min-[64rem]:gap-4";

/** Which class and subject questions are put together for. */
export function SourceTabs({ classId, subject, page }: Props) {
  return (
    <div className={classNames("grid gap-3", page === "/bo" && wide)}>
      <nav aria-label={setText.classes} className="grid grid-cols-5 gap-1.5 rounded-[16px] bg-soft p-1.5">
        {classIds.map((id) => (
          <AppLink
            key={id}
            href={`${page}?lop=${id}&mon=${setSubjects[subject]}`}
            aria-current={id === classId ? "page" : undefined}
            className={classNames(tabClass, id === classId && "bg-card lip")}
          >
            {setText.className(id)}
          </AppLink>
        ))}
      </nav>
      <SubjectTabs subject={subject} hrefOf={(each) => `${page}?lop=${classId}&mon=${setSubjects[each]}`} />
    </div>
  );
}
