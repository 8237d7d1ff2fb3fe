/** A pupil as a grown-up sees it, ready to show. */
export interface ProfileView {
  readonly id: string;
  readonly username: string;
  readonly avatar: string;
  readonly totalScore: number;
  readonly activeAnimal: string;
  readonly levels: readonly {
    /** The game or skill, and the number of the level in it. */
    readonly title: string;
    readonly levelId: number;
    readonly isDone: boolean;
    /** Whole seconds. */
    readonly totalTime: number;
    /** ISO 8601. */
    readonly updatedAt: string;
  }[];
}
