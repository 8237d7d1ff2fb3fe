/** What a place is called by: a letter or a word. */
function named(left: string): string {
  if (/\d/u.test(left)) return `Phép tính ${left}`;
  return left.length === 1 ? `Chữ ${left}` : `Tiếng ${left}`;
}

/** Words of the board on which cards are put to letters, words, pictures or sums. */
export const pairsBoardText = {
  /** A place by the letter or word above it, or by the name of the picture there. */
  place: (left: string, picture: string | null, card: string | null): string => {
    const name = picture === null ? named(left) : `Hình ${picture}`;
    return card === null ? `${name}: còn trống` : `${name}: ${card}. Chạm để lấy lại.`;
  },
  /** A place by what is told of the picture above it. */
  drawn: (clue: string, card: string | null): string =>
    `Tranh vẽ ${clue}: ${card === null ? "còn trống" : `${card}. Chạm để lấy lại.`}`,
  /** A place by the phrase it stands beside. */
  beside: (left: string, card: string | null): string =>
    card === null ? `${left} Ô bên cạnh còn trống.` : `${left} Ô bên cạnh: ${card}. Chạm để lấy lại.`,
  card: (card: string): string => `Thẻ ${card}`,
  written: (left: string, card: string): string => `Chữ viết tay: ${left}, ${card}`,
  name: (card: string): string => `Chữ viết tay: ${card}`,
} as const;
