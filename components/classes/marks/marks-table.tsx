import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { EmblemPicture } from "#components/classes/emblem-picture.tsx";
import { nameOfSeat } from "#components/classes/seat-chips.tsx";
import { TableHead } from "#components/classes/table-head.tsx";
import type { Names } from "#components/classes/use-class-key.ts";
import { classNames } from "#components/ui/class-names.ts";
import { roomButton } from "#components/ui/room-button.ts";
import type { SeatView } from "#lib/classes/class-view.ts";
import { writePoints } from "#lib/core/write-points.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import { type CodedItem, itemsOfCode, type Mark, type MarkedTest, type MarkRow } from "#lib/marks/marked-test.ts";
import type { MarkProblem } from "#lib/marks/read-mark.ts";
import { roundMark, type Total, totalOf } from "#lib/marks/totals.ts";
import type { SheetCode } from "#lib/paper/sheet-view.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { itemWords, shortItemWords } from "./item-words.ts";
import { MarkCell, type Move } from "./mark-cell.tsx";

/** The points of a seat as the table has them; without a code until it is known which paper was written. */
export interface SeatMarks extends Omit<MarkRow, "code"> {
  readonly seat: SeatView;
  readonly code: SheetCode | null;
}

/** The cell one is in. */
export interface Place {
  readonly number: number;
  readonly item: number;
}

interface Props {
  readonly test: MarkedTest;
  readonly rows: readonly SeatMarks[];
  readonly names: Names;
  readonly isReadOnly: boolean;
  /** The seat whose points are shown on a phone. */
  readonly shown: number;
  readonly onShow: (number: number) => void;
  /** The cell one is in, and what is said of it: on a phone it stands below that cell. */
  readonly place: Place | null;
  readonly hint: ReactNode;
  readonly onMark: (place: Place, mark: Mark | null) => void;
  readonly onCode: (number: number, code: SheetCode) => void;
  readonly onPlace: (place: Place) => void;
  readonly onProblem: (problem: MarkProblem | null) => void;
}

/** Every pupil by everything that is marked; on a phone one pupil at a time. */
export function MarksTable({ test, rows, names, onShow, ...rest }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const hasCodes = test.codes.length > 1;
  const heads = itemsOfCode(test, "A");
  const last = heads.length - 1;
  const goTo = (row: number, column: number) => {
    const seat = rows[row]?.seat;
    if (seat === undefined) return;
    flushSync(() => onShow(seat.number));
    const cell = (at: string) => table.current?.querySelector<HTMLElement>(`[data-place="${at}"]`);
    const found = cell(`${row}-${column}`) ?? cell(`${row}-code`);
    found?.focus();
    found?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const move = (row: number, column: number, to: Move) => {
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
  return (
    // The focus ring needs room: what is outside is cut off.
    <div className="relative -m-1.5 overflow-x-auto p-1.5 print:overflow-visible">
      <table
        ref={table}
        data-wide={heads.length > 12}
        className="w-full border-collapse text-start text-[1rem] max-tablet:block"
      >
        <thead className="max-tablet:hidden">
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
            <Row
              key={row.number}
              test={test}
              row={row}
              at={at}
              name={nameOfSeat(row.seat, names)}
              onMove={move}
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
    <TableHead className="min-w-15 px-0.5! text-center! whitespace-nowrap">
      <abbr title={itemWords({ ...of, no })} className="block font-head text-[1rem] font-bold text-hue no-underline">
        {shortItemWords({ ...of, no })}
      </abbr>
      <span className="text-[0.875rem]">{text.worth(writePoints(of.quarters))}</span>
    </TableHead>
  );
}

interface RowProps extends Omit<Props, "rows" | "names" | "onShow"> {
  readonly row: SeatMarks;
  /** Its place among the rows. */
  readonly at: number;
  readonly name: string;
  readonly onMove: (row: number, column: number, to: Move) => void;
}

function Row({
  test,
  row,
  at,
  name,
  isReadOnly,
  shown,
  place,
  hint,
  onMark,
  onCode,
  onPlace,
  onProblem,
  onMove,
}: RowProps) {
  const { seat, code, marks, number } = row;
  const total = totalOf(test.items, marks);
  const coded = itemsOfCode(test, code ?? "A");
  return (
    <tr
      data-shown={shown === number}
      className="border-line tablet:border-b max-tablet:grid max-tablet:gap-2 max-tablet:data-[shown=false]:hidden"
    >
      <th
        scope="row"
        className="sticky start-0 z-1 bg-card text-start leading-tight font-semibold tablet:min-w-44 max-tablet:hidden"
      >
        <span className="flex min-h-12 items-center gap-2">
          <span className="w-6 flex-none text-end font-head font-bold tabular-nums">{number}</span>
          <EmblemPicture index={seat.emblem} className="size-7 flex-none" />
          <span className="min-w-0 wrap-anywhere">{name.replace(`${number}. `, "")}</span>
        </span>
      </th>
      {test.codes.length > 1 && (
        <td className="px-0.5 text-center max-tablet:flex max-tablet:items-center max-tablet:justify-between max-tablet:px-0">
          <span aria-hidden="true" className="tablet:hidden">
            {text.columns.code}
          </span>
          <CodeSelect
            test={test}
            at={at}
            code={code}
            label={text.codeOf(name)}
            isReadOnly={isReadOnly}
            onCode={(chosen) => onCode(number, chosen)}
            onNext={() => onMove(at, -1, "next")}
          />
        </td>
      )}
      {coded.map((each, column) => {
        const item = test.items[each.item];
        if (item === undefined) return null;
        const words = itemWords({ ...item, no: each.no });
        return (
          <td
            key={each.item}
            className="p-0.5 max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_7rem] max-tablet:items-center max-tablet:gap-2 max-tablet:p-0"
          >
            <span aria-hidden="true" className="leading-tight tablet:hidden">
              <b className="font-head text-hue">{words}</b>
              <span className="text-muted">{` · ${text.points(writePoints(item.quarters))}`}</span>
            </span>
            {code === null ? (
              <span className="block text-center text-muted">{text.choose}</span>
            ) : (
              <MarkCell
                key={`${each.item} ${code}`}
                marking={{ quarters: item.quarters, coded: each }}
                mark={marks[each.item] ?? null}
                label={text.cell(words, name)}
                place={`${at}-${column}`}
                isReadOnly={isReadOnly}
                onMark={(mark) => onMark({ number, item: each.item }, mark)}
                onMove={(to) => onMove(at, column, to)}
                onProblem={onProblem}
                onFocus={() => onPlace({ number, item: each.item })}
              />
            )}
            {place?.number === number && place.item === each.item && (
              <div className="col-span-full tablet:hidden print:hidden">{hint}</div>
            )}
          </td>
        );
      })}
      <TotalCells total={total} all={test.items.length} />
    </tr>
  );
}

function TotalCells({ total, all }: { readonly total: Total; readonly all: number }) {
  const { eighths, halves, missing } = total;
  const isEmpty = missing === all;
  return (
    <>
      <td className="ps-2 text-end leading-tight tabular-nums max-tablet:flex max-tablet:justify-between max-tablet:p-0 max-tablet:pt-2">
        <span aria-hidden="true" className="tablet:hidden">
          {text.columns.total}
        </span>
        {!isEmpty && (
          <span className="whitespace-nowrap">
            <b>{writeShortDecimal(125 * eighths, 3)}</b>
            {halves !== null && (
              <span className="block text-[0.875rem] text-muted">
                {text.halves(writePoints(halves.reading), writePoints(halves.writing))}
              </span>
            )}
            {missing > 0 && <span className="block text-[0.875rem] text-muted">{text.missing(missing)}</span>}
          </span>
        )}
      </td>
      <td
        className={classNames(
          "bg-card ps-3 text-end font-head text-[1.25rem] font-bold tabular-nums tablet:sticky tablet:end-0 tablet:z-1",
          "max-tablet:flex max-tablet:items-baseline max-tablet:justify-between max-tablet:p-0",
        )}
      >
        <span aria-hidden="true" className="font-read text-[1rem] font-normal tablet:hidden">
          {text.columns.mark}
        </span>
        {missing === 0 ? roundMark(eighths) : text.choose}
      </td>
    </>
  );
}

interface CodeProps {
  readonly test: MarkedTest;
  readonly at: number;
  readonly code: SheetCode | null;
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly onCode: (code: SheetCode) => void;
  readonly onNext: () => void;
}

function CodeSelect({ test, at, code, label, isReadOnly, onCode, onNext }: CodeProps) {
  return (
    <select
      data-place={`${at}-code`}
      aria-label={label}
      disabled={isReadOnly}
      value={code ?? ""}
      onChange={({ target }) => {
        const chosen = test.codes.find((each) => each.code === target.value);
        if (chosen !== undefined) onCode(chosen.code);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        onNext();
      }}
      className={`${roomButton.plain} min-h-11! min-w-16 px-2!`}
    >
      <option value="" disabled>
        {text.choose}
      </option>
      {test.codes.map((each) => (
        <option key={each.code}>{each.code}</option>
      ))}
    </select>
  );
}
