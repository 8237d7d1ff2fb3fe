import type { PictureName } from "#lib/questions/picture-name.ts";

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
  readonly alt: string;
}
