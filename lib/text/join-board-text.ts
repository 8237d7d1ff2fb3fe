import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "./picture-text.ts";

const counted = (picture: PictureName, count: number) => `${count} ${pictureText[picture].name}`;

/** Words of the board on which the things of two rows are joined one to one. */
export const joinBoardText = {
  now: (joined: number): string => (joined === 0 ? "Chưa nối cặp nào." : `Đã nối ${joined} cặp.`),
  /** A thing of a row: with which it is joined is heard from its state. */
  thing: (picture: PictureName, place: number): string => `${pictureText[picture].name} số ${place}`,
  joined: (name: string, picture: PictureName, place: number): string =>
    `${name}, đã nối với ${pictureText[picture].name} số ${place}`,
  /** Joining comes first. */
  joinFirst: "Con nối hết các cặp đã nhé!",
  add: (picture: PictureName): string => `Lấy thêm 1 ${pictureText[picture].name}`,
  remove: (picture: PictureName): string => `Bớt 1 ${pictureText[picture].name}`,
  one: (picture: PictureName): string => `1 ${pictureText[picture].unit}`,
  added: (picture: PictureName, count: number): string => `Lấy thêm: ${counted(picture, count)}`,
  row: (picture: PictureName): string => `Các ${pictureText[picture].name}.`,
  amount: counted,
} as const;
