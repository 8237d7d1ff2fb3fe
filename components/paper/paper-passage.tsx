import { cellsOf, type PassageParagraph, writtenText } from "#lib/core/passages/to-paragraphs.ts";

interface Props {
  readonly title: string | null;
  readonly paragraphs: readonly PassageParagraph[];
}

/** A text on paper, in its form. */
export function PaperPassage({ title, paragraphs }: Props) {
  const isPoem = paragraphs.every(({ role }) => role === "verse");
  const parts = paragraphs.map((paragraph) => (
    <Paragraph key={writtenText(paragraph)} title={title} paragraph={paragraph} />
  ));
  return (
    <div className="paper-passage">
      {title !== null && <p className="paper-passage-title">{title}</p>}
      {isPoem ? <div className="paper-poem">{parts}</div> : parts}
    </div>
  );
}

function Paragraph({ title, paragraph }: Pick<Props, "title"> & { readonly paragraph: PassageParagraph }) {
  const { role, sentences } = paragraph;
  if (role === "table") return <PaperTable title={title} rows={sentences} />;
  const text = writtenText(paragraph);
  if (role === "text" || role === "item") return <p className={`paper-${role}`}>{text}</p>;
  return (
    <p className={`paper-${role}`}>
      {text.split("\n").map((line) => (
        <span key={line} className={role === "verse" ? "paper-verse-line" : "paper-set-line"}>
          {line}{" "}
        </span>
      ))}
    </p>
  );
}

function PaperTable({ title, rows: [head, ...body] }: Pick<Props, "title"> & { readonly rows: readonly string[] }) {
  if (head === undefined) return null;
  return (
    <table aria-label={title ?? undefined} className="paper-rows">
      <thead>
        <tr>
          {cellsOf(head).map((cell) => (
            <th key={cell} scope="col" className="paper-rows-head">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => {
          const [name, ...cells] = cellsOf(row);
          return (
            <tr key={row}>
              <th scope="row" className="paper-rows-cell">
                {name}
              </th>
              {cells.map((cell) => (
                <td key={cell} className="paper-rows-cell">
                  {cell}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
