import type { Oracle } from "#tests/contract/oracle.ts";

/** Puts what is said behind a colon into quotation marks, to the end or to where the line goes on in small letters. */
function quote(line: string): string {
  return line.replace(/: (\p{Lu}.*?[.!?])(?= \p{Ll}|$)/u, ": “$1”");
}

/** A line that does not announce another is spoken; what is told in it stands in quotation marks. */
export const oracle: Oracle = ({ kind, view }) => {
  if (kind !== "place-mark") return null;
  const lines = view.lines.map((words) => words.join(" "));
  const quoted = view.marks.includes("quotes") ? lines.map((line) => (line.endsWith(":") ? line : quote(line))) : lines;
  if (!view.marks.includes("dash")) return quoted.join(" ");
  return quoted.map((line) => (line.endsWith(":") ? line : `– ${line}`)).join(" ");
};
