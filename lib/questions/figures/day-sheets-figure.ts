/** One to three leaves of a tear-off calendar ("tờ lịch"), side by side. */
export interface DaySheetsFigure {
  readonly type: "day-sheets";
  readonly sheets: readonly {
    /** "Tháng 5", or null. */
    readonly month: string | null;
    /** The large number; "?" where it is asked, null on a leaf that shows its weekday alone. */
    readonly day: string | null;
    /** "Thứ Hai"; "?" where it is asked. */
    readonly weekday: string;
  }[];
  readonly alt: string;
}
