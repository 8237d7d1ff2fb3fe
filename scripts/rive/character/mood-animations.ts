import { keysOf } from "#scripts/rive/keys-of.ts";
import type { Animation, Track } from "#scripts/rive/motion.ts";
import { radians } from "#scripts/rive/radians.ts";
import { restPose } from "#scripts/rive/rest-pose.ts";
import type { Pose } from "#scripts/rive/scene.ts";
import { armBelow, type Mood, moods } from "./moods.ts";

const properties = Object.keys(restPose).filter((name): name is keyof Pose => name in restPose);

/** Squash and stretch about the foot: what the height gains the width loses. */
function hop(heights: string): Track[] {
  return [
    { group: "hop", property: "scaleY", keys: keysOf(heights, "soft") },
    { group: "hop", property: "scaleX", keys: keysOf(heights, "soft", (value) => 1 - (value - 1) * 0.6) },
  ];
}

function bow(heights: string): Track {
  return { group: "lean", property: "y", keys: keysOf(heights, "soft") };
}

function tilt(group: string, degrees: string): Track {
  return { group, property: "rotation", keys: keysOf(degrees, "soft", radians) };
}

/** An arm comes up from below the picture between two frames. */
function rise(group: string, from: number, to: number): Track {
  return { group, property: "y", keys: keysOf(`${from}:${armBelow} ${to}:0`, "back") };
}

/** An animation that moves all a mood can change: as told, or as it stands in the mood. */
function inMood(mood: Mood, name: string, frames: number, loop: Animation["loop"], told: readonly Track[]): Animation {
  const held = Object.entries(moods[mood]).flatMap(([group, pose]) =>
    properties.flatMap((property) => {
      const value = pose[property];
      const isTold = told.some((track) => track.group === group && track.property === property);
      return value === undefined || isTold ? [] : [{ group, property, keys: keysOf(`0:${value}`, "hold") }];
    }),
  );
  return { name, frames, loop, tracks: [...told, ...held] };
}

/** Wakes up with a small stretch and waves one arm, once. */
const appear = inMood("open", "appear", 108, "once", [
  ...hop("0:1 10:0.97 20:1.03 34:1"),
  {
    group: "arm-right",
    property: "y",
    keys: [...keysOf(`14:${armBelow}`, "back"), ...keysOf(`34:0 84:0 106:${armBelow}`, "soft")],
  },
  tilt("arm-right", "34:0 44:9 56:-6 68:9 80:0"),
]);

const cheer = inMood("happy", "cheer", 54, "once", [
  ...hop("0:1 7:0.91 17:1.09 27:0.95 35:1.035 44:0.99 54:1"),
  bow("0:0 7:4 17:-6 27:3 35:-3 44:1 54:0"),
  tilt("lean", "0:0 17:-3 35:3 54:0"),
  rise("arm-left", 5, 17),
  rise("arm-right", 5, 17),
  tilt("arm-left", "17:0 27:-9 40:6 54:0"),
  tilt("arm-right", "17:0 27:9 40:-6 54:0"),
]);

/** Laughs on, the arms waving, with a small hop now and then. */
const happy = inMood("happy", "happy", 150, "loop", [
  ...hop("0:1 90:1 97:0.95 107:1.035 120:1"),
  tilt("lean", "0:0 38:3 112:-3 150:0"),
  tilt("arm-left", "0:0 19:-6 56:6 94:-6 131:6 150:0"),
  tilt("arm-right", "0:0 19:-6 56:6 94:-6 131:6 150:0"),
]);

const think = inMood("think", "think", 200, "loop", [
  tilt("lean", "0:-4 100:-7 200:-4"),
  bow("0:0 100:1.5 200:0"),
  tilt("arm-chin", "0:0 50:2 100:-1 150:2 200:0"),
]);

/** Lowers the head and nods twice, softly. */
const sad = inMood("kind", "sad", 84, "once", [
  ...hop("0:1 24:0.975 84:1"),
  bow("0:0 22:10 38:5 54:8 84:4"),
  tilt("lean", "0:0 24:5 84:3"),
]);

const kind = inMood("kind", "kind", 220, "loop", [
  bow("0:4 60:6.5 110:4 165:6 220:4"),
  tilt("lean", "0:3 110:1 220:3"),
]);

/** The animations of the layer of moods; the loops begin in the pose of their mood. */
export const moodAnimations: readonly Animation[] = [
  inMood("open", "rest", 60, "loop", []),
  appear,
  cheer,
  happy,
  think,
  sad,
  kind,
];
