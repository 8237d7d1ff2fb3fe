import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { subjectAnchor } from "#lib/play/subject-anchor.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import { subjectLook } from "./subject-look.ts";

/** The ways down to the shelves of each subject; with one subject there is nowhere to jump to. */
export function SubjectJump({ subjects }: { readonly subjects: readonly (keyof typeof subjectAnchor)[] }) {
  if (subjects.length < 2) return null;
  return (
    <nav aria-label={subjectText.choose} className="mb-4 grid grid-cols-2 gap-3 tablet:mb-5 tablet:gap-5">
      {subjects.map((subject) => (
        // A link of the browser's own: it needs no script.
        <a
          key={subject}
          href={`#${subjectAnchor[subject]}`}
          className={classNames(
            "press flex min-h-14 items-center gap-2 rounded-button bg-card py-1.5 pr-2 pl-2 text-hue lip tablet:min-h-17 tablet:gap-3 tablet:pr-4",
            subjectLook[subject].temper,
          )}
        >
          <span className="grid size-10 flex-none place-items-center rounded-[14px] bg-solid text-on tablet:size-13">
            <Icon name={subjectLook[subject].icon} className="size-7 tablet:size-8" />
          </span>
          <b className="min-w-0 flex-1 text-[1.25rem] leading-[1.1] tablet:text-[1.5rem]">{subjectText[subject]}</b>
          <Icon name="down" className="size-6 max-tablet:hidden" />
        </a>
      ))}
    </nav>
  );
}
