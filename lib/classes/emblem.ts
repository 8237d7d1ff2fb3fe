import { emblemText } from "#lib/text/class-text.ts";

/** A class has one for each seat; see mostSeats. */
const count = 60;

const animals = [
  "rabbit",
  "elephant",
  "frog",
  "cat",
  "turtle",
  "tiger",
  "duck",
  "buffalo",
  "giraffe",
  "dragon",
] as const;

const shapes = ["heart", "star", "leaf", "drop", "kite", "ball"] as const;

export type EmblemAnimal = (typeof animals)[number];
export type EmblemShape = (typeof shapes)[number];

/** The signs of the seats: an animal in a shape that has a colour of its own, told apart without colours too. */
export const emblem = {
  count,

  /** What is drawn on emblem 0 to 59. Neighbours have different animals and different shapes. */
  partsOf(index: number): { readonly animal: EmblemAnimal; readonly shape: EmblemShape } {
    const animal = animals[index % animals.length];
    const shape = shapes[(index + Math.floor(index / 30)) % shapes.length];
    if (animal === undefined || shape === undefined || index >= count) throw new Error(`There is no emblem ${index}.`);
    return { animal, shape };
  },

  /** "Thỏ tim đỏ" */
  nameOf(index: number): string {
    const { animal, shape } = emblem.partsOf(index);
    return `${emblemText.animals[animal]} ${emblemText.shapes[shape]}`;
  },

  /** As `users.avatar` keeps it, the name of its file in public/avatars: "emblem-07". */
  avatarOf: (index: number) => `emblem-${String(index).padStart(2, "0")}`,
} as const;
