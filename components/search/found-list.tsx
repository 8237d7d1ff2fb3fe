import { CourseArt } from "#components/stage/course-art.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import type { DrawnEntry } from "#lib/play/collect-entries.ts";
import { FoundWords } from "./found-words.tsx";

/** All that was found, each in the hue of its class, with its picture. */
export function FoundList({ found }: { readonly found: readonly DrawnEntry[] }) {
  return (
    <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 wide:grid-cols-3">
      {found.map((entry) => (
        <li key={entry.href} className={`c${entry.classId} grid`}>
          <AppLink
            href={entry.href}
            className="press flex min-h-19 items-center gap-3 rounded-answer bg-card py-2 pr-3 pl-2 lip tablet:min-h-24"
          >
            <span className="relative grid h-15 w-20 flex-none place-items-center overflow-clip rounded-tool bg-soft font-head text-[2.125rem] leading-none font-extrabold text-hue tablet:h-19 tablet:w-26">
              {entry.image === null ? (
                <span aria-hidden="true">{entry.classId}</span>
              ) : (
                <CourseArt image={entry.image} />
              )}
            </span>
            <FoundWords entry={entry} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
