import { type AnimalStep, animalSteps } from "#lib/play/animal-ladder.ts";
import { castOf } from "./character/cast-of.ts";
import { characterFrame } from "./character/character-frame.ts";
import { characterScene } from "./character/character-scene.ts";
import { type Mood, moods } from "./character/moods.ts";
import { artboardPart } from "./format/artboard-part.ts";
import { makeObject } from "./format/make-object.ts";
import { writeRiv } from "./format/write-riv.ts";
import { iconMotions } from "./icon/icon-motions.ts";
import { type IconName, iconNames } from "./icon/icon-names.ts";
import { iconScene } from "./icon/icon-scene.ts";
import { madeArtboards } from "./made-artboards.ts";
import type { Artboard } from "./motion.ts";
import type { Pose } from "./scene.ts";
import { type Differences, flatten } from "./still/flatten.ts";
import { portrait } from "./still/portrait.ts";
import { svgPicture } from "./still/svg-picture.ts";

interface MadeFile {
  /** Below public/. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

const identity = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
const moodNames: readonly Mood[] = ["open", "happy", "think", "kind"];

function picture(path: string, text: string): MadeFile {
  return { path, bytes: new TextEncoder().encode(text) };
}

function characterStills({ animal, stage, asset }: AnimalStep): MadeFile[] {
  const name = `${animal}-${stage}`;
  const scene = characterScene(castOf({ animal, stage }), stage);
  const still = (differences: Differences) => svgPicture(flatten([scene], differences, identity), characterFrame);
  const hatted = { ...moods.open, nonla: { opacity: 1 }, crown: { opacity: 0 } };
  return [
    ...moodNames.map((mood) => picture(`characters/${name}-${mood}.svg`, still(moods[mood]))),
    picture(`characters/${name}-open-hat.svg`, still(hatted)),
    picture(`${asset}.svg`, portrait(scene)),
  ];
}

function iconStill(icon: IconName, differences: Differences): string {
  const { group, frame } = iconScene(icon);
  return svgPicture(flatten([group], differences, identity), frame);
}

/** The bytes of a .riv file with the given artboards. Throws with the name of what does not fit together. */
export function rivFile(artboards: readonly Artboard[]): Uint8Array<ArrayBuffer> {
  const names = artboards.map(({ name }) => name);
  const twin = names.find((name, place) => names.indexOf(name) < place);
  if (twin !== undefined) throw new Error(`two artboards are named ${twin}`);
  return writeRiv([{ objects: [makeObject("backboard", {})], place: new Map() }, ...artboards.map(artboardPart)]);
}

/** How the groups of an icon stand when it has become active and its motion is over. */
function activePose(icon: IconName): Record<string, Partial<Pose>> {
  const poses: Record<string, Partial<Pose>> = {};
  for (const { group, property, keys } of iconMotions[icon].tracks) {
    const last = keys.at(-1)?.value;
    if (last !== undefined) poses[group] = { ...poses[group], [property]: last };
  }
  return poses;
}

/** Every made file of characters and menu, built from the art. The toggle's second still is the cross it turns into. */
export function madeFiles(): MadeFile[] {
  return [
    ...madeArtboards().map(({ path, artboards }) => ({ path, bytes: rivFile(artboards) })),
    ...animalSteps.flatMap(characterStills),
    ...iconNames.map((icon) => picture(`rive/icons/${icon}.svg`, iconStill(icon, {}))),
    picture("rive/icons/CLOSE.svg", iconStill("MENU", activePose("MENU"))),
  ];
}
