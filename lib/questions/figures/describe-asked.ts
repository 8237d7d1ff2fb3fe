import { descriptionText } from "#lib/text/description-text.ts";

/** A label as it is told: a "?" in it is what is asked for. */
export function describeAsked(label: string): string {
  return label.replaceAll(/(?:(?<!\s)\s+|)\?\s*/gu, ` ${descriptionText.asked} `).trim();
}
