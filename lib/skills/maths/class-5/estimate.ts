import { withUnit } from "#lib/core/measure.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { buildEstimateQuestion, type Operation, type Rounded, roundDecimal } from "#lib/skills/families/estimate.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

const most = 99_999;
const place = "số tự nhiên gần nhất";

/** A decimal with one or two places that is rounded to a whole number; never half way. */
function besideWhole(rng: Rng, whole: number): Rounded {
  const places = rng.pick([1, 1, 2]);
  const far = places === 1 ? rng.int(1, 4) : rng.pick([rng.int(1, 9), rng.int(11, 49)]);
  return roundDecimal(whole * 10 ** places + rng.pick([1, -1]) * far, places);
}

function sumOf(rng: Rng, numbers: readonly Rounded[], operation: Operation): Question {
  const sum = numbers.map(({ text }) => text).join(` ${operation} `);
  return buildEstimateQuestion(rng, {
    prompt: rng.pick([
      `Làm tròn mỗi số đến số tự nhiên gần nhất rồi tính: ${sum} khoảng bao nhiêu?`,
      `${sum} khoảng bao nhiêu? Con làm tròn mỗi số đến số tự nhiên gần nhất rồi tính.`,
      `Con ước lượng kết quả của ${sum} bằng cách làm tròn mỗi số đến số tự nhiên gần nhất.`,
    ]),
    numbers,
    operation,
    place,
    step: 1,
    most,
    praise: "calculate",
    identity: `estimate ${sum}`,
  });
}

/** "19,8 + 5,1" */
function buildSumQuestion(rng: Rng): Question {
  const small = rng.int(6, 40);
  const large = small + rng.int(11, 58);
  const operation = rng.pick(["+", "−"] as const);
  // What is left would be a number that is told.
  const [high, low] = [large === small * 2 ? large + 1 : large, small];
  const numbers = [besideWhole(rng, high), besideWhole(rng, low)];
  return sumOf(rng, operation === "+" ? rng.shuffle(numbers) : numbers, operation);
}

/** "19,8 × 5,1"; a division comes out even once both numbers are rounded. */
function buildProductQuestion(rng: Rng): Question {
  const small = rng.int(2, 9);
  const large = rng.pick([rng.int(2, 9) * 10, rng.int(11, 39)]);
  const isProduct = rng.pick([true, false]);
  const [first, second] = [besideWhole(rng, isProduct ? large : large * small), besideWhole(rng, small)];
  return sumOf(rng, [first, second], isProduct ? "×" : ":");
}

/**
 * Bounds of the two rounded numbers, the sign between them, their units, that of the answer, and the story; where
 * something is left in the end, also what the sign finds and what there is at first.
 */
const stories = readTable(
  { numbers: ["least", "most", "few", "many"], words: ["sign", "one", "other", "counted", "text", "found", "had"] },
  `
   6 | 12 |  3 |  5 | × | m          | m   | m²         | Nền phòng hình chữ nhật dài {a}, rộng {b}. {how} diện tích nền phòng khoảng bao nhiêu mét vuông? | |
  12 | 30 |  4 |  9 | × | m          | m   | m²         | Mảnh vườn hình chữ nhật dài {a}, rộng {b}. {how} diện tích mảnh vườn khoảng bao nhiêu mét vuông? | |
  19 | 24 |  3 |  9 | × | nghìn đồng | lít | nghìn đồng | Xăng giá {a} một lít. Bố đổ {b} xăng. {how} bố trả khoảng bao nhiêu nghìn đồng? | |
   8 | 20 |  5 | 14 | + | kg         | kg  | kg         | Mẹ mua {a} gạo và {b} khoai. {how} mẹ mua tất cả khoảng bao nhiêu ki-lô-gam? | |
   9 | 25 |  6 | 19 | + | tạ         | tạ  | tạ         | Thửa ruộng thứ nhất thu được {a} thóc, thửa thứ hai thu được {b}. {how} cả hai thửa thu được khoảng bao nhiêu tạ thóc? | |
   8 | 19 |  5 | 12 | + | m          | m   | m          | Cuộn dây dài {given}. Chú Dũng cắt đi hai đoạn dài {a} và {b}. {how} cuộn dây còn lại khoảng bao nhiêu mét? | độ dài hai đoạn dây cắt đi | độ dài cuộn dây lúc đầu
  12 | 30 |  8 | 15 | + | lít        | lít | lít        | Thùng chứa được {given} nước. Người ta đổ vào {a} rồi thêm {b}. {how} thùng còn đựng thêm được khoảng bao nhiêu lít? | số lít nước đã đổ vào | số lít nước thùng chứa được
   8 | 20 |  5 | 14 | + | m          | m   | m          | Cô Hoa cần {given} vải. Cô có hai tấm vải dài {a} và {b}. {how} cô còn thiếu khoảng bao nhiêu mét vải? | độ dài cả hai tấm vải | số mét vải cần có
  19 | 24 |  3 |  6 | × | nghìn đồng | lít | nghìn đồng | Bố có {given}, xăng giá {a} một lít. Bố đổ {b} xăng. {how} bố còn thừa khoảng bao nhiêu nghìn đồng? | số tiền mua xăng | số tiền bố có lúc đầu
`,
);

const signs = ["+", "×"] as const;

/** "Cuộn dây dài 40 m. Chú Dũng cắt đi hai đoạn dài 8,7 m và 5,2 m. … thì cuộn dây còn lại khoảng bao nhiêu mét?" */
function buildStoryQuestion(rng: Rng): Question {
  const { least, most: largest, few, many, one, other, counted, text, found, had, ...row } = rng.pick(stories);
  const operation = signs.find((sign) => sign === row.sign) ?? "+";
  const numbers = [besideWhole(rng, rng.int(least, largest)), besideWhole(rng, rng.int(few, many))];
  const [first, second] = numbers;
  if (first === undefined || second === undefined) throw new Error("two numbers are estimated");
  const [total, exact] =
    operation === "+"
      ? [first.to + second.to, first.exact + second.exact]
      : [first.to * second.to, first.exact * second.exact];
  // Ten or more are left, of a round number.
  const given = Math.ceil(total / 10) * 10 + 10;
  const isLeft = found !== "";
  // What is left is about what is left in truth.
  const isFar = Math.abs(total - exact) > 3;
  if (isLeft && (isFar || [first.to, second.to].includes(given - total))) return buildStoryQuestion(rng);
  const whole = withUnit(String(given), one);
  return buildEstimateQuestion(rng, {
    prompt: fillGaps(text, {
      a: withUnit(first.text, one),
      b: withUnit(second.text, other),
      given: whole,
      how: "Nếu làm tròn mỗi số đến số tự nhiên gần nhất thì",
    }),
    numbers,
    operation,
    ...(isLeft && {
      compared: {
        given,
        found,
        partial: `Con mới tìm ${found}. Con lấy ${whole} trừ đi kết quả đó nữa nhé!`,
        datum: `Đó là ${had}. Con trừ đi ${found} nhé!`,
      },
      way: `${operation === "+" ? "cộng" : "nhân"} hai số đã làm tròn rồi lấy ${whole} trừ đi kết quả`,
    }),
    place,
    step: 1,
    unit: counted,
    most,
    praise: "story",
    identity: `story ${text.slice(0, 12)} ${first.text} ${second.text}`,
  });
}

/** Estimates with decimals (curriculum, c5-estimate): of sums and differences; of products and quotients; of measures and prices. */
export const estimateDecimals = defineNumberSkill({
  id: "c5-estimate",
  classId: "5",
  title: "Ước lượng với số thập phân",
  generate: byDifficulty({
    1: [buildSumQuestion],
    2: [buildProductQuestion],
    3: [buildStoryQuestion],
  }),
});
