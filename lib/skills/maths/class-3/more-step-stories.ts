import { capital } from "#lib/core/capital.ts";
import { lowerFirst } from "#lib/core/lower-first.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { StepsStory } from "#lib/skills/drafts/steps-story.ts";

/**
 * One is told, the other compared with it, both are asked for. Numbers: from and to of the first one and of the
 * difference. `lead` is the sentence over a calculation, of whomever; `than` says more, then less.
 */
const pairs = readTable(
  {
    numbers: ["low", "high", "least", "most"],
    words: ["one", "two", "all", "tell", "asks", "lead", "than", "unit"],
  },
  `
  20 | 44 | 4 | 12 | bao gạo        | bao ngô        | cả hai bao   | {One} nặng {a} kg, {two} {than} {one} {b} kg.                         | {All} nặng bao nhiêu ki-lô-gam?               | Cân nặng của {who}              | nặng hơn / nhẹ hơn   | kg
  20 | 44 | 3 | 12 | tổ Một         | tổ Hai         | cả hai tổ    | {One} trồng được {a} cây, {two} trồng được {than} {one} {b} cây.      | {All} trồng được bao nhiêu cây?               | Số cây {who} trồng được         | nhiều hơn / ít hơn   | cây
  18 | 44 | 3 | 12 | ngăn trên      | ngăn dưới      | cả hai ngăn  | {One} có {a} quyển sách, {two} có {than} {one} {b} quyển.             | {All} có bao nhiêu quyển sách?                | Số quyển sách ở {who}           | nhiều hơn / ít hơn   | quyển
  15 | 40 | 3 | 12 | {x}            | {y}            | cả hai bạn   | {One} gấp được {a} con hạc giấy, {two} gấp được {than} {one} {b} con. | {All} gấp được bao nhiêu con hạc giấy?        | Số con hạc giấy {who} gấp được  | nhiều hơn / ít hơn   | con
  15 | 40 | 3 | 12 | {x}            | {y}            | cả hai bạn   | {One} hái được {a} bông hoa, {two} hái được {than} {one} {b} bông.    | {All} hái được bao nhiêu bông hoa?            | Số bông hoa {who} hái được      | nhiều hơn / ít hơn   | bông
  20 | 44 | 4 | 12 | buổi sáng      | buổi chiều     | cả hai buổi  | {One} cửa hàng bán {a} kg đường, {two} bán {than} {one} {b} kg.       | {All} cửa hàng bán bao nhiêu ki-lô-gam đường? | Số ki-lô-gam đường {who} bán    | nhiều hơn / ít hơn   | kg
  12 | 40 | 3 | 10 | sợi dây đỏ     | sợi dây xanh   | cả hai sợi dây | {One} dài {a} m, {two} {than} {one} {b} m.                          | {All} dài bao nhiêu mét?                      | Độ dài của {who}                | dài hơn / ngắn hơn   | m
  20 | 44 | 3 | 12 | nhà {x}        | nhà {y}        | cả hai nhà   | {One} nuôi {a} con gà, {two} nuôi {than} {one} {b} con.               | {All} nuôi bao nhiêu con gà?                  | Số con gà {who} nuôi            | nhiều hơn / ít hơn   | con
  15 | 40 | 3 | 10 | can thứ nhất   | can thứ hai    | cả hai can   | {One} đựng {a} lít nước mắm, {two} đựng {than} {one} {b} lít.         | {All} đựng bao nhiêu lít nước mắm?            | Số lít nước mắm ở {who}         | nhiều hơn / ít hơn   | lít
  20 | 44 | 3 | 12 | ngày thứ Bảy   | ngày Chủ nhật  | cả hai ngày  | {One} quầy hàng bán {a} chiếc diều, {two} bán {than} {one} {b} chiếc. | {All} quầy hàng bán bao nhiêu chiếc diều?     | Số chiếc diều {who} bán         | nhiều hơn / ít hơn   | chiếc
  20 | 44 | 3 | 12 | cây cam        | cây quýt       | cả hai cây   | {One} có {a} quả, {two} có {than} {one} {b} quả.                      | {All} có bao nhiêu quả?                       | Số quả trên {who}               | nhiều hơn / ít hơn   | quả
`,
);

/** The parts of a row put into its sentences; what else stands in braces stays. */
const put = (text: string, parts: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/gu, (gap, name: string) => parts[name] ?? gap);

function toStory(
  { one, two, all, tell, asks, than, unit, ...row }: (typeof pairs)[number],
  isMore: boolean,
): StepsStory {
  const [more = "", less = ""] = than.split(" / ");
  const said = isMore ? more : less;
  const [sign, wrong, does] = isMore ? ["+", "−", "cộng"] : ["−", "+", "trừ"];
  const parts = { one, two, than: said, One: capital(one), All: capital(all) };
  const lead = (who: string) => put(row.lead, { who });
  const second = lowerFirst(lead(two));
  const asked = lowerFirst(put(asks, parts)).replace("?", "");
  // What the story says of the two, without the number: "bao ngô nặng hơn bao gạo".
  const compared = put(tell.slice(tell.indexOf("{two}"), tell.indexOf(" {b}")), parts);
  return {
    tell: `${put(tell, parts)} ${put(asks, parts)}`,
    steps: [`c = a ${sign} b | ${lead(two)}`, `d = a + c | ${lead(all)}`],
    others: [
      `apart = ${isMore ? "c − a" : "a − c"} | ${capital(all.replace("cả ", ""))} hơn kém nhau`,
      `told = ? | ${lead(one)}`,
    ],
    alternatives: [`c = a ${sign} b; d = a + a ${sign} b`, `c = a ${sign} b; d = a × twice ${sign} b`],
    slips: [
      [`c = a ${wrong} b`, "OP", `${capital(compared)} thì con làm phép ${does}.`],
      ["d = a + b", "PARTIAL", `{b} ${unit} chỉ là phần hơn kém. Con cộng với ${second} nhé!`],
      ["d = a × twice", "PARTIAL", `Hai số không bằng nhau. Con cộng với ${second} nhé!`],
    ],
    hints: [
      `Đề bài chưa cho biết ${second}. Con tìm số đó trước.`,
      `Đề bài nói “${said}”. Ở dòng 1, con làm phép cộng hay phép trừ?`,
      "Dòng 1: con tìm số chưa biết. Dòng 2: con cộng hai số với nhau.",
    ],
    asked,
    unit,
    pick: (rng) => ({
      told: { a: rng.int(row.low, row.high), b: rng.int(row.least, row.most) },
      bare: { twice: 2 },
    }),
  };
}

/** "Bao gạo nặng 24 kg, bao ngô nhẹ hơn bao gạo 6 kg. Cả hai bao nặng bao nhiêu ki-lô-gam?" */
export const moreStepStories: readonly StepsStory[] = pairs.flatMap((row) => [toStory(row, true), toStory(row, false)]);
