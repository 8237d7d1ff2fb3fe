import { type ScenePart, scenePart } from "./scene-parts.ts";

interface Scene {
  readonly name: string;
  /** From back to front, in a field of 300 by 180. */
  readonly parts: readonly ScenePart[];
}

const { square, rectangle, triangle, circle, other, numberedAt } = scenePart;

/** Pictures put together from shapes that lie side by side or one inside another, and make no further shape between them. */
export const scenes: readonly Scene[] = [
  {
    name: "house",
    parts: [
      numberedAt(square("yellow", [60, 76], 100), [88, 152]),
      triangle("red", [44, 76], [176, 76], [110, 8]),
      square("blue", [72, 96], 30),
      rectangle("purple", [116, 112], 30, 64),
      triangle("green", [236, 44], [282, 128], [190, 128]),
      rectangle("red", [226, 128], 20, 48),
      circle("yellow", [262, 24], 18),
    ],
  },
  {
    name: "boat",
    parts: [
      triangle("red", [142, 20], [142, 118], [66, 118]),
      triangle("yellow", [152, 40], [152, 118], [218, 118]),
      other("blue", [44, 126], [250, 126], [216, 172], [78, 172]),
      circle("yellow", [112, 149], 13),
      circle("yellow", [148, 149], 13),
      circle("yellow", [184, 149], 13),
      circle("pink", [262, 32], 22),
      triangle("purple", [142, 4], [170, 12], [142, 20]),
    ],
  },
  {
    name: "robot",
    parts: [
      square("blue", [122, 14], 56),
      circle("yellow", [138, 36], 8),
      circle("yellow", [162, 36], 8),
      rectangle("red", [136, 52], 28, 9),
      rectangle("green", [104, 76], 92, 66),
      circle("pink", [128, 109], 13),
      circle("pink", [172, 109], 13),
      rectangle("purple", [72, 80], 24, 52),
      rectangle("purple", [204, 80], 24, 52),
      square("yellow", [112, 148], 28),
      square("yellow", [160, 148], 28),
    ],
  },
  {
    name: "rocket",
    parts: [
      triangle("red", [150, 4], [184, 52], [116, 52]),
      rectangle("blue", [116, 52], 68, 86),
      circle("yellow", [150, 78], 16),
      circle("yellow", [150, 116], 12),
      triangle("purple", [116, 96], [116, 138], [84, 138]),
      triangle("purple", [184, 96], [184, 138], [216, 138]),
      triangle("yellow", [128, 142], [172, 142], [150, 176]),
      circle("pink", [44, 44], 24),
      circle("green", [262, 130], 18),
    ],
  },
  {
    name: "train",
    parts: [
      numberedAt(square("red", [14, 80], 66), [66, 132]),
      square("blue", [24, 92], 26),
      square("yellow", [94, 80], 66),
      numberedAt(square("green", [176, 62], 84), [244, 130]),
      square("yellow", [190, 76], 34),
      circle("purple", [30, 160], 14),
      circle("purple", [64, 160], 14),
      circle("purple", [110, 160], 14),
      circle("purple", [144, 160], 14),
      circle("purple", [194, 160], 14),
      circle("purple", [242, 160], 14),
      triangle("pink", [266, 146], [294, 146], [266, 108]),
    ],
  },
  {
    name: "fish",
    parts: [
      circle("yellow", [130, 98], 54),
      triangle("red", [184, 98], [240, 56], [240, 140]),
      triangle("red", [130, 42], [104, 12], [156, 12]),
      triangle("red", [130, 154], [108, 176], [152, 176]),
      circle("blue", [104, 84], 10),
      circle("blue", [40, 60], 14),
      circle("blue", [58, 26], 10),
      circle("blue", [26, 24], 8),
    ],
  },
  {
    name: "trees",
    parts: [
      triangle("green", [90, 6], [120, 46], [60, 46]),
      triangle("green", [90, 46], [132, 92], [48, 92]),
      triangle("green", [90, 92], [146, 142], [34, 142]),
      rectangle("red", [80, 142], 20, 34),
      triangle("blue", [220, 56], [250, 98], [190, 98]),
      triangle("blue", [220, 98], [264, 148], [176, 148]),
      rectangle("red", [211, 148], 18, 28),
      circle("yellow", [266, 28], 20),
      circle("pink", [166, 24], 12),
    ],
  },
  {
    name: "cat",
    parts: [
      square("yellow", [100, 62], 104),
      triangle("red", [100, 62], [100, 14], [140, 62]),
      triangle("red", [204, 62], [204, 14], [164, 62]),
      circle("green", [128, 98], 13),
      circle("green", [176, 98], 13),
      triangle("pink", [152, 138], [138, 118], [166, 118]),
      circle("blue", [48, 148], 22),
    ],
  },
  {
    name: "kites",
    parts: [
      triangle("red", [76, 8], [116, 60], [36, 60]),
      triangle("yellow", [36, 60], [116, 60], [76, 116]),
      square("red", [66, 121], 20),
      square("yellow", [84, 148], 20),
      triangle("blue", [218, 44], [254, 88], [182, 88]),
      triangle("green", [182, 88], [254, 88], [218, 136]),
      square("blue", [208, 139], 18),
      square("green", [188, 160], 18),
      circle("pink", [150, 30], 18),
    ],
  },
  {
    name: "castle",
    parts: [
      numberedAt(rectangle("yellow", [30, 80], 54, 94), [57, 152]),
      numberedAt(rectangle("pink", [118, 70], 64, 104), [150, 102]),
      numberedAt(rectangle("yellow", [216, 80], 54, 94), [243, 152]),
      triangle("red", [24, 80], [90, 80], [57, 26]),
      triangle("purple", [108, 70], [192, 70], [150, 14]),
      triangle("red", [210, 80], [276, 80], [243, 26]),
      rectangle("blue", [48, 98], 18, 30),
      rectangle("blue", [234, 98], 18, 30),
      rectangle("purple", [136, 126], 28, 48),
      circle("yellow", [150, 50], 10),
    ],
  },
  {
    name: "truck",
    parts: [
      rectangle("red", [16, 44], 170, 96),
      rectangle("yellow", [36, 64], 54, 32),
      numberedAt(rectangle("blue", [198, 54], 50, 86), [223, 116]),
      rectangle("yellow", [206, 66], 34, 22),
      circle("purple", [54, 156], 16),
      circle("purple", [112, 156], 16),
      circle("purple", [222, 156], 16),
      triangle("red", [276, 100], [294, 140], [258, 140]),
    ],
  },
  {
    name: "flower",
    parts: [
      circle("yellow", [150, 66], 20),
      circle("pink", [188, 66], 17),
      circle("pink", [169, 33], 17),
      circle("pink", [131, 33], 17),
      circle("pink", [112, 66], 17),
      circle("pink", [131, 99], 17),
      circle("pink", [169, 99], 17),
      rectangle("green", [144, 117], 12, 60),
      triangle("green", [144, 170], [100, 138], [96, 164]),
      triangle("green", [156, 170], [200, 138], [204, 164]),
    ],
  },
];
