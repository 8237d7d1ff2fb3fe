import type { FillView } from "./grade.ts";

/** The rows with exactly the fields that are drawn. */
export function toPublicFill({ initials, rimes, tones, picture }: FillView): FillView {
  return {
    initials: initials.map((initial) => initial),
    rimes: rimes.map((rime) => rime),
    tones: tones.map((tone) => tone),
    picture,
  };
}
