import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import { greatestCommonDivisor } from "#lib/core/rational.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { borrowSlip } from "#lib/skills/maths/carry-codes.ts";
import { stepsQuestion } from "./steps-question.ts";

/** Packs that hold from `least` to `most` each. */
const packs = readTable(
  { numbers: ["least", "most"], words: ["unit", "one", "text", "ask"] },
  `
   6 | 24 | cái | một hộp | {count} hộp bút như nhau có {all} cái bút.            | {more} hộp như thế có:
  10 | 50 | kg  | một bao | {count} bao gạo như nhau nặng {all}\u00a0kg.          | {more} bao như thế nặng:
   5 | 20 | l   | một can | {count} can như nhau đựng {all}\u00a0l nước mắm.      | {more} can như thế đựng:
   2 |  4 | m   | một bộ  | May {count} bộ quần áo như nhau hết {all}\u00a0m vải. | May {more} bộ như thế hết:
`,
);

/** Two steps, by what one is worth: "5 hộp bút như nhau có 60 cái bút. 8 hộp như thế có:" */
export function buildUnitRateQuestion(rng: Rng): Question {
  const pack = rng.pick(packs);
  const [each, count] = [rng.int(pack.least, pack.most), rng.int(3, 9)];
  const more = rng.pick([2, 4, 5, 6, 7, 8, 9, 10, 12].filter((other) => other !== count));
  const all = each * count;
  return stepsQuestion(rng, {
    isTyped: rng.pick([true, false]),
    prompt: `${fillGaps(pack.text, { count, all })} ${fillGaps(pack.ask, { more })}`,
    answer: each * more,
    unit: pack.unit,
    distractors: [
      mistake("PARTIAL", each, `Con mới tính cho ${pack.one}. Con nhân tiếp nhé!`),
      mistake("OP", all * more, `Con quên tính cho ${pack.one} trước.`),
      mistake(
        "OP",
        all + more - count,
        `Con đã ${more > count ? "cộng thêm" : "trừ đi"} phần chênh lệch. Con tính cho ${pack.one} trước nhé!`,
      ),
      mistake("OP", all + more, `Con đã cộng. Con tính cho ${pack.one} trước nhé!`),
      mistake("TABLE-NEAR", each * (more + 1), "Con nhân lại cẩn thận nhé!"),
    ],
    hints: [
      `Con rút về đơn vị: tính cho ${pack.one} trước.`,
      `Con lấy ${all} chia cho ${count}, rồi nhân với ${more}.`,
    ],
    explanation: `${capital(pack.one)}: ${all} : ${count} = ${each} (${pack.unit}). ${more} ${pack.one.slice(4)}: ${each} × ${more} = ${each * more} (${pack.unit}).`,
    identity: `rate ${pack.unit} ${count} ${all} ${more}`,
  });
}

/** Two steps: "Có 6 thùng, mỗi thùng 24 chai nước mắm. Cửa hàng đã bán 50 chai. Còn lại:" */
export function buildStockQuestion(rng: Rng): Question {
  const [boxes, each] = [rng.int(4, 15), rng.pick([12, 15, 18, 20, 24, 30])];
  const sold = rng.int(each + 1, boxes * each - 5);
  const left = boxes * each - sold;
  return stepsQuestion(rng, {
    isTyped: rng.pick([true, false]),
    prompt: `Cửa hàng có ${boxes} thùng, mỗi thùng ${each} chai nước mắm. Cửa hàng đã bán ${sold} chai. Số chai còn lại là:`,
    answer: left,
    unit: "chai",
    distractors: [
      mistake("PARTIAL", boxes * each, "Đó mới là số chai lúc đầu."),
      mistake("OP", boxes * each + sold, "Bán đi thì số chai giảm. Con làm phép trừ nhé!"),
      mistake("OP", Math.abs(sold - boxes - each), "Con tính số chai của tất cả các thùng trước."),
      borrowSlip(boxes * each, sold, 10, "Con trừ lại cẩn thận nhé!"),
    ],
    hints: ["Con tính số chai của tất cả các thùng trước.", "Con lấy số chai lúc đầu trừ đi số chai đã bán."],
    explanation: `Lúc đầu: ${each} × ${boxes} = ${each * boxes} (chai). Còn lại: ${each * boxes} − ${sold} = ${left} (chai).`,
    identity: `stock ${boxes} ${each} ${sold}`,
  });
}

/** Three steps: two lorries, together or one against the other. */
export function buildLorriesQuestion(rng: Rng): Question {
  const [a, b] = [rng.int(12, 40), rng.int(12, 40)];
  const [first, second] = rng.shuffle([20, 25, 30, 40, 50, 60]);
  const [one, other] = [a * (first ?? 20), b * (second ?? 50)];
  const isSum = rng.pick([true, false]) || one === other;
  const result = isSum ? one + other : Math.abs(one - other);
  const [more, less] = one > other ? ["thứ nhất", "thứ hai"] : ["thứ hai", "thứ nhất"];
  const tells = `Xe thứ nhất chở ${a} bao gạo, mỗi bao ${measure(String(first), "kg")}. Xe thứ hai chở ${b} bao ngô, mỗi bao ${measure(String(second), "kg")}.`;
  const [large, small] = [Math.max(one, other), Math.min(one, other)];
  const last = isSum ? `${groupNumber(one)} + ${groupNumber(other)}` : `${groupNumber(large)} − ${groupNumber(small)}`;
  return stepsQuestion(rng, {
    isTyped: true,
    prompt: `${tells} ${isSum ? "Cả hai xe chở:" : `Xe ${more} chở nhiều hơn xe ${less}:`}`,
    answer: result,
    unit: "kg",
    distractors: [
      mistake("OP", isSum ? Math.abs(one - other) : one + other, "Con đọc lại câu hỏi nhé: tất cả hay nhiều hơn?"),
      mistake("PARTIAL", one, "Đó mới là khối lượng hàng của xe thứ nhất."),
      mistake("PARTIAL", other, "Đó mới là khối lượng hàng của xe thứ hai."),
      mistake("ORDER", (a + b) * ((first ?? 20) + (second ?? 50)), "Các bao nặng khác nhau, con tính riêng từng xe."),
    ],
    step: 10,
    hints: [
      "Con tính riêng khối lượng hàng của từng xe.",
      isSum ? "Rồi con cộng hai kết quả." : "Rồi con lấy xe chở nhiều trừ đi xe chở ít.",
    ],
    explanation: `Xe thứ nhất: ${first} × ${a} = ${groupNumber(one)} (kg). Xe thứ hai: ${second} × ${b} = ${groupNumber(other)} (kg). Kết quả: ${last} = ${groupNumber(result)} (kg).`,
    identity: `lorries ${isSum} ${a} ${first} ${b} ${second}`,
  });
}

/** Three steps: "Ngày thứ hai bán nhiều hơn …, ngày thứ ba bán bằng nửa ngày thứ hai. Cả ba ngày bán:" */
export function buildThreeDaysQuestion(rng: Rng): Question {
  // Half of the first day is a whole number too: it is the slip.
  const more = rng.int(2, 10) * 10;
  const second = rng.int(30, 80) * 2 + more;
  const first = second - more;
  const third = second / 2;
  const sum = first + second + third;
  const [isRice, unit] = rng.pick([true, false]) ? [true, "kg"] : [false, "m"];
  const amount = (value: number) => `${value}\u00a0${unit} ${isRice ? "gạo" : "vải"}`;
  return stepsQuestion(rng, {
    isTyped: true,
    prompt: `Ngày đầu cửa hàng bán ${amount(first)}. Ngày thứ hai bán nhiều hơn ngày đầu ${more}\u00a0${unit}. Ngày thứ ba bán bằng ${writeFraction(1, 2)} ngày thứ hai. Cả ba ngày bán:`,
    answer: sum,
    unit: String(unit),
    distractors: [
      mistake("PARTIAL", first + second, "Con quên ngày thứ ba rồi."),
      mistake("PARTIAL", second + third, "Con quên ngày đầu rồi."),
      mistake("OP", first + second + second * 2, `Ngày thứ ba bán bằng một nửa, con chia cho 2.`),
      mistake("PARTIAL", first + second + first / 2, "Ngày thứ ba bằng một nửa ngày thứ hai, không phải ngày đầu."),
    ],
    step: 5,
    hints: [
      "Con tính số bán được của ngày thứ hai, rồi của ngày thứ ba.",
      "Sau đó con cộng số bán được của cả ba ngày.",
    ],
    explanation: `Ngày thứ hai: ${first} + ${more} = ${second} (${unit}). Ngày thứ ba: ${second} : 2 = ${third} (${unit}). Cả ba ngày: ${first} + ${second} + ${third} = ${sum} (${unit}).`,
    identity: `days ${unit} ${first} ${more}`,
  });
}

/** Four steps: part of a field in percent. */
export function buildFieldQuestion(rng: Rng): Question {
  const long = rng.int(3, 12) * 10;
  const [top, bottom] = rng.pick([
    [1, 2],
    [2, 5],
    [3, 5],
    [4, 5],
  ] as const);
  const wide = (long * top) / bottom;
  const area = long * wide;
  const percent = rng.pick([20, 25, 30, 40, 60].filter((each) => (area * each) % 100 === 0));
  const flowers = (area * percent) / 100;
  const share = measure(String(percent), "%");
  return stepsQuestion(rng, {
    isTyped: true,
    prompt: `Mảnh vườn hình chữ nhật dài ${measure(String(long), "m")}, chiều rộng bằng ${writeFraction(top, bottom)} chiều dài. Người ta dùng ${share} diện tích để trồng hoa, còn lại trồng rau. Diện tích trồng rau là:`,
    answer: area - flowers,
    unit: "m²",
    distractors: [
      mistake("PARTIAL", flowers, "Đó là diện tích trồng hoa."),
      mistake("PARTIAL", area, "Đó mới là diện tích cả mảnh vườn."),
      mistake("OP", area - percent, `Con đã trừ đi ${percent}. Con tính ${share} của diện tích trước.`),
      mistake("PARTIAL", long * long - (long * long * percent) / 100, "Con tính chiều rộng trước nhé!"),
    ],
    step: 10,
    hints: [
      "Con tính lần lượt: chiều rộng, diện tích mảnh vườn, diện tích trồng hoa.",
      "Cuối cùng lấy diện tích mảnh vườn trừ đi diện tích trồng hoa.",
    ],
    explanation: `Chiều rộng: ${long} × ${writeFraction(top, bottom)} = ${wide} (m). Cả vườn: ${long} × ${wide} = ${groupNumber(area)} (m²). Trồng hoa: ${groupNumber(area)} × ${percent} : 100 = ${groupNumber(flowers)} (m²). Trồng rau: ${groupNumber(area)} − ${groupNumber(flowers)} = ${groupNumber(area - flowers)} (m²).`,
    identity: `field ${long} ${top}/${bottom} ${percent}`,
  });
}

/** Four steps: "Kho có 800 kg gạo. Ngày đầu bán 25%, ngày sau bán 30% số còn lại. Kho còn lại:" */
export function buildRestQuestion(rng: Rng): Question {
  const [one, two] = [rng.pick([10, 20, 25, 30, 40, 50]), rng.pick([10, 20, 30, 40, 50])];
  const divisor = 10_000 / greatestCommonDivisor((100 - one) * (100 - two), 10_000);
  const wholes = Array.from({ length: 60 }, (_, more) => (more + 10) * 20).filter(
    (all) => all % divisor === 0 && (all * one) % 100 === 0,
  );
  const all = rng.pick(wholes);
  const middle = all - (all * one) / 100;
  const left = middle - (middle * two) / 100;
  const [first, second] = [measure(String(one), "%"), measure(String(two), "%")];
  return stepsQuestion(rng, {
    isTyped: true,
    prompt: `Kho có ${measure(groupNumber(all), "kg")} gạo. Ngày đầu bán ${first} số gạo, ngày sau bán ${second} số gạo còn lại. Kho còn lại:`,
    answer: left,
    unit: "kg",
    distractors: [
      mistake("PARTIAL", middle, "Đó mới là số gạo còn lại sau ngày đầu."),
      mistake("ORDER", all - (all * (one + two)) / 100, "Ngày sau bán theo số gạo còn lại, không phải số gạo lúc đầu."),
      mistake("PARTIAL", (middle * two) / 100, "Đó là số gạo bán ngày sau."),
      mistake("FIELD", all - left, "Đó là số gạo đã bán cả hai ngày."),
      mistake("PARTIAL", (all * one) / 100, "Đó là số gạo bán ngày đầu."),
    ],
    step: 10,
    hints: [
      "Con tính số gạo bán ngày đầu, rồi số gạo còn lại sau ngày đầu.",
      `Ngày sau bán ${second} của số gạo còn lại, không phải của số gạo lúc đầu.`,
    ],
    explanation: `Ngày đầu bán: ${groupNumber(all)} × ${one} : 100 = ${groupNumber((all * one) / 100)} (kg). Còn: ${groupNumber(all)} − ${groupNumber((all * one) / 100)} = ${groupNumber(middle)} (kg). Ngày sau bán: ${groupNumber(middle)} × ${two} : 100 = ${groupNumber((middle * two) / 100)} (kg). Còn lại: ${groupNumber(middle)} − ${groupNumber((middle * two) / 100)} = ${groupNumber(left)} (kg).`,
    identity: `rest ${all} ${one} ${two}`,
  });
}
