import { lowerFirst } from "#lib/core/lower-first.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { StepsStory } from "#lib/skills/drafts/steps-story.ts";

/** Of these numbers those that can be written with at most three digits behind the comma. */
export function typable(numbers: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const isShort = (number: number) => Math.abs(Math.round(number * 1000) - number * 1000) < 1e-6;
  return Object.fromEntries(Object.entries(numbers).filter(([, number]) => isShort(number)));
}

/**
 * What a pupil may calculate a percentage with, also in the head: 25, 75, 0,25, 0,75, 1 − 0,25, 4 for one part of four.
 * Of a second percentage in the story the names begin with a word of its own.
 */
export function percentNumbers(p: number, of = ""): Readonly<Record<string, number>> {
  const isPart = 100 % p === 0;
  const shares = { share: p / 100, left: (100 - p) / 100, whole: 1 };
  const numbers = { p, rest: 100 - p, hundred: 100, ...shares, ...(isPart && { parts: 100 / p }) };
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [`${of}${name}`, number]));
}

/** A whole of which so many percent are a whole number. */
export function pickShare(rng: Rng, low: number, high: number, percents: readonly number[]) {
  const p = rng.pick(percents);
  return { p, w: rng.int(low / 20, high / 20) * 20 };
}

/** What goes wrong with a percentage, in the line of this name. */
export function percentSlips(name: string, whole: string): StepsStory["slips"] {
  return [
    [`${name} = ${whole} : p`, "OP", "Muốn tìm {p}% của một số, con lấy số đó nhân với {p} rồi chia cho 100."],
    [`${name} = ${whole} × p`, "PARTIAL", "Con còn phải chia cho 100 nữa."],
    [`${name} = ${whole} − p`, "DATUM", "{p}% không phải là {p} đơn vị. Con tính {p}% của số đó nhé!"],
    [`${name} = ${whole} × rest : 100`, "FIELD", "Đó là phần còn lại. Con tính {p}% trước nhé!"],
  ];
}

const twentieths = [5, 10, 15, 20, 25, 30, 35, 40, 45, 55, 60, 65] as const;

/** A whole, of which so many percent are of one kind and the rest of another. */
const parted = readTable(
  { numbers: ["low", "high", "least", "most"], words: ["start", "thing", "some", "others", "unit"] },
  `
  300 | 900 | 45 | 55 | Trường của {x} có          | học sinh   | học sinh nữ    | học sinh nam     | học sinh
  120 | 480 | 20 | 65 | Vườn nhà bác Tư có         | cây        | cây cam        | cây quýt         | cây
  240 | 900 | 15 | 65 | Thư viện có                | quyển sách | truyện         | sách khoa học    | quyển
  200 | 600 | 5 | 20 | Trại của cô Hoa nuôi       | con gà     | gà trống       | gà mái           | con
  160 | 480 | 20 | 65 | Xưởng may được             | chiếc áo   | áo dài tay     | áo ngắn tay      | chiếc
  140 | 420 | 10 | 30 | Hội thi có                 | bạn dự thi | bạn đạt giải   | bạn chưa đạt giải | bạn
`,
);

/** With its counting word where it has none: áo dài tay, but học sinh nữ. */
const counted = (name: string, unit: string) => (name.startsWith(unit) ? name : `${unit} ${name}`);

const partedStories = parted.map(({ low, high, least, most, start, thing, unit, ...kinds }): StepsStory => {
  const [some, others] = [counted(kinds.some, unit), counted(kinds.others, unit)];
  return {
    tell: `${start} {w} ${thing}, trong đó {p}% là ${kinds.some}, số còn lại là ${kinds.others}. Có bao nhiêu ${others}?`,
    steps: [`c = w × p : 100 | Số ${some}`, `d = w − c | Số ${others}`],
    slips: [
      ...percentSlips("c", "w"),
      ["d = w + c", "OP", `Số ${others} là phần còn lại. Con làm phép trừ nhé!`],
      ["d = w − p", "DATUM", "{p}% không phải là {p} đơn vị. Con dùng số đã tìm ở dòng trên nhé!"],
    ],
    hints: [
      `Số ${others} là phần còn lại. Con tìm số ${some} trước.`,
      "{p}% nghĩa là {p} phần trong 100 phần bằng nhau.",
      "Dòng 1: con nhân với {p} rồi chia cho 100. Dòng 2: con làm phép trừ.",
    ],
    asked: `có bao nhiêu ${others}`,
    unit,
    pick: (rng) => {
      const { p, w } = pickShare(
        rng,
        low,
        high,
        twentieths.filter((percent) => percent >= least && percent <= most),
      );
      return { told: { w }, bare: percentNumbers(p) };
    },
  };
});

/** One amount is a fraction of another, and both are asked for. */
const compared = readTable(
  { numbers: ["low", "high"], words: ["start", "thing", "unit", "whose", "other", "all", "asks"] },
  `
  24 | 72  | Lớp của {x} trồng được     | cây hoa hồng | cây   | Số cây hoa cúc   | số cây hoa hồng  | Số cây cả hai loại      | Lớp trồng được tất cả bao nhiêu cây?
  40 | 120 | Buổi sáng, quầy của cô Lan bán | kg rau   | kg    | Số rau buổi chiều bán | số rau buổi sáng bán | Số rau cả hai buổi bán | Cả hai buổi quầy bán bao nhiêu ki-lô-gam rau?
  30 | 96  | Câu lạc bộ cờ vua có       | bạn nam      | bạn   | Số bạn nữ        | số bạn nam       | Số bạn của cả câu lạc bộ | Câu lạc bộ có tất cả bao nhiêu bạn?
  60 | 180 | Ngăn trên có               | quyển sách   | quyển | Số sách ngăn dưới | số sách ngăn trên | Số sách cả hai ngăn    | Cả hai ngăn có bao nhiêu quyển sách?
  36 | 90  | Nhà {x} nuôi               | con vịt      | con   | Số con ngan      | số con vịt       | Số con vịt và con ngan  | Nhà {x} nuôi tất cả bao nhiêu con?
`,
);

const fractions = [
  [1, 2],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 3],
  [5, 3],
  [5, 4],
] as const;

const comparedStories = compared.map(
  ({ low, high, start, thing, unit, whose, other, all, asks }): StepsStory => ({
    tell: `${start} {a} ${thing}. ${whose} bằng {few}\u2044{many} ${other}. ${asks}`,
    steps: [`c = a × few : many | ${whose}`, `d = a + c | ${all}`],
    slips: [
      ["c = a × many : few", "REL", "Con nhân với tử số rồi chia cho mẫu số nhé!"],
      ["c = a : few", "PARTIAL", "Con nhân với tử số rồi chia cho mẫu số nhé!"],
      ["c = a : many", "PARTIAL", "Đó mới là một phần. Con tính {few} phần nhé!"],
      ["d = a − c", "OP", "Bài toán hỏi tất cả thì con làm phép cộng."],
    ],
    hints: [
      `Con tìm ${lowerFirst(whose)} trước, rồi tìm ${lowerFirst(all)}.`,
      "Muốn tìm {few}\u2044{many} của một số, con nhân số đó với {few} rồi chia cho {many}.",
      "Dòng 1: con tìm phân số của số đã cho. Dòng 2: con làm phép cộng.",
    ],
    asked: lowerFirst(asks).replace("?", ""),
    unit,
    pick: (rng) => {
      const [few, many] = rng.pick(fractions);
      // In decimals: 0,6 of the first amount, and 1,6 of it together.
      const decimals = typable({ share: few / many, shares: (few + many) / many });
      const a = rng.int(Math.ceil(low / many), Math.floor(high / many)) * many;
      return { told: { a }, bare: { few, many, both: few + many, one: 1, ...decimals } };
    },
  }),
);

/** Two steps with a percentage or a fraction. */
export const shareStepStories: readonly StepsStory[] = [...partedStories, ...comparedStories];
