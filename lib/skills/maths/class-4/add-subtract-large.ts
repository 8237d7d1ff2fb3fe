import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, wholeValue } from "#lib/questions/values.ts";
import { crossedPlaces, smallerFromLarger, sumWithoutCarries } from "#lib/questions/working/digitwise.ts";
import { working } from "#lib/questions/working/working.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

const range = [1, 999_999_999] as const;

/** `size`: of five digits, "bé", or of six and more, "lớn"; `asks`: for what, which says what is to be done. */
const columns = { numbers: [], words: ["size", "asks", "unit", "text"] } as const;

/** {a} and {b} are filled in with their unit. */
const stories = {
  "+": readTable(
    columns,
    `
  bé  | cả hai | quyển | Thư viện thành phố có {a} sách tiếng Việt và {b} sách nước ngoài. Thư viện có tất cả bao nhiêu quyển?
  bé  | cả hai | người | Buổi sáng có {a} vào xem hội, buổi chiều có {b}. Cả ngày có bao nhiêu người xem hội?
  bé  | cả hai | chiếc | Xưởng may tháng trước được {a} áo, tháng này được {b}. Cả hai tháng được bao nhiêu chiếc?
  lớn | cả hai | người | Tỉnh miền núi có {a}, tỉnh ven biển có {b}. Cả hai tỉnh có bao nhiêu người?
  lớn | cả hai | kg    | Vụ trước nông trại thu {a} cà phê, vụ này thu {b}. Cả hai vụ thu bao nhiêu ki-lô-gam?
  lớn | cả hai | viên  | Nhà máy ca một làm được {a} gạch, ca hai làm được {b}. Cả hai ca làm được bao nhiêu viên gạch?
`,
  ),
  "−": readTable(
    columns,
    `
  bé  | còn lại | cây   | Vườn ươm có {a} giống, đã bán {b}. Vườn còn lại bao nhiêu cây?
  bé  | còn lại | chỗ   | Sân vận động có {a} ngồi, đã bán vé {b}. Còn lại bao nhiêu chỗ chưa bán?
  bé  | hơn kém | người | Thị trấn có {a}, xã bên có {b}. Thị trấn có nhiều hơn xã bên bao nhiêu người?
  lớn | còn lại | kg    | Kho có {a} thóc, đã xuất {b}. Kho còn lại bao nhiêu ki-lô-gam thóc?
  lớn | còn lại | lít   | Hồ chứa {a} nước, đã dùng {b}. Hồ còn lại bao nhiêu lít nước?
  lớn | hơn kém | lượt  | Trong một năm, bảo tàng lớn đón {a} khách, bảo tàng nhỏ đón {b}. Bảo tàng lớn đón nhiều hơn bảo tàng nhỏ bao nhiêu lượt khách?
`,
  ),
} as const;

const ideas = new Map([
  ["cả hai", "Hỏi cả hai phần thì con cộng hai số lại."],
  ["còn lại", "Hỏi phần còn lại thì con lấy số lúc đầu trừ đi phần đã bớt."],
  ["hơn kém", "Hỏi hơn kém nhau bao nhiêu thì con lấy số lớn trừ số bé."],
]);

type Operation = "+" | "−";

interface Sum {
  readonly operation: Operation;
  readonly a: number;
  readonly b: number;
  readonly result: number;
}

/** Two numbers of five or six digits, most digits unlike 0. */
function pickNumber(length: number, most: number, rng: Rng): number {
  const digits = [rng.int(1, most), ...Array.from({ length: length - 1 }, () => rng.int(0, 9))];
  return Number(digits.join(""));
}

/** Sums of the difficulty with as many carries as it asks for: tried over a fixed row of draws. */
function pickSum(difficulty: Difficulty, rng: Rng): Sum {
  const operation = difficulty === 3 ? "−" : rng.pick(["+", "−"] as const);
  const least = difficulty === 1 ? 1 : 2;
  const length = difficulty === 1 ? 5 : 6;
  const draws = Array.from({ length: 24 }, () => {
    const a = difficulty === 3 ? rng.int(2, 99) * rng.pick([10_000, 100_000]) : pickNumber(length, 8, rng);
    const b = pickNumber(difficulty === 3 ? Math.min(String(a).length, rng.pick([5, 6])) : length, 8, rng);
    return operation === "+" ? { a, b } : { a: Math.max(a, b), b: Math.min(a, b) };
  });
  const isFit = ({ a, b }: { a: number; b: number }) =>
    (difficulty < 3 || a % 10_000 === 0) && crossedPlaces(a, b, operation).length >= least && a - b > 1000;
  const { a, b } = draws.find(isFit) ?? { a: 400_000, b: rng.int(112_345, 298_765) };
  return { operation, a, b, result: operation === "+" ? a + b : a - b };
}

const forgotten = "Con xem lại chỗ có nhớ khi tính từng hàng nhé!";
const notAdded = "Con lấy số lớn trừ số bé trong hai số đã cho, không phải cộng.";
const turned = "Có hàng con lấy chữ số lớn trừ chữ số bé. Con thêm 10 vào số ở trên rồi trừ, nhớ 1 nhé!";

function distractorsOf({ operation, a, b, result }: Sum): Distractor<number>[] {
  const crossed = crossedPlaces(a, b, operation).map((place) => 10 ** (place + 1));
  const middle = [...crossed.slice(1), ...crossed.slice(0, 1)];
  if (operation === "+") {
    return [
      mistake("CARRY", sumWithoutCarries(a, b), forgotten),
      ...middle.map((place) => mistake("CARRY", result - place, forgotten)),
      mistake("OP", Math.abs(a - b), "Đây là phép cộng, con xem lại dấu nhé!"),
    ];
  }
  return [
    mistake("BORROW", smallerFromLarger(a, b), turned),
    ...middle.map((place) =>
      mistake("BORROW", result + place, "Con quên nhớ 1 sang hàng bên trái rồi. Con trừ lại nhé!"),
    ),
    mistake("OP", a + b, "Đây là phép trừ, con xem lại dấu nhé!"),
  ];
}

function helpOf(sum: Sum) {
  const { operation, a, b, result } = sum;
  const numbers = [String(a), String(b)];
  const column = { operation, numbers, alt: "Phép tính đặt theo cột dọc." } as const;
  return {
    hints: [
      "Con đặt tính sao cho các chữ số cùng hàng thẳng cột với nhau.",
      {
        say:
          operation === "+"
            ? "Con cộng từ phải sang trái, nhớ sang hàng bên trái."
            : "Con trừ từ phải sang trái. Không trừ được thì thêm 10 rồi trừ, nhớ 1 sang hàng bên trái.",
        figures: [working({ ...column, result: null })],
      },
    ],
    explanation: {
      say: `${groupNumber(a)} ${operation} ${groupNumber(b)} = ${groupNumber(result)}.`,
      figures: [working({ ...column, result: String(result), alt: "Phép tính theo cột dọc đã làm xong." })],
    },
  };
}

/** "400 000 − 125 678 = ?" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickSum(difficulty, rng);
  const { operation, a, b, result } = sum;
  const text = `${groupNumber(a)} ${operation} ${groupNumber(b)}`;
  const name = operation === "+" ? "Tổng" : "Hiệu";
  return numberQuestion(rng, {
    ...helpOf(sum),
    prompt: rng.pick([`${text} = ?`, `${name} của ${groupNumber(a)} và ${groupNumber(b)} là:`]),
    answer: result,
    write: wholeValue,
    range,
    distractors: distractorsOf(sum),
    praise: "calculate",
    identity: `bare ${text}`,
  });
}

/** "… + 125 678 = 400 000": the missing number is found by taking away. */
function buildMissingQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = { ...pickSum(3, rng), ...(difficulty === 3 ? {} : pickDifference(difficulty, rng)) };
  const { a, b, result } = sum;
  const shape = rng.pick(["front", "back", "minus"] as const);
  const prompts = {
    front: `… + ${groupNumber(b)} = ${groupNumber(a)}`,
    back: `${groupNumber(b)} + … = ${groupNumber(a)}`,
    minus: `${groupNumber(a)} − … = ${groupNumber(b)}`,
  };
  return numberQuestion(rng, {
    ...helpOf(sum),
    hints: [
      shape === "minus"
        ? "Muốn tìm số trừ, con lấy số bị trừ trừ đi hiệu."
        : "Muốn tìm một số hạng, con lấy tổng trừ đi số hạng kia.",
      `Con tính ${groupNumber(a)} − ${groupNumber(b)}.`,
    ],
    prompt: `Số cần điền: ${prompts[shape]}`,
    answer: result,
    write: wholeValue,
    range,
    distractors: distractorsOf(sum).map((each) => (each.code === "OP" ? { ...each, feedback: notAdded } : each)),
    praise: "calculate",
    identity: `missing ${shape} ${a} ${b}`,
  });
}

function pickDifference(difficulty: Difficulty, rng: Rng): Sum {
  const length = difficulty === 1 ? 5 : 6;
  const [a, b] = [pickNumber(length, 4, rng) + 5 * 10 ** (length - 1), pickNumber(length, 4, rng)];
  return { operation: "−", a, b, result: a - b };
}

/** "Kho có 400 000 kg thóc, đã bán 125 678 kg. Kho còn lại bao nhiêu ki-lô-gam thóc?" */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const sum = pickSum(difficulty, rng);
  const { operation, a, b, result } = sum;
  const size = difficulty === 1 ? "bé" : "lớn";
  const { asks, unit, text } = rng.pick(stories[operation].filter((each) => each.size === size));
  const write = (value: number) => countedValue(wholeValue(value), unit);
  const tell = (value: number) => `${groupNumber(value)}\u00a0${unit}`;
  const { hints, explanation } = helpOf(sum);
  return numberQuestion(rng, {
    prompt: fillGaps(text, { a: tell(a), b: tell(b) }),
    answer: result,
    write,
    range,
    distractors: distractorsOf(sum),
    hints: [ideas.get(asks) ?? "", ...hints.slice(1)],
    explanation: {
      ...explanation,
      say: `${groupNumber(a)} ${operation} ${groupNumber(b)} = ${groupNumber(result)} (${unit}).`,
    },
    praise: "story",
    identity: `story ${operation} ${a} ${b}`,
  });
}

/** Adding and taking away large numbers (curriculum, c4-add-subtract-large): five digits; six with carries; zeros above. */
export const addSubtractLarge = defineNumberSkill({
  id: "c4-add-subtract-large",
  classId: "4",
  title: "Cộng, trừ các số có nhiều chữ số",
  generate(difficulty, rng) {
    return rng.pick([buildBareQuestion, buildBareQuestion, buildStoryQuestion, buildMissingQuestion])(difficulty, rng);
  },
});
