import { cellsOf } from "#lib/core/passages/to-paragraphs.ts";
import type { ParagraphProps } from "./paragraph-props.ts";
import { SaidPart } from "./said-part.tsx";

const cellClass = "border border-line px-2 py-1.5 text-left align-top tablet:px-3";

/** A table of a text: its first row and its first column name what stands in the others. */
export function PassageTable({ title, paragraph, first, litPlaces, reader }: ParagraphProps & { title: string }) {
  const rows = paragraph.sentences.map((row, at) => {
    const before = first + paragraph.sentences.slice(0, at).flatMap(cellsOf).length;
    const isLit = litPlaces.includes(at);
    return { at, cells: cellsOf(row).map((text, column) => ({ text, place: before + column, isLit })) };
  });
  const [head, ...body] = rows;
  if (head === undefined) return null;
  return (
    <table aria-label={title} className="mx-auto my-[0.6em] border-collapse leading-[1.35]">
      <thead>
        <tr>
          {head.cells.map((cell) => (
            <th key={cell.place} scope="col" className={`${cellClass} bg-soft font-bold`}>
              <SaidPart {...cell} reader={reader} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(({ at, cells: [name, ...cells] }) => (
          <tr key={at}>
            {name !== undefined && (
              <th scope="row" className={`${cellClass} font-normal`}>
                <SaidPart {...name} reader={reader} />
              </th>
            )}
            {cells.map((cell) => (
              <td key={cell.place} className={cellClass}>
                <SaidPart {...cell} reader={reader} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
