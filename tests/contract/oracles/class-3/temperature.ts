import type { PublicQuestion } from "#lib/questions/question.ts";
import { valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** What is known of the world. */
const known: readonly (readonly [RegExp, number])[] = [
  [/sôi/u, 100],
  [/đá/u, 0],
  [/Cơ thể/u, 37],
  [/hè/u, 36],
  [/đông/u, 5],
];

function inOrder(seen: PublicQuestion & { kind: "order" }): string {
  const read = (card: string) => Number(card.replace(/\D/gu, ""));
  const turn = /từ thấp/u.test(seen.prompt.text) ? 1 : -1;
  return seen.view.cards.toSorted((a, b) => (read(a) - read(b)) * turn).join(", ");
}

function extreme(
  seen: PublicQuestion,
  readings: readonly { readonly degrees: number; readonly label: string | null }[],
) {
  const turn = /nóng nhất|cao nhất/u.test(seen.prompt.text) ? -1 : 1;
  const [first] = readings.toSorted((a, b) => (a.degrees - b.degrees) * turn);
  const name = (first?.label ?? "").toLowerCase();
  return onlyChoice(seen, (choice) => choice.toLowerCase().replace(/^buổi /u, "") === name);
}

/** Reads thermometers, counts degrees from one to the other, knows the world. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (seen.kind === "order") return inOrder(seen);
  const [figure] = seen.figures;
  const readings = figure?.type === "thermometer" ? figure.readings : [];
  if (readings.length === 3) return extreme(seen, readings);
  const [first, second] = readings.map(({ degrees }) => degrees);
  if (first === undefined) return `${known.find(([thing]) => thing.test(text))?.[1]} °C`;
  if (second !== undefined) return String(Math.max(first, second) - Math.min(first, second));
  const [change = 0] = valuesIn(text, "temperature");
  return String(/tăng thêm|cao hơn/u.test(text) ? first + change : first - change);
};
