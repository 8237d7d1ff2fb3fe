import { pictureSrc } from "#components/figures/picture-src.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { type PictureName, pictureNames } from "#lib/questions/picture-name.ts";

const names: ReadonlySet<string> = new Set(pictureNames);
const moods = ["open", "happy", "think", "kind"] as const;

function isPictureName(value: unknown): value is PictureName {
  return typeof value === "string" && names.has(value);
}

/** The addresses of all pictures a run may show: those its questions name, and its animal in every mood. */
export function listPictures(run: RunView): readonly string[] {
  const found = new Set<string>();
  JSON.stringify(run.places, (_key, value: unknown) => {
    if (isPictureName(value)) found.add(pictureSrc(value));
    return value;
  });
  const animal = run.animal.slice(run.animal.lastIndexOf("/") + 1);
  return [...found, ...moods.map((mood) => `/characters/${animal}-${mood}.svg`)];
}
