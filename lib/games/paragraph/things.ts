import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** What a story counts or measures. */
export interface Thing {
  /** In brackets behind the calculation: "quả", "kg". */
  readonly short: string;
  /** Behind a number: "quả cam", "kg gạo". */
  readonly full: string;
  /** As it is asked for and read out: "quả cam", "ki-lô-gam gạo". */
  readonly asked: string;
  /** As it is drawn: "quả cam", "gạo". */
  readonly drawn: string;
  readonly picture: PictureName;
  /** Things stand there one by one, rice and oil do not. */
  readonly isCounted: boolean;
}

function counted(picture: PictureName): Thing {
  const { unit, name } = pictureText[picture];
  return { short: unit, full: name, asked: name, drawn: name, picture, isCounted: true };
}

function measured(unit: "kg" | "l", name: string, picture: PictureName): Thing {
  const word = unit === "kg" ? "ki-lô-gam" : "lít";
  return { short: unit, full: `${unit} ${name}`, asked: `${word} ${name}`, drawn: name, picture, isCounted: false };
}

/**
 * Things a child owns up to a hundred of, fruit of the garden, birds of the yard (curriculum, "Things"), and what a
 * shop keeps in barrels.
 */
export const things = {
  own: (["marble", "stick", "stamp", "sheet", "candy", "pencil"] as const).map(counted),
  fruit: (["orange", "mango", "custard-apple", "apple", "peach"] as const).map(counted),
  birds: (["chicken", "duck", "goose"] as const).map(counted),
  kilograms: [measured("kg", "gạo", "rice"), measured("kg", "ngô", "corn")],
  litres: [measured("l", "dầu", "oil"), measured("l", "sữa", "milk")],
} as const satisfies Record<string, readonly Thing[]>;

export type ThingGroup = keyof typeof things;
