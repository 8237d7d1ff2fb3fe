import type { PublicQuestion } from "#lib/questions/question.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** The unit that is asked for by its name behind "bao nhiêu"; the other ones are told of nowhere. */
function unitOf({ kind, view, prompt }: PublicQuestion): string | null {
  if (kind !== "story") return null;
  const asked = / bao nhiêu ([^?]+)\?$/u.exec(prompt.spoken)?.[1] ?? "";
  const fitting = view.units.filter(({ full }) => full.spoken === asked);
  return fitting.length === 1 ? (fitting[0]?.full.text ?? null) : null;
}

const larger = "nhiều hơn|cao hơn|dài hơn";
const smaller = "ít hơn|thấp hơn|ngắn hơn|kém(?! nhau)";

/** Whether the larger of two is to be found: said of it, or of the other one behind a comma. */
function isUp(text: string): boolean | null {
  if (/hơn kém nhau/u.test(text)) return false;
  if (new RegExp(`, (?:${smaller}) `, "u").test(text)) return true;
  if (new RegExp(`, (?:${larger}) `, "u").test(text)) return false;
  if (new RegExp(` (?:${smaller}) `, "u").test(text)) return false;
  if (new RegExp(` (?:${larger}) `, "u").test(text)) return true;
  if (/còn lại/u.test(text)) return false;
  return /thêm/u.test(text) ? true : null;
}

/** Works the story out and names what it asks for. */
export const oracle: Oracle = (seen) => {
  const text = seen.prompt.text.replaceAll("\u00a0", " ");
  const unit = unitOf(seen);
  const [first = 0, second = 0, ...more] = wholesIn(text);
  const up = isUp(text);
  if (unit === null || up === null || more.length > 0) return null;
  return `${up ? first + second : first - second} ${unit}`;
};
