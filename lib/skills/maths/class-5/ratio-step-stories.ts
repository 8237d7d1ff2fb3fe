import { lowerFirst } from "#lib/core/lower-first.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { StepsStory } from "#lib/skills/drafts/steps-story.ts";
import { percentNumbers, percentSlips, pickShare, typable } from "./share-step-stories.ts";

const ratios = [
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
] as const;

function pickRatio(rng: Rng, low: number, high: number) {
  const [few, many] = rng.pick(ratios);
  return { few, many, part: rng.int(low, high) };
}

/** A ratio as the pupil may calculate with it: 3, 5, and 0,6 or 0,4 of the larger amount, 0,375 of both. */
function ratioNumbers(few: number, many: number) {
  const both = few + many;
  const decimals = { share: few / many, left: (many - few) / many, small: few / both, large: many / both };
  return { few, many, ...typable(decimals) };
}

/** Two amounts by their sum and ratio; the smaller one is sold. */
const sums = readTable(
  { numbers: ["low", "high", "least", "most"], words: ["start", "thing", "unit", "small", "large", "count", "sells"] },
  `
  6 | 18 | 12 | 30 | Bác Hoa thu hoạch được    | kg cam và quýt | kg | Số quýt      | số cam       | Số ki-lô-gam quýt     | Bác bán hết số quýt, mỗi ki-lô-gam giá {q} đồng. Bác thu được bao nhiêu tiền quýt?
  8 | 24 | 4  | 9  | Chị Mảy hái được          | bông cúc và hồng | bông | Số bông hồng | số bông cúc  | Số bông hồng          | Chị bán hết số bông hồng, mỗi bông giá {q} đồng. Chị thu được bao nhiêu tiền hoa hồng?
  5 | 15 | 80 | 160 | Thuyền của chú Long đánh được | kg tôm và cá | kg | Số tôm       | số cá        | Số ki-lô-gam tôm      | Chú bán hết số tôm, mỗi ki-lô-gam giá {q} đồng. Chú thu được bao nhiêu tiền tôm?
  9 | 24 | 6  | 14 | Cửa hàng nhập             | quyển vở to và vở nhỏ | quyển | Số vở to    | số vở nhỏ    | Số quyển vở to        | Mỗi quyển vở to giá {q} đồng. Cửa hàng bán hết vở to được bao nhiêu tiền?
`,
);

const sumStories = sums.map(
  ({ low, high, least, most, start, thing, unit, small, large, count, sells }): StepsStory => ({
    tell: `${start} {w} ${thing}. ${small} bằng {few}\u2044{many} ${large}. ${sells}`,
    steps: [
      "s = few + many | Tổng số phần bằng nhau | phần",
      `c = w : s × few | ${count} | ${unit}`,
      "e = c × q | Số tiền thu được",
    ],
    slips: [
      ["s = many − few", "OP", "Đề bài cho biết tổng thì con cộng số phần."],
      ["c = w : s", "PARTIAL", `Đó mới là một phần. ${small} gồm {few} phần.`],
      ["c = w : s × many", "FIELD", `Đó là ${large}. Con tìm ${lowerFirst(small)} nhé!`],
      ["c = w : many", "PARTIAL", "Con chia cho tổng số phần bằng nhau nhé!"],
      ["c = w × few : many", "PARTIAL", "Số đã cho là tổng. Con chia cho tổng số phần bằng nhau nhé!"],
      ["e = w × q", "PARTIAL", `Con chỉ tính tiền của ${lowerFirst(small)} thôi nhé!`],
    ],
    hints: [
      "Con biết tổng và tỉ số của hai số. Con tìm tổng số phần bằng nhau trước.",
      `${small} gồm {few} phần. Con tìm giá trị một phần rồi nhân với số phần.`,
      "Dòng 3: con lấy giá tiền nhân với số đã tìm ở dòng 2.",
    ],
    asked: lowerFirst(sells.split(/[,.] /u).at(-1) ?? "").replace("?", ""),
    unit: "đồng",
    pick: (rng) => {
      const { few, many, part } = pickRatio(rng, low, high);
      return { told: { w: part * (few + many), q: rng.int(least, most) * 1000 }, bare: ratioNumbers(few, many) };
    },
  }),
);

/** Two amounts by their difference and ratio; something of the larger one goes. */
const differences = readTable(
  { numbers: ["low", "high"], words: ["start", "unit", "small", "count", "gone", "left"] },
  `
  6 | 18 | Thùng to có nhiều hơn thùng nhỏ {d} lít dầu. Số dầu ở thùng nhỏ bằng {few}⁄{many} số dầu ở thùng to. | lít  | Số lít dầu ở thùng nhỏ | Số lít dầu ở thùng to    | Người ta bán {g} lít dầu ở thùng to. Thùng to còn lại bao nhiêu lít dầu?      | Số lít dầu còn lại ở thùng to
  8 | 24 | Kho gạo có nhiều hơn kho ngô {d} bao. Số bao ngô bằng {few}⁄{many} số bao gạo.                         | bao  | Số bao ngô | Số bao gạo               | Người ta chuyển đi {g} bao gạo. Kho gạo còn lại bao nhiêu bao?          | Số bao gạo còn lại
  9 | 25 | Trong thư viện, số truyện nhiều hơn số từ điển {d} quyển. Số từ điển bằng {few}⁄{many} số truyện. | quyển | Số quyển từ điển | Số quyển truyện          | Thư viện cho mượn {g} quyển truyện. Thư viện còn lại bao nhiêu quyển truyện?  | Số quyển truyện còn lại
  7 | 20 | Nhà {x} có số con gà nhiều hơn số con vịt {d} con. Số vịt bằng {few}⁄{many} số gà.                      | con  | Số con vịt | Số con gà                | Nhà {x} bán {g} con gà. Nhà {x} còn lại bao nhiêu con gà?                     | Số con gà còn lại
`,
);

const differenceStories = differences.map(
  ({ low, high, start, unit, small, count, gone, left }): StepsStory => ({
    tell: `${start} ${gone}`,
    steps: ["s = many − few | Hiệu số phần bằng nhau | phần", `c = d : s × many | ${count}`, `e = c − g | ${left}`],
    slips: [
      ["s = few + many", "OP", "Đề bài cho biết hiệu thì con trừ số phần."],
      ["c = d : s × few", "FIELD", `Đó là ${lowerFirst(small)}. Con tìm ${lowerFirst(count)} nhé!`],
      ["c = d : s", "PARTIAL", `Đó mới là một phần. Con tính {many} phần nhé!`],
      ["c = d × many", "PARTIAL", "Con chia cho hiệu số phần trước nhé!"],
      ["e = c + g", "OP", "Hỏi còn lại thì con làm phép trừ."],
      ["e = d − g", "PARTIAL", `{d} ${unit} chỉ là phần hơn kém. Con dùng ${lowerFirst(count)} nhé!`],
    ],
    hints: [
      "Con biết hiệu và tỉ số của hai số. Con tìm hiệu số phần bằng nhau trước.",
      `${count} gồm {many} phần. Con tìm giá trị một phần rồi nhân với {many}.`,
      "Dòng 3: hỏi còn lại thì con làm phép tính gì?",
    ],
    asked: lowerFirst(gone.split(". ").at(-1) ?? "").replace("?", ""),
    unit,
    pick: (rng) => {
      const { few, many, part } = pickRatio(rng, low, high);
      const [d, g] = [part * (many - few), rng.int(5, 20)];
      const rest = part * many - g;
      // What is sold or left is not as much as one part, nor as there is of the other thing.
      return rest > 3 && ![part, part * few].some((each) => [g, rest].includes(each))
        ? { told: { d, g }, bare: ratioNumbers(few, many) }
        : null;
    },
  }),
);

/** A part by percent, a part by its number, and what is left. */
const sold = readTable(
  {
    numbers: ["low", "high"],
    words: ["start", "thing", "unit", "first", "then", "one", "both", "times", "asks", "left"],
  },
  `
  240 | 600 | Cửa hàng có      | kg gạo     | kg    | Buổi sáng bán {p}% số gạo                | buổi chiều bán {b} kg        | Số ki-lô-gam gạo buổi sáng bán  | Số ki-lô-gam gạo cả hai buổi bán  | buổi sáng / buổi chiều | Cửa hàng còn lại bao nhiêu ki-lô-gam gạo?   | Số ki-lô-gam gạo còn lại
  200 | 480 | Bể có            | lít nước   | lít   | Lần đầu dùng {p}% lượng nước             | lần sau dùng {b} lít         | Số lít nước lần đầu dùng        | Số lít nước cả hai lần dùng       | lần đầu / lần sau | Trong bể còn lại bao nhiêu lít nước?        | Số lít nước còn lại
  160 | 420 | Xe chở           | thùng hàng | thùng | Điểm thứ nhất dỡ xuống {p}% số thùng     | điểm thứ hai dỡ {b} thùng    | Số thùng hàng dỡ ở điểm thứ nhất | Số thùng hàng dỡ ở cả hai điểm   | điểm thứ nhất / điểm thứ hai | Trên xe còn lại bao nhiêu thùng hàng?       | Số thùng hàng còn lại
  300 | 800 | Đội công nhân phải sửa | m đường | m    | Ngày đầu sửa {p}% quãng đường            | ngày sau sửa {b} m           | Số mét đường ngày đầu sửa       | Số mét đường cả hai ngày sửa      | ngày đầu / ngày sau | Đội còn phải sửa bao nhiêu mét đường?       | Số mét đường còn phải sửa
  180 | 460 | Trại có          | con lợn    | con   | Đợt một bán {p}% số lợn                  | đợt hai bán {b} con          | Số con lợn đợt một bán          | Số con lợn cả hai đợt bán         | đợt một / đợt hai | Trại còn lại bao nhiêu con lợn?             | Số con lợn còn lại
`,
);

const soldStories = sold.map(
  ({ low, high, start, thing, unit, first, then, one, both, times, asks, left }): StepsStory => {
    const [before = "", after = ""] = times.split(" / ");
    const whole = `cả hai ${before.split(" ")[0]}`;
    return {
      tell: `${start} {w} ${thing}. ${first}, ${then}. ${asks}`,
      steps: [`c = w × p : 100 | ${one}`, `d = c + b | ${both}`, `e = w − d | ${left}`],
      slips: [
        ...percentSlips("c", "w"),
        ["d = p + b", "DATUM", "{p}% không phải là {p} đơn vị. Con dùng số đã tìm ở dòng 1 nhé!"],
        ["d = c − b", "OP", `Hỏi ${whole} thì con làm phép cộng.`],
        ["e = w + d", "OP", "Hỏi còn lại thì con làm phép trừ."],
        ["e = w − c", "PARTIAL", `Con mới trừ ${before}. Con trừ ${whole} nhé!`],
        ["e = w − b", "PARTIAL", `Con mới trừ ${after}. Con trừ ${whole} nhé!`],
      ],
      hints: [
        `Muốn biết còn lại bao nhiêu, con cần biết ${lowerFirst(both)}.`,
        "Con tìm {p}% của {w} trước: nhân với {p} rồi chia cho 100.",
        `Dòng 2: con tìm ${lowerFirst(both)}. Dòng 3: con làm phép trừ.`,
      ],
      asked: lowerFirst(asks).replace("?", ""),
      unit,
      pick: (rng) => {
        const { p, w } = pickShare(rng, low, high, [10, 15, 20, 25, 30, 35, 40, 45]);
        const b = rng.int(30, 90);
        const c = (w * p) / 100;
        return w - c - b > 20 && ![b, c, c + b, p].includes(w - c - b) && b !== p
          ? { told: { w, b }, bare: percentNumbers(p) }
          : null;
      },
    };
  },
);

/** Three steps: by sum and ratio, by difference and ratio, or a percentage, and one question more. */
export const ratioStepStories: readonly StepsStory[] = [...sumStories, ...differenceStories, ...soldStories];
