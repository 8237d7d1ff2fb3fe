import { useOwnClass } from "#components/home/use-own-class.ts";
import { useOwnStanding } from "#components/preferences/use-own-standing.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { settingsText } from "#lib/text/settings-text.ts";

/** The way to say which lessons the child of this device is at, with how that is known by now. */
export function LessonsRow() {
  const classId = useOwnClass() ?? "1";
  const isChosen = useOwnStanding(classId) !== null;
  const { title, byChoice, byCalendar } = settingsText.lessons;
  return (
    <AppLink
      href={`/class/${classId}/lessons#choose`}
      className="press flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 rounded-answer bg-card px-4 py-3 lip left-hand:flex-row-reverse"
    >
      <img src="/pictures/book.svg" alt="" width="48" height="48" className="size-12 flex-none narrow:hidden" />
      <span className="grid min-w-32 flex-1 gap-0.5">
        <span className="font-head text-[1.25rem] leading-tight font-bold text-hue tablet:text-[1.375rem]">
          {title}
        </span>
        <span className="text-[1.0625rem] leading-snug tablet:text-body">
          {isChosen ? byChoice(classId) : byCalendar(classId)}
        </span>
      </span>
      <Icon name="next" className="size-7 flex-none text-hue" />
    </AppLink>
  );
}
