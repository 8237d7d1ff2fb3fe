import { capital } from "#lib/core/capital.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pictureText } from "./picture-text.ts";

/** Words of the board on which things are put into trays. */
export const sortText = {
  heap: (picture: PictureName): string => `Các ${pictureText[picture].name} còn lại.`,
  /** What stands in a tray of things alike. */
  amount: (picture: PictureName, count: number): string => `${count} ${pictureText[picture].unit}`,
  more: (tray: string, picture: PictureName): string => `${capital(tray)}: thêm 1 ${pictureText[picture].name}`,
  less: (tray: string, picture: PictureName): string => `${capital(tray)}: bớt 1 ${pictureText[picture].name}`,
  owned: (thing: string, tray: string): string => `${thing}: ${tray}`,
  /** Of groups that are counted: "9 bó; 18 : 2 = 9". */
  groups: (count: string, each: string, division: string): string => `${each.replace("mỗi", count)}; ${division}`,
  left: "còn lại",
  empty: "chưa có gì",
  /** Where a thing with a name goes to. */
  put: (tray: string): string => `Xếp vào ${tray}`,
  takeBack: (thing: string, tray: string): string => `${thing}, ở ${tray}. Chạm để lấy lại`,
  heapOfNamed: "Chưa xếp",
  /** Goes on to another one of those that wait. */
  nextThing: (count: number): string => `Xem thẻ khác, còn ${count} thẻ`,
  write: "Viết tiếp",
  /** How the sign of a division is read where it stands alone. */
  divided: "chia",
  sortAgain: "Xếp lại",
} as const;
