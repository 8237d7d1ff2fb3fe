import type { PairStory } from "./add-stories.ts";

/** Stories of one number taken away from another; `least` and `most` bound the larger one. */
export const subtractStories: readonly PairStory[] = [
  {
    tell: (a, b) => `Kho có ${a} kg thóc, đã chuyển đi ${b} kg thóc. Trong kho còn lại bao nhiêu ki-lô-gam thóc?`,
    name: "kg",
    least: 300,
    most: 99_999,
  },
  {
    tell: (a, b) => `Trang trại có ${a} con gà, đã bán ${b} con. Trang trại còn lại bao nhiêu con gà?`,
    name: "con",
    least: 200,
    most: 99_999,
  },
  {
    tell: (a, b) => `Con đường dài ${a} m, đã sửa được ${b} m. Còn phải sửa bao nhiêu mét đường?`,
    name: "m",
    least: 300,
    most: 99_999,
  },
  {
    tell: (a, b) =>
      `Xã Bình An có ${a} người, xã Yên Phú có ${b} người. Xã Bình An nhiều hơn xã Yên Phú bao nhiêu người?`,
    name: "người",
    least: 2000,
    most: 60_000,
  },
  {
    tell: (a, b) => `Vườn ươm có ${a} cây giống, đã đem trồng ${b} cây. Vườn ươm còn lại bao nhiêu cây?`,
    name: "cây",
    least: 300,
    most: 99_999,
  },
  {
    tell: (a, b) => `Sân vận động có ${a} chỗ ngồi, đã có ${b} người ngồi. Còn bao nhiêu chỗ trống?`,
    name: "chỗ",
    least: 1000,
    most: 60_000,
  },
];
