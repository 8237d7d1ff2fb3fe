import { animalSteps } from "#lib/play/animal-ladder.ts";
import { castOf } from "./character/cast-of.ts";
import { characterFrame } from "./character/character-frame.ts";
import { characterMachine } from "./character/character-machine.ts";
import { type Cast, characterScene, type Stage } from "./character/character-scene.ts";
import { idleAnimations } from "./character/idle-animations.ts";
import { moodAnimations } from "./character/mood-animations.ts";
import { iconArtboard } from "./icon/icon-artboard.ts";
import { iconNames } from "./icon/icon-names.ts";
import type { Artboard } from "./motion.ts";

interface RiveFile {
  /** Below public/. */
  readonly path: string;
  readonly artboards: readonly Artboard[];
}

/** A shell behind the body would lift its lower edge off the picture's; a tail at its side wags. */
function canWag({ art }: Cast): boolean {
  const tail = art.items.find((item) => item.kind === "group" && item.name === "tail");
  return tail?.kind === "group" && tail.pivot.x !== 100;
}

/** An animal of one stage, ready to be written. */
function characterArtboard(animal: string, stage: Stage, cast: Cast): Artboard {
  return {
    name: `${animal}-${stage}`,
    frame: characterFrame,
    groups: [characterScene(cast, stage)],
    animations: [...moodAnimations, ...idleAnimations(canWag(cast))],
    machine: characterMachine,
  };
}

/** What each .riv file holds: an animal in its three stages, or the icons of the menu. */
export function madeArtboards(): RiveFile[] {
  const animals = [...new Set(animalSteps.map((step) => step.animal))];
  const files = animals.map((animal) => ({
    path: `rive/${animal}.riv`,
    artboards: animalSteps
      .filter((step) => step.animal === animal)
      .map((step) => characterArtboard(animal, step.stage, castOf(step))),
  }));
  return [...files, { path: "rive/menu.riv", artboards: iconNames.map(iconArtboard) }];
}
