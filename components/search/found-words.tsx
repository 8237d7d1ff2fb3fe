import { subjectLook } from "#components/course/subject-look.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { SearchEntry } from "#lib/play/search-entry.ts";
import { homeText } from "#lib/text/home-text.ts";
import { searchText } from "#lib/text/search-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";

/** What was found: its title, and where it belongs. */
export function FoundWords({ entry }: { readonly entry: Pick<SearchEntry, "title" | "classId" | "subject"> }) {
  const { title, classId, subject } = entry;
  return (
    <span className="min-w-0 flex-1">
      <b className="block text-[1.1875rem] leading-[1.18] text-ink tablet:text-[1.3125rem]">{title}</b>
      {subject !== null && (
        <span className="mt-0.5 flex items-center gap-1.5 text-[1rem] leading-tight text-hue">
          <Icon name={subjectLook[subject].icon} className="size-5" strokeWidth={2.3} />
          {searchText.where(homeText.className(classId), subjectText[subject])}
        </span>
      )}
    </span>
  );
}
