import { castOf } from "#scripts/rive/character/cast-of.ts";
import { characterScene } from "#scripts/rive/character/character-scene.ts";
import { findGroup } from "#scripts/rive/find-group.ts";
import { readArtFile } from "#scripts/rive/read-art-file.ts";
import { restPose } from "#scripts/rive/rest-pose.ts";
import type { Frame, Group } from "#scripts/rive/scene.ts";
import type { IconName } from "./icon-names.ts";

/** What an icon draws: its groups, and the square they stand in. */
export interface IconScene {
  readonly frame: Frame;
  readonly group: Group;
}

function frameOf(viewBox: string): Frame {
  const [x, y, width, height] = viewBox.split(" ").map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    throw new Error(`not a viewBox: ${viewBox}`);
  }
  return { x, y, width, height };
}

/** The square in which the giraffe's head is an icon. */
const headFrame: Frame = { x: 2, y: -22, width: 196, height: 196 };

/** The scene of an icon: art of its own, or the giraffe's head for the pupil. */
export function iconScene(icon: IconName): IconScene {
  if (icon === "USER") {
    const bare = { ...castOf({ animal: "giraffe", stage: 3 }), wears: [] };
    const group = findGroup([characterScene(bare, 3)], "head");
    if (group === null) throw new Error("a giraffe without a head");
    return { frame: headFrame, group };
  }
  const art = readArtFile(`menu/${icon}.svg`);
  const frame = frameOf(art.attributes.get("viewBox") ?? "");
  return { frame, group: { kind: "group", name: "icon", pivot: frame, rest: restPose, children: art.items } };
}
