import type { IllustratedThing, IllustrationFigure } from "#lib/questions/figures/illustration.ts";

/** A picture of a story. */
export interface StoryScene {
  /** What is seen in it, and nothing of what was before or comes after. */
  readonly shows: string;
  readonly setting: IllustrationFigure["setting"];
  readonly things: readonly IllustratedThing[];
  /** What must have been before; the first one needs nothing. */
  readonly early: string;
}

/** A story that can be told in one order only. */
export interface Story {
  /** Which one it is: no run tells it twice. */
  readonly name: string;
  readonly scenes: readonly StoryScene[];
  /** Names the story, or tells it. */
  readonly told?: string;
  readonly hint: string;
  readonly explanation: string;
}

/** A picture that comes after others. */
export function scene(
  shows: string,
  setting: StoryScene["setting"],
  things: readonly IllustratedThing[],
  early: string,
): StoryScene {
  return { shows, setting, things, early };
}

/** The picture a story begins with. */
export function opening(
  shows: string,
  setting: StoryScene["setting"],
  things: readonly IllustratedThing[],
): StoryScene {
  return { shows, setting, things, early: "" };
}
