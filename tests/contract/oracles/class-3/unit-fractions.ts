import type { Figure } from "#lib/questions/figure.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { numbersIn, wholesIn } from "#tests/contract/read-number.ts";
import { readWords } from "#tests/contract/read-words.ts";

/** Into how many parts of the painted size a whole goes; null where they do not fit in. */
function partsOf(figure: Figure | undefined): number | null {
  const whole = figure?.type === "fraction" ? figure.wholes[0] : undefined;
  if (whole === undefined) return null;
  const { parts, painted, form, columns } = whole;
  if (form === "set" && painted !== columns) return null;
  return parts % painted === 0 ? parts / painted : null;
}

function bottomOf(text: string): number | null {
  const [fraction] = numbersIn(text);
  return fraction?.top === 1n ? Number(fraction.bottom) : null;
}

/** Counts the parts that are drawn, told or said. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "figure-choice") {
    const asked = bottomOf(text);
    const right = seen.view.figures.filter((figure) => partsOf(figure) === asked);
    return right.length === 1 && asked !== null ? `Hình có ${asked} phần bằng nhau, tô 1 phần` : null;
  }
  const said = /một phần (\p{L}+)”/iu.exec(text)?.[1];
  const told = /thành \d+ /u.test(text) ? (wholesIn(text)[0] ?? null) : null;
  const parts = said === undefined ? (told ?? partsOf(seen.figures[0])) : readWords(said);
  return onlyChoice(seen, (choice) => bottomOf(choice) === parts);
};
