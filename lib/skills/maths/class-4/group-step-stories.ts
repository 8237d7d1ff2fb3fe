import { capital } from "#lib/core/capital.ts";
import { lowerFirst } from "#lib/core/lower-first.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { StepsStory } from "#lib/skills/drafts/steps-story.ts";
import { tens } from "./sum-step-stories.ts";

/** So many boxes with so many in each, of which some go in the morning and some in the afternoon. */
const boxed = readTable(
  { numbers: ["low", "high"], words: ["who", "holder", "things", "thing", "unit", "gets", "verb"] },
  `
  120 | 480 | Cửa hàng     | thùng | thùng bút bi    | chiếc bút bi   | chiếc | nhập về | bán
  160 | 360 | Vườn ươm     | lô    | lô cây giống    | cây giống      | cây   | có      | bán
  450 | 900 | Kho          | xe    | xe gạo          | kg gạo         | kg    | đang trống, nhận | xuất
  150 | 450 | Xưởng in     | kiện  | kiện vở         | quyển vở       | quyển | có      | bán
  240 | 640 | Công trường  | xe    | xe gạch         | viên gạch      | viên  | chở về  | dùng
`,
);

const spoken = (thing: string) => thing.replace("kg", "ki-lô-gam");

const boxedStories = boxed.map(
  ({ low, high, who, holder, things, thing, unit, gets, verb }): StepsStory => ({
    tell: `${who} ${gets} {g} ${things}, mỗi ${holder} có {e} ${unit}. Buổi sáng ${verb} {a} ${unit}, buổi chiều ${verb} {b} ${unit}. ${who} còn lại bao nhiêu ${spoken(thing)}?`,
    steps: [
      `c = e × g | Số ${spoken(thing)} có lúc đầu`,
      `d = a + b | Số ${spoken(thing)} đã ${verb} cả hai buổi`,
      `r = c − d | Số ${spoken(thing)} còn lại`,
    ],
    slips: [
      ["c = e + g", "OP", `Mỗi ${holder} đều có {e} ${unit}. Con làm phép nhân nhé!`],
      ["d = a − b", "OP", "Hỏi cả hai buổi thì con làm phép cộng."],
      ["d = b − a", "OP", "Hỏi cả hai buổi thì con làm phép cộng."],
      ["r = c + d", "OP", "Hỏi còn lại thì con làm phép trừ."],
      ["r = c − a", "PARTIAL", "Con còn quên buổi chiều. Con trừ cả hai buổi nhé!"],
      ["r = c − b", "PARTIAL", "Con còn quên buổi sáng. Con trừ cả hai buổi nhé!"],
    ],
    hints: [
      `Muốn biết còn lại bao nhiêu, con cần biết lúc đầu có bao nhiêu và đã ${verb} bao nhiêu.`,
      `{g} ${holder}, mỗi ${holder} {e} ${unit}. Ở dòng 1, con làm phép nhân hay phép cộng?`,
      `Dòng 2: con cộng số ${spoken(thing)} của cả hai buổi. Dòng 3: con làm phép trừ.`,
    ],
    asked: `${lowerFirst(who)} còn lại bao nhiêu ${spoken(thing)}`,
    unit,
    pick: (rng) => {
      const [g, e, a, b] = [rng.int(4, 9), tens(rng, low, high), tens(rng, low, high), tens(rng, low, high)];
      return g * e - a - b < 50 ? null : { told: { e, a, b }, bare: { g } };
    },
  }),
);

/** Two amounts, one compared with the other, both shared out equally. */
const shared = readTable(
  {
    numbers: ["low", "high", "least", "most"],
    words: ["one", "two", "does", "thing", "unit", "all", "holder", "asks", "each", "lead"],
  },
  `
  60  | 160 | 4 | 9 | Trang trại       | số vịt              | có        | con gà      | con   | Tất cả số gà và vịt được nhốt đều vào {n} chuồng. | chuồng | Mỗi chuồng có bao nhiêu con?          | Số con trong mỗi chuồng         | vịt
  180 | 420 | 4 | 9 | Tổ Một           | tổ Hai              | may được  | chiếc khăn  | chiếc | Tất cả số khăn được xếp đều vào {n} thùng.       | thùng  | Mỗi thùng có bao nhiêu chiếc khăn?    | Số chiếc khăn trong mỗi thùng   | tổ
  90  | 120 | 7 | 9 | Khối Ba          | khối Bốn            | có        | bạn         | bạn   | Tất cả các bạn ngồi đều trên {n} xe ô tô.        | xe     | Mỗi xe chở bao nhiêu bạn?             | Số bạn ngồi trên mỗi xe         | khối
  150 | 360 | 5 | 9 | Buổi sáng bác Tư | buổi chiều          | hái       | quả dừa     | quả   | Tất cả số dừa được xếp đều lên {n} xe.           | xe     | Mỗi xe chở bao nhiêu quả dừa?         | Số quả dừa trên mỗi xe          | buổi
  120 | 300 | 4 | 8 | Ngăn trên        | ngăn dưới           | có        | quyển sách  | quyển | Tất cả số sách được chia đều cho {n} lớp.        | lớp    | Mỗi lớp được bao nhiêu quyển sách?    | Số quyển sách mỗi lớp được      | ngăn
`,
);

type Shared = (typeof shared)[number];

/** The sentences over the first two lines; hens and ducks are counted with one word. */
function leadsOf({ two, does, thing, unit, lead }: Shared): readonly [string, string] {
  if (lead === "vịt") return ["Số con vịt", "Số con gà và vịt"];
  const name = thing === unit ? `Số ${unit}` : `Số ${thing}`;
  return [`${name} ${two} ${does}`, `${name} cả hai ${lead} ${does}`];
}

function toShared(row: Shared, isMore: boolean): StepsStory {
  const { low, high, least, most, one, two, does, thing, unit, all, holder, asks, each, lead } = row;
  const [than, sign, wrong] = isMore ? ["nhiều hơn", "+", "−"] : ["ít hơn", "−", "+"];
  const first = { vịt: "số gà", buổi: "buổi sáng" }[lead] ?? lowerFirst(one);
  const [second, together] = leadsOf(row);
  const compared = lead === "vịt" ? `${two} ${than} ${first}` : `${two} ${does} ${than} ${first}`;
  return {
    tell: `${one} ${does} {a} ${thing}, ${compared} {b} ${unit}. ${all} ${asks}`,
    steps: [`c = a ${sign} b | ${second}`, `d = a + c | ${together}`, `e = d : n | ${each}`],
    slips: [
      [`c = a ${wrong} b`, "OP", `${capital(compared)} thì con làm phép ${isMore ? "cộng" : "trừ"}.`],
      ["d = a + b", "PARTIAL", `Con đang cộng với phần hơn kém. Con cộng với ${lowerFirst(second)} nhé!`],
      ["e = c : n", "PARTIAL", `Con mới chia ${lowerFirst(second)}. Con chia ${lowerFirst(together)} nhé!`],
      ["e = a : n", "PARTIAL", `Con mới chia {a} ${unit}. Con chia ${lowerFirst(together)} nhé!`],
      ["e = d × n", "OP", `Chia đều cho {n} ${holder} thì con làm phép chia.`],
    ],
    hints: [
      `Muốn chia đều, con cần biết ${lowerFirst(together)}.`,
      `Đề bài nói “${than}”. Ở dòng 1, con làm phép cộng hay phép trừ?`,
      `Dòng 2: con tìm ${lowerFirst(together)}. Dòng 3: con làm phép chia.`,
    ],
    asked: lowerFirst(asks).replace("?", ""),
    unit,
    pick: (rng) => {
      const [n, a, b] = [rng.int(least, most), rng.int(low, high), rng.int(8, 40)];
      const total = isMore ? a * 2 + b : a * 2 - b;
      return total % n === 0 ? { told: { a, b }, bare: { n } } : null;
    },
  };
}

const received: readonly StepsStory[] = [
  {
    tell: "Nhà trường chia đều {w} quyển vở cho {n} lớp. Lớp của {x} đã có {a} quyển, nay được tặng thêm {b} quyển nữa. Lớp của {x} có tất cả bao nhiêu quyển vở?",
    steps: [
      "c = w : n | Số quyển vở nhà trường chia cho mỗi lớp",
      "d = a + b | Số quyển vở có sẵn và được tặng",
      "e = c + d | Số quyển vở lớp của {x} có tất cả",
    ],
    slips: [
      ["c = w × n", "OP", "Chia đều cho {n} lớp thì con làm phép chia."],
      ["c = w − n", "OP", "Chia đều cho {n} lớp thì con làm phép chia."],
      ["d = a − b", "OP", "Được tặng thêm thì con làm phép cộng."],
      ["e = c − d", "OP", "Hỏi có tất cả thì con làm phép cộng."],
      ["e = c + a", "PARTIAL", "Con còn quên số vở được tặng thêm."],
      ["e = c + b", "PARTIAL", "Con còn quên số vở lớp đã có."],
    ],
    hints: [
      "Lớp có vở từ mấy nguồn? Con tìm từng phần rồi gộp lại.",
      "Ở dòng 1, {w} quyển chia đều cho {n} lớp. Con làm phép tính gì?",
      "Dòng 3: con cộng số vở được chia với số vở ở dòng 2.",
    ],
    asked: "lớp của {x} có tất cả bao nhiêu quyển vở",
    unit: "quyển",
    pick: (rng) => {
      const n = rng.int(4, 9);
      return { told: { w: n * rng.int(25, 80), a: rng.int(12, 48), b: rng.int(6, 24) }, bare: { n } };
    },
  },
];

/** Three steps, one of them with × or : by one digit. */
export const groupStepStories: readonly StepsStory[] = [
  ...boxedStories,
  ...shared.flatMap((row) => [toShared(row, true), toShared(row, false)]),
  ...received,
];
