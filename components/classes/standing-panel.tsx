import { useId, useState } from "react";
import { panelClass } from "#components/sets/panel-class.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassStanding, ClassView } from "#lib/classes/class-view.ts";
import type { Subject } from "#lib/core/subject.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";
import { setText } from "#lib/text/set-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import type { Send } from "./class-actions.ts";

interface LessonOption {
  readonly no: number;
  readonly title: string;
}

/** The lessons of a subject and the one of this day by the schedule of the year. */
export interface LessonPlan {
  readonly lessons: readonly LessonOption[];
  readonly scheduled: LessonOption;
}

interface Props {
  readonly view: ClassView;
  readonly plans: Readonly<Record<Subject, LessonPlan>>;
  readonly send: Send;
}

const subjects: readonly Subject[] = ["maths", "vietnamese"];

/** Where the class stands in each subject. What is chosen is saved at once; the lesson can be given with one more tap. */
export function StandingPanel({ view, plans, send }: Props) {
  const [chosen, setChosen] = useState<ClassStanding | null>(null);
  const standing = chosen ?? view.standing;
  const place = async (subject: Subject, no: number | null) => {
    const next = { ...standing, [subject]: no };
    setChosen(next);
    const answer = await send({ kind: "place", ...next }, text.placed[subject]);
    if (!answer.ok) setChosen(null);
  };
  return (
    <section className={panelClass} aria-labelledby="standing-title">
      <h2 id="standing-title" className="font-head text-[1.25rem] leading-tight font-bold">
        {text.standing}
      </h2>
      <div className="grid gap-4 min-[64rem]:grid-cols-2 min-[64rem]:gap-8">
        {subjects.map((subject) => (
          <SubjectRow
            key={subject}
            classId={view.id}
            subject={subject}
            plan={plans[subject]}
            no={standing[subject]}
            onChoose={(no) => void place(subject, no)}
          />
        ))}
      </div>
    </section>
  );
}

interface RowProps {
  readonly classId: string;
  readonly subject: Subject;
  readonly plan: LessonPlan;
  /** Null where the class goes by the schedule. */
  readonly no: number | null;
  readonly onChoose: (no: number | null) => void;
}

function SubjectRow({ classId, subject, plan: { lessons, scheduled }, no, onChoose }: RowProps) {
  const id = useId();
  const lesson = lessons.find((each) => each.no === no) ?? scheduled;
  const lessonWords = setText.lessonOption[subject](lesson.no, lesson.title);
  return (
    <div className="grid content-start gap-x-3 gap-y-1 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <label htmlFor={id} className="col-span-full font-head text-[1.0625rem] leading-tight font-semibold">
        {subjectText[subject]}
      </label>
      <select
        id={id}
        value={no ?? ""}
        onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
        className="min-h-12 w-full min-w-0 rounded-[12px] border-2 border-field bg-card px-3 text-[1rem] text-ink"
      >
        <option value="">{text.bySchedule}</option>
        {lessons.map((each) => (
          <option key={each.no} value={each.no}>
            {setText.lessonOption[subject](each.no, each.title)}
          </option>
        ))}
      </select>
      <p className="col-span-full row-start-3 leading-snug text-muted max-tablet:mb-1">
        <span className="text-[1rem]">{lessonWords}</span>
      </p>
      <ButtonLink
        href={`/co/lop/${classId}/giao?mon=${setSubjects[subject]}&bai=${lesson.no}`}
        aria-label={text.giveThisOf(subjectText[subject], lessonWords)}
        variant={subject === "maths" ? "solid" : "plain"}
        className={`${subject === "maths" ? roomButton.solid : roomButton.tinted} tablet:col-start-2 tablet:row-start-2 tablet:mb-0!`}
      >
        {text.giveThis}
      </ButtonLink>
    </div>
  );
}
