import type { ReactNode } from "react";
import { EmblemPicture } from "#components/classes/emblem-picture.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { roomButton } from "#components/ui/room-button.ts";
import type { SeatView } from "#lib/classes/class-view.ts";
import { writePoints } from "#lib/core/write-points.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import { itemWords } from "#lib/marks/item-words.ts";
import { isAbsent, itemsOfCode, type Mark, type MarkedTest, type SeatRow } from "#lib/marks/marked-test.ts";
import type { MarkProblem } from "#lib/marks/read-mark.ts";
import type { Start } from "#lib/marks/read-paste.ts";
import { hasTotal, roundMark, type Total, totalOf } from "#lib/marks/totals.ts";
import type { SheetCode } from "#lib/paper/sheet-view.ts";
import { marksText as text } from "#lib/text/marks-text.ts";
import { MarkCell, type Move } from "./mark-cell.tsx";

/** The points of a seat as the table has them. */
export interface SeatMarks extends SeatRow {
  readonly seat: SeatView;
}

/** The cell one is in. */
export interface Place {
  readonly number: number;
  readonly item: number;
}

export interface RowProps {
  readonly test: MarkedTest;
  readonly isReadOnly: boolean;
  /** The seat whose points are shown on a phone. */
  readonly shown: number;
  /** The cell one is in, and what is said of it: on a phone it stands below that cell. */
  readonly place: Place | null;
  readonly hint: ReactNode;
  readonly onMark: (place: Place, mark: Mark | null) => void;
  readonly onAbsent: (number: number, isAbsent: boolean) => void;
  /** Cells were pasted from a row of the table and a column of the paper on. */
  readonly onPaste: (text: string, start: Start) => void;
  readonly onCode: (number: number, code: SheetCode) => void;
  readonly onPlace: (place: Place) => void;
  readonly onProblem: (problem: MarkProblem | null) => void;
  readonly row: SeatMarks;
  /** Its place among the rows. */
  readonly at: number;
  readonly name: string;
  readonly onMove: (row: number, column: number, to: Move, isByItself?: boolean) => void;
  readonly cameByItself: () => boolean;
}

/** A pupil with everything that is marked. */
export function MarksRow(props: RowProps) {
  const { test, row, at, name, isReadOnly, shown, onCode, onMove } = props;
  const { seat, code, marks, number } = row;
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
      {isAbsent(row) ? <AbsentCell {...props} /> : <Cells {...props} />}
      <TotalCells total={totalOf(test.items, marks)} />
    </tr>
  );
}

/** In place of the cells of who was absent. */
function AbsentCell({ test, row, at, name, isReadOnly, onAbsent, onMove }: RowProps) {
  return (
    <td colSpan={test.items.length} className="p-0.5">
      <button
        type="button"
        data-place={`${at}-0`}
        disabled={isReadOnly}
        aria-label={text.presentOf(name)}
        onClick={() => onAbsent(row.number, false)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onMove(at, test.items.length - 1, "next");
        }}
        className={`${roomButton.plain} min-h-11! w-full justify-start! print:min-h-0! print:px-0!`}
      >
        {text.absent}
        <span className="font-read font-normal text-muted print:hidden">{text.present}</span>
      </button>
    </td>
  );
}

function Cells(props: RowProps) {
  const { test, row, at, name, isReadOnly, place, hint } = props;
  const { onMark, onAbsent, onPaste, onPlace, onProblem, onMove, cameByItself } = props;
  const { code, marks, number } = row;
  const coded = itemsOfCode(test, code ?? "A");
  return (
    <>
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
                onAbsent={() => onAbsent(number, true)}
                onPaste={(pasted) => onPaste(pasted, { row: at, column })}
                onMove={(to, isByItself) => onMove(at, column, to, isByItself)}
                cameByItself={cameByItself}
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
    </>
  );
}

const halfWords = (quarters: number | null) => (quarters === null ? text.choose : writePoints(quarters));

function TotalCells({ total }: { readonly total: Total }) {
  const { eighths, halves, entered, missing } = total;
  return (
    <>
      <td className="ps-2 text-end leading-tight tabular-nums max-tablet:flex max-tablet:justify-between max-tablet:p-0 max-tablet:pt-2">
        <span aria-hidden="true" className="tablet:hidden">
          {text.columns.total}
        </span>
        {entered > 0 && (
          <span className="whitespace-nowrap">
            {hasTotal(total) && <b>{writeShortDecimal(125 * eighths, 3)}</b>}
            {halves !== null && (
              <span className="block text-[0.875rem] text-muted">
                {text.halves(halfWords(halves.reading), halfWords(halves.writing))}
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
      className={`${roomButton.plain} min-h-11! min-w-16 px-2! print:min-h-0! print:px-0!`}
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
