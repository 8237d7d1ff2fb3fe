import { groupNumber } from "#lib/core/group-number.ts";
import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { addToAlt, markPlace } from "#lib/questions/figures/describe.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { descriptionText } from "#lib/text/description-text.ts";

/** A kitchen scale with a hand ("cân đồng hồ") and a thing on it. */
export interface DialScaleFigure {
  readonly type: "dial-scale";
  readonly unit: "kg" | "g";
  /** What a full turn stands for, the marks that carry a number, and all marks. */
  readonly top: number;
  readonly numberedEvery: number;
  readonly markEvery: number;
  readonly value: number;
  readonly picture: PictureName | null;
  /** The mark at the hand glows, and what it stands for is written on the dial (an explanation). */
  readonly isRead?: true;
  readonly alt: string;
}

function toPublic(figure: DialScaleFigure): DialScaleFigure {
  return {
    type: "dial-scale",
    unit: figure.unit,
    top: figure.top,
    numberedEvery: figure.numberedEvery,
    markEvery: figure.markEvery,
    value: figure.value,
    picture: figure.picture,
    ...(figure.isRead === true && { isRead: true }),
    alt: figure.alt,
  };
}

function describeHand({ value, numberedEvery, markEvery, unit, isRead }: DialScaleFigure): string {
  const place = markPlace(value, { numberedEvery, markEvery });
  const hand = descriptionText.hand(isRead === true ? `${groupNumber(value)} ${unit}` : place);
  return numberedEvery === markEvery
    ? hand
    : `${descriptionText.perMark(`${groupNumber(markEvery)} ${unit}`)}; ${hand}`;
}

export const dialScaleFigure = defineFigure({
  toPublic,
  describe: (figure) => addToAlt(figure.alt, describeHand(figure)),
});
