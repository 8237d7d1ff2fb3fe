"use client";

import { useState } from "react";
import { nameOfSeat } from "#components/classes/seat-chips.tsx";
import { useClassKey } from "#components/classes/use-class-key.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { itemsOfCode, type Mark, type MarkedTest, type MarkRow } from "#lib/marks/marked-test.ts";
import type { MarkProblem } from "#lib/marks/read-mark.ts";
import type { SheetCode } from "#lib/paper/sheet-view.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { MarkHint } from "./mark-hint.tsx";
import type { Saving as SavingState } from "./marks-outbox.ts";
import { MarksReport } from "./marks-report.tsx";
import { MarksTable, type Place, type SeatMarks } from "./marks-table.tsx";
import { MarksTools, type RemoveTest } from "./marks-tools.tsx";
import { moveMarks } from "./move-marks.ts";
import { type SendMarks, useMarks } from "./use-marks.ts";

interface Props {
  readonly view: ClassView;
  readonly test: MarkedTest;
  /** By number; a seat without points is not among them. */
  readonly rows: readonly MarkRow[];
  readonly send: SendMarks;
  readonly remove: RemoveTest;
}

/** The points of a class in a test: a table to type them into, and what they come to. */
export function MarksPage({ view, test, rows, send, remove }: Props) {
  const opened = useClassKey(view);
  const { names } = opened;
  const marks = useMarks({ classId: view.id, test, rows, send });
  const only = test.codes.length === 1 ? (test.codes[0]?.code ?? null) : null;
  const [chosen, setChosen] = useState<ReadonlyMap<number, SheetCode>>(new Map());
  const [shown, setShown] = useState(view.seats[0]?.number ?? 1);
  const [place, setPlace] = useState<Place | null>(null);
  const [problem, setProblem] = useState<MarkProblem | null>(null);
  const isReadOnly = view.closedAt !== null;
  const none = test.items.map(() => null);
  const seats = view.seats.map((seat): SeatMarks => {
    const known = marks.rows.get(seat.number);
    const code = known?.code ?? chosen.get(seat.number) ?? only;
    return { seat, number: seat.number, code, marks: known?.marks ?? none };
  });
  const setMark = ({ number, item }: Place, mark: Mark | null) => {
    const row = seats.find((each) => each.number === number);
    if (row === undefined || row.code === null || isSame(row.marks[item] ?? null, mark)) return;
    marks.change({ number, code: row.code, marks: row.marks.with(item, mark) });
  };
  const setCode = (number: number, code: SheetCode) => {
    setChosen((before) => new Map([...before, [number, code]]));
    const known = marks.rows.get(number);
    if (known !== undefined) marks.change(moveMarks(known, code, test));
  };
  const dealCodes = () => {
    const free = seats.filter((row) => row.code === null);
    const codes = test.codes.map(({ code }) => code);
    const dealt = free.flatMap(({ number }) => {
      const code = codes[(number - 1) % codes.length];
      return code === undefined ? [] : [[number, code] as const];
    });
    setChosen((before) => new Map([...before, ...dealt]));
  };
  const complete = seats.filter((row) => row.marks.every((mark) => mark !== null)).length;
  const marked = seats.flatMap(({ number, code, marks: own }) => (code === null ? [] : [{ number, code, marks: own }]));
  const hint = (
    <MarkHint
      now={hintAt(test, seats, place, problem, names)}
      isReadOnly={isReadOnly}
      lacksCodes={seats.some((row) => row.code === null)}
      onMark={(mark) => place !== null && setMark(place, mark)}
    />
  );
  return (
    <div className="grid gap-4 print:block">
      <section className={`${panelClass} print:hidden`} aria-labelledby="marks-title">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-64">
            <h2 id="marks-title" className="font-head text-[1.375rem] leading-tight font-bold text-balance">
              {test.title}
            </h2>
            <p className="text-muted">{text.marked(complete, seats.length)}</p>
          </div>
          <Saving status={marks.saving.status} />
        </div>
        <div className="flex flex-wrap gap-2 *:grow tablet:*:grow-0">
          <AppLink href={test.href} className={roomButton.plain}>
            {text.paper}
          </AppLink>
          {only === null && !isReadOnly && seats.some((row) => row.code === null) && (
            <button type="button" className={roomButton.plain} onClick={dealCodes}>
              {text.codesInTurn}
            </button>
          )}
        </div>
        <p role="alert" className="font-semibold text-again-ink empty:hidden">
          {marks.saving.problem === null ? "" : text.failed[marks.saving.problem]}
        </p>
      </section>
      {/* Beside the table it stays in sight; on a phone it stands below the cell, and here while there is none. */}
      <div
        className={
          place === null ? "print:hidden" : "top-0 z-2 max-tablet:hidden tablet:sticky low:static print:hidden"
        }
      >
        {hint}
      </div>
      <section className={`${panelClass} class-table max-tablet:p-3!`} aria-label={text.barTitle}>
        <p className="hidden font-head text-[1.25rem] font-bold print:block">{`${view.name}: ${test.title}`}</p>
        <PupilStepper seats={seats} names={names} shown={shown} onShow={setShown} />
        <MarksTable
          test={test}
          rows={seats}
          names={names}
          isReadOnly={isReadOnly}
          shown={shown}
          onShow={setShown}
          place={place}
          hint={hint}
          onMark={setMark}
          onCode={setCode}
          onPlace={(next) => {
            setPlace(next);
            setShown(next.number);
          }}
          onProblem={setProblem}
        />
      </section>
      <MarksReport test={test} rows={marked} pupils={seats.length} schoolClass={view.classId} />
      <MarksTools view={view} opened={opened} test={test} rows={marked} isReadOnly={isReadOnly} remove={remove} />
    </div>
  );
}

function isSame(one: Mark | null, other: Mark | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function hintAt(
  test: MarkedTest,
  seats: readonly SeatMarks[],
  place: Place | null,
  problem: MarkProblem | null,
  names: ReturnType<typeof useClassKey>["names"],
) {
  const row = seats.find(({ number }) => number === place?.number);
  if (place === null || row === undefined || row.code === null) return null;
  const coded = itemsOfCode(test, row.code).find(({ item }) => item === place.item);
  const item = test.items[place.item];
  if (coded === undefined || item === undefined) return null;
  return {
    item,
    coded,
    mark: row.marks[place.item] ?? null,
    pupil: nameOfSeat(row.seat, names),
    code: test.codes.length > 1 ? row.code : null,
    problem,
  };
}

function Saving({ status }: Pick<SavingState, "status">) {
  const words = { saved: text.saved, saving: text.saving, unsaved: text.unsaved };
  return (
    <p
      role="status"
      className={`font-semibold empty:sr-only ${status === "unsaved" ? "text-again-ink" : "text-right-ink"}`}
    >
      {status === null ? "" : words[status]}
    </p>
  );
}

interface StepperProps {
  readonly seats: readonly SeatMarks[];
  readonly names: ReturnType<typeof useClassKey>["names"];
  readonly shown: number;
  readonly onShow: (number: number) => void;
}

/** On a phone: which pupil's points are shown. */
function PupilStepper({ seats, names, shown, onShow }: StepperProps) {
  const at = seats.findIndex(({ number }) => number === shown);
  const step = (by: number) => {
    const next = seats[at + by];
    if (next !== undefined) onShow(next.number);
  };
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 tablet:hidden print:hidden">
      <button
        type="button"
        aria-label={text.previousPupil}
        disabled={at <= 0}
        onClick={() => step(-1)}
        className={roomButton.plain}
      >
        <Icon name="next" className="size-5 rotate-180" />
      </button>
      <select
        aria-label={text.pupil}
        value={shown}
        onChange={({ target }) => onShow(Number(target.value))}
        className={`${roomButton.plain} w-full min-w-0 px-2!`}
      >
        {seats.map(({ seat, number }) => (
          <option key={number} value={number}>
            {nameOfSeat(seat, names)}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={text.nextPupil}
        disabled={at >= seats.length - 1}
        onClick={() => step(1)}
        className={roomButton.plain}
      >
        <Icon name="next" className="size-5" />
      </button>
    </div>
  );
}
