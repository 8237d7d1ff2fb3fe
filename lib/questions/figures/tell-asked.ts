import { toldText } from "#lib/text/told-text.ts";

/** A label as it is told: a "?" in it is what is asked for. */
export function tellAsked(label: string): string {
  return label.replaceAll(/(?:(?<!\s)\s+|)\?\s*/gu, ` ${toldText.asked} `).trim();
}
