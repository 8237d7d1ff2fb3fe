import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Subject } from "#lib/core/subject.ts";
import { setText } from "#lib/text/set-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";

const subjects: readonly Subject[] = ["maths", "vietnamese"];

/** How a tab of a set's source looks. */
export const tabClass =
  "press grid min-h-14 place-items-center rounded-[12px] px-1 text-center font-head text-[1rem] leading-tight font-bold text-hue tablet:px-2 tablet:text-[1.125rem]";

interface Props {
  readonly subject: Subject;
  readonly hrefOf: (subject: Subject) => string;
}

/** Which subject a set is made for. */
export function SubjectTabs({ subject, hrefOf }: Props) {
  return (
    <nav aria-label={setText.subjects} className="grid grid-cols-2 gap-1.5 rounded-[16px] bg-soft p-1.5">
      {subjects.map((each) => (
        <AppLink
          key={each}
          href={hrefOf(each)}
          aria-current={each === subject ? "page" : undefined}
          className={classNames(tabClass, each === subject && "bg-card lip")}
        >
          {subjectText[each]}
        </AppLink>
      ))}
    </nav>
  );
}
