import type { Oracle } from "#tests/contract/oracle.ts";

const places: Readonly<Record<string, string>> = {
  trên: "above",
  dưới: "below",
  trong: "inside",
  "bên trái": "left",
  "bên phải": "right",
};

const things: Readonly<Record<string, string>> = { bàn: "table", hộp: "box", cây: "tree" };

const animals: Readonly<Record<string, string>> = {
  mèo: "cat",
  chim: "bird",
  sóc: "squirrel",
  khỉ: "monkey",
  chó: "dog",
  chuột: "mouse",
  thỏ: "rabbit",
  gà: "chicken",
  vịt: "duck",
  rùa: "turtle",
};

const told = /^(?:con )?(\p{L}+) ở (trên|dưới|trong|bên trái|bên phải) (?:cái )?(\p{L}+)$/u;

/** Tries every filling and keeps the one whose every part is seen in the picture. */
export const oracle: Oracle = (seen) => {
  const [scene] = seen.figures;
  if (seen.kind !== "gaps" || scene?.type !== "scene") return null;
  const { text, tiles } = seen.view;
  const isSeen = (part: string) => {
    const [, animal = "", place = "", thing = ""] = told.exec(part.toLowerCase()) ?? [];
    const isThere = scene.things.some((each) => each.picture === animals[animal] && each.place === places[place]);
    return isThere && scene.setting === things[thing];
  };
  const fillings = text
    .split("…")
    .slice(1)
    .reduce<string[]>(
      (begun, after) => begun.flatMap((words) => tiles.map((tile) => `${words}${tile}${after}`)),
      [text.split("…")[0] ?? ""],
    );
  const right = fillings.filter((filling) => filling.replace(/\.$/u, "").split(", ").every(isSeen));
  return right.length === 1 ? (right[0] ?? null) : null;
};
