import type { PictureName } from "#lib/questions/picture-name.ts";

/** Stands for the product's own giraffe, drawn in app/icon.svg, in place of an icon's name. */
export const ownGiraffe = "own-giraffe";

const inQuestions: Record<PictureName, string> = {
  apple: "red-apple",
  mango: "mango",
  orange: "tangerine",
  banana: "banana",
  duck: "duck",
  chicken: "chicken",
  fish: "tropical-fish",
  turtle: "turtle",
  balloon: "balloon",
  kite: "kite",
  lotus: "lotus",
  pencil: "pencil",
};

const onPages = {
  abacus: "abacus",
  book: "open-book",
  envelope: "envelope",
  giraffe: ownGiraffe,
  house: "house-with-garden",
  rainbow: "rainbow",
  rice: "sheaf-of-rice",
  trophy: "trophy",
};

/** Every picture of the site by its file under public, with the name of its icon in Fluent Emoji. */
export const pictureFiles: readonly { readonly path: string; readonly icon: string }[] = [
  ...Object.entries({ ...inQuestions, ...onPages }).map(([name, icon]) => ({ path: `pictures/${name}.svg`, icon })),
];
