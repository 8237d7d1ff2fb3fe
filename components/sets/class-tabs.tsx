import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import { setText } from "#lib/text/set-text.ts";
import { tabClass } from "./subject-tabs.tsx";

interface Props {
  readonly classId: ClassId;
  readonly hrefOf: (id: ClassId) => string;
}

/** The five classes side by side, the one that is shown marked. */
export function ClassTabs({ classId, hrefOf }: Props) {
  return (
    <nav aria-label={setText.classes} className="grid grid-cols-5 gap-1.5 rounded-[16px] bg-soft p-1.5">
      {classIds.map((id) => (
        <AppLink
          key={id}
          href={hrefOf(id)}
          aria-current={id === classId ? "page" : undefined}
          className={classNames(tabClass, id === classId && "bg-card lip")}
        >
          {setText.className(id)}
        </AppLink>
      ))}
    </nav>
  );
}
