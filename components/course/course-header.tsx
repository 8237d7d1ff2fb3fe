import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { courseText } from "#lib/text/course-text.ts";

interface Props {
  readonly classId: ClassId;
  /** Which of the two lists stands below. */
  readonly type: "practice" | "challenge";
  readonly animal: ReactNode;
}

/** The head of a course list: what the animal says, which is the page's heading, and the switch between the two lists. */
export function CourseHeader({ classId, type, animal }: Props) {
  return (
    <>
      <div className="flex items-end gap-2.5">
        <div className="w-21 flex-none tablet:w-32.5">{animal}</div>
        <h1 className="mb-4 flex min-h-19 flex-1 items-center rounded-bubble rounded-bl-[6px] bg-card px-4 py-2 font-read text-[1.25rem] leading-[1.35] font-medium text-hue lip tablet:min-h-26 tablet:px-6 tablet:py-3.5 tablet:text-[1.5625rem]">
          {courseText.title}
        </h1>
      </div>
      <nav
        aria-label={courseText.switchLabel}
        className="relative mb-5 grid max-w-[520px] grid-cols-2 gap-3 rounded-answer bg-soft p-1.5"
      >
        {(["practice", "challenge"] as const).map((kind) => (
          <AppLink
            key={kind}
            href={`/course/${kind}/${classId}`}
            aria-current={kind === type ? "page" : undefined}
            className={classNames(
              "press grid min-h-14 place-items-center rounded-[17px] font-head text-[1.3125rem] leading-none font-bold text-hue",
              kind === type && "bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_3px_var(--edge)]",
            )}
          >
            {courseText[kind]}
          </AppLink>
        ))}
      </nav>
    </>
  );
}
