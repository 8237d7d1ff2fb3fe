import type { Artboard } from "#scripts/rive/motion.ts";
import { characterFrame } from "./character-frame.ts";
import { characterMachine } from "./character-machine.ts";
import { type Cast, characterScene, type Stage } from "./character-scene.ts";
import { idleAnimations } from "./idle-animations.ts";
import { moodAnimations } from "./mood-animations.ts";

/** A shell behind the body would lift its lower edge off the picture's; a tail at its side wags. */
function canWag({ art }: Cast): boolean {
  const tail = art.items.find((item) => item.kind === "group" && item.name === "tail");
  return tail?.kind === "group" && tail.pivot.x !== 100;
}

/** An animal of one stage, ready to be written. */
export function characterArtboard(animal: string, stage: Stage, cast: Cast): Artboard {
  return {
    name: `${animal}-${stage}`,
    frame: characterFrame,
    groups: [characterScene(cast, stage)],
    animations: [...moodAnimations, ...idleAnimations(canWag(cast))],
    machine: characterMachine,
  };
}
