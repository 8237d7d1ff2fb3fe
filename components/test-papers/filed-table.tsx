import { SetText } from "#components/ui/set-text.tsx";
import type { FiledCell, FiledTable } from "#lib/test-papers/filed-tables.ts";

/** A table that goes with a paper: its key, its matrix. */
export function FiledTableView({ table: { name, widths, centred, head, body } }: { readonly table: FiledTable }) {
  const sized = widths.map((width, place) => ({ width, place }));
  return (
    <table className={`test-table test-${name}`}>
      <colgroup>
        {sized.map(({ width, place }) => (
          <col key={place} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <Rows rows={head} scope="col" centred={centred} />
      </thead>
      <tbody>
        <Rows rows={body} scope="row" centred={centred} />
      </tbody>
    </table>
  );
}

interface RowsProps {
  readonly rows: FiledTable["head"];
  readonly scope: "col" | "row";
  readonly centred: FiledTable["centred"];
}

function Rows({ rows, scope, centred }: RowsProps) {
  const numbered = rows.map((row, place) => ({ row: row.map((cell, at) => ({ cell, at })), place }));
  return numbered.map(({ row, place }) => (
    <tr key={place}>
      {row.map(({ cell, at }) => (
        <Cell key={at} cell={cell} scope={scope} isCentred={centred.includes(at)} />
      ))}
    </tr>
  ));
}

interface CellProps {
  readonly cell: FiledCell;
  readonly scope: RowsProps["scope"];
  readonly isCentred: boolean;
}

function Cell({ cell, scope, isCentred }: CellProps) {
  const { lines, colSpan, rowSpan, isHead = false } = cell;
  const numbered = lines.map((line, place) => ({ line, place }));
  const words = numbered.map(({ line, place }) => (
    <span key={place} className="block">
      <SetText text={line} />
    </span>
  ));
  const className = isCentred ? "test-centred" : undefined;
  return isHead ? (
    <th scope={scope} colSpan={colSpan} rowSpan={rowSpan} className={className}>
      {words}
    </th>
  ) : (
    <td colSpan={colSpan} rowSpan={rowSpan} className={className}>
      {words}
    </td>
  );
}
