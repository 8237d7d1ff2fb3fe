import { children } from "#lib/skills/words/children.ts";

/** Names of one syllable: they leave room for numbers in the short prompts of class 1. */
export const shortNames = children.filter((name) => !name.includes(" "));

/** Names for what is done at a time: "Mai đi bơi" is read as tomorrow's swimming, "Khoa học vẽ" as science. */
export const namesInTime = shortNames.filter((name) => name !== "Mai" && name !== "Khoa");
