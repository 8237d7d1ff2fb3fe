import { defineFigure } from "#lib/questions/figures/define-figure.ts";
import { describeUnlessNumbered } from "#lib/questions/figures/describe.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** Where a thing is, seen by the pupil. */
export type ScenePlace = "above" | "below" | "left" | "right" | "inside" | "outside";

/** Things around a table, a box or a tree, or standing in a row. */
export interface SceneFigure {
  readonly type: "scene";
  readonly setting: "table" | "box" | "tree" | "row";
  /** In a row the places are 1, 2, 3 … from the left and `place` is that number; around a thing it is a ScenePlace. */
  readonly things: readonly { readonly picture: PictureName; readonly place: ScenePlace | number }[];
  /** The thing of that place in `things` has a ring around it (an explanation). */
  readonly marked?: number;
  /** In a row: 1, 2, 3 … below so many things, counted from that end (an explanation). */
  readonly counted?: { readonly from: "left" | "right"; readonly to: number };
  readonly alt: string;
}

function toPublic({ setting, things, marked, counted, alt }: SceneFigure): SceneFigure {
  return {
    type: "scene",
    setting,
    things: things.map(({ picture, place }) => ({ picture, place })),
    ...(marked !== undefined && { marked }),
    ...(counted !== undefined && { counted: { from: counted.from, to: counted.to } }),
    alt,
  };
}

/** Around a thing the place is what is asked for. */
function rowOf({ setting, things }: SceneFigure): string[] {
  if (setting !== "row") return [];
  const inOrder = things.toSorted((left, right) => Number(left.place) - Number(right.place));
  return [descriptionText.inOrder(inOrder.map(({ picture }) => pictureText[picture].name).join(", "))];
}

function describeScene(figure: SceneFigure): string {
  const ringed = figure.marked === undefined ? undefined : figure.things[figure.marked];
  const mark = ringed === undefined ? [] : [descriptionText.ringedThing(pictureText[ringed.picture].name)];
  return [...rowOf(figure), ...mark].join("; ");
}

export const sceneFigure = defineFigure({
  toPublic,
  describe: (figure) => describeUnlessNumbered(figure.alt, describeScene(figure)),
});
