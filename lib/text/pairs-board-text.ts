/** Words of the board on which cards are put to letters. */
export const pairsBoardText = {
  place: (left: string, card: string | null): string =>
    card === null ? `Chữ ${left}: còn trống` : `Chữ ${left}: ${card}. Chạm để lấy lại.`,
  card: (card: string): string => `Thẻ ${card}`,
  written: (left: string, card: string): string => `Chữ viết tay: ${left}, ${card}`,
} as const;
