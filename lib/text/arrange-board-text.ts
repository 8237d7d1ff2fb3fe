const marks: Readonly<Record<string, string>> = {
  ",": "dấu phẩy",
  ".": "dấu chấm",
  "?": "dấu chấm hỏi",
  "!": "dấu chấm than",
};

/** Words of the board on which cards are put into a sentence. */
export const arrangeBoardText = {
  soFar: "Câu của con:",
  /** How what stands on a card is called: a mark by its name. */
  nameOf: (card: string): string => marks[card] ?? card,
} as const;
