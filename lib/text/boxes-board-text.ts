/** Words of the board with several small boxes. */
export const boxesBoardText = {
  box: (name: string, text: string): string => (text === "" ? `Ô ${name}, còn trống` : `Ô ${name}: ${text}`),
  comma: "dấu phẩy",
  next: "Ô tiếp theo",
} as const;
