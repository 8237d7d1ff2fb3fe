import type { Rng } from "#lib/core/rng.ts";
import { children } from "#lib/skills/words/children.ts";

/** A story of two numbers with a known sum and difference; the larger one stands first. */
interface PairStory {
  readonly least: number;
  readonly most: number;
  readonly names: readonly [large: string, small: string];
  readonly unit: string;
  readonly tell: (sum: string, difference: string) => string;
  readonly ask: readonly [large: string, small: string];
}

/** Stories for two numbers from their sum and difference. */
export function pairStories(rng: Rng): readonly PairStory[] {
  const [first = "An", second = "Bình"] = rng.shuffle(children);
  return [
    {
      least: 15,
      most: 80,
      names: [first, second],
      unit: "nhãn vở",
      tell: (s, d) => `${first} và ${second} có tất cả ${s}. ${first} có nhiều hơn ${second} ${d}.`,
      ask: [`${first} có số nhãn vở là:`, `${second} có số nhãn vở là:`],
    },
    {
      least: 180,
      most: 900,
      names: ["Bể lớn", "Bể bé"],
      unit: "lít",
      tell: (s, d) => `Hai bể chứa ${s} nước. Bể lớn chứa nhiều hơn bể bé ${d}.`,
      ask: ["Bể lớn chứa:", "Bể bé chứa:"],
    },
    {
      least: 30,
      most: 45,
      names: ["Bố", "Mẹ"],
      unit: "tuổi",
      tell: (s, d) => `Năm nay tổng số tuổi của bố và mẹ là ${s}. Bố hơn mẹ ${d}.`,
      ask: ["Năm nay bố có số tuổi là:", "Năm nay mẹ có số tuổi là:"],
    },
    {
      least: 120,
      most: 600,
      names: ["Đợt một", "Đợt hai"],
      unit: "cây",
      tell: (s, d) => `Trường trồng hai đợt được ${s}. Đợt một trồng nhiều hơn đợt hai ${d}.`,
      ask: ["Đợt một trồng được:", "Đợt hai trồng được:"],
    },
    {
      least: 250,
      most: 900,
      names: ["Nữ", "Nam"],
      unit: "học sinh",
      tell: (s, d) => `Một trường có ${s}. Số học sinh nữ hơn số học sinh nam ${d}.`,
      ask: ["Số học sinh nữ là:", "Số học sinh nam là:"],
    },
    {
      least: 40,
      most: 400,
      names: ["Sáng", "Chiều"],
      unit: "kg",
      tell: (s, d) => `Cả ngày bác Ba bán ${s} vải thiều. Buổi sáng bán nhiều hơn buổi chiều ${d}.`,
      ask: ["Buổi sáng bác bán được:", "Buổi chiều bác bán được:"],
    },
  ];
}
