/** One pupil on a leaderboard, ready to show. */
export interface BoardRow {
  /** 1 is the first. */
  readonly place: number;
  readonly name: string;
  /** The asset of the active animal: "animals/level-one/giraffe-1". */
  readonly animal: string;
  /** The number the board is ordered by: "5316", "12 màn". */
  readonly score: string;
  /** A second line, or null: "08:45". */
  readonly detail: string | null;
  /** Whether this is the pupil who looks. */
  readonly isMe: boolean;
}
