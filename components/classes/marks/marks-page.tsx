"use client";

import { useRef, useState } from "react";
import { nameOfSeat } from "#components/classes/seat-chips.tsx";
import { useClassKey } from "#components/classes/use-class-key.ts";
import { panelClass } from "#components/sets/panel-class.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { itemWords } from "#lib/marks/item-words.ts";
import { isAbsent, itemsOfCode, type MarkedTest, type MarkRow } from "#lib/marks/marked-test.ts";
import { cellOfStep, type Step } from "#lib/marks/marks-history.ts";
import { type MarkProblem, writeMark } from "#lib/marks/read-mark.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { type Done, DoneReport } from "./done-report.tsx";
import { type MarkedNow, MarkHint } from "./mark-hint.tsx";
import { MarksBar } from "./marks-bar.tsx";
import { MarksHead } from "./marks-head.tsx";
import { MarksReport } from "./marks-report.tsx";
import type { Place, SeatMarks } from "./marks-row.tsx";
import { MarksTable, type MarksWay } from "./marks-table.tsx";
import { MarksTools, type RemoveTest } from "./marks-tools.tsx";
import { useEntry } from "./use-entry.ts";
import { type SendMarks, useMarks } from "./use-marks.ts";
import { useUndoKey } from "./use-undo-key.ts";

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
  const entry = useEntry(view, test, marks);
  const { seats } = entry;
  const [shown, setShown] = useState(view.seats[0]?.number ?? 1);
  const [place, setPlace] = useState<Place | null>(null);
  const [problem, setProblem] = useState<MarkProblem | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const way = useRef<MarksWay>(null);
  const marked = seats.flatMap(({ number, code, marks: own }) => (code === null ? [] : [{ number, code, marks: own }]));
  const nameOf = (number: number) => {
    const found = seats.find((row) => row.number === number);
    return found === undefined ? "" : nameOfSeat(found.seat, names);
  };
  /** `isByKey`: the keyboard goes to what is as it was before. */
  const undo = (isByKey: boolean) => {
    const step = isReadOnly ? null : marks.undo();
    const [first] = step ?? [];
    if (step === null || first === undefined) return;
    setDone({ words: undoneWords(step, test, nameOf) });
    way.current?.show(first.row.number, cellOfStep(step)?.item ?? null, !isByKey);
  };
  useUndoKey(() => undo(true));
  const now = markedAt(test, seats, place, problem, names);
  const hint =
    now === null || place === null ? null : (
      <MarkHint
        now={now}
        isReadOnly={isReadOnly}
        onMark={(mark, isWhole) => {
          entry.setMark(place, mark);
          if (isWhole) way.current?.goOn(place);
        }}
      />
    );
  return (
    <div className="grid gap-4 print:block">
      <MarksHead
        view={view}
        test={test}
        seats={seats}
        opened={opened}
        saving={marks.saving}
        lost={marks.lost}
        onDeal={isReadOnly ? null : entry.dealCodes}
      />
      {/* Beside the table it stays in sight; on a phone it stands below the cell. */}
      <div className="top-0 z-4 empty:hidden max-tablet:hidden tablet:sticky low:static print:hidden">{hint}</div>
      <section className={`${panelClass} class-table max-tablet:p-3!`} aria-label={text.barTitle}>
        <p className="hidden font-head text-[1.25rem] font-bold print:block">{`${view.name}: ${test.title}`}</p>
        <MarksBar
          seats={seats}
          names={names}
          shown={shown}
          onShow={setShown}
          isReadOnly={isReadOnly}
          canUndo={marks.canUndo}
          onUndo={() => undo(false)}
          onMove={(from, to, how) => {
            entry.moveTo(from, to, how);
            setShown(to);
            setDone({ words: text.moved[how](nameOf(from), nameOf(to)) });
          }}
        />
        <DoneReport done={done} test={test} seats={seats} names={names} />
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
          onMark={entry.setMark}
          onAbsent={entry.setAbsent}
          onCode={entry.setCode}
          onPaste={(pasted, start) => setDone({ pasted: entry.paste(pasted, start) })}
          onPlace={(next) => {
            marks.beginStep();
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

/** "Đã hoàn tác: Câu 3, Lê Chi trở lại 0,5." */
function undoneWords(step: Step, test: MarkedTest, nameOf: (number: number) => string): string {
  const [first] = step;
  if (first === undefined) return "";
  const { row } = first;
  const cell = cellOfStep(step);
  const coded = itemsOfCode(test, row.code ?? "A").find(({ item }) => item === cell?.item);
  const item = test.items[coded?.item ?? -1];
  if (coded !== undefined && item !== undefined) {
    const points = writeMark(row.marks[coded.item] ?? null, coded);
    return text.undone.cell(itemWords({ ...item, no: coded.no }), nameOf(row.number), points || text.nothing);
  }
  return step.length === 1 ? text.undone.row(nameOf(row.number)) : text.undone.rows(step.length);
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
