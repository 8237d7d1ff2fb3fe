import type { Rng } from "#lib/core/rng.ts";
import { type Decimal, writeDecimal } from "#lib/core/write-decimal.ts";
import { writeMixed } from "#lib/core/write-fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";

/** With all its places. */
export const written = ({ scaled, places }: Decimal) => writeDecimal(scaled, places);

export const rule =
  "Viết thêm hoặc bỏ bớt chữ số 0 ở tận cùng bên phải phần thập phân thì giá trị của số thập phân không đổi.";

/** A number as it is written, and what it is worth in millionths. */
interface Side {
  readonly text: string;
  readonly worth: number;
}

export function asSide({ scaled, places }: Decimal): Side {
  return { text: writeDecimal(scaled, places), worth: scaled * 10 ** (6 - places) };
}

const plainHints: readonly string[] = ["Con xem phần nguyên trước, rồi từng hàng của phần thập phân.", rule];

/** Which sign stands between two numbers that look alike? */
export function askEqualSign(rng: Rng, first: Side, second: Side, step = "", hints = plainHints): Question {
  const sign = signBetween(first.worth, second.worth);
  const statement = `${first.text} ${sign} ${second.text}`;
  return signQuestion(rng, {
    prompt: "Con điền dấu nào cho đúng?",
    sides: [first.text, second.text],
    sign,
    answer: statement,
    turned: "Dấu này chưa đúng chiều. Con so sánh phần nguyên, rồi từng hàng sau dấu phẩy nhé!",
    notEqual: "Hai số chưa bằng nhau đâu. Con so sánh từng hàng nhé!",
    hints,
    explanation: `${step}${sign === "=" ? `${rule} Vậy ${statement}.` : `So sánh lần lượt từng hàng từ trái sang phải, ta có ${statement}.`}`,
    praise: "compare",
    identity: `sign ${first.text} ${second.text}`,
  });
}

const placesIn = { 2: "hai", 3: "ba" } as const;

interface Lengthened {
  readonly given: string;
  readonly whole: number;
  /** What stands behind the comma without zeros at the end; it does not begin with a zero. */
  readonly digits: number;
  readonly places: 2 | 3;
}

/** "Viết 4,5 thành số thập phân có ba chữ số ở phần thập phân." 4,5 = 4,[500] */
function askPlaces(rng: Rng, { given, whole, digits, places }: Lengthened): Question {
  const length = String(digits).length;
  const full = digits * 10 ** (places - length);
  const name = `${placesIn[places]} chữ số`;
  const start = `${given} = ${whole},`;
  return boxesQuestion(rng, {
    prompt: `Viết ${given} thành số thập phân có ${name} ở phần thập phân.`,
    parts: [
      { type: "text", text: start },
      { type: "box", box: wholeBox("các chữ số sau dấu phẩy", places + 1) },
    ],
    values: [String(full)],
    distractors: [
      mistake(
        "ZERO",
        [String(digits)],
        `Phần thập phân mới có ${length} chữ số. Con viết thêm chữ số 0 vào tận cùng bên phải.`,
      ),
      ...[1, 2, 3].map((zeros) =>
        mistake("ZERO", [String(digits * 10 ** zeros)], "Con đếm lại số chữ số sau dấu phẩy nhé!"),
      ),
    ],
    wrong: ["Con giữ nguyên các chữ số đã có sau dấu phẩy, chỉ viết thêm hoặc bỏ bớt chữ số 0 ở tận cùng."],
    answer: `${start}${full}`,
    hints: [
      "Con viết số đó ra, có dấu phẩy, rồi đếm số chữ số ở phần thập phân.",
      `Con viết thêm hoặc bỏ bớt chữ số 0 ở tận cùng bên phải cho đủ ${name}.`,
    ],
    explanation: `${rule} Để phần thập phân có ${name}, ta viết ${start}${full}.`,
    praise: "write",
    identity: `places ${given} ${places}`,
  });
}

/** From a short decimal. */
export function buildPlacesQuestion(rng: Rng): Question {
  const [whole, places] = [rng.int(1, 60), rng.pick([2, 3, 3] as const)];
  const digits = places === 3 && rng.pick([true, false]) ? rng.int(1, 9) * 10 + rng.int(1, 9) : rng.int(1, 9);
  const given = writeDecimal(whole * 10 ** String(digits).length + digits, String(digits).length);
  return askPlaces(rng, { given, whole, digits, places });
}

/** From a mixed number, or from a decimal with more zeros. */
export function buildMixedPlacesQuestion(rng: Rng): Question {
  const [whole, places] = [rng.int(2, 40), rng.pick([2, 3] as const)];
  const digits = places === 3 && rng.pick([true, false]) ? rng.int(1, 9) * 10 + rng.int(1, 9) : rng.int(1, 9);
  const length = String(digits).length;
  const isMixed = rng.int(0, 2) > 0;
  const given = isMixed
    ? writeMixed(whole, digits, 10 ** length)
    : writeDecimal(whole * 10 ** (places + 2) + digits * 10 ** (places + 2 - length), places + 2);
  return askPlaces(rng, { given, whole, digits, places });
}

/** "Trong số 30,400, bỏ được nhiều nhất mấy chữ số 0 mà giá trị không đổi?" */
export function buildZerosQuestion(rng: Rng): Question {
  const zeros = rng.int(1, 3);
  const [whole, inside] = [rng.int(1, 9) * rng.pick([10, 100]), rng.int(0, 1)];
  const places = inside + 1 + zeros;
  const given = writeDecimal(whole * 10 ** places + rng.int(1, 9) * 10 ** zeros, places);
  const all = [...given].filter((sign) => sign === "0").length;
  const kept = "chữ số 0 ở phần nguyên hay đứng trước một chữ số khác 0 của phần thập phân phải giữ lại.";
  return numberQuestion(rng, {
    prompt: `Trong số ${given}, con bỏ được nhiều nhất mấy chữ số 0 mà giá trị của số không đổi?`,
    answer: zeros,
    range: [0, 9],
    distractors: [
      mistake("ZERO", all, `Con đếm tất cả các chữ số 0. Nhưng ${kept}`),
      mistake(
        "ZERO",
        zeros + inside,
        "Con đếm cả chữ số 0 đứng trước chữ số khác 0 của phần thập phân. Chữ số 0 ấy phải giữ lại.",
      ),
      ...Array.from({ length: all }, (_, few) =>
        few < zeros
          ? mistake<number>("ZERO", few, "Vẫn còn chữ số 0 ở tận cùng bên phải phần thập phân. Con đếm tiếp nhé!")
          : mistake<number>("ZERO", few, `Con bỏ nhiều quá: ${kept}`),
      ),
    ],
    isTyped: true,
    hints: [
      "Con chỉ nhìn các chữ số ở bên phải dấu phẩy.",
      "Con đi từ tận cùng bên phải sang trái và dừng lại ở chữ số khác 0.",
    ],
    explanation: `Có ${zeros} chữ số 0 ở tận cùng bên phải phần thập phân nên bỏ được ${zeros} chữ số 0: ${given} = ${given.slice(0, -zeros)}.`,
    praise: "write",
    identity: `zeros ${given}`,
  });
}

/** 3 5/100 and the decimals it is mixed up with; a zero behind the comma is the catch. */
function pickMixed(rng: Rng) {
  const [whole, top, places] = [rng.int(1, 40), rng.int(1, 9), rng.pick([2, 2, 3] as const)];
  const mixed: Side = {
    text: writeMixed(whole, top, 10 ** places),
    worth: (whole * 10 ** places + top) * 10 ** (6 - places),
  };
  return { whole, top, places, mixed };
}

/** 3 5/100 … 3,050: which sign? */
export function buildMixedSignQuestion(rng: Rng): Question {
  const { whole, top, places, mixed } = pickMixed(rng);
  const behind = rng.pick([places, places, places - 1, places + 1]);
  const zeros = rng.int(0, 1);
  const decimal = asSide({ scaled: (whole * 10 ** behind + top) * 10 ** zeros, places: behind + zeros });
  const [first = mixed, second = decimal] = rng.shuffle([mixed, decimal]);
  const turned = writeDecimal(whole * 10 ** places + top, places);
  return askEqualSign(rng, first, second, `Viết hỗn số thành số thập phân: ${mixed.text} = ${turned}. `, [
    "Con viết hỗn số thành số thập phân trước: phần nguyên giữ nguyên, viết trước dấu phẩy.",
    "Mẫu số có mấy chữ số 0 thì phần thập phân có mấy chữ số. Chỗ còn thiếu ở ngay sau dấu phẩy, con viết 0.",
  ]);
}

/** "Dãy nào gồm các số đều bằng 3,05?" */
export function buildAllEqualQuestion(rng: Rng): Question {
  const { whole, top, places } = pickMixed(rng);
  const given = writeDecimal(whole * 10 ** places + top, places);
  const rowOf = (decimal: number, bottom: number) => {
    const short = (zeros: number) => writeDecimal((whole * 10 ** decimal + top) * 10 ** zeros, decimal + zeros);
    return wordsValue(`${short(1)}; ${short(2)}; ${writeMixed(whole, top, 10 ** bottom)}`);
  };
  const zero = `Hai số đầu chưa bằng ${given}: chữ số ${top} đã đổi sang hàng khác.`;
  const fraction = `Hai số đầu bằng ${given}, nhưng hỗn số thì chưa. Con xem lại mẫu số.`;
  return choiceQuestion(rng, {
    prompt: rng.pick([`Dãy nào gồm các số đều bằng ${given}?`, `Ba số nào đều bằng ${given}?`]),
    answer: rowOf(places, places),
    distractors: [
      mistake("ZERO", rowOf(places - 1, places), zero),
      mistake("PLACE", rowOf(places, places - 1), fraction),
      mistake("PLACE", rowOf(places, places === 3 ? 1 : 3), fraction),
    ],
    hints: [
      `Con xem chữ số ${top} ở hàng nào sau dấu phẩy.`,
      "Chữ số 0 ở tận cùng bên phải bỏ được; mẫu số 10, 100, 1\u00a0000 ứng với một, hai, ba chữ số sau dấu phẩy.",
    ],
    explanation: `Chữ số ${top} ở hàng phần ${places === 2 ? "trăm" : "nghìn"}, viết thêm chữ số 0 ở tận cùng thì giá trị không đổi: các số bằng ${given} là ${rowOf(places, places).line.text}.`,
    praise: "compare",
    identity: `all ${given}`,
  });
}
