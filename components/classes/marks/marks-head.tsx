import type { Opened } from "#components/classes/use-class-key.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { isAbsent, type MarkedTest } from "#lib/marks/marked-test.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { teacherText } from "#lib/text/teacher-text.ts";
import type { Saving as SavingState } from "./marks-outbox.ts";
import type { SeatMarks } from "./marks-row.tsx";

interface Props {
  readonly view: ClassView;
  readonly test: MarkedTest;
  readonly seats: readonly SeatMarks[];
  readonly opened: Pick<Opened, "status">;
  readonly saving: SavingState;
  /** Pupils whose last points the class no longer takes. */
  readonly lost: number;
  /** Gives each code in turn to those who have none; null in a class that is closed. */
  readonly onDeal: (() => void) | null;
}

/** How far the points of a test are entered and saved, and how that is done. */
export function MarksHead({ view, test, seats, opened, saving, lost, onDeal }: Props) {
  const complete = seats.filter((row) => !isAbsent(row) && row.marks.every((mark) => mark !== null)).length;
  const absent = seats.filter(isAbsent).length;
  const lacksCodes = seats.some(({ code }) => code === null);
  return (
    <section className={`${panelClass} print:hidden`} aria-labelledby="marks-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="marks-title" className="font-head text-[1.375rem] leading-tight font-bold text-balance">
            {test.title}
          </h2>
          <p className="text-muted">
            {[text.completeOf(complete, seats.length), ...(absent === 0 ? [] : [text.absentCount(absent)])].join(" · ")}
          </p>
        </div>
        <Saving status={saving.status} />
      </div>
      <Lead isReadOnly={view.closedAt !== null} lacksCodes={lacksCodes} />
      {opened.status === "missing" && (
        <p className="text-muted">
          {`${teacherText.keyMissing} `}
          <AppLink href={`/co/lop/${view.id}`} className="text-hue underline underline-offset-4">
            {text.openKey}
          </AppLink>
        </p>
      )}
      <div className="flex flex-wrap gap-2 *:grow tablet:*:grow-0">
        <AppLink href={test.href} className={roomButton.plain}>
          {text.paper}
        </AppLink>
        {lacksCodes && onDeal !== null && (
          <button type="button" className={roomButton.plain} onClick={onDeal}>
            {text.codesInTurn}
          </button>
        )}
      </div>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {lost > 0 && text.lost(lost)}
        {saving.problem !== null && text.failed[saving.problem]}
      </p>
    </section>
  );
}

function Lead({ isReadOnly, lacksCodes }: { readonly isReadOnly: boolean; readonly lacksCodes: boolean }) {
  if (isReadOnly) return <p>{text.closedClass}</p>;
  return (
    <p className="max-w-[85ch] leading-snug">
      <span className="max-tablet:hidden">{text.lead}</span>
      <span className="tablet:hidden">{text.leadShort}</span>
      {lacksCodes && <b className="font-semibold">{` ${text.chooseCode}`}</b>}
    </p>
  );
}

function Saving({ status }: Pick<SavingState, "status">) {
  const words = { saved: text.saved, saving: text.saving, unsaved: text.unsaved, refused: "" };
  return (
    <p
      role="status"
      className={`font-semibold empty:sr-only ${status === "unsaved" ? "text-again-ink" : "text-right-ink"}`}
    >
      {status === null ? "" : words[status]}
    </p>
  );
}
