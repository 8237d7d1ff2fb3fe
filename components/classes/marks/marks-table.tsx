import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { nameOfSeat } from "#components/classes/seat-chips.tsx";
import { TableHead } from "#components/classes/table-head.tsx";
import type { Names } from "#components/classes/use-class-key.ts";
import { writePoints } from "#lib/core/write-points.ts";
import { itemWords, shortItemWords } from "#lib/marks/item-words.ts";
import { type CodedItem, itemsOfCode, type MarkedTest } from "#lib/marks/marked-test.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import type { Move } from "./mark-cell.tsx";
import { MarksRow, type Place, type RowProps, type SeatMarks } from "./marks-row.tsx";

interface Props extends Omit<RowProps, "row" | "at" | "name" | "onMove" | "cameByItself"> {
  readonly rows: readonly SeatMarks[];
  readonly names: Names;
  readonly onShow: (number: number) => void;
  readonly ref: Ref<MarksWay>;
}

/** The way through the table, for who is tapped beside it. */
export interface MarksWay {
  /** To the question behind this one. */
  readonly goOn: (from: Place) => void;
  /** To the row of a pupil, and there to a question; else its first cell. `isSeenOnly`: the keyboard stays where it is. */
  readonly show: (number: number, item: number | null, isSeenOnly: boolean) => void;
}

/** Every pupil by everything that is marked; on a phone one pupil at a time. */
export function MarksTable({ test, rows, names, onShow, ref, ...rest }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const cameByItself = useRef(false);
  const hasCodes = test.codes.length > 1;
  const heads = itemsOfCode(test, "A");
  const last = heads.length - 1;
  const goTo = (row: number, column: number, isSeenOnly = false) => {
    const seat = rows[row]?.seat;
    if (seat === undefined) return;
    flushSync(() => onShow(seat.number));
    const cell = (at: string) => table.current?.querySelector<HTMLElement>(`[data-place="${at}"]`);
    const found = cell(`${row}-${column}`) ?? cell(`${row}-0`) ?? cell(`${row}-code`);
    if (!isSeenOnly) found?.focus();
    found?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const move = (row: number, column: number, to: Move, isByItself = false) => {
    cameByItself.current = isByItself;
    switch (to) {
      case "next":
        return column === last ? goTo(row + 1, 0) : goTo(row, column + 1);
      case "previous":
        return column === 0 ? goTo(row - 1, last) : goTo(row, column - 1);
      case "left":
        return goTo(row, Math.max(0, column - 1));
      case "right":
        return goTo(row, Math.min(last, column + 1));
      default:
        return goTo(row + (to === "up" ? -1 : 1), column);
    }
  };
  const find = (number: number, item: number | null) => {
    const row = rows.findIndex((each) => each.number === number);
    const column = itemsOfCode(test, rows[row]?.code ?? "A").findIndex((each) => each.item === item);
    return { row, column: Math.max(0, column) };
  };
  useImperativeHandle(ref, () => ({
    goOn({ number, item }) {
      const { row, column } = find(number, item);
      move(row, column, "next");
    },
    show(number, item, isSeenOnly) {
      const { row, column } = find(number, item);
      goTo(row, column, isSeenOnly);
    },
  }));
  const { place } = rest;
  // What is said of a cell has come below it, and gone from another above it.
  useLayoutEffect(() => {
    if (place !== null)
      table.current?.querySelector("input:focus")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [place]);
  const tookFlag = () => {
    const came = cameByItself.current;
    cameByItself.current = false;
    return came;
  };
  return (
    // Its heads stay in sight; the focus ring needs room, as what is outside is cut off.
    <div className="relative -my-1.5 overflow-x-auto py-1.5 max-tablet:-mx-1.5 max-tablet:px-1.5 print:overflow-visible tablet:max-h-[max(24rem,calc(100vh-16rem))] tablet:overflow-y-auto">
      <table
        ref={table}
        data-wide={heads.length > 12}
        className="w-full border-collapse text-start text-[1rem] max-tablet:block"
      >
        <thead className="sticky -top-1.5 z-3 bg-card max-tablet:hidden print:static">
          <tr className="align-bottom">
            <TableHead className="sticky start-0 z-1 bg-card">{text.columns.name}</TableHead>
            {hasCodes && <TableHead className="text-center!">{text.columns.code}</TableHead>}
            {heads.map(({ item, no }) => (
              <ItemHead key={item} test={test} item={item} no={no} />
            ))}
            <TableHead className="text-end!">{text.columns.total}</TableHead>
            <TableHead className="sticky end-0 z-1 bg-card text-end!">{text.columns.mark}</TableHead>
          </tr>
        </thead>
        <tbody className="max-tablet:block">
          {rows.map((row, at) => (
            <MarksRow
              key={row.number}
              test={test}
              row={row}
              at={at}
              name={nameOfSeat(row.seat, names)}
              onMove={move}
              cameByItself={tookFlag}
              {...rest}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ItemHead({ test, item, no }: { readonly test: MarkedTest } & Pick<CodedItem, "item" | "no">) {
  const of = test.items[item];
  if (of === undefined) return null;
  return (
    <TableHead className="min-w-13 px-0.5! text-center! whitespace-nowrap">
      <abbr title={itemWords({ ...of, no })} className="block font-head text-[1rem] font-bold text-hue no-underline">
        {shortItemWords({ ...of, no })}
      </abbr>
      <span className="text-[0.875rem]">{text.worth(writePoints(of.quarters))}</span>
    </TableHead>
  );
}
