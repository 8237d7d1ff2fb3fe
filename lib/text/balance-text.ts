function tiltText(tilt: number): string {
  if (tilt === 0) return "Hai đĩa ngang nhau.";
  return tilt > 0 ? "Đĩa bên trái thấp hơn." : "Đĩa bên phải thấp hơn.";
}

function panText(things: readonly string[]): string {
  return things.length === 0 ? "không có gì" : `có ${things.join(", ")}`;
}

/** What is seen on a balance, and words of the board on which weights are put. */
export const balanceText = {
  alt: (first: readonly string[], second: readonly string[], tilt: number): string =>
    `Đĩa bên trái ${panText(first)}; đĩa bên phải ${panText(second)}. ${tiltText(tilt)}`,
  unknown: (good: string): string => `${good} chưa biết nặng bao nhiêu`,
  weight: (kg: number): string => `Quả cân ${kg}\u00a0kg`,
  loaded: (mass: string): string => `quả cân ${mass}`,
  mark: (kg: number): string => `${kg}\u00a0kg`,
} as const;
