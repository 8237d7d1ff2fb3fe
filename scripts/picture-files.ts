import type { PictureName } from "#lib/questions/picture-name.ts";

/** A drawing of the product's own, by its file, where Fluent Emoji has none. */
function own(name: string): string {
  return `own:scripts/pictures/${name}.svg`;
}

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
  peach: "peach",
  "custard-apple": own("custard-apple"),
  goose: "goose",
  candy: "candy",
  marble: own("marble"),
  stick: own("stick"),
  stamp: own("stamp"),
  sheet: own("sheet"),
  rice: "sheaf-of-rice",
  corn: "ear-of-corn",
  oil: own("oil"),
  milk: "glass-of-milk",
  melon: own("melon"),
  pumpkin: own("pumpkin"),
  jackfruit: own("jackfruit"),
  "rice-sack": own("rice-sack"),
  sugar: own("sugar"),
  schoolbag: own("schoolbag"),
  bucket: "bucket",
  bottle: own("bottle"),
  kettle: own("kettle"),
  carton: own("carton"),
  "watering-can": own("watering-can"),
  can: own("can"),
  pot: own("pot"),
};

const onPages = {
  abacus: "abacus",
  book: "open-book",
  buffalo: "water-buffalo",
  envelope: "envelope",
  giraffe: "own:app/icon.svg",
  hut: "hut",
  rainbow: "rainbow",
  rooster: "rooster",
  trophy: "trophy",
};

/** Every picture of the site by its file under public, with the name of its icon in Fluent Emoji, or "own:" and the file of our own drawing. */
export const pictureFiles: readonly { readonly path: string; readonly icon: string }[] = [
  ...Object.entries({ ...inQuestions, ...onPages }).map(([name, icon]) => ({ path: `pictures/${name}.svg`, icon })),
];
