import type { Figure } from "#lib/questions/figure.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

function sumOfNotes(figure: Figure | undefined): number {
  const notes = figure?.type === "money" ? figure.groups.flatMap((group) => group.notes) : [];
  return notes.reduce((sum: number, note) => sum + note, 0);
}

const read = (card: string) => Number(card.replace(/\D/gu, ""));

/** "2 tờ 5 000 đồng": laid down one by one. */
function told(text: string): number {
  const groups = [...text.matchAll(/(\d+) tờ (\d+(?:\u00a0\d{3})*)\u00a0đồng/gu)];
  return groups
    .flatMap(([, count, note]) => Array.from({ length: Number(count) }, () => read(note ?? "")))
    .reduce((sum, note) => sum + note, 0);
}

/** Lays notes down, one by one. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const amounts = valuesIn(text, "money");
  const [first = 0, second = 0] = amounts;
  if (seen.kind === "figure-choice") {
    const right = seen.view.figures.filter((figure) => sumOfNotes(figure) === first);
    return right.length === 1 ? (right[0]?.alt ?? null) : null;
  }
  if (seen.kind === "order") {
    const turn = /từ bé/u.test(text) ? 1 : -1;
    return seen.view.cards.toSorted((a, b) => (read(a) - read(b)) * turn).join(", ");
  }
  if (/đổi/iu.test(text)) {
    const counts = Array.from({ length: 100 }, (_, count) => count).filter((count) => count * second === first);
    return String(counts[0]);
  }
  if (/trả lại|còn bao nhiêu/u.test(text)) {
    const paid = Math.max(...amounts);
    return String(amounts.reduce((left, amount) => left - amount, paid * 2));
  }
  return String(amounts.length > 0 ? told(text) : sumOfNotes(seen.figures[0]));
};
