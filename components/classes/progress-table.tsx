import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { SkillPlant } from "#components/course/skill-mark.tsx";
import { panelClass } from "#components/sets/panel-class.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { byNeed, rowsOf, type TableColumn, type TableRow, type TableSource } from "#lib/classes/progress-table.ts";
import type { ClassProgress } from "#lib/classes/progress-view.ts";
import { writtenDate } from "#lib/core/written-date.ts";
import type { ShownState } from "#lib/play/skill-progress.ts";
import { courseText } from "#lib/text/course-text.ts";
import { wordsOfMistake } from "#lib/text/mistake-text.ts";
import { progressText as text } from "#lib/text/progress-text.ts";
import { EmblemPicture } from "./emblem-picture.tsx";
import { nameOfSeat } from "./seat-chips.tsx";
import { TableFilter } from "./table-filter.tsx";
import { TableHead } from "./table-head.tsx";
import type { Names } from "./use-class-key.ts";

interface Props {
  readonly view: ClassView;
  readonly names: Names;
  readonly source: TableSource;
  readonly progress: ClassProgress;
  /** In Việt Nam: "2026-11-28". */
  readonly today: string;
}

/** So many pupils are shown at first: those below need less. */
const atFirst = 12;

/** Every pupil of whom something is known by the skills of some lessons; on a phone each row is a card. */
export function ProgressTable({ view, names, source, progress, today }: Props) {
  const [isByNeed, setByNeed] = useState(true);
  const [isOfWeek, setOfWeek] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => {
    const showAll = () => flushSync(() => setShowsAll(true));
    window.addEventListener("beforeprint", showAll);
    return () => window.removeEventListener("beforeprint", showAll);
  }, []);
  const practised = new Set(
    progress.skills.filter(({ lastDay }) => lastDay >= view.monday).map(({ skillId }) => skillId),
  );
  const columns = source.columns.filter(({ skillId }) => !isOfWeek || practised.has(skillId));
  const byNumber = rowsOf(view.seats, columns, progress);
  const rows = isByNeed ? byNeed(byNumber) : byNumber;
  if (rows.length === 0) return null;
  const shown = showsAll ? rows : rows.slice(0, atFirst);
  return (
    <section
      id="bang"
      className={`${panelClass} class-table scroll-mt-4 max-tablet:p-3!`}
      aria-labelledby="progress-title"
    >
      <h2 id="progress-title" className="flex flex-wrap items-baseline gap-x-3 font-head text-[1.25rem] font-bold">
        {text.table}
        <span className="hidden print:inline">{text.printed(view.name, writtenDate(today))}</span>
        <span className="font-read text-[1rem] font-normal text-muted">
          {`${text.pupils(rows.length)} · ${text.lessons[source.subject](source.range.from, source.range.to)}`}
        </span>
      </h2>
      <TableFilter
        classId={view.id}
        source={source}
        order={isByNeed ? "need" : "number"}
        onOrder={(order) => setByNeed(order === "need")}
        isOfWeek={isOfWeek}
        onOfWeek={setOfWeek}
      />
      {columns.length === 0 ? (
        <p className="text-muted">{isOfWeek ? text.noColumns : text.noSkills}</p>
      ) : (
        <>
          <ColumnsKey source={source} columns={columns} />
          <Table view={view} names={names} source={source} columns={columns} rows={shown} />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Legend />
        <div className="flex flex-wrap gap-2 print:hidden">
          {shown.length < rows.length && (
            <Button variant="plain" className={roomButton.tinted} onClick={() => setShowsAll(true)}>
              {text.more(rows.length - shown.length)}
            </Button>
          )}
          <button type="button" className={roomButton.plain} onClick={() => window.print()}>
            {text.print}
          </button>
        </div>
      </div>
    </section>
  );
}

/** On a phone no heads stand above the plants of a pupil: what each is of. */
function ColumnsKey({ source, columns }: Pick<TableProps, "source" | "columns">) {
  return (
    <details className="group tablet:hidden print:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 rounded-[12px] bg-soft px-3 leading-tight">
        {text.columnsKey[source.subject]}
        <Icon name="next" className="size-5 flex-none group-open:rotate-90" />
      </summary>
      <ol className="mt-2 grid gap-1.5 px-1 text-[1rem] leading-snug">
        {columns.map(({ skillId, title, no }) => (
          <li key={skillId}>
            <b className="font-head">{text.lesson[source.subject](no)}</b>
            {` ${title}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** On paper the heads of more columns than these are turned on their sides. */
const mostUpright = 12;

interface TableProps extends Pick<Props, "view" | "names" | "source"> {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

function Table({ view, names, source, columns, rows }: TableProps) {
  return (
    // Positioned, so that what only is read aloud is cut off with the rest.
    <div className="relative overflow-x-auto print:overflow-visible">
      <table
        data-wide={columns.length > mostUpright}
        className="w-full border-collapse text-start text-[1rem] max-tablet:block"
      >
        <thead className="max-tablet:hidden">
          <tr className="align-bottom">
            <TableHead className="sticky start-0 z-1 bg-card">{text.seat}</TableHead>
            <TableHead className="min-w-32">{text.mistakes}</TableHead>
            {columns.map(({ skillId, title, no }) => (
              <TableHead
                key={skillId}
                className={`min-w-16 text-center! leading-tight ${no === source.present ? "bg-soft" : ""}`}
              >
                <span className="skill-head">
                  <b className="block font-head text-ink">{text.lesson[source.subject](no)}</b>
                  {title}
                </span>
              </TableHead>
            ))}
            <TableHead className="w-14 text-center! leading-tight">{text.minutesWeek}</TableHead>
          </tr>
        </thead>
        <tbody className="max-tablet:grid max-tablet:gap-2">
          {rows.map((row) => (
            <Row key={row.seat.number} view={view} names={names} source={source} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** So many mistakes of a pupil are named. */
const mostNamed = 2;

function Row({ view, names, source, columns, row }: Omit<TableProps, "rows"> & { readonly row: TableRow }) {
  const { seat, states, mistakes } = row;
  const named = [...new Set(mistakes.filter(({ code }) => code !== "").map(({ code }) => wordsOfMistake(code)))];
  const minutes = Math.round((seat.pupil?.seconds ?? 0) / 60);
  return (
    <tr className="border-line tablet:border-b max-tablet:flex max-tablet:flex-wrap max-tablet:items-end max-tablet:gap-x-0.5 max-tablet:gap-y-1 max-tablet:rounded-[14px] max-tablet:border max-tablet:p-2">
      <th
        scope="row"
        className="sticky start-0 z-1 bg-card text-start leading-tight font-semibold tablet:min-w-52 max-tablet:static max-tablet:w-full"
      >
        <AppLink
          href={`/co/lop/${view.id}/em/${seat.number}`}
          className="press flex min-h-12 items-center gap-2 rounded-[10px] px-1"
        >
          <span className="w-6 flex-none text-end font-head font-bold tabular-nums">{seat.number}</span>
          <EmblemPicture index={seat.emblem} className="size-8 flex-none" />
          <span className="min-w-0 wrap-anywhere underline decoration-line underline-offset-4">
            {nameOfSeat(seat, names).replace(`${seat.number}. `, "")}
          </span>
        </AppLink>
      </th>
      <td className="row-mistakes px-2 text-[0.9375rem] tablet:min-w-44 leading-tight font-semibold text-again-ink max-tablet:w-full max-tablet:px-1 max-tablet:empty:hidden">
        {named.slice(0, mostNamed).join(" · ")}
      </td>
      {columns.map(({ skillId, title, no }, place) => (
        <Cell key={skillId} state={states[place] ?? "new"} title={title} no={no} isPresent={no === source.present} />
      ))}
      <td className="px-2 text-center tabular-nums max-tablet:hidden">{minutes}</td>
    </tr>
  );
}

interface CellProps {
  readonly state: ShownState;
  readonly title: string;
  readonly no: number;
  readonly isPresent: boolean;
}

function Cell({ state, title, no, isPresent }: CellProps) {
  return (
    <td
      title={text.cell(title, courseText.states[state])}
      className={classNames(
        "p-1 text-center max-tablet:w-8 max-tablet:rounded-[8px] max-tablet:p-0.5",
        state === "due" && "bg-again-surface",
        state !== "due" && isPresent && "bg-soft",
      )}
    >
      <SkillPlant state={state} className="mx-auto size-7" />
      <span className="sr-only">{text.cell(title, courseText.states[state])}</span>
      <span aria-hidden="true" className="block text-[0.875rem] leading-none text-muted tabular-nums tablet:hidden">
        {no}
      </span>
    </td>
  );
}

const legend: readonly ShownState[] = ["mastered", "good", "learning", "due", "new"];

function Legend() {
  return (
    <ul aria-label={text.legend} className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-muted">
      {legend.map((state) => (
        <li key={state} className="flex items-center gap-1">
          <SkillPlant state={state} className="size-6" />
          {courseText.states[state]}
        </li>
      ))}
    </ul>
  );
}
