import { useEffect, useState } from "react";
import type { Result } from "#lib/core/result.ts";
import { type ChangedRow, fitsTest, type MarkedTest, type MarkRow, type MarksProblem } from "#lib/marks/marked-test.ts";
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

const withRows = (known: ReadonlyMap<number, MarkRow>, rows: readonly MarkRow[]) =>
  new Map([...known, ...rows.map((row) => [row.number, row] as const)]);

/** The points of a class as they are entered, and whether the server has them. */
export function useMarks({ classId, test, rows, send, isReadOnly }: Options) {
  const [known, setKnown] = useState<ReadonlyMap<number, MarkRow>>(() => withRows(new Map(), rows));
  const [saving, setSaving] = useState<Saving>({ status: null, problem: null });
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
  const change = (row: MarkRow, items: readonly number[]) => {
    outbox.put(row, items);
    setKnown((before) => withRows(before, [row]));
    setSaving(({ problem }) => ({ status: "saving", problem }));
  };
  return { rows: known, change, saving, lost };
}
