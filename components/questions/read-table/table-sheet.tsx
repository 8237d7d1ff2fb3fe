import { type KeyboardEvent, useId, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { cellAt, type ReadTableView, readCell, textOfCell } from "#lib/questions/kinds/read-table/grading.ts";
import { readTableText as text } from "#lib/text/read-table-text.ts";

interface TableSheetProps {
  view: ReadTableView;
  /** Cells as cellAt counts them. */
  picked: readonly number[];
  /** Those that are right, once that may be seen. */
  right: readonly number[];
  /** Whether what is picked was sent and is not right. */
  isTold: boolean;
  isOpen: boolean;
  onPick: (cell: number) => void;
}

/** Rows and columns that an arrow key goes. */
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The narrowest column, as a share of the whole: 56 pixels where a screen is 320 wide. */
const leastShare = 0.21;

/** Of how many letters a column is narrowest, and from how many on its words stand below each other. */
const [fewest, most] = [5, 12];

/** What is left beside the narrowest columns is shared out by the longest cells. */
function columnShares(rows: ReadTableView["rows"]): number[] {
  const [head = []] = rows;
  const wants = head.map((_, column) => {
    const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0));
    return Math.min(most, Math.max(fewest, longest)) - fewest;
  });
  const all = wants.reduce((sum, each) => sum + each, 0);
  const left = 1 - leastShare * head.length;
  return wants.map((want) => leastShare + left * (all === 0 ? 1 / head.length : want / all));
}

/** The table with a button in each cell: Tab comes to one of them, arrow keys go to the others. */
export function TableSheet({ view, picked, right, isTold, isOpen, onPick }: TableSheetProps) {
  const { title, rows } = view;
  const titleId = useId();
  const [reached, setReached] = useState(picked[0] ?? cellAt(1, 0));
  const step = (event: KeyboardEvent<HTMLButtonElement>, cell: number) => {
    const [down, across] = steps[event.key] ?? [0, 0];
    const { row, column } = readCell(cell);
    const next = cellAt(Math.max(0, row + down), Math.max(0, column + across));
    if (next === cell || column + across < 0 || textOfCell(view, next) === "") return;
    event.preventDefault();
    event.currentTarget.closest("table")?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  };
  const draw = (cell: number) => (
    <Cell
      text={textOfCell(view, cell)}
      cell={cell}
      isReached={cell === reached}
      isPicked={(right.length > 0 ? right : picked).includes(cell)}
      isRight={right.includes(cell)}
      isWrong={isTold && picked.includes(cell) && !right.includes(cell)}
      isOpen={isOpen}
      onReach={() => setReached(cell)}
      onStep={(event) => step(event, cell)}
      onPick={() => onPick(cell)}
    />
  );
  const [head = [], ...body] = rows;
  return (
    <div className="grid h-full max-h-160 w-full max-w-200 grid-rows-[auto_minmax(min-content,1fr)]">
      <span
        id={titleId}
        className="text-center font-head leading-4.5 font-bold text-ink tablet:pb-2 tablet:text-[1.375rem] tablet:leading-7"
      >
        {title}
      </span>
      <div className="overflow-hidden rounded-answer border-2 border-solid">
        <table
          aria-labelledby={titleId}
          aria-description={text.arrows}
          className="h-full w-full table-fixed border-separate border-spacing-0"
        >
          <colgroup>
            {columnShares(rows).map((share, column) => (
              <col key={head[column]} style={{ width: `${share * 100}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {head.map((name, column) =>
                name === "" ? (
                  <td key={name} className="bg-solid" />
                ) : (
                  <th key={name} scope="col" className={cellLook.column}>
                    {draw(cellAt(0, column))}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {body.map(([name = "", ...cells], place) => (
              <tr key={name}>
                <th scope="row" className={cellLook.row}>
                  {draw(cellAt(place + 1, 0))}
                </th>
                {cells.map((_, column) => (
                  <td key={head[column + 1]} className={cellLook.body}>
                    {draw(cellAt(place + 1, column + 1))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Lines are drawn within the cells, so that they take no height. */
const cellLook = {
  column: "h-px bg-solid p-0 text-on",
  row: "h-px bg-soft p-0 text-ink shadow-[inset_0_1px_0_var(--solid)]",
  body: "h-px bg-surface p-0 text-ink shadow-[inset_1px_1px_0_var(--solid)]",
} as const;

interface CellProps {
  text: string;
  cell: number;
  /** Whether Tab comes to it. */
  isReached: boolean;
  /** Once the right answer may be seen, whether it is that. */
  isPicked: boolean;
  isRight: boolean;
  isWrong: boolean;
  isOpen: boolean;
  onReach: () => void;
  onStep: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onPick: () => void;
}

function Cell({
  text: written,
  cell,
  isReached,
  isPicked,
  isRight,
  isWrong,
  isOpen,
  onReach,
  onStep,
  onPick,
}: CellProps) {
  return (
    <button
      type="button"
      data-cell={cell}
      tabIndex={isReached ? 0 : -1}
      aria-pressed={isPicked}
      onFocus={onReach}
      onKeyDown={onStep}
      {...resting(!isOpen, onPick)}
      className={classNames(
        "size-full min-h-14 min-w-14 border-3 text-center font-head text-[0.9375rem] leading-[1.1] font-bold wrap-break-word -outline-offset-4 tablet:text-[1.25rem]",
        isRight && "border-right bg-right-soft text-ink",
        isWrong && "border-again bg-again-surface text-ink",
        isPicked && !(isRight || isWrong) && "border-edge bg-soft text-ink",
        !(isPicked || isWrong) && "border-transparent",
      )}
    >
      {written}
    </button>
  );
}
