/** Words of the board on which the numbers of a sum are named. */
export const termsBoardText = {
  place: (place: number, number: string | null, label: string | null): string =>
    `${number === null ? `Ô thứ ${place + 1}` : `Số ${number}`}: ${label ?? "trống"}`,
} as const;
