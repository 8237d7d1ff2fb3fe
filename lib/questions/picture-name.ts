/** Pictures a question may show, by the name of their file in public/pictures. */
export const pictureNames = [
  "apple",
  "mango",
  "orange",
  "banana",
  "duck",
  "chicken",
  "fish",
  "turtle",
  "balloon",
  "kite",
  "lotus",
  "pencil",
] as const;

export type PictureName = (typeof pictureNames)[number];
