import type { PublicQuestion } from "#lib/questions/question.ts";
import { asText } from "./measures-in.ts";
import { readMeasure } from "./worth-of.ts";

/** What was found, as the bare number that is typed before its unit where the prompt ends with "… cm³"; else as it is. */
export function bareIn({ kind, prompt }: PublicQuestion, found: string | null): string | null {
  const [, unit] = / …\u00a0?(.+)$/u.exec(prompt.text) ?? [];
  if (kind !== "number" || unit === undefined || found === null) return found;
  if (/^\d+$/u.test(found)) return found;
  const spaced = found.replaceAll("\u00a0", " ");
  if (unit === "%" && found.endsWith(unit)) return found.slice(0, -1);
  if (spaced.endsWith(` ${unit}`)) return spaced.slice(0, -unit.length - 1).replaceAll(" ", "");
  const [all, one] = [readMeasure(found.replace(" ", "\u00a0")), readMeasure(`1\u00a0${unit}`)];
  if (all === null || one === null || all.quantity !== one.quantity) return null;
  const size = Number(one.value.top) / Number(one.value.bottom);
  return asText(Number(all.value.top) / Number(all.value.bottom) / size);
}
