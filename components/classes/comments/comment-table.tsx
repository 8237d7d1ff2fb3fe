import { TableHead } from "#components/classes/table-head.tsx";
import type { CommentRow } from "#lib/classes/comment-lines.ts";
import { commentText } from "#lib/text/comment-text.ts";

const { columns } = commentText;
const cell = "border-b border-line px-2 py-1.5 text-start align-top";

interface Props {
  readonly title: string;
  readonly rows: readonly CommentRow[];
}

/** What is printed: a field on paper would show no more of a comment than fits into it on screen. */
export function CommentTable({ title, rows }: Props) {
  return (
    <section className="work-results hidden print:block">
      <p className="mb-3 font-head text-[1.5rem] leading-tight font-bold">{title}</p>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <TableHead className="w-12">{columns.number}</TableHead>
            <TableHead className="w-44">{columns.name}</TableHead>
            <TableHead>{columns.comment}</TableHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, name, comment }) => (
            <tr key={number}>
              <td className={`${cell} tabular-nums`}>{number}</td>
              <th scope="row" className={`${cell} leading-tight font-semibold wrap-anywhere`}>
                {name}
              </th>
              <td className={`${cell} leading-snug whitespace-pre-line wrap-anywhere`}>{comment}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
