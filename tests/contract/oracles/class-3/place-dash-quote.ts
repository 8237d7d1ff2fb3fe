import type { Oracle } from "#tests/contract/oracle.ts";

/** Puts what is said behind a colon, or behind a word that tells of speech or of a sign, into quotation marks. */
function quote(line: string): string {
  if (line.includes(": ")) return `${line.replace(": ", ": “")}”`;
  return line.replace(/(nói|reo|hỏi|biển|bảng|chào|hô|thầm|đáp|gọi) (\p{Lu}[^!?]*[!?])/u, "$1 “$2”");
}

/** A line that does not announce another is spoken; what is told in it stands in quotation marks. */
export const oracle: Oracle = ({ kind, view }) => {
  if (kind !== "place-mark") return null;
  const lines = view.lines.map((words) => words.join(" "));
  const quoted = view.marks.includes("quotes") ? lines.map((line) => (line.endsWith(":") ? line : quote(line))) : lines;
  if (!view.marks.includes("dash")) return quoted.join(" ");
  return quoted.map((line) => (line.endsWith(":") ? line : `– ${line}`)).join(" ");
};
