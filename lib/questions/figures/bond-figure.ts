/** A number taken apart into two or three ("sơ đồ tách – gộp"): the whole above, its parts below; "?" is to be found. */
export interface BondFigure {
  readonly type: "bond";
  readonly whole: string;
  readonly parts: readonly string[];
  readonly alt: string;
}
