import type { Sign } from "#lib/core/sign.ts";

/** Words of the boards on which is compared and put in order. */
export const compareBoardText = {
  signName: (sign: Sign): string => ({ "<": "Dấu bé hơn", "=": "Dấu bằng", ">": "Dấu lớn hơn" })[sign],
  side: (place: number): string => (place === 0 ? "Bên trái" : "Bên phải"),
  crocodile: (sign: Sign | null): string =>
    sign === null
      ? "Cá sấu đang chờ con chọn dấu."
      : `Cá sấu xoay miệng thành ${{ "<": "dấu bé hơn", "=": "dấu bằng", ">": "dấu lớn hơn" }[sign]}.`,
  card: (card: string): string => `Thẻ ${card}`,
  takeBack: (card: string, place: number): string => `Ô ${place}: ${card}. Chạm để lấy lại.`,
  emptySlot: (place: number): string => `Ô ${place} còn trống`,
  smallest: "Bé nhất",
  largest: "Lớn nhất",
  /** A part of a text, and its place once it has one. */
  part: (part: string, place: number | null): string => (place === null ? part : `Thứ ${place}: ${part}`),
  nextPart: (place: number): string =>
    place === 1 ? "Con chạm vào thẻ đứng đầu." : `Con chạm vào thẻ đứng thứ ${place}.`,
  nextPicture: (place: number): string =>
    place === 1 ? "Con chạm vào tranh đầu tiên." : `Con chạm vào tranh thứ ${place}.`,
  partLeft: "Thẻ này để lại.",
  partsPut: "Con xem lại rồi bấm Trả lời.",
  spare: "Thẻ thừa",
  /** Letters and words are not small or large: they come first or last. */
  first: "Đầu tiên",
  last: "Cuối cùng",
} as const;
