import type { PlaceBlocksFigure } from "#lib/questions/figures/place-blocks.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** How far from the right end a place stands. */
const fromRight: Readonly<Record<string, number>> = { "đơn vị": 1, chục: 2, trăm: 3 };

function count({ hundreds, tens, ones }: PlaceBlocksFigure): string {
  const sizes = [...Array(hundreds ?? 0).fill(100), ...Array(tens).fill(10), ...Array(ones).fill(1)];
  return String(sizes.reduce((sum, size) => sum + size, 0));
}

function placeIn(text: string): number {
  return fromRight[/hàng (trăm|chục|đơn vị)/u.exec(text)?.[1] ?? ""] ?? 0;
}

/** The number 1, 10, 100 or so that makes a gap true. */
function fillGap(text: string): string | null {
  const [left = "", right = ""] = text.split(".")[0]?.split(" = ") ?? [];
  const fits = Array.from({ length: 1001 }, (_, number) => number).filter(
    (number) => evaluate(right.replace("…", String(number))).top === evaluate(left).top,
  );
  return fits.length === 1 ? String(fits[0]) : null;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "place-blocks") return count(figure);
  if (text.includes("…")) return fillGap(text);
  const numbers = wholesIn(text);
  if (/số gồm/iu.test(text)) return numbers.join("");
  const whole = String(Math.max(...numbers));
  const digit = String(Math.min(...numbers));
  if (/giá trị/iu.test(text))
    return [...whole]
      .map((each) => (each === digit ? each : "0"))
      .join("")
      .replace(/^0+/u, "");
  if (text.startsWith("Số nào")) return onlyChoice(seen, (choice) => choice.at(-placeIn(text)) === digit);
  if (text.endsWith("thuộc hàng nào?")) return onlyChoice(seen, (choice) => whole.at(-placeIn(choice)) === digit);
  return whole.at(-placeIn(text)) ?? null;
};
