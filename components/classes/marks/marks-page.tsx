"use client";

import { useRef, useState } from "react";
import { nameOfSeat } from "#components/classes/seat-chips.tsx";
import { useClassKey } from "#components/classes/use-class-key.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { hasMarks, isAbsent, itemsOfCode, type Mark, type MarkedTest, type MarkRow } from "#lib/marks/marked-test.ts";
import type { MarkProblem } from "#lib/marks/read-mark.ts";
import type { SheetCode } from "#lib/paper/sheet-view.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { teacherText } from "#lib/text/teacher-text.ts";
import { type MarkedNow, MarkHint } from "./mark-hint.tsx";
import type { Saving as SavingState } from "./marks-outbox.ts";
import { MarksReport } from "./marks-report.tsx";
import type { Place, SeatMarks } from "./marks-row.tsx";
import { MarksTable, type MarksWay } from "./marks-table.tsx";
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
  const isReadOnly = view.closedAt !== null;
  const marks = useMarks({ classId: view.id, test, rows, send, isReadOnly });
  const only = test.codes.length === 1 ? (test.codes[0]?.code ?? null) : null;
  const [shown, setShown] = useState(view.seats[0]?.number ?? 1);
  const [place, setPlace] = useState<Place | null>(null);
  const [problem, setProblem] = useState<MarkProblem | null>(null);
  const way = useRef<MarksWay>(null);
  const none = test.items.map(() => null);
  const seats = view.seats.map((seat): SeatMarks => {
    const known = marks.rows.get(seat.number);
    return { seat, number: seat.number, code: known?.code ?? only, marks: known?.marks ?? none };
  });
  const marked = seats.flatMap(({ number, code, marks: own }) => (code === null ? [] : [{ number, code, marks: own }]));
  const setMark = ({ number, item }: Place, mark: Mark | null) => {
    const row = marked.find((each) => each.number === number);
    if (row === undefined || isSame(row.marks[item] ?? null, mark)) return;
    marks.change({ ...row, marks: row.marks.with(item, mark) }, [item]);
  };
  const setWhole = (row: MarkRow) => marks.change(row, [...test.items.keys()]);
  const setCode = (number: number, code: SheetCode) => {
    const row = marked.find((each) => each.number === number);
    setWhole(row === undefined ? { number, code, marks: none } : moveMarks(row, code, test));
  };
  const setAbsent = (number: number, isAway: boolean) => {
    const row = seats.find((each) => each.number === number);
    const code = row?.code ?? test.codes[0]?.code;
    if (code !== undefined) setWhole({ number, code, marks: isAway ? [] : none });
  };
  const dealCodes = () => {
    for (const { number, code } of seats) {
      const dealt = test.codes[(number - 1) % test.codes.length]?.code;
      if (code === null && dealt !== undefined) setWhole({ number, code: dealt, marks: none });
    }
  };
  const complete = marked.filter((row) => hasMarks(row) && row.marks.every((mark) => mark !== null)).length;
  const absent = marked.filter(isAbsent).length;
  const now = markedAt(test, seats, place, problem, names);
  const hint =
    now === null || place === null ? null : (
      <MarkHint
        now={now}
        isReadOnly={isReadOnly}
        onMark={(mark, isWhole) => {
          setMark(place, mark);
          if (isWhole) way.current?.goOn(place);
        }}
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
            <p className="text-muted">
              {[text.completeOf(complete, seats.length), ...(absent === 0 ? [] : [text.absentCount(absent)])].join(
                " · ",
              )}
            </p>
          </div>
          <Saving status={marks.saving.status} />
        </div>
        <Lead isReadOnly={isReadOnly} lacksCodes={seats.some((row) => row.code === null)} />
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
          {only === null && !isReadOnly && seats.some((row) => row.code === null) && (
            <button type="button" className={roomButton.plain} onClick={dealCodes}>
              {text.codesInTurn}
            </button>
          )}
        </div>
        <p role="alert" className="font-semibold text-again-ink empty:hidden">
          {marks.lost > 0 && text.lost(marks.lost)}
          {marks.saving.problem !== null && text.failed[marks.saving.problem]}
        </p>
      </section>
      {/* Beside the table it stays in sight; on a phone it stands below the cell. */}
      <div className="top-0 z-4 empty:hidden max-tablet:hidden tablet:sticky low:static print:hidden">{hint}</div>
      <section className={`${panelClass} class-table max-tablet:p-3!`} aria-label={text.barTitle}>
        <p className="hidden font-head text-[1.25rem] font-bold print:block">{`${view.name}: ${test.title}`}</p>
        <PupilStepper seats={seats} names={names} shown={shown} onShow={setShown} />
        <MarksTable
          ref={way}
          test={test}
          rows={seats}
          names={names}
          isReadOnly={isReadOnly}
          shown={shown}
          onShow={setShown}
          place={place}
          hint={hint}
          onMark={setMark}
          onAbsent={setAbsent}
          onCode={setCode}
          onPlace={(next) => {
            setPlace(next);
            setShown(next.number);
          }}
          onProblem={setProblem}
        />
        <p className="hidden text-[0.75rem] print:block">{text.printNote}</p>
      </section>
      <MarksReport test={test} rows={marked} pupils={seats.length} schoolClass={view.classId} />
      <MarksTools view={view} opened={opened} test={test} rows={marked} isReadOnly={isReadOnly} remove={remove} />
    </div>
  );
}

function isSame(one: Mark | null, other: Mark | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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

/** What is marked in the cell one is in; null while nobody is in the table. */
function markedAt(
  test: MarkedTest,
  seats: readonly SeatMarks[],
  place: Place | null,
  problem: MarkProblem | null,
  names: ReturnType<typeof useClassKey>["names"],
): MarkedNow | null {
  const row = seats.find(({ number }) => number === place?.number);
  if (place === null || row === undefined || row.code === null || isAbsent(row)) return null;
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
