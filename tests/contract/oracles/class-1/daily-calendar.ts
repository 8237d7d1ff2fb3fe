import type { Figure } from "#lib/questions/figure.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const week = ["chủ nhật", "thứ hai", "thứ ba", "thứ tư", "thứ năm", "thứ sáu", "thứ bảy"];

/** What stands on a leaf. */
function read(figure: Figure | undefined) {
  const sheet = figure?.type === "day-sheets" ? figure.sheets[0] : undefined;
  return sheet === undefined ? null : { weekday: sheet.weekday.toLowerCase(), day: Number(sheet.day) };
}

const steps = [
  [/ngày mai/u, 1],
  [/hôm qua/u, -1],
  [/ngày kia/u, 2],
] as const;

/** Reads the leaf, looks through all that lie there, or goes on day by day. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "figure-choice") {
    const asked = /(?:ngày (\d+))|(thứ \p{Lu}\p{Ll}+|Chủ nhật)/u.exec(text);
    const leaves = seen.view.figures.map((figure) => read(figure));
    const found = leaves.filter(
      (leaf) => leaf !== null && (String(leaf.day) === asked?.[1] || leaf.weekday === asked?.[2]?.toLowerCase()),
    );
    return found.length === 1 && found[0] ? `${found[0].weekday}, ngày ${found[0].day}` : null;
  }
  const leaf = read(seen.figures[0]);
  if (seen.kind !== "gaps" || leaf === null) return null;
  const [lead = ""] = seen.view.text.split(" …");
  const by = steps.find(([name]) => name.test(text))?.[1] ?? 0;
  const weekday = week[(week.indexOf(leaf.weekday) + by + 7) % 7];
  return `${lead} ${weekday}, ngày ${leaf.day + by}`;
};
