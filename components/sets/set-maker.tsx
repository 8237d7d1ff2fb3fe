"use client";

import { useRouter } from "next/navigation";
import { useId, useState, useTransition } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { type LessonToAsk, setSizes } from "#lib/play/set-view.ts";
import { setText } from "#lib/text/set-text.ts";
import { panelClass } from "./panel-class.ts";
import type { MadeSet, SetPageHref, SetProblem } from "./set-actions.ts";

interface Source {
  readonly classId: ClassId;
  readonly subject: Subject;
  readonly from: number;
  readonly to: number;
  readonly skillIds: readonly string[];
  readonly count: number;
}

interface Props {
  readonly classId: ClassId;
  readonly subject: Subject;
  readonly lessons: readonly LessonToAsk[];
  /** What is chosen at first; no skills stand for all of the lessons. */
  readonly start: Omit<Source, "classId" | "subject" | "skillIds"> & { readonly skillIds: readonly string[] | null };
  /** Whether a set was made already. */
  readonly isAgain: boolean;
  readonly make: (source: Source) => Promise<MadeSet>;
  /** Where the made set is looked through. */
  readonly page: SetPageHref;
}

/** Asks what a set is made of: the lessons, which of their skills, how many questions. What is chosen at first needs no change. */
export function SetMaker({ classId, subject, lessons, start, isAgain, make, page }: Props) {
  const router = useRouter();
  const [range, setRange] = useState({ from: start.from, to: start.to });
  const [left, setLeft] = useState<ReadonlySet<string>>(() => leftAtFirst(lessons, start));
  const [count, setCount] = useState(start.count);
  const [problem, setProblem] = useState<SetProblem | "no-skill" | null>(null);
  const [isMaking, startMaking] = useTransition();
  const skills = skillsOf(lessons, range);
  const chosen = skills.filter(({ id }) => !left.has(id));
  const choose = (from: number, to: number) => {
    setRange({ from, to });
    setProblem(null);
  };
  const toggle = (id: string) => {
    setLeft(new Set(left.has(id) ? [...left].filter((each) => each !== id) : [...left, id]));
    setProblem(null);
  };
  const submit = () => {
    if (chosen.length === 0) return setProblem("no-skill");
    setProblem(null);
    startMaking(async () => {
      const made = await make({ classId, subject, ...range, skillIds: chosen.map(({ id }) => id), count });
      if (made.ok) router.push(`${page}?bo=${made.value}#bo`);
      else setProblem(made.reason);
    });
  };
  const makeLabel = isAgain ? setText.makeAgain : setText.make;
  return (
    <form className={panelClass} action={submit}>
      <h2 className="font-head text-[1.25rem] leading-tight font-bold">{setText.source}</h2>
      <LessonSelect
        label={setText.from[subject]}
        subject={subject}
        lessons={lessons}
        value={range.from}
        onChoose={(no) => choose(no, Math.max(no, range.to === range.from ? no : range.to))}
      />
      <LessonSelect
        label={setText.to[subject]}
        subject={subject}
        lessons={lessons}
        value={range.to}
        onChoose={(no) => choose(Math.min(no, range.from), no)}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-head text-[1.0625rem] font-semibold">{setText.skills}</legend>
        {skills.length === 0 && <p className="text-muted">{setText.noSkills}</p>}
        {skills.map(({ id, title }) => (
          <label key={id} className="flex min-h-12 cursor-pointer items-center gap-3 rounded-[12px] px-2 hover:bg-soft">
            <input
              type="checkbox"
              checked={!left.has(id)}
              onChange={() => toggle(id)}
              className="size-6 flex-none accent-solid"
            />
            <span className="min-w-0 text-[1.0625rem] leading-snug">{title}</span>
          </label>
        ))}
      </fieldset>
      <Count count={count} onChange={setCount} />
      <Button type="submit" isWide disabled={isMaking || skills.length === 0}>
        {isMaking ? setText.making : makeLabel}
      </Button>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {problem === null ? "" : setText.problems[problem]}
      </p>
    </form>
  );
}

/** The skills of the lessons from one to another, each once. */
function skillsOf(lessons: readonly LessonToAsk[], { from, to }: { from: number; to: number }) {
  const all = lessons.filter(({ no }) => no >= from && no <= to).flatMap(({ skills }) => skills);
  return all.filter(({ id }, place) => all.findIndex((each) => each.id === id) === place);
}

function leftAtFirst(lessons: readonly LessonToAsk[], start: Props["start"]): ReadonlySet<string> {
  const { skillIds } = start;
  if (skillIds === null) return new Set();
  return new Set(skillsOf(lessons, start).flatMap(({ id }) => (skillIds.includes(id) ? [] : [id])));
}

interface LessonSelectProps {
  readonly label: string;
  readonly subject: Subject;
  readonly lessons: readonly LessonToAsk[];
  readonly value: number;
  readonly onChoose: (no: number) => void;
}

function LessonSelect({ label, subject, lessons, value, onChoose }: LessonSelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-head text-[1.0625rem] font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="min-h-12 w-full rounded-[12px] border-2 border-field bg-card px-3 text-[1rem] text-ink"
      >
        {lessons.map(({ no, title }) => (
          <option key={no} value={no}>
            {setText.lessonOption[subject](no, title)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Count({ count, onChange }: { readonly count: number; readonly onChange: (count: number) => void }) {
  const step = "press grid size-12 place-items-center rounded-[12px] bg-soft text-hue lip disabled:opacity-50";
  return (
    <fieldset className="flex items-center gap-3" aria-label={setText.count}>
      <span className="flex-1 font-head text-[1.0625rem] font-semibold" aria-hidden="true">
        {setText.count}
      </span>
      <button
        type="button"
        aria-label={setText.fewer}
        disabled={count <= setSizes.least}
        onClick={() => onChange(count - 1)}
        className={step}
      >
        <Icon name="minus" className="size-6" />
      </button>
      <output className="min-w-8 text-center font-head text-[1.25rem] font-bold tabular-nums">{count}</output>
      <button
        type="button"
        aria-label={setText.more}
        disabled={count >= setSizes.most}
        onClick={() => onChange(count + 1)}
        className={step}
      >
        <Icon name="plus" className="size-6" />
      </button>
    </fieldset>
  );
}
