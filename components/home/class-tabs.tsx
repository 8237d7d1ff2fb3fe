"use client";

import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import { homeText } from "#lib/text/home-text.ts";

const tab =
  "press relative flex h-17 flex-col items-center justify-center rounded-button font-head text-[1.75rem] leading-[0.95] font-extrabold tablet:h-23 tablet:rounded-[26px] tablet:text-[2.625rem] wide:h-19 wide:flex-row wide:gap-2.5 wide:text-[2.25rem]";
const chosen =
  "bg-solid text-on shadow-[0_4px_0_var(--lip)] after:absolute after:-bottom-[15px] after:border-8 after:border-transparent after:border-t-lip after:content-[''] forced-colors:after:hidden";
const other = "bg-soft text-hue lip";

/** The five classes, each in its own hue; `current` is the one shown below, or null. */
export function ClassTabs({ current }: { readonly current: ClassId | null }) {
  return (
    <nav aria-label={homeText.classTabs}>
      <ul className="grid grid-cols-5 gap-3 tablet:gap-4">
        {classIds.map((classId) => (
          <li key={classId} className={`c${classId}`}>
            <AppLink
              href={`/class/${classId}`}
              aria-current={classId === current ? "page" : undefined}
              className={classNames(tab, classId === current ? chosen : other)}
            >
              <span className="text-[1rem] leading-none font-semibold tablet:text-[1.25rem] wide:text-[1.5rem]">
                {homeText.classWord}{" "}
              </span>
              {classId}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
