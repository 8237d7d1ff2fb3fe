import type { PictureName } from "#lib/questions/picture-name.ts";

/** Things a child of class 1 counts one by one. */
export const countables = [
  "apple",
  "mango",
  "orange",
  "banana",
  "peach",
  "custard-apple",
  "melon",
  "pumpkin",
  "corn",
  "duck",
  "chicken",
  "goose",
  "fish",
  "turtle",
  "balloon",
  "kite",
  "lotus",
  "pencil",
  "candy",
  "marble",
  "stick",
  "schoolbag",
] as const satisfies readonly PictureName[];
