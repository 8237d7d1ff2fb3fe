import { capital } from "#lib/core/capital.ts";
import { lowerFirst } from "#lib/core/lower-first.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { StepsStory } from "#lib/skills/drafts/steps-story.ts";

/** `up` tells of so many times as many, `down` of so many times fewer; `lead` is the sentence of whomever. */
const pairs = readTable(
  { numbers: [], words: ["one", "two", "all", "start", "up", "down", "asks", "lead", "unit"] },
  `
  buổi sáng    | buổi chiều    | cả hai buổi | {One} cửa hàng bán {a} kg gạo    | {two} bán số gạo gấp {t} lần {one}        | số gạo {two} bán giảm đi {t} lần so với {one}           | cửa hàng bán bao nhiêu ki-lô-gam gạo | Số ki-lô-gam gạo {who} bán | kg
  tuần đầu     | tuần sau      | cả hai tuần | {One} lớp thu {a} kg giấy vụn | {two} thu số giấy gấp {t} lần {one}      | số giấy {two} thu giảm đi {t} lần so với {one}           | lớp thu bao nhiêu ki-lô-gam giấy vụn | Số ki-lô-gam giấy vụn {who} thu | kg
  tổ Một       | tổ Hai        | cả hai tổ   | {One} trồng {a} cây              | {two} trồng số cây gấp {t} lần số cây {one}      | số cây của {two} bằng số cây của {one} giảm đi {t} lần | trồng bao nhiêu cây              | Số cây {who} trồng         | cây
  ngăn trên    | ngăn dưới     | cả hai ngăn | {One} có {a} quyển sách          | {two} có số sách gấp {t} lần {one}         | số sách {two} bằng số sách {one} giảm đi {t} lần   | có bao nhiêu quyển sách              | Số quyển sách ở {who}      | quyển
  {x}          | {y}           | cả hai bạn  | {One} có {a} viên bi             | {two} có số bi gấp {t} lần {one}         | số bi của {two} bằng số bi của {one} giảm đi {t} lần | có bao nhiêu viên bi               | Số viên bi của {who}       | viên
  {x}          | {y}           | cả hai bạn  | {One} làm {a} bông hoa giấy      | {two} làm số hoa gấp {t} lần {one}        | số hoa {two} làm bằng số hoa {one} làm giảm đi {t} lần | làm bao nhiêu bông hoa giấy      | Số bông hoa {who} làm      | bông
  nhà {x}      | nhà {y}       | cả hai nhà  | {One} nuôi {a} con vịt           | {two} nuôi số con vịt gấp {t} lần {one}       | số vịt {two} nuôi bằng số vịt {one} nuôi giảm đi {t} lần | nuôi bao nhiêu con vịt         | Số con vịt {who} nuôi      | con
  ngày đầu     | ngày sau      | cả hai ngày | {One} đội công nhân sửa {a} m đường | {two} sửa số mét đường gấp {t} lần {one}     | số mét đường {two} sửa giảm đi {t} lần so với {one}           | đội đó sửa bao nhiêu mét đường       | Số mét đường {who} sửa     | m
  thùng nhỏ    | thùng to      | cả hai thùng | {One} chứa {a} lít mật ong      | {two} chứa lượng mật ong gấp {t} lần {one}       |                                                 | chứa bao nhiêu lít mật ong           | Số lít mật ong ở {who}     | lít
  hàng dưới    | hàng trên     | cả hai hàng | {One} có {a} chậu cây            | {two} có số chậu gấp {t} lần {one}         | số chậu {two} bằng số chậu {one} giảm đi {t} lần   | có bao nhiêu chậu cây                | Số chậu cây ở {who}        | chậu
`,
);

/** The parts of a row put into its sentences; what else stands in braces stays. */
const put = (text: string, parts: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/gu, (gap, name: string) => parts[name] ?? gap);

/** What differs between so many times as many and so many times fewer. */
const directions = {
  up: {
    way: "a × t",
    wrong: ["a + t", "a : t"],
    said: "gấp {t} lần",
    does: "nhân",
    than: "nhiều hơn",
    apart: "c − a",
    joined: { total: ["a + a × t", "a × both"], apart: ["a × t − a"] },
  },
  down: {
    way: "a : t",
    wrong: ["a − t", "a × t"],
    said: "giảm đi {t} lần",
    does: "chia",
    than: "ít hơn",
    apart: "a − c",
    joined: { total: ["a + a : t"], apart: ["a − a : t"] },
  },
} as const;

/** Both together are at most 100; twice as many are as many more as there were. */
function pickNumbers(rng: Rng, isUp: boolean, isTotal: boolean) {
  const t = rng.int(isTotal ? 2 : 3, 6);
  const small = rng.int(6, Math.min(24, Math.floor(100 / (t + 1))));
  // One part and the others may be counted in the head.
  return { told: { a: isUp ? small : small * t }, bare: { t, one: 1, both: t + 1, ...(t > 2 && { rest: t - 1 }) } };
}

type Pair = (typeof pairs)[number];

function toStory(row: Pair, direction: "up" | "down", isTotal: boolean): StepsStory {
  const { one, two, all, start, asks, unit } = row;
  const { way, wrong, said, does, than, apart, joined } = directions[direction];
  const isUp = direction === "up";
  const parts = { one, two, One: capital(one) };
  const lead = (who: string) => put(row.lead, { who });
  const told = put(row[direction], parts);
  const total = `total = a + c | ${lead(all)}`;
  const difference = `apart = ${apart} | ${lead(two)} ${than} ${one}`;
  const asked = isTotal
    ? `${capital(all)} ${asks}`
    : `${capital(two)} ${asks.replace("bao nhiêu", `${than} ${one} bao nhiêu`)}`;
  const firstly = `{t} là số lần. Con tìm ${lowerFirst(lead(two))} trước nhé!`;
  const last = isTotal ? "total" : "apart";
  return {
    // In one sentence it would be too long to read.
    tell: `${put(start, parts)}${isUp ? ", " : ". "}${isUp ? told : capital(told)}. ${asked}?`,
    steps: [`c = ${way} | ${lead(two)}`, isTotal ? total : difference],
    others: [isTotal ? difference : total],
    alternatives: joined[last].map((line) => `${last} = ${line}`),
    slips: [
      ...wrong.map((line) => [`c = ${line}`, "OP", `“${capital(said)}” thì con làm phép ${does}.`] as const),
      [
        `${last} = a ${isTotal ? "+" : "−"} t`,
        "PARTIAL",
        "{t} là số lần. Con dùng số đã tìm ở dòng trên nhé!",
        firstly,
      ],
    ],
    hints: [
      `Đề bài chưa cho biết ${lowerFirst(lead(two))}. Con tìm số đó trước.`,
      `Đề bài nói “${said}”. Ở dòng 1, con làm phép nhân hay phép chia?`,
      `Dòng 1: con tìm số chưa biết. Dòng 2: con ${isTotal ? "cộng hai số với nhau" : "lấy số lớn trừ số bé"}.`,
    ],
    asked: lowerFirst(asked),
    unit,
    pick: (rng) => pickNumbers(rng, isUp, isTotal),
  };
}

const both = [true, false] as const;

/** "Tổ Một trồng 8 cây, tổ Hai trồng số cây gấp 3 lần số cây tổ Một. Tổ Hai trồng nhiều hơn tổ Một bao nhiêu cây?" */
export const timesStepStories: readonly StepsStory[] = pairs.flatMap((row) =>
  both.flatMap((isTotal) => [toStory(row, "up", isTotal), ...(row.down === "" ? [] : [toStory(row, "down", isTotal)])]),
);
