import type { PublicQuestion } from "#lib/questions/question.ts";
import { drawnTexts } from "./drawn-texts.ts";
import { writtenNumber } from "./read-number.ts";
import { readMeasure } from "./worth-of.ts";

const names =
  "mm²|cm²|dm²|m²|km²|cm³|dm³|m³|mm|cm|dm|km|kg|ml|ha|yến|tạ|tấn|giây|phút|giờ|ngày|tuần|năm|thế kỉ|đồng|°C|lít|m|g|l";
const one = String.raw`(?:${writtenNumber})(?:%|[\u00a0 ](?:${names})(?![\p{L}/²³]))`;
const written = new RegExp(`${one}(?: ${one})*`, "gu");

export interface Measured {
  /** In the smallest unit of its quantity. */
  readonly value: number;
  readonly quantity: string;
}

/** Every measure of a text in its order, in the smallest unit of its quantity; "3 giờ 45 phút" is one measure. */
export function measuresIn(text: string): Measured[] {
  return [...text.matchAll(written)].flatMap(([found]) => {
    const read = readMeasure(found);
    if (read === null) return [];
    return [{ value: Number(read.value.top) / Number(read.value.bottom), quantity: read.quantity }];
  });
}

/** The measures of one quantity in a text. */
export function valuesIn(text: string, quantity: string): number[] {
  return measuresIn(text).flatMap((each) => (each.quantity === quantity ? [each.value] : []));
}

/** The prompt and what stands written in its figures, as one text. */
export function shownText({ prompt, figures }: PublicQuestion): string {
  return [prompt.text, ...figures.flatMap(drawnTexts)].join("; ");
}

/** A number as it is written in an answer, with a decimal comma; up to six places. */
export function asText(value: number): string {
  return String(Number(value.toFixed(6))).replace(".", ",");
}
