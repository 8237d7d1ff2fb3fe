import { capital } from "#lib/core/capital.ts";
import { lowerFirst } from "#lib/core/lower-first.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { StepsStory } from "#lib/skills/drafts/steps-story.ts";
import { tens } from "./sum-step-stories.ts";

/** Goods that are bought by the piece or by weight, and one more thing; what is handed over is a note. */
const bought = readTable(
  { numbers: ["low", "high", "least", "most"], words: ["who", "thing", "counter", "of", "other", "one"] },
  `
  6  | 12 | 18 | 35 | Mẹ       | quyển vở     | quyển     | quyển vở | một hộp bút màu  | hộp bút màu
  7  | 14 | 12 | 25 | Chị Hà   | gói bánh     | gói       | gói bánh | một chai nước cam | chai nước cam
  5  | 10 | 10 | 24 | Bố       | chai nước lọc | chai     | chai nước lọc | một ổ bánh mì | ổ bánh mì
  5  | 9  | 18 | 30 | Anh Dũng | chiếc bút chì | chiếc    | chiếc bút chì | một bộ thước kẻ | bộ thước kẻ
  7  | 12 | 28 | 38 | Bà       | bó rau muống | bó        | bó rau muống | một vỉ trứng gà  | vỉ trứng gà
`,
);

const notes = [50, 100] as const;

const boughtStories = bought.map(
  ({ low, high, least, most, who, thing, counter, of, other, one }): StepsStory => ({
    tell: `${who} mua {n} ${thing}, mỗi ${counter} giá {p} đồng, và ${other} giá {q} đồng. ${who} đưa cô bán hàng {w} đồng. Cô phải trả lại bao nhiêu tiền?`,
    steps: [
      `c = p × n | Số tiền mua {n} ${thing}`,
      `d = c + q | Số tiền ${lowerFirst(who)} mua tất cả`,
      "e = w − d | Số tiền cô phải trả lại",
    ],
    others: [`f = w − c | Số tiền còn lại sau khi mua {n} ${of}`, `g = ? | Số tiền mua một ${counter}`],
    alternatives: [
      "d = p × n + q; e = w − d",
      "e = w − p × n − q",
      "e = w − ( p × n + q )",
      "c = p × n; f = w − c; e = f − q",
    ],
    slips: [
      ["c = p + n", "OP", `Mỗi ${counter} đều giá {p} đồng. Con làm phép nhân nhé!`],
      ["d = p + q", "PARTIAL", `Con mới tính một ${counter}. Con tính đủ {n} ${counter} nhé!`],
      ["d = c − q", "OP", "Hỏi tất cả thì con làm phép cộng."],
      ["e = w + d", "OP", "Tiền trả lại là phần còn thừa. Con làm phép trừ nhé!"],
      ["e = w − c", "PARTIAL", `Con còn quên tiền mua ${one}.`],
      ["e = w − q", "PARTIAL", `Con còn quên tiền mua {n} ${thing}.`],
    ],
    hints: [
      `Muốn biết tiền trả lại, con cần biết ${lowerFirst(who)} mua hết bao nhiêu tiền.`,
      `Trước hết con tính tiền mua {n} ${thing}. Mỗi ${counter} giá {p} đồng.`,
      "Sau đó con tính tiền mua tất cả, rồi lấy số tiền đã đưa trừ đi.",
    ],
    asked: "cô phải trả lại bao nhiêu tiền",
    unit: "đồng",
    pick: (rng) => {
      const n = rng.int(3, 6);
      const [p, q] = [rng.int(low, high) * 1000, rng.int(least, most) * 1000];
      const w = rng.pick(notes) * 1000;
      const rest = w - p * n - q;
      return rest > 0 && rest < 50_000 && ![p, q, p * n, p * n + q].includes(rest)
        ? { told: { p, q, w }, bare: { n } }
        : null;
    },
  }),
);

/** Something is gained twice, the second time so many times as much, and part of it goes. */
const gained = readTable(
  { numbers: ["low", "high"], words: ["first", "second", "who", "gets", "thing", "unit", "gone", "both"] },
  `
  320 | 650 | Vụ đầu    | vụ sau     | nhà {x}       | thu được | kg thóc    | kg    | bán      | cả hai vụ
  150 | 480 | Tuần đầu  | tuần sau   | trại gà       | thu được | quả trứng  | quả   | giao     | cả hai tuần
  120 | 260 | Ngày đầu  | ngày sau   | xưởng         | làm được | chiếc nón  | chiếc | bán      | cả hai ngày
  240 | 560 | Đợt đầu   | đợt sau    | thư viện      | nhận được | quyển sách | quyển | cho mượn | cả hai đợt
  210 | 480 | Buổi sáng | buổi chiều | thuyền của {x} | đánh được | kg cá     | kg    | bán      | cả hai buổi
`,
);

const gainedStories = gained.map(({ low, high, first, second, who, gets, thing, unit, gone, both }): StepsStory => {
  const spoken = thing.replace("kg", "ki-lô-gam");
  const whose = capital(who);
  const [, ...goods] = thing.split(" ");
  const later = `số ${spoken} ${second} ${gets}`;
  const together = `số ${spoken} ${both} ${gets}`;
  return {
    tell: `${first} ${who} ${gets} {a} ${thing}. Số ${goods.join(" ")} ${second} ${gets} gấp {t} lần ${lowerFirst(first)}. ${whose} đã ${gone} {b} ${unit}. ${whose} còn lại bao nhiêu ${spoken}?`,
    steps: [`c = a × t | ${capital(later)}`, `d = a + c | ${capital(together)}`, `e = d − b | Số ${spoken} còn lại`],
    others: [
      `f = c − a | Số ${spoken} ${second} ${gets} nhiều hơn ${lowerFirst(first)}`,
      `g = ? | Số ${spoken} đã ${gone}`,
    ],
    alternatives: [
      "d = a + a × t; e = d − b",
      "e = a + a × t − b",
      "e = a × ( t + one ) − b",
      "d = a × more; e = d − b",
    ],
    slips: [
      ["c = a + t", "OP", "“Gấp {t} lần” thì con làm phép nhân."],
      ["c = a : t", "OP", "“Gấp {t} lần” thì con làm phép nhân."],
      ["d = a + t", "PARTIAL", `{t} là số lần. Con cộng với ${later} nhé!`],
      ["e = d + b", "OP", "Hỏi còn lại thì con làm phép trừ."],
      ["e = c − b", "PARTIAL", `Con còn quên ${lowerFirst(first)}. Con lấy ${together} nhé!`],
      ["e = a − b", "PARTIAL", `Con còn quên ${second}. Con lấy ${together} nhé!`],
    ],
    hints: [
      `Muốn biết còn lại bao nhiêu, con cần biết ${together}.`,
      `Đề bài chưa cho biết ${later}. “Gấp {t} lần” thì con làm phép tính gì?`,
      `Con tìm ${later}, rồi tìm ${together}. Cuối cùng con trừ đi số đã ${gone}.`,
    ],
    asked: `${who} còn lại bao nhiêu ${spoken}`,
    unit,
    pick: (rng) => {
      const [t, a, b] = [rng.int(2, 4), tens(rng, low, high), tens(rng, 150, 900)];
      const rest = a * (t + 1) - b;
      return rest > 40 && ![a, b, a * t].includes(rest) ? { told: { a, b }, bare: { t, one: 1, more: t + 1 } } : null;
    },
  };
});

/** What is sold in the afternoon is so many times less, and something is left: how much was there at first. */
const sold = readTable(
  { numbers: ["low", "high"], words: ["who", "thing", "short", "unit", "verb"] },
  `
  90  | 240 | cửa hàng | kg gạo | gạo | kg    | bán
  60  | 160 | trạm     | lít dầu hoả | dầu hoả | lít   | bán
  80  | 200 | quầy     | quyển vở | vở | quyển | bán
  120 | 280 | thợ nề   | viên gạch | gạch | viên  | dùng
  70  | 180 | vườn     | cây giống | cây giống | cây   | bán
`,
);

const soldStories = sold.map(({ low, high, who, thing, short, unit, verb }): StepsStory => {
  const spoken = thing.replace("kg", "ki-lô-gam");
  const whose = capital(who);
  const later = `số ${spoken} buổi chiều ${verb}`;
  const together = `số ${spoken} cả hai buổi ${verb}`;
  return {
    tell: `Buổi sáng ${who} ${verb} {a} ${thing}. Số ${short} buổi chiều ${verb} giảm đi {t} lần so với buổi sáng. ${whose} còn lại {b} ${unit}. Lúc đầu ${who} có bao nhiêu ${spoken}?`,
    steps: [
      `c = a : t | ${capital(later)}`,
      `d = a + c | ${capital(together)}`,
      `e = d + b | Số ${spoken} lúc đầu ${who} có`,
    ],
    others: [`f = a − c | Số ${spoken} buổi chiều ${verb} ít hơn buổi sáng`, `g = ? | Số ${spoken} còn lại`],
    alternatives: ["d = a + a : t; e = d + b", "e = a + a : t + b"],
    slips: [
      ["c = a − t", "OP", "“Giảm đi {t} lần” thì con làm phép chia."],
      ["c = a × t", "OP", "“Giảm đi {t} lần” thì con làm phép chia."],
      ["d = a − c", "OP", "Hỏi cả hai buổi thì con làm phép cộng."],
      ["e = d − b", "OP", `Số ${spoken} lúc đầu gồm số đã ${verb} và số còn lại. Con làm phép cộng nhé!`],
      ["e = a + b", "PARTIAL", `Con còn quên buổi chiều. Con lấy ${together} nhé!`],
      ["e = c + b", "PARTIAL", `Con còn quên buổi sáng. Con lấy ${together} nhé!`],
    ],
    hints: [
      `Số ${spoken} lúc đầu gồm số đã ${verb} và số còn lại.`,
      `Đề bài chưa cho biết ${later}. “Giảm đi {t} lần” thì con làm phép tính gì?`,
      `Con tìm ${later}, rồi tìm ${together}. Cuối cùng con cộng với số còn lại.`,
    ],
    asked: `lúc đầu ${who} có bao nhiêu ${spoken}`,
    unit,
    pick: (rng) => {
      const t = rng.int(3, 5);
      const a = rng.int(Math.ceil(low / t), Math.floor(high / t)) * t;
      return { told: { a, b: tens(rng, 120, 650) }, bare: { t } };
    },
  };
});

/** Three steps with times or prices; the sentences are chosen. */
export const chosenStepStories: readonly StepsStory[] = [...boughtStories, ...gainedStories, ...soldStories];
