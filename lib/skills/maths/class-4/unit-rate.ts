import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { equalParts } from "#lib/questions/bar-models/equal-parts.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { borrowCode } from "#lib/skills/maths/carry-codes.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

const range = [1, 999_999] as const;

/**
 * Equal parts of which some are told of and others asked for: how much one holds, what is counted, and the sentences that
 * tell ({count} and {sum}), ask for another sum, and ask for another count.
 */
const columns = { numbers: ["least", "most", "step"], words: ["one", "unit", "tell", "ask", "back"] } as const;

/** Small numbers; three and four digits; money. */
const rates = {
  1: readTable(
    columns,
    `
  6 | 12 | 1 | hộp  | chiếc | {count} hộp bút như nhau có {sum}.         | {count} hộp như thế có bao nhiêu chiếc?       | {sum} bút như thế xếp vào bao nhiêu hộp?
  4 | 12 | 1 | đĩa  | quả   | {count} đĩa cam như nhau có {sum}.         | {count} đĩa như thế có bao nhiêu quả cam?     | {sum} cam thì xếp được bao nhiêu đĩa như thế?
  2 |  9 | 1 | túi  | kg    | {count} túi gạo như nhau nặng {sum}.       | {count} túi như thế nặng bao nhiêu ki-lô-gam? | {sum} gạo thì đóng được bao nhiêu túi như thế?
  5 | 12 | 1 | hàng | bạn   | {count} hàng có {sum}, các hàng bằng nhau. | {count} hàng như thế có bao nhiêu bạn?        | {sum} thì xếp thành bao nhiêu hàng như thế?
`,
  ),
  2: readTable(
    columns,
    `
   42 |  96 |  1 | thùng | quyển | {count} thùng sách như nhau có {sum}.                               | {count} thùng như thế có bao nhiêu quyển?                      | {sum} thì đóng được bao nhiêu thùng như thế?
   35 |  95 |  5 | ngày  | chiếc | Trong {count} ngày, xưởng may được {sum} áo, mỗi ngày may như nhau. | Trong {count} ngày, xưởng may được bao nhiêu chiếc áo như thế? | Muốn may {sum} áo, xưởng cần bao nhiêu ngày?
   90 | 250 | 10 | xe    | viên  | {count} xe chở được {sum} gạch, mỗi xe chở như nhau.                | {count} xe như thế chở được bao nhiêu viên gạch?               | {sum} gạch thì cần bao nhiêu xe như thế?
   35 |  60 |  1 | bao   | kg    | {count} bao thóc nặng {sum}, các bao nặng bằng nhau.                | {count} bao như thế nặng bao nhiêu ki-lô-gam?                  | {sum} thóc thì đóng được bao nhiêu bao như thế?
`,
  ),
  3: readTable(
    columns,
    `
   6000 | 15000 |  500 | quyển vở      | đồng | Mua {count} quyển vở hết {sum}.         | Mua {count} quyển vở như thế hết bao nhiêu đồng?      | Với {sum} thì mua được bao nhiêu quyển vở như thế?
   3000 |  9000 |  500 | chiếc bút     | đồng | Mua {count} chiếc bút hết {sum}.        | Mua {count} chiếc bút như thế hết bao nhiêu đồng?     | Với {sum} thì mua được bao nhiêu chiếc bút như thế?
  25000 | 55000 | 1000 | ki-lô-gam cam | đồng | Mẹ mua {count} ki-lô-gam cam hết {sum}. | Mua {count} ki-lô-gam cam như thế hết bao nhiêu đồng? | Với {sum} thì mua được bao nhiêu ki-lô-gam cam như thế?
   7000 | 12000 |  500 | hộp sữa       | đồng | {count} hộp sữa giá {sum}.              | {count} hộp sữa như thế giá bao nhiêu đồng?           | Với {sum} thì mua được bao nhiêu hộp sữa như thế?
`,
  ),
} as const;

interface Draw {
  readonly rate: (typeof rates)[Difficulty][number];
  readonly each: number;
  readonly first: number;
  readonly second: number;
}

function draw(difficulty: Difficulty, rng: Rng): Draw {
  const rate = rng.pick(rates[difficulty]);
  const drawn = rng.int(Math.ceil(rate.least / rate.step), Math.floor(rate.most / rate.step)) * rate.step;
  // Sums of money are divided by it: without the zeros at its end it has two digits at most, as the class divides by.
  const each = drawn > 10_000 ? drawn - (drawn % 1000) : drawn;
  const first = rng.int(3, difficulty === 1 ? 6 : 9);
  const second = rng.pick([2, 3, 4, 5, 6, 7, 8, 9, 10].filter((count) => count !== first && count !== first * 2));
  return { rate, each, first, second };
}

const idea = "Con tìm giá trị của một phần trước, đó là rút về đơn vị.";

/** "4 hộp bút có 48 chiếc. 7 hộp như thế có bao nhiêu chiếc?" */
function buildForwardQuestion({ rate, each, first, second }: Draw, rng: Rng, isTyped: boolean): Question {
  const { one, unit, tell, ask } = rate;
  const write = (value: number) => countedValue(wholeValue(value), unit);
  const sum = each * first;
  const answer = each * second;
  return numberQuestion(rng, {
    prompt: `${fillGaps(tell, { count: first, sum: write(sum).line.text })} ${fillGaps(ask, { count: second })}`,
    answer,
    write,
    range,
    isTyped,
    room: 1,
    step: rate.step,
    distractors: [
      mistake("PARTIAL", each, `Con mới tính cho một ${one}. Con nhân tiếp nhé!`),
      mistake("OP", sum * second, `Con lấy cả ${first} ${one} nhân lên rồi. Con tính cho một ${one} trước nhé!`),
      mistake("OP", sum * 2, `Con gấp đôi số đã cho. Con tính cho một ${one} trước nhé!`),
      mistake("DATUM", sum, `Đó là của ${first} ${one}. Đề bài hỏi ${second} ${one}.`),
      mistake("TABLE-NEAR", answer + each, `Con đếm lại xem đề bài hỏi bao nhiêu ${one} nhé!`),
    ],
    hints: [
      idea,
      {
        say: `Con chia ${groupNumber(sum)} thành ${first} phần bằng nhau.`,
        figures: [
          equalParts({
            each,
            count: first,
            label: "?",
            whole: write(sum).line.text,
          }),
        ],
      },
      `Tính xong cho một ${one} thì con nhân với ${second}.`,
    ],
    explanation: `Một ${one}: ${groupNumber(sum)} : ${first} = ${groupNumber(each)} (${unit}). ${second} ${one}: ${groupNumber(each)} × ${second} = ${groupNumber(answer)} (${unit}).`,
    praise: "story",
    identity: `forward ${one} ${first} ${each} ${second}`,
  });
}

/** "4 hộp bút có 48 chiếc. 84 chiếc bút như thế xếp vào bao nhiêu hộp?" */
function buildBackwardQuestion({ rate, each, first, second }: Draw, rng: Rng): Question {
  const { one, unit, tell, back } = rate;
  const write = (value: number) => countedValue(wholeValue(value), unit);
  const [sum, other] = [each * first, each * second];
  const name = one.split(" ")[0] ?? one;
  return typedNumberQuestion(rng, {
    prompt: `${fillGaps(tell, { count: first, sum: write(sum).line.text })} ${fillGaps(back, { sum: write(other).line.text })}`,
    answer: second,
    range,
    distractors: [
      mistake(
        "PARTIAL",
        each,
        `Đó là ${unit === "đồng" ? "giá tiền" : `số ${unit === "kg" ? "ki-lô-gam" : unit}`} của một ${one}. Con chia tiếp nhé!`,
      ),
      mistake("DATUM", first, "Đó là số đã cho. Con tìm số mới nhé!"),
      mistake("OFF1", second + 1, "Con chia lại rồi nhân để thử nhé!"),
      mistake("OFF1", second - 1, "Con chia lại rồi nhân để thử nhé!"),
    ],
    hints: [
      idea,
      `Con tính ${groupNumber(sum)} : ${first} để biết một ${one} ${unit === "đồng" ? "giá bao nhiêu tiền" : `được bao nhiêu ${unit === "kg" ? "ki-lô-gam" : unit}`}.`,
      `Rồi con lấy ${groupNumber(other)} chia cho kết quả đó.`,
    ],
    explanation: `Một ${one}: ${groupNumber(sum)} : ${first} = ${groupNumber(each)} (${unit}). ${groupNumber(other)} : ${groupNumber(each)} = ${second} (${name}).`,
    praise: "story",
    identity: `backward ${one} ${first} ${each} ${second}`,
  });
}

/** What is paid with, in đồng. */
const notes = [50_000, 100_000, 200_000, 500_000] as const;

/** "4 quyển vở hết 32 000 đồng. Mua 7 quyển như thế và đưa 100 000 đồng thì được trả lại bao nhiêu đồng?" */
function buildChangeQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { rate, each, first, second } = draw(difficulty, rng);
  const { one, unit, tell } = rate;
  const write = (value: number) => countedValue(wholeValue(value), unit);
  const [sum, price] = [each * first, each * second];
  const paid = notes.find((note) => note > price) ?? 600_000;
  return typedNumberQuestion(rng, {
    prompt: `${fillGaps(tell, { count: first, sum: write(sum).line.text })} Mua ${second} ${one} như thế, đưa ${write(paid).line.text} thì được trả lại bao nhiêu đồng?`,
    answer: paid - price,
    write: wholeValue,
    range,
    step: 1000,
    distractors: [
      mistake("PARTIAL", price, `Đó là giá tiền của ${second} ${one}. Con còn trừ nữa nhé!`),
      mistake("DATUM", paid - sum, `Con trừ giá của ${first} ${one}. Đề bài hỏi khi mua ${second} ${one}.`),
      mistake("PARTIAL", paid - each, `Con mới trừ giá của một ${one}. Con mua ${second} ${one} cơ mà!`),
      mistake("PARTIAL", each, `Đó là giá của một ${one}. Con tính tiếp nhé!`),
      mistake(
        borrowCode(paid, price, 10_000),
        paid - price + 10_000,
        paid - price + 10_000 > paid
          ? "Tiền trả lại không thể nhiều hơn tiền đã đưa. Con trừ lại nhé!"
          : "Con trừ lại cẩn thận, chú ý số nhớ nhé!",
      ),
    ],
    hints: [idea, `Con tính giá của ${second} ${one}.`, "Tiền trả lại bằng tiền đưa trừ đi tiền mua."],
    explanation: `Một ${one}: ${groupNumber(sum)} : ${first} = ${groupNumber(each)} (đồng). ${second} ${one}: ${groupNumber(each)} × ${second} = ${groupNumber(price)} (đồng). Trả lại: ${groupNumber(paid)} − ${groupNumber(price)} = ${groupNumber(paid - price)} (đồng).`,
    praise: "story",
    identity: `change ${one} ${first} ${each} ${second}`,
  });
}

/** By way of the unit (curriculum, c4-unit-rate): how much; also for how many; money, with change. */
export const unitRate = defineNumberSkill({
  id: "c4-unit-rate",
  classId: "4",
  title: "Rút về đơn vị",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildForwardQuestion(draw(1, rng), rng, rng.pick([true, false]));
    const way = rng.pick(
      difficulty === 2 ? (["forward", "back"] as const) : (["forward", "back", "back", "change", "change"] as const),
    );
    if (way === "change") return buildChangeQuestion(difficulty, rng);
    const drawn = draw(difficulty, rng);
    return way === "back" ? buildBackwardQuestion(drawn, rng) : buildForwardQuestion(drawn, rng, true);
  },
});
