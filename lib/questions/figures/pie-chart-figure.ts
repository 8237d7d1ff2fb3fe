/** A round chart of two to six sectors ("biểu đồ hình quạt tròn"). */
export interface PieChartFigure {
  readonly type: "pie-chart";
  readonly title: string;
  /** The percents sum to 100; `label` is what stands on the sector: "40 %", "?", or null. */
  readonly sectors: readonly { readonly name: string; readonly percent: number; readonly label: string | null }[];
  readonly alt: string;
}
