import { keysOf } from "#scripts/rive/keys-of.ts";
import type { Track } from "#scripts/rive/motion.ts";
import { radians } from "#scripts/rive/radians.ts";
import type { Pose } from "#scripts/rive/scene.ts";

import type { IconName } from "./icon-names.ts";

interface Motion {
  readonly frames: number;
  readonly loop: "once" | "loop";
  readonly tracks: readonly Track[];
}

function track(group: string, property: keyof Pose, keys: string): Track {
  return { group, property, keys: keysOf(keys, "soft") };
}

function turn(group: string, degrees: string): Track {
  return { group, property: "rotation", keys: keysOf(degrees, "soft", radians) };
}

function squash(group: string, heights: string): Track[] {
  return [
    track(group, "scaleY", heights),
    { group, property: "scaleX", keys: keysOf(heights, "soft", (value) => 1 - (value - 1) * 0.6) },
  ];
}

/** What each icon does while it is active: something of its own, then a rest before it begins again. */
export const iconMotions: Readonly<Record<IconName, Motion>> = {
  HOME: {
    frames: 210,
    loop: "loop",
    tracks: [
      ...squash("house", "0:1 8:0.92 18:1.05 28:0.98 36:1"),
      track("roof", "y", "0:0 8:1 20:-6 32:1 38:0"),
      turn("roof", "0:0 20:-4 38:0"),
      track("door", "scaleX", "0:1 24:1 38:0.25 76:0.25 92:1"),
      track("smoke", "y", "0:4 20:4 60:-3 80:-6"),
      track("smoke", "opacity", "0:0 24:0 40:1 60:1 80:0"),
      turn("tree", "0:0 14:7 30:-5 46:3 60:0"),
    ],
  },
  USER: {
    frames: 230,
    loop: "loop",
    tracks: [
      turn("head", "0:0 16:-9 36:9 54:-4 68:0"),
      track("head", "y", "0:0 10:5 22:-7 34:3 46:-3 58:0"),
      turn("ear-left", "0:0 20:-16 30:10 42:-8 54:0"),
      turn("ear-right", "0:0 20:16 30:-10 42:8 54:0"),
      { group: "eyes", property: "opacity", keys: keysOf("0:0 90:1", "hold") },
      { group: "face-open", property: "opacity", keys: keysOf("0:0 90:1", "hold") },
      { group: "face-happy", property: "opacity", keys: keysOf("0:1 90:0", "hold") },
    ],
  },
  LEADERBOARD: {
    frames: 220,
    loop: "loop",
    tracks: [
      ...squash("cup", "0:1 8:0.9 18:1.08 28:0.97 36:1"),
      turn("cup", "0:0 20:-7 34:7 46:-4 58:0"),
      turn("star", "0:0 10:0 50:72"),
      track("star", "scaleX", "0:1 20:1.25 50:1"),
      track("star", "scaleY", "0:1 20:1.25 50:1"),
      track("spark-left", "scaleX", "0:1 14:0.2 30:1.3 44:1"),
      track("spark-left", "scaleY", "0:1 14:0.2 30:1.3 44:1"),
      track("spark-right", "scaleX", "0:1 24:0.2 40:1.3 54:1"),
      track("spark-right", "scaleY", "0:1 24:0.2 40:1.3 54:1"),
    ],
  },
  CONTACT: {
    frames: 230,
    loop: "loop",
    tracks: [
      ...squash("envelope", "0:1 8:0.93 18:1.04 28:0.99 36:1"),
      turn("envelope", "0:0 16:-4 30:4 42:0"),
      track("flap", "scaleY", "0:1 10:1 18:0 104:0 112:1"),
      track("open-flap", "scaleY", "0:1 10:1 18:0 28:-0.85 94:-0.85 104:0 112:1"),
      track("letter", "y", "0:0 20:0 42:-15 50:-13 86:-13 104:0"),
    ],
  },
  MENU: {
    frames: 16,
    loop: "once",
    tracks: [
      turn("bar-top", "0:0 16:45"),
      track("bar-top", "y", "0:0 16:14"),
      track("bar-middle", "scaleX", "0:1 10:0"),
      track("bar-middle", "opacity", "0:1 10:0"),
      turn("bar-low", "0:0 16:-45"),
      track("bar-low", "y", "0:0 16:-14"),
    ],
  },
};
