import type { StoryPictureFigure } from "#lib/questions/figures/story-picture.ts";

/** As many as fit beside each other. */
const mostLoose = 10;
/** Longer words leave their half of the drawing. */
const longest = 17;

function numbersIn(words: string): number[] {
  return (words.match(/\d+/gu) ?? []).map(Number);
}

/** Every number the picture of a story tells, in the order of its groups, the whole last. */
export function storyPictureNumbers({ groups, whole }: StoryPictureFigure): number[] {
  return [...groups.map(({ label }) => label), whole ?? ""].flatMap(numbersIn);
}

/** What is wrong with the picture of a story: things that cannot be counted, are not told or are not known. */
export function storyPictureFaults({ groups, move, whole }: StoryPictureFigure): string[] {
  const isCountable = groups.every(({ loose }) => loose >= 0 && loose <= mostLoose);
  const isTold = groups.every(({ loose, label }) => loose === 0 || numbersIn(label).join() === String(loose));
  const asked = groups.filter(({ isAsked }) => isAsked);
  const isHidden = asked.length <= 1 && asked.every(({ loose }) => loose === 0);
  const isRoomy = groups.every(({ name, label }) => [name ?? "", label].every((words) => words.length <= longest));
  const isNamed = groups.every(({ name }) => (name === null) === (whole !== null)) && (move === null || whole === null);
  return isCountable && isTold && isHidden && isRoomy && isNamed ? [] : ["a story that cannot be drawn or is not true"];
}
