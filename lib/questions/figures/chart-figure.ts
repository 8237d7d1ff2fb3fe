/** A chart of columns or of a line ("biểu đồ cột", "biểu đồ đoạn thẳng"), two to six values. */
export interface ChartFigure {
  readonly type: "chart";
  readonly form: "columns" | "line";
  readonly title: string;
  /** What is counted, at the top of the upright axis: "(cây)". */
  readonly unit: string;
  readonly values: readonly { readonly name: string; readonly value: number }[];
  /** From one written mark of the upright axis to the next, and the topmost one. */
  readonly step: number;
  readonly top: number;
  /** Whether each value stands over its column. */
  readonly hasValues: boolean;
  readonly alt: string;
}
