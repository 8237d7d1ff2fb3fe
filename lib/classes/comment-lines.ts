export interface CommentRow {
  readonly number: number;
  readonly name: string;
  readonly comment: string;
}

/** A table as Excel takes it from the clipboard: a line for each pupil, tabs between number, name and comment. */
export function commentLines(rows: readonly CommentRow[]): string {
  return rows.map(({ number, name, comment }) => [number, toCell(name), toCell(comment)].join("\t")).join("\n");
}

/** A cell is one line. Excel takes what begins with one of these for a formula or a quotation, unless a space is before it. */
function toCell(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return /^[=+\-@"]/.test(line) ? ` ${line}` : line;
}
