import { cleanText } from "#lib/core/clean-text.ts";
import { familyHeading, listHeading, nameHeading } from "#lib/text/teacher-text.ts";

/** How many seats a class has at the most. */
export const mostSeats = 60;
const longestName = 60;
/** What is longer than any class's list of names is not read to its end, in characters. */
const longestPaste = 20_000;

export type NameProblem = "no-name" | "too-long" | "not-a-name" | "too-many";

interface RefusedLine {
  /** From 1. */
  readonly no: number;
  /** Its beginning, as it can be shown. */
  readonly text: string;
  readonly why: NameProblem;
}

interface ReadNames {
  readonly names: readonly string[];
  readonly refused: readonly RefusedLine[];
}

/** A name as it is written in Việt Nam, by peoples of its own and by foreigners: letters, and what stands between them. */
const name = /^\p{L}[\p{L}\p{M}'’. -]*$/u;

/** The places, from 0, of the columns that make up a name in the lines under a heading; none where no heading said so. */
type NameColumns = readonly number[];

/**
 * The names in a text with one name a line, as typed or pasted out of a spreadsheet: numbers before the names and further
 * columns are left out, empty lines and the line that heads the columns are skipped. What is no name is refused with its line.
 */
export function readNames(text: string): ReadNames {
  const names: string[] = [];
  const refused: RefusedLine[] = [];
  let columns: NameColumns = [];
  for (const [place, line] of text
    .slice(0, longestPaste)
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === "") continue;
    const cells = line.split("\t").map(cleanText);
    const headed = readHeading(cells);
    if (headed !== null) {
      columns = headed;
      continue;
    }
    const found = nameIn(cells, columns);
    const why = problemOf(found) ?? (names.length >= mostSeats ? "too-many" : null);
    if (why === null) names.push(found);
    else refused.push({ no: place + 1, text: cleanText(line).slice(0, longestName), why });
  }
  return { names, refused };
}

/** The columns a line heads as names; null where it heads nothing. */
function readHeading(cells: readonly string[]): NameColumns | null {
  const family = cells.findIndex((cell) => familyHeading.test(cell));
  const given = cells.findIndex((cell) => nameHeading.test(cell));
  if (given >= 0) return family >= 0 ? [family, given] : [given];
  return cells.some((cell) => listHeading.test(cell)) ? [] : null;
}

/**
 * Of the cells of a line those that were headed as a name, else the first that can be one, else the first that holds more than a
 * number; without the number of the list before it.
 */
function nameIn(cells: readonly string[], columns: NameColumns): string {
  const bare = cells.map((cell) => (/^\d*[.)]?$/.test(cell) ? "" : cell.replace(/^\d{1,3}[.)-]? ?(?=\p{L})/u, "")));
  const headed = columns.map((column) => bare[column] ?? "").filter((cell) => cell !== "");
  if (headed.length > 0) return headed.join(" ");
  return bare.find((cell) => name.test(cell)) ?? bare.find((cell) => cell !== "") ?? "";
}

function problemOf(found: string): NameProblem | null {
  if (found === "") return "no-name";
  if (found.length > longestName) return "too-long";
  return name.test(found) ? null : "not-a-name";
}
