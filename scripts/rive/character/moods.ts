import { radians } from "#scripts/rive/radians.ts";
import type { Pose } from "#scripts/rive/scene.ts";

/** open: friendly; happy: laughs with both arms up; think: looks up, a paw at the chin; kind: soft comfort after a mistake. */
export type Mood = "open" | "happy" | "think" | "kind";

/** What differs from how a group is drawn, by the group's name. */
type Difference = Readonly<Record<string, Partial<Pose>>>;

/** How far an arm that is not raised stands below its place, where the lower edge of the picture cuts it off. */
export const armBelow = 130;

const hidden = { opacity: 0 };
const shown = { opacity: 1 };
const away = { y: armBelow, rotation: 0 };
const raised = { y: 0, rotation: 0 };

/** All that a mood can change, as it stands in the mood "open". */
const open: Difference = {
  hop: { scaleX: 1, scaleY: 1 },
  lean: { y: 0, rotation: 0 },
  "arm-left": away,
  "arm-right": away,
  "arm-chin": away,
  eyes: shown,
  "face-open": shown,
  "face-happy": hidden,
  "face-think": hidden,
  "face-kind": hidden,
};

/** The four moods, each naming the same groups and properties. */
export const moods: Readonly<Record<Mood, Difference>> = {
  open,
  happy: {
    ...open,
    "arm-left": raised,
    "arm-right": raised,
    eyes: hidden,
    "face-open": hidden,
    "face-happy": shown,
  },
  think: {
    ...open,
    lean: { y: 0, rotation: radians(-4) },
    "arm-chin": raised,
    eyes: hidden,
    "face-open": hidden,
    "face-think": shown,
  },
  kind: {
    ...open,
    lean: { y: 4, rotation: radians(3) },
    "face-open": hidden,
    "face-kind": shown,
  },
};
