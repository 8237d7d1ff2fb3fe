import type { StoryGroup, StoryPictureFigure } from "./story-picture-figure.ts";

function toPublicGroup({ name, picture, holder, loose, isAsked, label }: StoryGroup): StoryGroup {
  return { name, picture, holder, loose, isAsked, label };
}

/** The picture of a story with exactly the fields that are drawn. */
export function toPublicStoryPicture(figure: StoryPictureFigure): StoryPictureFigure {
  const {
    groups: [first, second],
    move,
    whole,
    alt,
  } = figure;
  return { type: "story-picture", groups: [toPublicGroup(first), toPublicGroup(second)], move, whole, alt };
}
