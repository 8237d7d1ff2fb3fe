"use client";

import { EmblemPicture } from "#components/classes/emblem-picture.tsx";
import { nameOfSeat } from "#components/classes/seat-chips.tsx";
import { useClassKey } from "#components/classes/use-class-key.ts";
import { SkillPlant } from "#components/course/skill-mark.tsx";
import { panelClass } from "#components/sets/panel-class.ts";
import { SetText } from "#components/ui/set-text.tsx";
import type { ClassView, SeatView } from "#lib/classes/class-view.ts";
import { plantOf } from "#lib/classes/progress-table.ts";
import type { PupilReport, SeatMistake, SeatSkill } from "#lib/classes/progress-view.ts";
import { writtenDate } from "#lib/core/written-date.ts";
import { courseText } from "#lib/text/course-text.ts";
import { wordsOfMistake } from "#lib/text/mistake-text.ts";
import { progressText as text } from "#lib/text/progress-text.ts";
import { PupilDays } from "./pupil-days.tsx";
import { type OpenedRun, PupilRuns } from "./pupil-runs.tsx";
import { PupilTests } from "./pupil-tests.tsx";

interface Props {
  readonly view: ClassView;
  readonly seat: SeatView;
  readonly report: PupilReport;
  /** Of the skills that are in the report. */
  readonly titles: Readonly<Record<string, string>>;
  readonly opened: OpenedRun | null;
  /** In Việt Nam: "2026-11-28". */
  readonly today: string;
}

/** Fewer right answers than these say little of a skill. */
const fewest = 5;

/** One pupil of a class: minutes by day, tests on paper, what is solid and what is not, mistakes and the last runs. */
export function PupilPage({ view, seat, report, titles, opened, today }: Props) {
  const { names } = useClassKey(view);
  const { skills, mistakes, days, runs, tests } = report;
  const isSolid = ({ state, isDue }: SeatSkill) => state !== "learning" && !isDue;
  const isFew = (skill: SeatSkill) => skill.state === "learning" && skill.asked < fewest && skill.right === skill.asked;
  const few = skills.filter(isFew);
  return (
    <div className="grid gap-4">
      <section className={`${panelClass} grid-cols-[auto_minmax(0,1fr)] items-center`}>
        <EmblemPicture index={seat.emblem} className="size-16" />
        <div className="grid gap-1">
          <h2 className="font-head text-[1.5rem] leading-tight font-bold wrap-anywhere">{nameOfSeat(seat, names)}</h2>
          <p className="text-muted">
            {seat.pupil === null
              ? text.notJoined
              : text.pupilOf(seat.number, seat.pupil.username, writtenDate(seat.pupil.joinedAt))}
          </p>
        </div>
      </section>
      {seat.pupil !== null && <PupilDays days={days} today={today} />}
      {tests.length > 0 && <PupilTests classId={view.id} tests={tests} />}
      {(seat.pupil !== null || skills.length > 0) && (
        <>
          <div className="grid gap-4 min-[64rem]:grid-cols-2 min-[64rem]:items-start">
            <Skills
              title={text.unsure}
              none={text.noUnsure}
              skills={skills.filter((skill) => !isSolid(skill) && !isFew(skill))}
              titles={titles}
            />
            <Skills title={text.solid} none={text.noSolid} skills={skills.filter(isSolid)} titles={titles} />
          </div>
          {few.length > 0 && <Skills title={text.few} none="" skills={few} titles={titles} />}
          {mistakes.length > 0 && <Mistakes mistakes={mistakes} titles={titles} />}
        </>
      )}
      {seat.pupil !== null && <PupilRuns href={`/co/lop/${view.id}/em/${seat.number}`} runs={runs} opened={opened} />}
    </div>
  );
}

interface SkillsProps {
  readonly title: string;
  readonly none: string;
  readonly skills: readonly SeatSkill[];
  readonly titles: Props["titles"];
}

/** Skills, the one with the most mistakes first. */
function Skills({ title, none, skills, titles }: SkillsProps) {
  const inOrder = skills.toSorted((one, other) => one.right / one.asked - other.right / other.asked);
  return (
    <section className={panelClass} aria-label={title}>
      <h3 className="font-head text-[1.25rem] font-bold">{title}</h3>
      {skills.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="grid gap-2 empty:hidden">
        {inOrder.map((skill) => (
          <li key={skill.skillId} className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-3">
            <SkillPlant state={plantOf(skill)} className="size-9" />
            <span className="grid leading-tight">
              <b className="font-semibold">{titles[skill.skillId]}</b>
              <span className="text-[1rem] text-muted">
                {text.stateAndTries(courseText.states[plantOf(skill)], skill.right, skill.asked)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mistakes({
  mistakes,
  titles,
}: {
  readonly mistakes: readonly SeatMistake[];
  readonly titles: Props["titles"];
}) {
  const inOrder = mistakes.toSorted((one, other) => other.times - one.times);
  return (
    <section className={panelClass} aria-label={text.mistakesOf}>
      <h3 className="font-head text-[1.25rem] font-bold">{text.mistakesOf}</h3>
      <ul className="grid gap-3 tablet:grid-cols-2">
        {inOrder.map(({ skillId, code, times, sample: { prompt, given, right } }) => (
          <li
            key={`${skillId} ${code}`}
            className="grid content-start gap-1 rounded-[12px] border-again border-s-4 bg-again-surface p-3 leading-snug"
          >
            <p className="font-semibold text-again-ink">{text.mistake(wordsOfMistake(code), times)}</p>
            <p className="text-[1rem] text-muted">{titles[skillId]}</p>
            <p className="whitespace-pre-line wrap-anywhere">
              <SetText text={prompt} />
            </p>
            <p className="wrap-anywhere">
              <SetText text={given === null ? text.rightIs(right) : text.sample(given, right)} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
