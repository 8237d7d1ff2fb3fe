import type { Line } from "#lib/core/line.ts";
import { type BoxesKey, type BoxesView, boxesGrading } from "#lib/questions/kinds/boxes/grading.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** What is put into trays: things that are all alike, of which only the numbers tell, or things with a name each. */
export type Pile =
  | { readonly type: "alike"; readonly picture: PictureName; readonly total: number }
  /** Long: told in a line of their own, in trays below each other. */
  | { readonly type: "named"; readonly things: readonly string[]; readonly isLong?: true };

export interface SortTray {
  /** "đĩa xanh", "Lan", "g". */
  readonly name: string;
  /** The colour its name tells; null where it tells none. */
  readonly paint: "blue" | "red" | null;
}

export interface SortView {
  readonly pile: Pile;
  /** Two to five. */
  readonly trays: readonly SortTray[];
  /** What one of them is called where all hold as many: "mỗi đĩa"; null where that is not asked for. */
  readonly each: string | null;
  /** What is written below once the trays are filled; null where nothing is. */
  readonly sum: BoxesView | null;
}

export interface SortKey {
  /** Every right way: how many of the things lie in each tray, or the tray of each thing. The first one is shown. */
  readonly ways: readonly (readonly number[])[];
  /** What belongs into the boxes below; null where there are none. */
  readonly sum: BoxesKey | null;
  /** Other ways that come from a known mistake. */
  readonly mistakes: readonly {
    readonly sorted: readonly number[];
    readonly feedback: Line;
    readonly code?: MistakeCode;
  }[];
  /** Of things alike, said where too few were taken from the heap; null for others, which are all put into trays. */
  readonly missing: Line | null;
  /** Said of any other way; of things with names one for each, for the first that lies wrong. */
  readonly wrong: readonly Line[];
  /** The name of the mistake by which a thing with a name lies wrong. */
  readonly mistake?: MistakeCode;
}

export interface SortResponse {
  /** As the ways of the key tell it. */
  readonly sorted: readonly number[];
  /** What was typed into the boxes; null where there are none. */
  readonly typed: readonly string[] | null;
}

export function isWay({ ways }: Pick<SortKey, "ways">, sorted: readonly number[]): boolean {
  return ways.some((way) => way.join() === sorted.join());
}

function grade(key: SortKey, { sorted, typed }: SortResponse): boolean {
  if (!isWay(key, sorted)) return false;
  if (key.sum === null || typed === null) return key.sum === null && typed === null;
  return boxesGrading.grade(key.sum, { boxes: typed });
}

/** The known mistake behind another way. */
export function knownWay({ mistakes }: SortKey, { sorted }: SortResponse): SortKey["mistakes"][number] | undefined {
  return mistakes.find((mistake) => mistake.sorted.join() === sorted.join());
}

const totalOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** What lies in the trays is looked at before what is written below them. */
function feedback(key: SortKey, response: SortResponse): Line | null {
  const { sorted, typed } = response;
  const { ways, sum, missing, wrong } = key;
  if (isWay(key, sorted)) {
    const isWritten = sum !== null && typed !== null && !boxesGrading.grade(sum, { boxes: typed });
    return isWritten ? boxesGrading.feedback(sum, { boxes: typed }) : null;
  }
  const known = knownWay(key, response);
  if (known !== undefined) return known.feedback;
  const [way = []] = ways;
  if (missing !== null && totalOf(sorted) < totalOf(way)) return missing;
  return wrong[missing === null ? way.findIndex((tray, thing) => tray !== sorted[thing]) : 0] ?? null;
}

export const sortGrading: Grading<SortKey, SortResponse> = {
  field: "sorted",
  hearing: "tap to hear",
  help: "figures",
  grade,
  feedback,
};
