import { lowerFirst } from "#lib/core/lower-first.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { StepsStory } from "#lib/skills/drafts/steps-story.ts";
import { percentNumbers, percentSlips } from "./share-step-stories.ts";

const thousand = 1000;

/** A thing whose price is reduced, and some others at their full price. */
const bought = readTable(
  { numbers: ["low", "high", "least", "most"], words: ["who", "one", "thing", "others", "other"] },
  `
  18 | 45 | 15 | 30 | Chị Hà    | một đôi giày       | đôi giày       | đôi tất      | đôi
  20 | 40 | 8  | 15 | Bố {x}    | một chiếc cặp      | chiếc cặp      | quyển vở     | quyển
  24 | 60 | 20 | 45 | Mẹ {x}    | một chiếc áo khoác | chiếc áo khoác | chiếc khăn   | chiếc
  15 | 32 | 25 | 40 | Anh Dũng  | một quả bóng đá    | quả bóng đá    | chiếc quần đùi | chiếc
  16 | 36 | 12 | 24 | Cô Lan    | một chiếc ấm điện  | chiếc ấm điện  | chiếc cốc    | chiếc
`,
);

const boughtStories = bought.map(
  ({ low, high, least, most, who, one, thing, others, other }): StepsStory => ({
    tell: `${who} mua ${one} giá {a} đồng, được giảm giá {p}%. ${who} mua thêm {n} ${others}, mỗi ${other} giá {q} đồng. ${who} phải trả tất cả bao nhiêu tiền?`,
    steps: [
      `c = a × p : 100 | Số tiền ${thing} được giảm`,
      `d = a − c | Giá ${thing} sau khi giảm`,
      `e = q × n | Số tiền mua {n} ${others}`,
      `f = d + e | Số tiền ${lowerFirst(who)} phải trả tất cả`,
    ],
    others: [`g = a + e | Số tiền phải trả nếu không được giảm giá`, `h = ? | Số tiền ${lowerFirst(who)} còn lại`],
    alternatives: [
      "d = a × rest : 100; e = q × n; f = d + e",
      "d = a − a × p : 100; f = d + q × n",
      "e = q × n; g = a + e; c = a × p : 100; f = g − c",
      "f = a × rest : 100 + q × n",
    ],
    slips: [
      ...percentSlips("c", "a"),
      ["d = a + c", "OP", "Được giảm giá thì con làm phép trừ."],
      ["d = a − p", "DATUM", "{p}% không phải là {p} đồng. Con dùng số tiền được giảm nhé!"],
      ["e = q + n", "OP", `Mỗi ${other} đều giá {q} đồng. Con làm phép nhân nhé!`],
      ["f = d + q", "PARTIAL", `Con mới tính một ${other}. Con tính đủ {n} ${others} nhé!`],
      ["f = c + e", "FIELD", "Đó là tiền được giảm, không phải tiền phải trả. Con dùng giá sau khi giảm nhé!"],
      ["f = d − e", "OP", "Hỏi tất cả thì con làm phép cộng."],
    ],
    hints: [
      `Con cần biết ${thing} sau khi giảm giá bao nhiêu, và {n} ${others} hết bao nhiêu.`,
      "Muốn tìm số tiền được giảm, con lấy giá tiền nhân với {p} rồi chia cho 100.",
      "Cuối cùng con cộng hai khoản phải trả.",
    ],
    asked: `${lowerFirst(who)} phải trả tất cả bao nhiêu tiền`,
    unit: "đồng",
    pick: (rng) => {
      const [p, n] = [rng.pick([10, 15, 20, 25, 30, 40]), rng.int(2, 5)];
      const [a, q] = [rng.int(low, high) * 10 * thousand, rng.int(least, most) * thousand];
      return { told: { a, q }, bare: { n, ...percentNumbers(p) } };
    },
  }),
);

const spent = readTable(
  { numbers: ["low", "high", "size"], words: ["who", "gets", "one", "other", "first", "second"] },
  `
  120 | 240 | 100 | Gia đình {x}  | thu nhập mỗi tháng {w} đồng     | {p}% để ăn uống       | {q}% để trả tiền học   | Số tiền ăn uống      | Số tiền học
  60  | 120 | 10 | Quỹ của lớp {x} | có {w} đồng                   | {p}% để mua sách      | {q}% để mua cây        | Số tiền mua sách     | Số tiền mua cây
  80  | 160 | 100 | Cô Hoa        | có {w} đồng tiền vốn            | {p}% để nhập gạo      | {q}% để nhập đỗ        | Số tiền nhập gạo     | Số tiền nhập đỗ
  90  | 180 | 100 | Chú Nam       | nhận được {w} đồng tiền công    | {p}% để sửa nhà       | {q}% để mua xe đạp     | Số tiền sửa nhà      | Số tiền mua xe đạp
`,
);

const spentStories = spent.map(
  ({ low, high, size, who, gets, one, other, first, second }): StepsStory => ({
    tell: `${who} ${gets}, dùng ${one} và ${other}. ${who} còn lại bao nhiêu tiền?`,
    steps: [
      `c = w × p : 100 | ${first}`,
      `d = w × q : 100 | ${second}`,
      "e = c + d | Số tiền đã dùng tất cả",
      "f = w − e | Số tiền còn lại",
    ],
    others: ["g = p + q | Tổng số phần trăm đã dùng | %", `h = c − d | ${first} nhiều hơn ${lowerFirst(second)}`],
    alternatives: [
      "e = w × bothp : 100; f = w − e",
      "e = w × p : 100 + w × q : 100; f = w − e",
      "f = w − w × ( p + q ) : 100",
      "f = w × ( hundred − p − q ) : 100",
    ],
    slips: [
      ...percentSlips("c", "w"),
      ["d = w : q", "OP", "Muốn tìm {q}% của một số, con lấy số đó nhân với {q} rồi chia cho 100."],
      ["d = w × q", "PARTIAL", "Con còn phải chia cho 100 nữa."],
      ["d = ( w − c ) × q : 100", "FIELD", "{q}% là của số tiền lúc đầu. Con tính lại từ số tiền lúc đầu nhé!"],
      ["e = c − d", "OP", "Hỏi đã dùng tất cả thì con làm phép cộng."],
      ["f = w + e", "OP", "Hỏi còn lại thì con làm phép trừ."],
      ["f = w − c", "PARTIAL", "Con mới trừ khoản thứ nhất. Con trừ cả hai khoản nhé!"],
      ["f = w − d", "PARTIAL", "Con mới trừ khoản thứ hai. Con trừ cả hai khoản nhé!"],
    ],
    hints: [
      "Con cần biết mỗi khoản hết bao nhiêu tiền.",
      "Muốn tìm {p}% của một số, con lấy số đó nhân với {p} rồi chia cho 100.",
      "Con cộng hai khoản đã dùng, rồi lấy số tiền lúc đầu trừ đi.",
    ],
    asked: `${lowerFirst(who)} còn lại bao nhiêu tiền`,
    unit: "đồng",
    pick: (rng) => {
      const [p, q] = [rng.pick([30, 35, 40, 45]), rng.pick([10, 15, 20, 25])];
      // Both percents together, which may be added in the head, are neither half of the whole nor what the first one leaves.
      if (p + q === 50 || p + q === 100 - p) return null;
      return {
        told: { w: rng.int(low, high) * size * thousand },
        bare: { q, ...percentNumbers(p), ...percentNumbers(q, "other"), ...percentNumbers(p + q, "both") },
      };
    },
  }),
);

/** Part of the goods goes by percent, part by number; what is left is sold at a price. */
const stocked = readTable(
  { numbers: ["low", "high", "least", "most"], words: ["who", "thing", "unit", "spoken", "each", "verb"] },
  `
  200 | 480 | 14 | 26 | Cửa hàng có | kg gạo       | kg    | ki-lô-gam gạo | ki-lô-gam | bán
  140 | 360 | 18 | 35 | Vườn nhà {x} thu được | kg nhãn | kg | ki-lô-gam nhãn | ki-lô-gam | bán
  160 | 400 | 6  | 12 | Đại lí có  | quyển vở     | quyển | quyển vở      | quyển     | bán
  120 | 300 | 25 | 60 | Vườn ươm có | cây giống    | cây   | cây giống     | cây       | bán
`,
);

const stockedStories = stocked.map(
  ({ low, high, least, most, who, thing, unit, spoken, each, verb }): StepsStory => ({
    tell: `${who} {w} ${thing}. Ngày đầu ${verb} {p}%, ngày sau ${verb} {b} ${unit}. Số còn lại được ${verb} hết với giá {q} đồng một ${each}. Số còn lại ${verb} được bao nhiêu tiền?`,
    steps: [
      `c = w × p : 100 | Số ${spoken} ngày đầu ${verb} | ${unit}`,
      `d = c + b | Số ${spoken} cả hai ngày ${verb} | ${unit}`,
      `e = w − d | Số ${spoken} còn lại | ${unit}`,
      `f = e × q | Số tiền ${verb} số ${spoken} còn lại`,
    ],
    others: [`g = w − c | Số ${spoken} còn lại sau ngày đầu | ${unit}`, "h = ? | Số tiền vốn bỏ ra"],
    alternatives: [
      "c = w × p : 100; g = w − c; e = g − b; f = e × q",
      "g = w × rest : 100; e = g − b; f = e × q",
      "e = w − w × p : 100 − b; f = e × q",
      "f = ( w − w × p : 100 − b ) × q",
    ],
    slips: [
      ...percentSlips("c", "w"),
      ["d = p + b", "DATUM", `{p}% không phải là {p} ${unit}. Con cộng với số ${spoken} ngày đầu ${verb} nhé!`],
      ["d = c − b", "OP", "Hỏi cả hai ngày thì con làm phép cộng."],
      ["e = w + d", "OP", "Hỏi còn lại thì con làm phép trừ."],
      ["e = w − c", "PARTIAL", "Con mới trừ ngày đầu. Con trừ cả hai ngày nhé!"],
      ["e = w − b", "PARTIAL", "Con mới trừ ngày sau. Con trừ cả hai ngày nhé!"],
      ["f = d × q", "FIELD", "Giá đó là giá của số còn lại. Con dùng số còn lại nhé!"],
      ["f = w × q", "PARTIAL", "Bài toán hỏi tiền của số còn lại thôi."],
    ],
    hints: [
      `Con cần biết còn lại bao nhiêu ${spoken} rồi mới tính tiền.`,
      "Con tìm {p}% của {w} trước: nhân với {p} rồi chia cho 100.",
      `Con cộng số ${spoken} của cả hai ngày, tìm số còn lại, rồi nhân với giá tiền.`,
    ],
    asked: `số còn lại ${verb} được bao nhiêu tiền`,
    unit: "đồng",
    pick: (rng) => {
      const p = rng.pick([10, 15, 20, 25, 30, 35, 40]);
      const [w, b, q] = [rng.int(low / 20, high / 20) * 20, rng.int(20, 60), rng.int(least, most) * thousand];
      const [c, e] = [(w * p) / 100, w - (w * p) / 100 - b];
      return e > 15 && ![b, c, c + b, p].includes(e) && b !== p && b !== c
        ? { told: { w, b, q }, bare: percentNumbers(p) }
        : null;
    },
  }),
);

/** Four steps with percent and money; the sentences are chosen. */
export const moneyStepStories: readonly StepsStory[] = [...boughtStories, ...spentStories, ...stockedStories];
