import { classNames } from "#components/ui/class-names.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { ClassTabs } from "./class-tabs.tsx";
import { SubjectTabs } from "./subject-tabs.tsx";

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
      <ClassTabs classId={classId} hrefOf={(id) => `${page}?lop=${id}&mon=${setSubjects[subject]}`} />
      <SubjectTabs subject={subject} hrefOf={(each) => `${page}?lop=${classId}&mon=${setSubjects[each]}`} />
    </div>
  );
}
