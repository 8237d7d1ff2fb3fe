/** What is always true of a shape, and what is not, in words a pupil of class 4 knows. */
export const shapeStatements = {
  "hình thoi": {
    right: ["Bốn cạnh bằng nhau.", "Có hai cặp cạnh đối diện song song.", "Hai đường chéo vuông góc với nhau."],
    wrong: [
      "Bốn góc luôn là góc vuông.",
      "Chỉ có hai cạnh bằng nhau.",
      "Không có cặp cạnh nào song song.",
      "Chỉ có một cặp cạnh đối diện song song.",
    ],
  },
  "hình bình hành": {
    right: ["Có hai cặp cạnh đối diện song song.", "Các cạnh đối diện bằng nhau."],
    wrong: [
      "Bốn góc luôn là góc vuông.",
      "Bốn cạnh luôn bằng nhau.",
      "Không có cặp cạnh nào song song.",
      "Chỉ có một cặp cạnh đối diện song song.",
      "Hai đường chéo luôn vuông góc với nhau.",
    ],
  },
} as const;
