import { useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { Dialog } from "#components/ui/dialog.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { foldMarks } from "#lib/core/fold-marks.ts";
import type { Subject } from "#lib/core/subject.ts";
import type { LessonView } from "#lib/play/lesson-view.ts";
import { lessonsText } from "#lib/text/lessons-text.ts";

interface Props {
  readonly subject: Subject;
  readonly lessons: readonly LessonView[];
  readonly now: number;
  /** Whether the child has said where it is. */
  readonly isOwn: boolean;
  /** With the number of a lesson, or null to leave it to the calendar. */
  readonly onChoose: (no: number | null) => void;
  readonly onClose: () => void;
}

/** Asks which lesson a child is at: one list to search by number or by words, one tap. */
export function ChooseLesson({ subject, lessons, now, isOwn, onChoose, onClose }: Props) {
  const [words, setWords] = useState("");
  const present = useRef<HTMLButtonElement>(null);
  const wanted = foldMarks(words.trim());
  const found = lessons.filter(({ no, title }) =>
    foldMarks(`${lessonsText.names[subject](no)} ${title}`).includes(wanted),
  );
  return (
    <Dialog
      labelledBy="choose-lesson"
      onDismiss={onClose}
      className="max-h-[calc(100dvh-32px)] w-[calc(100%-32px)] max-w-[600px] flex-col overflow-clip rounded-card bg-paper text-ink open:flex"
    >
      <div className="flex flex-none items-center gap-3 px-5 pt-4">
        <h2 id="choose-lesson" className="min-w-0 flex-1 font-head text-[1.5rem] leading-tight font-bold">
          {lessonsText.chooseTitle}
        </h2>
        <IconButton icon="close" label={lessonsText.close} onClick={onClose} />
      </div>
      <div className="flex flex-none items-center gap-3 px-5 py-3">
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">{lessonsText.search}</span>
          <input
            type="search"
            value={words}
            maxLength={60}
            placeholder={lessonsText.search}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
            className="min-h-14 w-full rounded-button border-2 border-field bg-card pr-3 pl-12 text-[1.125rem] text-ink"
          />
          <Icon name="search" className="absolute top-1/2 left-3.5 size-6 -translate-y-1/2 text-hue" />
        </label>
        {isOwn && (
          <button
            type="button"
            onClick={() => onChoose(null)}
            className="press min-h-14 flex-none rounded-button bg-soft px-4 font-head text-[1.125rem] font-bold text-hue lip"
          >
            {lessonsText.takeCalendar}
          </button>
        )}
      </div>
      <ul className="grid min-h-0 flex-1 gap-2 overflow-y-auto px-5 pb-5">
        {found.map(({ id, no, title }) => (
          <li key={id} className="grid">
            <button
              ref={no === now ? present : null}
              type="button"
              aria-current={no === now ? "true" : undefined}
              onClick={() => onChoose(no)}
              className={classNames(
                "press flex min-h-15 items-center gap-3 rounded-button px-4 py-2 text-left",
                no === now ? "bg-soft ring-3 ring-edge ring-inset" : "bg-card",
              )}
            >
              <b className="flex-none font-head text-[1.125rem] text-hue">{lessonsText.names[subject](no)}</b>
              <span className="min-w-0 flex-1 text-[1.0625rem] leading-snug">{title}</span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="py-4 text-center text-muted">{lessonsText.nothingFound}</li>}
      </ul>
    </Dialog>
  );
}
