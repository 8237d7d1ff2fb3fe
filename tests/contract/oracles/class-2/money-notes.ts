import type { Figure } from "#lib/questions/figure.ts";
import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const unit = "\u00a0đồng";

function groupsOf(
  figure: Figure | undefined,
): readonly { readonly label: string | null; readonly notes: readonly number[] }[] {
  return figure?.type === "money" ? figure.groups : [];
}

/** Counts hundreds one by one. */
function worth(notes: readonly number[]): number {
  return notes.flatMap((note) => Array.from({ length: note / 100 }, () => 100)).reduce((sum, each) => sum + each, 0);
}

function pickPicture(text: string, pictures: readonly Figure[]): string {
  const notes = pictures.map((figure) => worth(groupsOf(figure)[0]?.notes ?? []));
  const [asked] = wholesIn(text);
  if (asked !== undefined) return `${notes.filter((note) => note === asked).join()}${unit}`;
  return `${text.includes("lớn nhất") ? Math.max(...notes) : Math.min(...notes)}${unit}`;
}

function whoHas(text: string, figure: Figure | undefined): string {
  const purses = groupsOf(figure).map(({ label, notes }) => ({ label, sum: worth(notes) }));
  const sorted = purses.toSorted((a, b) => (text.includes("nhiều") ? b.sum - a.sum : a.sum - b.sum));
  return sorted[0]?.sum === sorted[1]?.sum ? "hai bạn bằng nhau" : (sorted[0]?.label ?? "");
}

/** What is told in words alone: a note changed for smaller ones, or money spent. */
function told(text: string): string {
  const numbers = wholesIn(text);
  if (!text.includes("mấy tờ")) {
    const most = Math.max(...numbers);
    return String(most * 2 - numbers.reduce((sum, number) => sum + number, 0));
  }
  const some = text.includes("một tờ") ? [1, ...numbers] : numbers;
  const [count = 1, large = 0, small = 1] = some;
  return String(Array.from({ length: (count * large) / small }).length);
}

function drawn(seen: PublicQuestion, notes: readonly number[]): string | null {
  const { text } = seen.prompt;
  if (/có mấy tờ/u.test(text)) return String(notes.filter((note) => note === wholesIn(text)[0]).length);
  if (text.includes("không có")) return onlyChoice(seen, (choice) => !notes.includes(wholesIn(choice)[0] ?? 0));
  return seen.kind === "number" ? String(worth(notes)) : `${worth(notes)}${unit}`;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "figure-choice") return pickPicture(text, seen.view.figures);
  const [figure] = seen.figures;
  if (figure === undefined) return told(text);
  if (text.startsWith("Bạn nào")) return whoHas(text, figure);
  return drawn(seen, groupsOf(figure)[0]?.notes ?? []);
};
