import { keysOf } from "#scripts/rive/keys-of.ts";
import type { Animation, Track } from "#scripts/rive/motion.ts";
import { radians } from "#scripts/rive/radians.ts";
import type { Pose } from "#scripts/rive/scene.ts";

function loop(name: string, frames: number, tracks: readonly Track[]): Animation {
  return { name, frames, loop: "loop", tracks };
}

function track(group: string, property: keyof Pose, keys: string): Track {
  return { group, property, keys: keysOf(keys, "soft") };
}

function turns(group: string, degrees: string): Track {
  return { group, property: "rotation", keys: keysOf(degrees, "soft", radians) };
}

const breath = loop("breath", 216, [
  track("body", "scaleY", "0:1 96:1.02 216:1"),
  track("neck", "scaleY", "0:1 96:1.02 216:1"),
  track("head", "y", "0:0 102:-2.2 216:0"),
]);

/** The head sways a little, an ear twitches now and then. */
const look = [
  turns("head", "0:0 100:1.6 250:-1.4 390:1.2 510:0"),
  turns("ear-left", "0:0 168:0 175:-8 183:4 191:-5 202:0 510:0"),
  turns("ear-right", "0:0 342:0 349:8 357:-4 365:5 376:0 510:0"),
];
const wag = turns("tail", "0:0 60:5 150:-4 240:5 330:-4 420:5 510:0");

const lids = [128, 306, 322].map((start) => ` ${start}:1 ${start + 4}:0.08 ${start + 10}:1`);
const blink = loop("blink", 470, [track("eyes", "scaleY", `0:1${lids.join("")}`)]);

function hat(name: string, isOn: boolean): Animation {
  return loop(name, 60, [
    track("nonla", "opacity", isOn ? "0:1" : "0:0"),
    track("crown", "opacity", isOn ? "0:0" : "0:1"),
  ]);
}

/** The animations of the layers beside the moods. `canWag` is for those with a tail at their side. */
export function idleAnimations(canWag: boolean): Animation[] {
  return [
    breath,
    loop("look", 510, canWag ? [...look, wag] : look),
    blink,
    loop("still", 60, [turns("sway", "0:0")]),
    loop("sway", 72, [turns("sway", "0:0 18:2.2 54:-2.2 72:0")]),
    hat("bare", false),
    hat("hat", true),
  ];
}
