/** What is true of every rhombus and every parallelogram, of every rhombus alone, and of neither: in words of class 4. */
export const shapeStatements = {
  both: ["Có hai cặp cạnh đối diện song song.", "Các cạnh đối diện bằng nhau."],
  rhombusOnly: ["Bốn cạnh bằng nhau.", "Hai đường chéo vuông góc với nhau."],
  neither: ["Bốn góc đều là góc vuông.", "Chỉ có một cặp cạnh đối diện song song."],
} as const;
