import { useEffect, useState } from "react";
import type { Result } from "#lib/core/result.ts";
import {
  type ChangedRow,
  fitsTest,
  type MarkedTest,
  type MarkRow,
  type MarksProblem,
  type SeatRow,
} from "#lib/marks/marked-test.ts";
import { type MarksHistory, noHistory, type RowChange, type Step, withStep } from "#lib/marks/marks-history.ts";
import { emptyRow } from "#lib/marks/move-row.ts";
import { keptMarks } from "./kept-marks.ts";
import { marksOutbox, type Saving } from "./marks-outbox.ts";

/** #lib/actions/write-test-marks.ts */
export type SendMarks = (
  classId: string,
  testId: string,
  rows: readonly ChangedRow[],
) => Promise<Result<null, MarksProblem>>;

interface Options {
  readonly classId: string;
  readonly test: MarkedTest;
  readonly rows: readonly MarkRow[];
  readonly send: SendMarks;
  readonly isReadOnly: boolean;
}

const withRows = (known: ReadonlyMap<number, SeatRow>, rows: readonly SeatRow[]) =>
  new Map([...known, ...rows.map((row) => [row.number, row] as const)]);

/** The points of a class as they are entered, and whether the server has them. */
export function useMarks({ classId, test, rows, send, isReadOnly }: Options) {
  const [known, setKnown] = useState<ReadonlyMap<number, SeatRow>>(() => withRows(new Map(), rows));
  const [saving, setSaving] = useState<Saving>({ status: null, problem: null });
  const [history, setHistory] = useState<MarksHistory>(noHistory);
  // Pupils whose last points the class no longer takes.
  const [lost, setLost] = useState(0);
  const [outbox] = useState(() => marksOutbox(test.id, (batch) => send(classId, test.id, batch), setSaving));
  useEffect(() => {
    if (isReadOnly) {
      const kept = keptMarks(test.id);
      const left = kept.read().length;
      kept.write([]);
      setLost((before) => Math.max(before, left));
      return undefined;
    }
    const left = outbox.takeUp((row) => fitsTest(row, test));
    if (left.length > 0) setKnown((before) => withRows(before, left));
    return outbox.watch();
  }, [outbox, test, isReadOnly]);
  const rowOf = (number: number) => known.get(number) ?? emptyRow(number, test);
  const put = (changes: readonly RowChange[]) => {
    for (const { row, items } of changes) outbox.put(row, items);
    setKnown((before) =>
      withRows(
        before,
        changes.map(({ row }) => row),
      ),
    );
    setSaving(({ problem }) => ({ status: "saving", problem }));
  };
  const change = (changes: readonly RowChange[]) => {
    if (changes.length === 0) return;
    const step = changes.map(({ row, items }) => ({ row: rowOf(row.number), after: row, items }));
    setHistory((before) => withStep(before, step));
    put(changes);
  };
  /** Takes back what was done last, and says what that was. */
  const undo = (): Step | null => {
    const last = history.steps.at(-1);
    if (last === undefined) return null;
    setHistory(({ steps }) => ({ steps: steps.slice(0, -1), isOpen: false }));
    put(last);
    return last;
  };
  /** Somebody has gone to a cell: what is typed now is something else than what was before. */
  const beginStep = () => setHistory((before) => (before.isOpen ? { ...before, isOpen: false } : before));
  return { rowOf, change, undo, canUndo: history.steps.length > 0, beginStep, saving, lost } as const;
}
