import type { TaleSort } from "./tale.ts";

export interface ParagraphLevel {
  /** No number of the story is larger. */
  readonly range: 20 | 100;
  /** Whether the calculation goes over a ten: every time, or never. */
  readonly isCarried: boolean;
  readonly sorts: readonly TaleSort[];
}

function level(range: 20 | 100, isCarried: boolean, sorts: readonly TaleSort[]): ParagraphLevel {
  return { range, isCarried, sorts };
}

/** From thêm and bớt within 20 to every sort of story within 100 with a carry (curriculum, class 2: 2.8 to 2.13). */
export const paragraphLevels = [
  level(20, false, ["added", "taken"]),
  level(20, false, ["added", "taken", "joined"]),
  level(20, true, ["added", "taken", "joined", "part"]),
  level(20, true, ["more", "fewer"]),
  level(20, true, ["more", "fewer", "part", "difference"]),
  level(100, false, ["added", "taken", "joined", "part"]),
  level(100, false, ["more", "fewer", "joined", "part"]),
  level(100, true, ["added", "taken", "joined", "part"]),
  level(100, true, ["more", "fewer", "part", "difference"]),
  level(100, true, ["added", "taken", "joined", "more", "fewer", "part", "difference"]),
] as const satisfies readonly ParagraphLevel[];
