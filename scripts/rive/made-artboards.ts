import { animalSteps } from "#lib/play/animal-ladder.ts";
import { castOf } from "./character/cast-of.ts";
import { characterArtboard } from "./character/character-artboard.ts";
import { iconArtboard } from "./icon/icon-artboard.ts";
import { iconNames } from "./icon/icon-names.ts";
import type { Artboard } from "./motion.ts";

interface RiveFile {
  /** Below public/. */
  readonly path: string;
  readonly artboards: readonly Artboard[];
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
