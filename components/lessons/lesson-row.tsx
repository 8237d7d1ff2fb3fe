import { useEffect, useRef } from "react";
import { SkillPlant } from "#components/course/skill-mark.tsx";
import { useSkillMarks } from "#components/course/use-skill-marks.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import type { LessonView } from "#lib/play/lesson-view.ts";
import type { ShownState } from "#lib/play/skill-progress.ts";
import { courseText } from "#lib/text/course-text.ts";
import { lessonsText } from "#lib/text/lessons-text.ts";

interface Props {
  readonly classId: ClassId;
  readonly subject: Subject;
  readonly lesson: LessonView;
  readonly time: "past" | "now" | "later";
  /** The one an address asks for: it is open and in sight. */
  readonly isAsked: boolean;
}

const boxes = {
  past: "bg-card lip",
  now: "bg-card shadow-[0_4px_0_var(--lip),inset_0_0_0_3px_var(--solid)]",
  later: "ring-2 ring-softlip ring-inset",
} as const;

/** A lesson on the bamboo. The present one shows its skills, any other opens to them; one without skills has nothing to open. */
export function LessonRow({ classId, subject, lesson, time, isAsked }: Props) {
  const { states, dueSkills } = useSkillMarks(classId);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) row.current?.scrollIntoView({ block: "center" });
  }, [isAsked]);
  const stateOf = (id: string): ShownState => (dueSkills.includes(id) ? "due" : (states[id] ?? "new"));
  const head = (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <small className="text-[1rem] leading-tight text-muted tablet:text-[1.125rem]">
        {lessonsText.place[subject](lesson.no, lesson.week)}
      </small>
      <b className="font-head text-[1.1875rem] leading-[1.2] font-bold text-ink tablet:text-[1.4375rem]">
        {lesson.title}
      </b>
    </span>
  );
  const skills = <LessonSkills skills={lesson.skills} stateOf={stateOf} isNow={time === "now"} />;
  return (
    <li
      ref={row}
      id={lesson.id}
      data-time={time}
      className="stem grid grid-cols-[minmax(0,1fr)] pb-3.5 pl-13 tablet:pb-4.5 tablet:pl-19"
      aria-current={time === "now" ? "step" : undefined}
    >
      {time === "now" && (
        <section className={classNames("rounded-card p-3.5 tablet:p-6", boxes.now)}>
          <span className="inline-block rounded-full bg-solid px-3.5 py-1 font-head text-[1.0625rem] leading-tight font-bold text-on">
            {lessonsText.now(lessonsText.names[subject](lesson.no))}
          </span>
          <h2 className="mt-2 mb-3 font-head text-[1.5rem] leading-[1.2] font-bold text-balance text-ink tablet:text-[1.875rem]">
            {lesson.title}
          </h2>
          {skills}
        </section>
      )}
      {time !== "now" && lesson.skills.length === 0 && (
        <div
          className={classNames(
            "flex min-h-16 items-center gap-3 rounded-answer px-4 py-2.5 tablet:min-h-20 tablet:px-5",
            boxes[time],
          )}
        >
          {head}
        </div>
      )}
      {time !== "now" && lesson.skills.length > 0 && (
        <details open={isAsked} className={classNames("group rounded-answer", boxes[time])}>
          <summary className="flex min-h-16 cursor-pointer list-none items-center gap-2 rounded-answer px-4 py-2.5 tablet:min-h-20 tablet:px-5 [&::-webkit-details-marker]:hidden">
            {head}
            <span className="flex flex-none group-open:hidden max-tablet:hidden">
              {lesson.skills.slice(0, 3).map(({ id }) => (
                <SkillPlant key={id} state={stateOf(id)} className="size-10" />
              ))}
            </span>
            <Icon name="next" className="size-6 flex-none rotate-90 text-hue group-open:-rotate-90" />
          </summary>
          <div className="px-3 pb-3 tablet:px-4 tablet:pb-4">{skills}</div>
        </details>
      )}
    </li>
  );
}

interface LessonSkillsProps {
  readonly skills: LessonView["skills"];
  readonly stateOf: (id: string) => ShownState;
  readonly isNow: boolean;
}

const knowledge: readonly ShownState[] = ["new", "learning", "due", "good", "mastered"];

/** The skills of a lesson with how far the pupil is, each a tap from practising; of the present lesson the least known stands out. */
function LessonSkills({ skills, stateOf, isNow }: LessonSkillsProps) {
  const [least] = skills.toSorted(
    (one, other) => knowledge.indexOf(stateOf(one.id)) - knowledge.indexOf(stateOf(other.id)),
  );
  return (
    <ul className="grid gap-3 wide:grid-cols-2">
      {skills.map(({ id, title, href }) => {
        const state = stateOf(id);
        return (
          <li key={id} className="grid">
            <AppLink
              href={href}
              className="press flex min-h-18 items-center gap-2.5 rounded-button bg-surface py-2 pr-2.5 pl-2.5 tablet:gap-3"
            >
              <SkillPlant state={state} className="size-9 flex-none tablet:size-13" />
              <span className="min-w-0 flex-1">
                <b className="block text-[1.1875rem] leading-[1.2] text-ink tablet:text-[1.375rem]">{title}</b>
                <small className="text-[1rem] leading-tight text-muted">{courseText.states[state]}</small>
              </span>
              <span
                className={classNames(
                  "grid size-12 flex-none place-items-center rounded-full",
                  isNow && id === least?.id ? "bg-solid text-on lip-solid" : "bg-soft text-hue",
                )}
              >
                <Icon name="play" className="size-7" />
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
