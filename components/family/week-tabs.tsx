import { tabClass } from "#components/sets/subject-tabs.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { type CardWeekName, cardWeeks } from "#lib/classes/family-view.ts";
import { familyText } from "#lib/text/family-text.ts";

/** How an address says which week is shown. */
const weekWords: Readonly<Record<CardWeekName, string>> = { this: "nay", last: "truoc" };

/** The week of `?tuan=`; null where it names none. */
export function readWeek(word: unknown): CardWeekName | null {
  return cardWeeks.find((week) => weekWords[week] === word) ?? null;
}

interface Props {
  readonly shown: CardWeekName;
  /** The page without its query. */
  readonly page: string;
}

/** Which of the two weeks is told of. */
export function WeekTabs({ shown, page }: Props) {
  return (
    <nav
      aria-label={familyText.page.weeks}
      className="grid grid-cols-2 gap-1.5 rounded-[16px] bg-soft p-1.5 print:hidden"
    >
      {cardWeeks.toReversed().map((week) => (
        <AppLink
          key={week}
          href={`${page}?tuan=${weekWords[week]}`}
          aria-current={week === shown ? "page" : undefined}
          className={classNames(tabClass, week === shown && "bg-card lip")}
        >
          {familyText.weekNames[week]}
        </AppLink>
      ))}
    </nav>
  );
}
