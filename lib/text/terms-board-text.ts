const ordinals = ["nhất", "hai", "ba", "tư"] as const;

/** Words of the board on which the numbers of a sum are named. */
export const termsBoardText = {
  place: (place: number, number: string | null, label: string | null): string =>
    `${number === null ? `Ô thứ ${ordinals[place]}` : `Số ${number}`}: ${label ?? "trống"}`,
} as const;
