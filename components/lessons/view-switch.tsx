"use client";

import { useOwnStanding } from "#components/preferences/use-own-standing.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { lessonsText } from "#lib/text/lessons-text.ts";

interface Props {
  readonly classId: ClassId;
  readonly current: "lessons" | "topics";
}

/** The two ways to look at a class: lesson after lesson, or by topics. */
export function ViewSwitch({ classId, current }: Props) {
  const at = useOwnStanding(classId);
  const views = [
    {
      name: "lessons",
      href: `/class/${classId}/lessons${at === null ? "" : `?at=${at}`}`,
      label: lessonsText.byLesson,
    },
    { name: "topics", href: `/class/${classId}`, label: lessonsText.byTopic },
  ] as const;
  return (
    <nav
      aria-label={lessonsText.views}
      className="mb-4 grid max-w-[520px] grid-cols-2 gap-1.5 rounded-answer bg-soft p-1.5 tablet:mb-5"
    >
      {views.map(({ name, href, label }) => (
        <AppLink
          key={name}
          href={href}
          aria-current={name === current ? "page" : undefined}
          className={classNames(
            "press grid min-h-14 place-items-center rounded-[17px] px-2 text-center font-head text-[1.25rem] leading-tight font-bold text-hue",
            name === current && "bg-card lip",
          )}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
