import { capital } from "#lib/core/capital.ts";
import { blockNames, type Place, placeNames } from "./place-names.ts";

/** Words of the board numbers are built on, and of what is seen there. */
export const placeValueBoardText = {
  blocksAlt: ({ hundreds, tens, ones }: { hundreds: number | null; tens: number; ones: number }): string =>
    `Có ${hundreds === null ? "" : `${hundreds} tấm trăm, `}${tens} thanh chục, ${ones} khối lẻ.`,
  names: placeNames,
  placeName: (place: Place): string => capital(placeNames[place]),
  add: (place: Place): string => `Thêm 1 ${blockNames[place]}`,
  take: (place: Place): string => `Bớt 1 ${blockNames[place]}`,
  /** The first letter of the swap, as a keyboard gives it. */
  swapKey: "d",
  swap: { ones: "Đổi 10 khối lấy 1 thanh", tens: "Đổi 10 thanh lấy 1 tấm" },
} as const;
