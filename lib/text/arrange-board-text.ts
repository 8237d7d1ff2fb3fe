/** Words of the board on which cards are put into a sentence. */
export const arrangeBoardText = {
  soFar: "Câu của con:",
} as const;
