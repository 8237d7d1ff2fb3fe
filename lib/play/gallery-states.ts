/** The states of a question that the gallery shows; `second` is a right answer at the second attempt. */
export const galleryStates = [
  "open",
  "hint-1",
  "hint-2",
  "again",
  "second",
  "right",
  "shown",
  "challenge",
  "challenge-wrong",
] as const;

export type GalleryState = (typeof galleryStates)[number];
