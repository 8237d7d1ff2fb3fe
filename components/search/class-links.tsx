import { AppLink } from "#components/ui/app-link.tsx";
import { classIds } from "#lib/core/class-id.ts";
import { homeText } from "#lib/text/home-text.ts";
import { searchText } from "#lib/text/search-text.ts";

/** The ways to the five classes, for whoever finds nothing. */
export function ClassLinks() {
  return (
    <ul aria-label={searchText.classes} className="mt-3 grid grid-cols-5 gap-2 tablet:gap-3">
      {classIds.map((classId) => (
        <li key={classId} className={`c${classId} grid`}>
          <AppLink
            href={`/class/${classId}`}
            className="press grid min-h-14 place-items-center rounded-tool bg-soft text-center font-head text-[1.125rem] leading-[1.05] font-bold text-hue lip"
          >
            {homeText.className(classId)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
