import { findGroup } from "#scripts/rive/find-group.ts";
import type { Animation, Artboard } from "#scripts/rive/motion.ts";
import { iconMotions } from "./icon-motions.ts";
import type { IconName } from "./icon-names.ts";
import { iconScene } from "./icon-scene.ts";

/** An icon of the menu: at rest, and moving while its input `active` is on. */
export function iconArtboard(icon: IconName): Artboard {
  const { frame, group } = iconScene(icon);
  const motion = iconMotions[icon];
  const rest: Animation = {
    name: "rest",
    frames: 60,
    loop: "loop",
    tracks: motion.tracks.map((track) => ({
      ...track,
      keys: [{ frame: 0, value: findGroup([group], track.group)?.rest[track.property] ?? 0, ease: "hold" }],
    })),
  };
  const on = { input: "active", is: "true" } as const;
  const off = { input: "active", is: "false" } as const;
  return {
    name: icon,
    frame,
    groups: [group],
    animations: [rest, { name: "active", ...motion }],
    machine: {
      name: `${icon}_interactivity`,
      inputs: [{ name: "active", kind: "bool" }],
      layers: [
        {
          name: "icon",
          entries: [{ to: "rest", when: [], mixMs: 0, isAtEnd: false }],
          anytime: [],
          states: [
            { name: "rest", animation: "rest", transitions: [{ to: "active", when: [on], mixMs: 60, isAtEnd: false }] },
            {
              name: "active",
              animation: "active",
              transitions: [{ to: "rest", when: [off], mixMs: 180, isAtEnd: false }],
            },
          ],
        },
      ],
    },
  };
}
