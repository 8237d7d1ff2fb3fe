import type { Line } from "#lib/core/line.ts";
import type { Tone } from "#lib/core/vietnamese/tone.ts";
import type { Grading } from "#lib/questions/kinds/define-kind.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";

/** The parts a syllable is built of: one of each row, three or four to a row. A row of a single part is not drawn. */
export interface FillView {
  /** As they are written: "tr"; "" for none. */
  readonly initials: readonly string[];
  readonly rimes: readonly string[];
  readonly tones: readonly Tone[];
  /** What the syllable names, beside it; null where it is told in words. */
  readonly picture: PictureName | null;
}

export interface FillKey {
  /** The places of the right parts in their rows. */
  readonly initial: number;
  readonly rime: number;
  readonly tone: number;
  /** Said to each part of a row when it is the first that is wrong, in the order of the row. */
  readonly wrong: {
    readonly initials: readonly Line[];
    readonly rimes: readonly Line[];
    readonly tones: readonly Line[];
  };
}

export interface FillResponse {
  /** The places of the chosen parts in their rows. */
  readonly initial: number;
  readonly rime: number;
  readonly tone: number;
}

function grade(key: FillKey, { initial, rime, tone }: FillResponse): boolean {
  return initial === key.initial && rime === key.rime && tone === key.tone;
}

/** The parts are spoken of in the order in which they are read. */
function feedback({ wrong, ...key }: FillKey, response: FillResponse): Line | null {
  if (response.initial !== key.initial) return wrong.initials[response.initial] ?? null;
  if (response.rime !== key.rime) return wrong.rimes[response.rime] ?? null;
  return response.tone === key.tone ? null : (wrong.tones[response.tone] ?? null);
}

export const fillGrading: Grading<FillKey, FillResponse> = {
  field: "rime",
  hearing: "tap to hear",
  help: "figures",
  grade,
  feedback,
};
