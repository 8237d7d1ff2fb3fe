import { ringOf } from "#components/stage/animal-medal.tsx";
import { formatNumber } from "#lib/core/format-number.ts";
import type { BoardRow } from "./board-row.ts";

/**
 * Places one below the other; the pupil's own stands out. A hundred rows stand on a board that thousands look at, so
 * that a row is as little markup as can be: its looks are written once, as `.board` in the style sheet.
 */
export function BoardList({ rows, label }: { readonly rows: readonly BoardRow[]; readonly label: string }) {
  return (
    <ol aria-label={label} className="board">
      {rows.map((row) => (
        <li key={row.place} aria-current={row.isMe ? "true" : undefined}>
          <b>{formatNumber(row.place)}</b>
          <img src={`/${row.animal}.svg`} className={ringOf(row.animal)} alt="" loading="lazy" />
          <span>{row.name}</span>
          <b>
            {row.score}
            {row.detail === null ? null : <small>{row.detail}</small>}
          </b>
        </li>
      ))}
    </ol>
  );
}
