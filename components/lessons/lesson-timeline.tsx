"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { skillMarks } from "#components/course/skill-marks.ts";
import { ownStanding } from "#components/preferences/own-standing.ts";
import { useOwnStanding } from "#components/preferences/use-own-standing.ts";
import { session, useSession } from "#components/session/session.ts";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { QuietLink } from "#components/ui/quiet-link.tsx";
import { useLatePart } from "#components/ui/use-late-part.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { LessonView } from "#lib/play/lesson-view.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { lessonsText } from "#lib/text/lessons-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import { LessonRow } from "./lesson-row.tsx";

const subjects = ["maths", "vietnamese"] as const;
type Subject = (typeof subjects)[number];

const loadChoice = async () => (await import("./choose-lesson.tsx")).ChooseLesson;

interface Props {
  readonly classId: ClassId;
  readonly lessons: Readonly<Record<Subject, readonly LessonView[]>>;
  /** The number of the present lesson of each subject. */
  readonly now: Readonly<Record<Subject, number>>;
  /** What the address said of where the child is; null if the calendar decides. */
  readonly at: string | null;
}

/** Opens the page at its choice of lessons. */
const chooseHash = "choose";

/** How an address says that the calendar decides. */
const noStanding = "-";

/** So many lessons before and after the present one are shown unfolded. */
const near = 3;

/** The lessons of a class along a bamboo: those that were, the one of now with its skills, and those to come, quieter. */
export function LessonTimeline({ classId, lessons, now, at }: Props) {
  const router = useRouter();
  const [subject, setSubject] = useState<Subject>("maths");
  const [isUnfolded, setUnfolded] = useState({ before: false, after: false });
  const [asked, setAsked] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const Choice = useLatePart(loadChoice, isChoosing);
  const own = useOwnStanding(classId);
  useMarks(classId);
  useEffect(() => {
    const kept = ownStanding.get(classId);
    if (at === null && kept !== null) router.replace(`/class/${classId}/lessons?at=${kept}`, { scroll: false });
  }, [classId, at, router]);
  useHash((wanted) => {
    if (wanted === chooseHash) setChoosing(true);
    const found = subjects.find((each) => lessons[each].some(({ id }) => id === wanted));
    if (found === undefined) return;
    setSubject(found);
    setUnfolded({ before: true, after: true });
    setAsked(wanted);
  });
  const all = lessons[subject];
  const place = Math.max(
    0,
    all.findIndex(({ no }) => no === now[subject]),
  );
  const from = isUnfolded.before ? 0 : Math.max(0, place - near);
  const to = isUnfolded.after ? all.length : Math.min(all.length, place + near + 1);
  const choose = (no: number | null) => {
    setChoosing(false);
    const numbers = { ...readNumbers(own), [subject]: no === null ? "" : String(no) };
    const next = numbers.maths === "" && numbers.vietnamese === "" ? null : `${numbers.maths}-${numbers.vietnamese}`;
    ownStanding.set(classId, next);
    router.replace(`/class/${classId}/lessons?at=${next ?? noStanding}`, { scroll: false });
  };
  const isOwn = readNumbers(at)[subject] === String(now[subject]);
  return (
    <>
      <fieldset className="mb-4 grid grid-cols-2 gap-3" aria-label={lessonsText.subjects}>
        {subjects.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === subject}
            onClick={() => setSubject(each)}
            className={classNames(
              "press flex min-h-14 items-center justify-center gap-2.5 rounded-button font-head text-[1.1875rem] leading-tight font-bold text-hue lip tablet:text-[1.3125rem]",
              each === subject ? "bg-soft" : "bg-card",
            )}
          >
            <Icon name={each} className="size-7" />
            {subjectText[each]}
          </button>
        ))}
      </fieldset>
      <div className="mb-5 flex items-center gap-3 rounded-answer bg-card py-2.5 pr-2.5 pl-4 lip">
        <p className="min-w-0 flex-1 text-[1.125rem] leading-snug tablet:text-[1.25rem]">
          {lessonsText.at} <b>{lessonsText.names[subject](now[subject])}</b>
          {isOwn ? lessonsText.byChoice : lessonsText.byCalendar}
        </p>
        <button
          type="button"
          onClick={() => setChoosing(true)}
          className="press mb-1 min-h-14 rounded-[17px] bg-soft px-5 font-head text-[1.1875rem] font-bold text-hue lip"
        >
          {lessonsText.change}
        </button>
      </div>
      <ol>
        {from > 0 && (
          <Fold
            label={lessonsText.before[subject](from)}
            isPast={true}
            onOpen={() => setUnfolded({ ...isUnfolded, before: true })}
          />
        )}
        {all.slice(from, to).map((lesson, row) => (
          <LessonRow
            key={lesson.id}
            classId={classId}
            subject={subject}
            lesson={lesson}
            time={timeOf(from + row - place)}
            isAsked={lesson.id === asked}
          />
        ))}
        {to < all.length && (
          <Fold
            label={lessonsText.after[subject](all.length - to)}
            isPast={false}
            onOpen={() => setUnfolded({ ...isUnfolded, after: true })}
          />
        )}
      </ol>
      <p className="mt-6 text-center">
        <QuietLink href={`/bo?lop=${classId}&mon=${setSubjects[subject]}&bai=${now[subject]}`}>
          {lessonsText.makeSet}
        </QuietLink>
      </p>
      {Choice !== null && isChoosing && (
        <Choice
          subject={subject}
          lessons={all}
          now={now[subject]}
          isOwn={isOwn}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** Tells once what the address names on the page. */
function useHash(onHash: (hash: string) => void): void {
  const tell = useEffectEvent(onHash);
  useEffect(() => tell(window.location.hash.slice(1)), []);
}

function timeOf(distance: number): "past" | "now" | "later" {
  if (distance === 0) return "now";
  return distance < 0 ? "past" : "later";
}

/** The two numbers of "26-11"; empty for one that is not said. */
function readNumbers(at: string | null): Record<Subject, string> {
  const [maths = "", vietnamese = ""] = (at ?? "-").split("-");
  return { maths, vietnamese };
}

/** Asks for the pupil's marks on the skills; a guest has none. */
function useMarks(classId: ClassId): void {
  const isPupil = typeof useSession(session.points, undefined) === "string";
  useEffect(() => {
    if (!isPupil) return;
    const leaving = new AbortController();
    // Marks that cannot be told now are told at the next visit.
    skillMarks.ask(classId, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [isPupil, classId]);
}

interface FoldProps {
  readonly label: string;
  readonly isPast: boolean;
  readonly onOpen: () => void;
}

/** What is far, folded. */
function Fold({ label, isPast, onOpen }: FoldProps) {
  return (
    <li data-time={isPast ? "past" : "later"} className="stem grid pb-3.5 pl-13 tablet:pb-4.5 tablet:pl-19">
      <button
        type="button"
        onClick={onOpen}
        className="press flex min-h-14 items-center justify-center gap-2 rounded-[17px] bg-soft font-head text-[1.125rem] font-bold text-hue"
      >
        <Icon name="next" className={classNames("size-6", isPast ? "-rotate-90" : "rotate-90")} />
        {label}
      </button>
    </li>
  );
}
