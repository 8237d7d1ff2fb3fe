/** One to three thermometers in degrees Celsius, side by side. */
export interface ThermometerFigure {
  readonly type: "thermometer";
  readonly from: number;
  readonly to: number;
  /** Degrees from one mark to the next; every tenth degree carries its number. */
  readonly step: 1 | 2;
  readonly readings: readonly { readonly degrees: number; readonly label: string | null }[];
  readonly alt: string;
}
