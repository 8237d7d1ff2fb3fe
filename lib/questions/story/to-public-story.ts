import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { StoryView } from "./grade.ts";

/** A word problem with exactly the fields that are shown. */
export function toPublicStory(view: StoryView): StoryView {
  return {
    numbers: view.numbers.map((number) => number),
    lead: toPublicLine(view.lead),
    units: view.units.map(({ short, full }) => ({ short, full: toPublicLine(full) })),
  };
}
