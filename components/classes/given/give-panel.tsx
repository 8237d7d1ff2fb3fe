"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { SendAssignment } from "#components/classes/class-actions.ts";
import { useClassKey } from "#components/classes/use-class-key.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { loadWith, mostMinutes } from "#lib/classes/assignment-load.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { dayAfter } from "#lib/core/vietnam-day.ts";
import type { SetView } from "#lib/play/set-view.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";
import { ChooseDay, isPossibleDay } from "./choose-day.tsx";
import { ChooseSeats } from "./choose-seats.tsx";
import { LoadNote } from "./load-note.tsx";

interface Props {
  readonly view: ClassView;
  readonly set: SetView;
  /** In Việt Nam: "2026-11-28". */
  readonly today: string;
  readonly give: SendAssignment;
}

/** What the column takes, see lib/classes/assignment-schemas.ts. */
const longestTitle = 80;

/** Days, today among them, that work is open where nothing else is said. */
const usualDays = 3;

/** Asks what belongs to work that is given: its name, until when, to whom and how. What is chosen at first needs no change. */
export function GivePanel({ view, set, today, give }: Props) {
  const router = useRouter();
  const { names } = useClassKey(view);
  const [typed, setTyped] = useState<string | null>(null);
  const title = typed ?? set.title.slice(0, longestTitle);
  const [closesOn, setClosesOn] = useState(() => dayAfter(today, usualDays - 1));
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const [isVaried, setVaried] = useState(false);
  const [isRepeatable, setRepeatable] = useState(true);
  const [problem, setProblem] = useState("");
  const [isGiving, start] = useAwaited();
  const numbers = view.seats.map(({ number }) => number);
  const seats = chosen === null ? null : numbers.filter((number) => chosen.has(number));
  const isDay = isPossibleDay(closesOn, today);
  const load = loadOf(view, { opensOn: today, closesOn: isDay ? closesOn : today, minutes: set.minutes, seats });
  const isTooMuch = load.all > 2 * load.most;
  const submit = () => {
    const fault = faultOf(title, isDay, seats);
    setProblem(fault);
    if (fault !== "" || isTooMuch) return;
    start(async () => {
      const made = { sealed: set.sealed, title: title.trim(), seats, isVaried, isRepeatable, opensOn: today, closesOn };
      const answer = await give(view.id, made).catch(() => ({ ok: false, reason: "backend-away" }) as const);
      if (answer.ok) router.push(`/co/lop/${view.id}/bai/${answer.value}`);
      else setProblem(text.problems[answer.reason]);
    });
  };
  const label = seats === null ? text.giveWhole : text.giveSome(seats.length);
  return (
    <form className={panelClass} aria-labelledby="give-title" noValidate action={submit}>
      <h2 id="give-title" className="font-head text-[1.25rem] leading-tight font-bold">
        {text.give}
      </h2>
      <TextField
        label={text.title}
        error={null}
        value={title}
        maxLength={longestTitle}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <ChooseDay today={today} value={closesOn} onChoose={setClosesOn} />
      <ChooseSeats seats={view.seats} names={names} chosen={chosen} onChoose={setChosen} />
      <div className="grid gap-x-4 tablet:grid-cols-2 min-[64rem]:grid-cols-1">
        <Switch label={text.varied} hint={text.variedHint} isOn={isVaried} onChange={setVaried} />
        <Switch label={text.repeatable} hint={text.repeatableHint} isOn={isRepeatable} onChange={setRepeatable} />
      </div>
      <LoadNote {...load} />
      <Button type="submit" isWide disabled={isGiving || isTooMuch}>
        {isGiving ? text.giving : label}
      </Button>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {problem}
      </p>
    </form>
  );
}

/** What has to be mended before the work can be given, in words; "" for nothing. */
function faultOf(title: string, isDay: boolean, seats: readonly number[] | null): string {
  if (title.trim() === "") return text.noTitle;
  if (!isDay) return text.badDay;
  return seats?.length === 0 ? text.noSeat : "";
}

type Added = Parameters<typeof loadWith>[1];

/** The minutes of the fullest day with the work and without it. */
function loadOf({ assignments, classId, seats }: ClassView, added: Added) {
  const numbers = seats.map(({ number }) => number);
  return {
    all: loadWith(assignments, added, numbers),
    before: loadWith(assignments, { ...added, minutes: 0 }, numbers),
    most: mostMinutes(classId),
  };
}

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-[12px] px-2 py-2 hover:bg-soft">
      <input
        type="checkbox"
        checked={isOn}
        onChange={() => onChange(!isOn)}
        className="size-6 flex-none accent-solid"
      />
      <span className="min-w-0 leading-snug">
        <span className="text-[1.0625rem]">{label}</span>
        <span className="block text-[0.9375rem] text-muted">{hint}</span>
      </span>
    </label>
  );
}
