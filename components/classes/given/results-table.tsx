import { momentWords } from "#components/classes/day-words.ts";
import { EmblemPicture } from "#components/classes/emblem-picture.tsx";
import { TableHead } from "#components/classes/table-head.tsx";
import type { Names } from "#components/classes/use-class-key.ts";
import { classNames } from "#components/ui/class-names.ts";
import type { AssignmentResult } from "#lib/classes/assignment-view.ts";
import type { SeatView } from "#lib/classes/class-view.ts";
import { emblem } from "#lib/classes/emblem.ts";
import { assignmentText as text } from "#lib/text/assignment-text.ts";

interface Props {
  readonly seats: readonly SeatView[];
  readonly results: readonly AssignmentResult[];
  readonly questions: number;
  readonly names: Names;
}

const { columns } = text;

/** What says nothing new of who tried once. */
const isOfTries: readonly string[] = [columns.tries, columns.best];

/** What each pupil did, by seat; on a phone each row is a card. On paper it stays a table however narrow the paper. */
export function ResultsTable({ seats, results, questions, names }: Props) {
  const heads = [columns.right, columns.minutes, columns.at, columns.tries, columns.best];
  return (
    <table className="w-full border-collapse text-start text-[1.0625rem] not-print:max-tablet:block">
      <thead className="not-print:max-tablet:hidden">
        <tr>
          <TableHead className="w-18">{columns.seat}</TableHead>
          <TableHead>{columns.name}</TableHead>
          {heads.map((head) => (
            <TableHead key={head}>{head}</TableHead>
          ))}
        </tr>
      </thead>
      <tbody className="not-print:max-tablet:grid not-print:max-tablet:gap-2">
        {results.map((result) => {
          const seat = seats.find(({ number }) => number === result.number);
          return seat && <Row key={result.number} seat={seat} result={result} questions={questions} names={names} />;
        })}
      </tbody>
    </table>
  );
}

type RowProps = Pick<Props, "questions" | "names"> & { readonly seat: SeatView; readonly result: AssignmentResult };

function Row({ seat, result, questions, names }: RowProps) {
  const { number } = seat;
  return (
    <tr className="border-line border-b not-print:max-tablet:grid not-print:max-tablet:grid-cols-[3rem_minmax(0,1fr)_auto] not-print:max-tablet:items-center not-print:max-tablet:gap-x-3 not-print:max-tablet:gap-y-0.5 not-print:max-tablet:rounded-[14px] not-print:max-tablet:border not-print:max-tablet:p-2">
      <td className="px-2 py-1 font-head text-[1.125rem] font-bold tabular-nums not-print:max-tablet:row-span-3 not-print:max-tablet:p-0">
        <span className="flex items-center gap-2 not-print:max-tablet:flex-col not-print:max-tablet:gap-0">
          <span className="w-7 text-end not-print:max-tablet:order-2 not-print:max-tablet:w-auto">{number}</span>
          <EmblemPicture index={seat.emblem} className="size-9 print:size-6" />
        </span>
      </td>
      <th
        scope="row"
        className="px-2 py-1 text-start leading-tight font-semibold wrap-anywhere not-print:max-tablet:p-0"
      >
        {names.get(number) ?? emblem.nameOf(seat.emblem)}
      </th>
      <Cells result={result} questions={questions} />
    </tr>
  );
}

function Cells({ result, questions }: Pick<RowProps, "result" | "questions">) {
  const { rights, seconds, finishedAt, isLate, tries, best } = result;
  const isAgain = tries > 1;
  const cells = [
    {
      label: columns.right,
      value: text.right(rights.filter(Boolean).length, questions),
      place: "col-start-3 row-start-1",
    },
    {
      label: columns.minutes,
      value: text.minutes(Math.max(1, Math.round(seconds / 60))),
      place: "col-start-3 row-start-2",
    },
    { label: columns.at, value: momentWords(finishedAt), place: "col-start-2 row-start-2" },
    { label: columns.tries, value: text.tries(tries), place: "col-start-3 row-start-3" },
    { label: columns.best, value: text.outOf(best, questions), place: "col-start-2 row-start-3" },
  ] as const;
  return cells.map(({ label, value, place }) => (
    <td
      key={label}
      className={classNames(
        "px-2 py-1 leading-tight tabular-nums not-print:max-tablet:p-0 tablet:whitespace-nowrap",
        place,
        label === columns.right && "font-bold",
        isOfTries.includes(label) && !isAgain && "text-muted not-print:max-tablet:hidden",
        place.startsWith("col-start-3") && "not-print:max-tablet:text-end",
      )}
    >
      {/* On a phone no head stands above. */}
      <span className={classNames("tablet:hidden print:hidden", label === columns.best ? "text-muted" : "sr-only")}>
        {`${label}: `}
      </span>
      {value}
      {isLate && label === columns.at && (
        <span className="ms-2 rounded-full bg-again-surface px-2 py-0.5 text-[0.9375rem] font-semibold text-again-ink">
          {text.late}
        </span>
      )}
    </td>
  ));
}
