import { capital } from "#lib/core/capital.ts";
import { lowerFirst } from "#lib/core/lower-first.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { StepsStory } from "#lib/skills/drafts/steps-story.ts";

/** A number between two others that ends in a zero. */
export const tens = (rng: Rng, low: number, high: number) => rng.int(low / 10, high / 10) * 10;

/** Three amounts, each compared with the one before. */
const chains = readTable(
  { numbers: ["low", "high"], words: ["first", "second", "third", "all", "does", "verb", "thing", "unit", "lead"] },
  `
  250  | 900  | Ngày đầu       | ngày thứ hai | ngày thứ ba | Cả ba ngày  | xưởng may được     | may được  | chiếc áo       | chiếc | Số chiếc áo {who} may được
  1200 | 2600 | Tuần thứ nhất  | tuần thứ hai | tuần thứ ba | Cả ba tuần  | trại gà thu | thu | quả trứng | quả | Số quả trứng {who} thu
  320  | 980  | Đội Một        | đội Hai      | đội Ba      | Cả ba đội   | trồng được         | trồng được | cây           | cây   | Số cây {who} trồng được
  1500 | 2900 | Kho Một | kho Hai | kho Ba  | Cả ba kho   | chứa               | chứa      | kg thóc        | kg    | Số ki-lô-gam thóc {who} chứa
  240  | 760  | Khối Ba         | khối Bốn       | khối Năm      | Cả ba khối   | góp              | góp       | quyển sách     | quyển | Số quyển sách {who} góp
  410  | 950  | Ngày thứ Sáu   | thứ Bảy      | Chủ nhật    | Cả ba ngày  | bảo tàng đón       | đón       | khách          | khách | Số khách {who} đón
`,
);

type Chain = (typeof chains)[number];

const named: Readonly<Record<string, string>> = { "kg thóc": "ki-lô-gam thóc" };

function toChain(row: Chain, isMore: readonly [boolean, boolean]): StepsStory {
  const { first, second, third, all, does, verb, thing, unit, low, high } = row;
  const than = isMore.map((more) => (more ? "nhiều hơn" : "ít hơn"));
  const signs = isMore.map((more) => (more ? "+" : "−"));
  const wrong = isMore.map((more) => (more ? "−" : "+"));
  const lead = (who: string) => fillGaps(row.lead, { who });
  const found = (who: string) => lowerFirst(lead(who));
  const say = (at: 0 | 1, compared: string, withWhat: string) =>
    `${capital(compared)} ${verb} ${than[at]} ${lowerFirst(withWhat)} thì con làm phép ${isMore[at] ? "cộng" : "trừ"}.`;
  const [each = ""] = lowerFirst(all).split(" ").slice(2);
  const asked = `${lowerFirst(all)} ${does} bao nhiêu ${named[thing] ?? thing}`;
  return {
    tell: `${first} ${does} {a} ${thing}. ${capital(second)} ${verb} ${than[0]} ${lowerFirst(first)} {b} ${unit}. ${capital(third)} ${verb} ${than[1]} ${second} {c} ${unit}. ${capital(asked)}?`,
    steps: [
      `d = a ${signs[0]} b | ${lead(second)}`,
      `e = d ${signs[1]} c | ${lead(third)}`,
      `f = a + d + e | ${lead(lowerFirst(all))}`,
    ],
    slips: [
      [`d = a ${wrong[0]} b`, "OP", say(0, second, first)],
      [`e = d ${wrong[1]} c`, "OP", say(1, third, second)],
      [`e = a ${signs[1]} c`, "PARTIAL", `Đề bài so ${third} với ${second}. Con dùng ${found(second)} nhé!`],
      ["f = d + e", "PARTIAL", `Con còn quên ${found(lowerFirst(first))}. Con cộng đủ ba số nhé!`],
      ["f = a + d", "PARTIAL", `Con còn quên ${found(third)}. Con cộng đủ ba số nhé!`],
      ["f = a + b + c", "PARTIAL", `Con đang cộng với phần hơn kém. Con cộng ${found(`mỗi ${each}`)} nhé!`],
    ],
    hints: [
      `Muốn biết ${asked}, con cần biết ${found(`mỗi ${each}`)}.`,
      `Con tìm ${found(second)} trước, rồi dùng số đó để tìm ${found(third)}.`,
      "Dòng 3: con cộng cả ba số với nhau.",
    ],
    asked,
    unit,
    pick: (rng) => ({ told: { a: tens(rng, low, high), b: tens(rng, 20, 90), c: tens(rng, 20, 90) } }),
  };
}

/** A stock that something comes to twice, or goes from twice. */
const stocks = readTable(
  { numbers: ["low", "high"], words: ["who", "thing", "unit", "sort", "verb", "lead", "asks"] },
  `
  3500 | 6500 | Kho lương thực | kg gạo      | kg    | out | xuất đi   | Số ki-lô-gam gạo {who}   | còn lại bao nhiêu ki-lô-gam gạo
  2400 | 4800 | Thư viện       | quyển sách  | quyển | out | cho mượn  | Số quyển sách {who}      | còn lại bao nhiêu quyển sách
  1800 | 3200 | Bể             | lít nước    | lít   | out | lấy ra    | Số lít nước {who}        | còn lại bao nhiêu lít nước
  1500 | 2900 | Lò gạch        | viên ngói   | viên  | out | bán đi    | Số viên ngói {who}       | còn lại bao nhiêu viên ngói
  1400 | 3600 | Kho nông sản   | kg lạc      | kg    | in  | nhập thêm | Số ki-lô-gam lạc {who}   | có tất cả bao nhiêu ki-lô-gam lạc
  1200 | 2800 | Thư viện       | quyển truyện | quyển | in | mua thêm  | Số quyển truyện {who}    | có tất cả bao nhiêu quyển truyện
  1100 | 2600 | Cửa hàng       | chai nước   | chai  | in  | nhập thêm | Số chai nước {who}       | có tất cả bao nhiêu chai nước
`,
);

type Stock = (typeof stocks)[number];

function toStock({ low, high, who, thing, unit, sort, verb, lead, asks }: Stock, isMore: boolean): StepsStory {
  const [than, sign, wrong] = isMore ? ["nhiều hơn", "+", "−"] : ["ít hơn", "−", "+"];
  const isOut = sort === "out";
  const [last, other] = isOut ? ["−", "+"] : ["+", "−"];
  const second = lowerFirst(fillGaps(lead, { who: `lần sau ${verb}` }));
  const counted = lowerFirst(fillGaps(lead, { who: "của cả hai lần" }));
  return {
    tell: `${who} có {a} ${thing}. Lần đầu ${verb} {b} ${unit}, lần sau ${verb} ${than} lần đầu {c} ${unit}. ${who} ${asks}?`,
    steps: [
      `d = b ${sign} c | ${fillGaps(lead, { who: `lần sau ${verb}` })}`,
      `e = b + d | ${fillGaps(lead, { who: `cả hai lần ${verb}` })}`,
      `f = a ${last} e | ${fillGaps(lead, { who: `${lowerFirst(who)} ${isOut ? "còn lại" : "có tất cả"}` })}`,
    ],
    slips: [
      [`d = b ${wrong} c`, "OP", `Lần sau ${verb} ${than} lần đầu thì con làm phép ${isMore ? "cộng" : "trừ"}.`],
      ["e = b + c", "PARTIAL", `Con đang cộng với phần hơn kém. Con cộng với ${second} nhé!`],
      [`f = a ${other} e`, "OP", isOut ? "Hỏi còn lại thì con làm phép trừ." : "Có thêm nữa thì con làm phép cộng."],
      [`f = a ${last} d`, "PARTIAL", `Con còn quên lần đầu. Con dùng ${counted} nhé!`],
      [`f = a ${last} b`, "PARTIAL", `Con còn quên lần sau. Con dùng ${counted} nhé!`],
    ],
    hints: [
      `Muốn biết ${isOut ? "còn lại" : "có tất cả"} bao nhiêu, con cần biết cả hai lần ${verb} bao nhiêu.`,
      `Đề bài chưa cho biết ${second}. Con tìm số đó ở dòng 1.`,
      `Dòng 2: con cộng ${counted}. Dòng 3: con làm phép ${isOut ? "trừ" : "cộng"}.`,
    ],
    asked: `${lowerFirst(who)} ${asks}`,
    unit,
    pick: (rng) => ({ told: { a: tens(rng, low, high), b: tens(rng, 210, 480), c: tens(rng, 20, 90) } }),
  };
}

const both = [true, false] as const;

/** Three steps of adding and taking away, up to 10 000. */
export const sumStepStories: readonly StepsStory[] = [
  ...chains.flatMap((row) => both.flatMap((one) => both.map((other) => toChain(row, [one, other])))),
  ...stocks.flatMap((row) => both.map((isMore) => toStock(row, isMore))),
];
