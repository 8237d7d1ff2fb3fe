import type { IllustratedThing, IllustrationFigure } from "#lib/questions/figures/illustration.ts";
import { asleep, atTable, bathing, type Child, centred, child, riceBowl, thing } from "./illustrate.ts";

/** A part of a sentence, and how a picture shows it. */
export interface Detail<Value> {
  /** As the sentence says it. */
  readonly word: string;
  /** What is seen, in other words. */
  readonly seen: string;
  /** By what it is known, where that is said in other words again. */
  readonly proof?: string;
  readonly value: Value;
}

export const whoOptions: readonly Detail<Child>[] = [
  { word: "bạn nam", seen: "bạn trai", value: "boy" },
  { word: "bạn nữ", seen: "bạn gái", value: "girl" },
];

interface Drawn {
  readonly setting: IllustrationFigure["setting"];
  readonly things: readonly IllustratedThing[];
}

/** What a child does, in letters and rimes that are taught by the tenth week. */
export const deeds: readonly Detail<(who: Child) => Drawn>[] = [
  {
    word: "ăn cơm",
    seen: "bên cạnh có bát cơm",
    proof: "bát cơm",
    value: (who) => ({ setting: "room", things: centred(atTable(who, "eating", riceBowl)) }),
  },
  {
    word: "tắm",
    seen: "ngồi trong bồn nước",
    proof: "bồn nước",
    value: (who) => ({ setting: "room", things: centred(bathing(who)) }),
  },
  {
    word: "ngủ",
    seen: "nằm trên giường, mắt nhắm",
    proof: "cái giường",
    value: (who) => ({ setting: "evening", things: centred(asleep(who)) }),
  },
  {
    word: "chạy",
    seen: "chân co chân duỗi",
    proof: "chân co chân duỗi",
    value: (who) => ({ setting: "garden", things: [child(who, "run", 100)] }),
  },
  {
    word: "che ô",
    seen: "tay giơ cái ô giữa trời mưa",
    proof: "cái ô",
    value: (who) => ({
      setting: "garden",
      things: [
        thing("dark-cloud", 136, 38, 46),
        thing("rain-lines", 144, 104, 34),
        thing("rain-lines", 60, 64, 30),
        child(who, "up", 84),
        thing("umbrella", 112, 64, 58),
      ],
    }),
  },
];

export type Animal = "cat" | "rabbit" | "monkey" | "duck" | "rooster" | "turtle";

export const animals: readonly Detail<Animal>[] = [
  { word: "mèo", seen: "con mèo", value: "cat" },
  { word: "gà", seen: "con gà trống", value: "rooster" },
  { word: "thỏ", seen: "con thỏ", value: "rabbit" },
  { word: "khỉ", seen: "con khỉ", value: "monkey" },
  { word: "vịt", seen: "con vịt", value: "duck" },
  { word: "rùa", seen: "con rùa", value: "turtle" },
];

/** Where an animal stands by the table. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const table = thing("desk", 82, 117, 76);

export const spots: readonly Detail<Spot>[] = [
  { word: "trên bàn", seen: "đứng trên mặt bàn", proof: "con vật trên mặt bàn", value: { x: 82, y: 58, size: 50 } },
  {
    word: "dưới bàn",
    seen: "đứng giữa các chân bàn",
    proof: "con vật giữa chân bàn",
    value: { x: 82, y: 117, size: 44 },
  },
  { word: "bên bàn", seen: "đứng trên sàn, cạnh bàn", proof: "con vật cạnh bàn", value: { x: 136, y: 117, size: 48 } },
];

export const fruits: readonly Detail<"apple" | "banana" | "mango">[] = [
  { word: "táo", seen: "táo", proof: "quả táo", value: "apple" },
  { word: "chuối", seen: "chuối", proof: "quả chuối", value: "banana" },
  { word: "xoài", seen: "xoài", proof: "quả xoài", value: "mango" },
];

export const counts: readonly Detail<number>[] = [
  { word: "một quả", seen: "một quả", proof: "đúng một quả", value: 1 },
  { word: "hai quả", seen: "hai quả", proof: "đúng hai quả", value: 2 },
  { word: "ba quả", seen: "ba quả", proof: "đúng ba quả", value: 3 },
  { word: "bốn quả", seen: "bốn quả", proof: "đúng bốn quả", value: 4 },
];

/** What a child holds up. */
export const held: readonly Detail<IllustratedThing>[] = [
  { word: "cầm ô", seen: "tay giơ cái ô", proof: "cái ô", value: thing("umbrella", 102, 62, 56) },
  { word: "cầm bóng bay", seen: "tay giữ dây bóng bay", proof: "quả bóng bay", value: thing("balloon", 109, 66, 54) },
  { word: "cầm diều", seen: "tay giơ con diều", proof: "con diều", value: thing("kite", 109, 60, 52) },
];

/** What stands beside a child. */
export const besides: readonly Detail<IllustratedThing>[] = [
  { word: "bên cây", seen: "gần gốc cây", proof: "gốc cây", value: thing("tree", 136, 112, 62) },
  { word: "bên nhà", seen: "gần ngôi nhà", proof: "ngôi nhà", value: thing("house", 134, 110, 54) },
  { word: "bên hoa", seen: "gần bông hoa", proof: "bông hoa", value: thing("sunflower-plant", 134, 116, 60) },
];
