import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Avatar, Style } from "@dicebear/core";
import definition from "@dicebear/styles/critters.json" with { type: "json" };
import { avatarNames } from "#lib/core/avatar-name.ts";

/**
 * Draws the avatars with DiceBear's style Critters and writes them to public/avatars: friendly faces only,
 * in the colours of the five classes. Run by hand after a change here: node scripts/build-avatars.ts
 */

const paints = [
  { ground: "#ffdfd3", body: "#4aa3e0", accent: "#ffc53d" },
  { ground: "#ffe9b0", body: "#a98bf0", accent: "#ef6fa5" },
  { ground: "#d6efc9", body: "#ff8a5c", accent: "#ffd98a" },
  { ground: "#cde8fb", body: "#ffc53d", accent: "#ff8a5c" },
  { ground: "#e4daff", body: "#7fc04f", accent: "#ffc53d" },
  { ground: "#ffc9d9", body: "#4fbdb0", accent: "#a98bf0" },
  { ground: "#cde8fb", body: "#f493b8", accent: "#7fc04f" },
];
const bodies = ["dome", "squat", "round", "bell", "blob", "wedge", "block", "tilt", "tower", "peak", "lean"] as const;
const tops = [
  "antennae",
  "earsRound",
  "sprout",
  "horns",
  "earsPointy",
  "bobble",
  "crown",
  "earsDroop",
  "spikes",
  "fin",
] as const;
const eyes = ["bigPupils", "round", "happy", "dots", "mono", "wink", "wide", "trio"] as const;
const mouths = ["smile", "grin", "laugh", "tooth", "catMouth", "teeth", "tongue"] as const;
const patterns = ["belly", "dots", "speckles", "stripes", "spot"] as const;

function turn<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error("an empty list has no turns");
  return item;
}

const style = new Style(definition);
const target = join(import.meta.dirname, "../public/avatars");
await mkdir(target, { recursive: true });

for (const [place, name] of avatarNames.entries()) {
  const { ground, body, accent } = turn(paints, place);
  const avatar = new Avatar(style, {
    seed: name,
    bodyVariant: turn(bodies, place),
    topVariant: turn(tops, place * 3),
    topProbability: 100,
    eyesVariant: turn(eyes, place * 3 + Math.floor(place / 8)),
    mouthVariant: turn(mouths, place * 2),
    patternVariant: turn(patterns, place),
    patternProbability: place % 2 === 0 ? 100 : 0,
    cheeksVariant: "blush",
    cheeksProbability: place % 3 === 0 ? 100 : 0,
    animationVariant: "none",
    backgroundColor: ground,
    bodyColor: body,
    accentColor: accent,
  });
  // The credit stands in LICENSES-THIRD-PARTY.md; without it a picture is a quarter smaller.
  const drawing = avatar.toString().replace(/<metadata.*<\/metadata>/s, "");
  await writeFile(join(target, `${name}.svg`), `${drawing}\n`);
}
