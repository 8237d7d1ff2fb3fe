import type { IllustratedThing, IllustrationFigure } from "#lib/questions/figures/illustration.ts";

type Name = IllustratedThing["picture"];

/** Something that stands with the middle of its foot at a place. */
export function thing(picture: Name, x: number, y: number, size: number): IllustratedThing {
  return { picture, x, y, size };
}

/** The same, looking the other way. */
export function flipped(picture: Name, x: number, y: number, size: number): IllustratedThing {
  return { picture, x, y, size, isFlipped: true };
}

export const children = ["boy", "girl"] as const;

export type Child = (typeof children)[number];

type Pose = "stand" | "reach" | "up" | "walk" | "run" | "cry";

/** A child on its feet at the left; the hand of "up" is at 81, 58. */
export function child(who: Child, pose: Pose, x = 55): IllustratedThing {
  return thing(`${who}-${pose}`, x, 115, 84);
}

/** A child behind the table, with what lies on it. */
export function atTable(who: Child, look: "bust" | "eating", ...things: readonly IllustratedThing[]) {
  return [thing(`${who}-${look}`, 76, 94, 72), thing("table-front", 80, 120, 120), ...things];
}

/** It stands beside the mouth. */
export const riceBowl = thing("rice-bowl", 104, 102, 38);

export const asleep = (who: Child) => [thing(`${who}-asleep`, 78, 117, 104)];

export const brushing = (who: Child) => [
  thing(`${who}-bust`, 78, 120, 108),
  thing("toothbrush", 90, 107, 40),
  thing("bubbles", 70, 88, 18),
];

export const bathing = (who: Child) => [
  thing(`${who}-bathing`, 66, 86, 60),
  thing("bathtub", 80, 118, 92),
  thing("bubbles", 30, 58, 22),
];

export const toSchool = (who: Child) => [thing("school", 114, 98, 78), child(who, "walk", 44)];

/** What lies on the table beside a child. */
export function onDesk(who: Child, picture: Name, size: number): IllustratedThing[] {
  return [child(who, "reach", 44), thing("desk", 116, 116, 54), thing(picture, 116, 75, size)];
}

/** A picture of a sentence, which stands beside others. */
export function squareIllustration(
  shows: string,
  setting: IllustrationFigure["setting"],
  things: readonly IllustratedThing[],
): IllustrationFigure {
  return { ...illustration(shows, setting, things), isSquare: true };
}

/** Things of a whole picture in the middle of a square one. */
export function centred(things: readonly IllustratedThing[]): readonly IllustratedThing[] {
  return things.map((each) => ({ ...each, x: each.x + 20 }));
}

/** An illustration of a story or a sentence. */
export function illustration(
  shows: string,
  setting: IllustrationFigure["setting"],
  things: readonly IllustratedThing[],
): IllustrationFigure {
  return { type: "illustration", setting, things, alt: `Tranh vẽ ${shows}.` };
}
