import { asText, valuesIn } from "./measures-in.ts";
import { readMeasure } from "./worth-of.ts";

/** What is missing in "3,05 m² = 3 m² … dm²", by what is left when the whole units are taken away; null for other words. */
export function restOfMeasure(text: string): string | null {
  const [, whole = "", told = "", unit = ""] = /: ([^=]+) = ([^…]+) …\u00a0(\S+)$/u.exec(text) ?? [];
  const one = readMeasure(`1\u00a0${unit}`);
  if (one === null) return null;
  const [all = 0] = valuesIn(whole, one.quantity);
  const [part = 0] = valuesIn(told, one.quantity);
  return asText(((all - part) * Number(one.value.bottom)) / Number(one.value.top));
}
