import { classNames } from "#components/ui/class-names.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { writePoints } from "#lib/core/write-points.ts";
import { strandName } from "#lib/test-papers/filed-tables.ts";
import { type Cell, cellKey, forms, type Matrix, mostInCell, testLevels } from "#lib/test-papers/matrix.ts";
import { quartersOfPoint } from "#lib/test-papers/plan.ts";
import { testPaperText as text } from "#lib/text/test-paper-text.ts";

type Place = Pick<Cell, "strand" | "level" | "form">;

/** Quarters of a question that is put into a cell. */
const usualQuarters = { choice: 2, written: 4 } as const;

interface StrandProps {
  readonly strand: Cell["strand"];
  readonly matrix: Matrix;
  readonly supply: Readonly<Record<string, number>>;
  readonly classId: ClassId;
  readonly onChange: (cell: Cell) => void;
}

/** A row for each level, a column for each form. */
export function StrandCells({ strand, matrix, supply, classId, onChange }: StrandProps) {
  const places = testLevels.flatMap((level) => forms.map((form) => cellKey({ strand, level, form })));
  const isEmpty = places.every((key) => (supply[key] ?? 0) === 0 && matrix.every((cell) => cellKey(cell) !== key));
  if (isEmpty) return <p className="text-muted">{text.matrix.noneInStrand}</p>;
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <thead>
        <tr>
          <td className="w-16" />
          {forms.map((form) => (
            <th key={form} scope="col" className="font-head text-[1rem] font-semibold">
              <abbr title={text.forms[form].name} className="no-underline">
                {text.forms[form].short}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {testLevels.map((level) => (
          <tr key={level}>
            <th scope="row" className="pe-1 text-start text-[1rem] leading-tight font-normal whitespace-nowrap">
              {text.levels[level].name}
            </th>
            {forms.map((form) => {
              const place = { strand, level, form };
              const cell = matrix.find((each) => cellKey(each) === cellKey(place)) ?? {
                ...place,
                count: 0,
                quarters: 0,
              };
              const name = text.matrix.cell(strandName(strand, classId), level, text.forms[form].name);
              return (
                <td key={form} className="rounded-[10px] bg-soft p-1 align-top">
                  <CellFields cell={cell} name={name} most={supply[cellKey(place)] ?? 0} onChange={onChange} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly cell: Cell;
  readonly name: string;
  /** So many questions there are. */
  readonly most: number;
  readonly onChange: (cell: Cell) => void;
}

const selectClass = "min-h-12 w-full rounded-[8px] border border-field bg-card px-1.5 text-[1rem] tabular-nums";

/** Points follow when questions are added or taken away. */
function withCount(cell: Place & Cell, count: number): Cell {
  const each = cell.count === 0 ? usualQuarters[cell.form] : cell.quarters / cell.count;
  return { ...cell, count, quarters: Math.max(count, Math.round(each * count)) };
}

function CellFields({ cell, name, most, onChange }: CellProps) {
  const { count, quarters } = cell;
  if (most === 0 && count === 0) {
    return (
      <p className="grid min-h-12 place-items-center text-center text-[0.9375rem] text-muted">{text.matrix.none}</p>
    );
  }
  const counts = Array.from({ length: Math.max(count, Math.min(most, mostInCell)) + 1 }, (_, each) => each);
  const points = Array.from({ length: 10 * quartersOfPoint - count + 1 }, (_, place) => count + place);
  return (
    <div className="grid gap-1">
      <select
        aria-label={text.matrix.countOf(name)}
        value={count}
        onChange={({ target }) => onChange(withCount(cell, Number(target.value)))}
        className={classNames(selectClass, count === 0 && "text-muted")}
      >
        {counts.map((each) => (
          <option key={each} value={each}>
            {text.matrix.countSum(each)}
          </option>
        ))}
      </select>
      {count > 0 && (
        <select
          aria-label={text.matrix.pointsOf(name)}
          value={quarters}
          onChange={({ target }) => onChange({ ...cell, quarters: Number(target.value) })}
          className={selectClass}
        >
          {points.map((each) => (
            <option key={each} value={each}>
              {text.matrix.inPoints(writePoints(each))}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
