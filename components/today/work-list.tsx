import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { OpenAssignment } from "#lib/classes/assignment-view.ts";
import { workHref } from "#lib/play/stones.ts";
import { dueWords } from "#lib/play/today-work.ts";
import { givenWorkText } from "#lib/text/given-work-text.ts";
import { Envelope } from "./work-card.tsx";

interface Props {
  /** What is to be done after the first. */
  readonly more: readonly OpenAssignment[];
  /** What was done today. */
  readonly done: readonly OpenAssignment[];
  readonly today: string;
}

/** Each is done one after the other: the next takes the place of one that is done. */
const mostShown = 4;

const row =
  "flex min-h-14 min-w-0 items-center gap-3 rounded-button bg-card px-3 py-1.5 leading-tight tablet:min-h-12 tablet:py-1";

/** Given work that does not come first, in a line each, and in one line what was done. */
export function WorkList({ more, done, today }: Props) {
  const [first] = done;
  if (more.length === 0 && first === undefined) return null;
  return (
    <ul
      aria-label={givenWorkText.name}
      className="mt-3 grid gap-3 tablet:mt-2 tablet:grid-cols-2 tablet:gap-2 wide:grid-cols-1"
    >
      {more.slice(0, mostShown).map(({ code, title, questions, closesOn }) => (
        <li key={code} className="min-w-0">
          <AppLink href={workHref(code)} className={classNames(row, "press lip")}>
            <Envelope className="size-10" />
            <Words title={title} words={`${givenWorkText.questions(questions)} · ${dueWords(closesOn, today)}`} />
            <Icon name="next" className="size-6 flex-none text-hue" />
          </AppLink>
        </li>
      ))}
      {first !== undefined && (
        <li className={row}>
          <span className="grid size-10 flex-none place-items-center rounded-full bg-right text-white">
            <Icon name="tick" className="size-6" />
          </span>
          <Words
            title={done.length === 1 ? first.title : givenWorkText.name}
            words={givenWorkText.finished(done.length)}
          />
        </li>
      )}
    </ul>
  );
}

function Words({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <span className="min-w-0 flex-1">
      <b className="block truncate font-head text-[1.125rem] font-bold text-ink">{title}</b>
      <span className="block text-[1rem] text-muted">{words}</span>
    </span>
  );
}
