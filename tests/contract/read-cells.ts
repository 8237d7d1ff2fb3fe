import type { PublicQuestion } from "#lib/questions/question.ts";

type Table = Extract<PublicQuestion, { kind: "read-table" }>["view"]["rows"];

/** The rows of the table that is seen, the head first; null where there is none. */
export function seenTable({ kind, view }: PublicQuestion): Table | null {
  return kind === "read-table" ? view.rows : null;
}

/** Below the head, what stands in the column of this name. */
export function columnNamed([head = [], ...rows]: Table, name: string): string[] {
  return rows.map((row) => row[head.indexOf(name)] ?? "");
}
