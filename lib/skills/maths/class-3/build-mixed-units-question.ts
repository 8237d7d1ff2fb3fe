import { groupNumber } from "#lib/core/group-number.ts";
import { measure, measureInText } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Sign } from "#lib/core/sign.ts";
import type { Unit } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { borrowCode } from "#lib/skills/maths/carry-codes.ts";

const range = [1, 100_000] as const;

const pairs = [
  { large: "kg", small: "g", step: 1000 },
  { large: "l", small: "ml", step: 1000 },
  { large: "cm", small: "mm", step: 10 },
] as const;

/** Which sign stands between 2 kg and 1 950 g. */
export function buildUnitSignQuestion(rng: Rng): Question {
  const { large, small, step } = rng.pick(pairs);
  const more = rng.int(2, 9);
  const other = rng.pick([
    more * step,
    more * step + step / 10,
    more * step - step / 10,
    more * (step / 10),
    more * step - (step / 10) * 2,
    step === 10 ? more * 100 : more * step + 50,
  ]);
  const cards = [measureInText(String(more), large), measure(groupNumber(other), small)] as const;
  const isTurned = rng.int(0, 1) === 0;
  const sides = isTurned ? ([cards[1], cards[0]] as const) : cards;
  const difference = (isTurned ? -1 : 1) * (more * step - other);
  const unequal: Sign = difference > 0 ? ">" : "<";
  const sign: Sign = difference === 0 ? "=" : unequal;
  const same = measure(groupNumber(more * step), small);
  const rule = `Con đổi ${cards[0]} ra cùng đơn vị với bên kia rồi so sánh nhé!`;
  return signQuestion(rng, {
    prompt: rng.pick(["Con điền dấu thích hợp.", "Con so sánh hai số đo rồi điền dấu."]),
    sides,
    sign,
    answer: `${sides[0]} ${sign} ${sides[1]}`,
    turned: rule,
    notEqual: rule,
    hints: [
      `Con nhớ lại: ${measureInText("1", large)} = ${measure(groupNumber(step), small)}.`,
      `Con đổi ${cards[0]} ra cùng đơn vị rồi mới so sánh.`,
    ],
    explanation:
      sign === "="
        ? `Đổi ra cùng đơn vị thì hai bên bằng nhau: ${sides[0]} = ${sides[1]}.`
        : `${cards[0]} = ${same} nên ${sides[0]} ${sign} ${sides[1]}.`,
    praise: "compare",
    identity: `sign ${sides.join(" ")}`,
  });
}

const together = [
  {
    tell: (a: string, b: string) => `Gói đường nặng ${a}, gói muối nặng ${b}. Cả hai gói nặng bao nhiêu gam?`,
    unit: "g",
    of: "kg",
  },
  {
    tell: (a: string, b: string) => `Mẹ mua ${a} thịt và ${b} tôm. Mẹ mua tất cả bao nhiêu gam thịt và tôm?`,
    unit: "g",
    of: "kg",
  },
  {
    tell: (a: string, b: string) => `Bình có ${a} nước, rót thêm vào ${b}. Bình có bao nhiêu mi-li-lít nước?`,
    unit: "ml",
    of: "l",
  },
] as const;

const apart = [
  {
    tell: (a: string, b: string) => `Can có ${a} sữa, cả nhà uống ${b}. Can còn lại bao nhiêu mi-li-lít sữa?`,
    unit: "ml",
    of: "l",
  },
  {
    tell: (a: string, b: string) => `Bao có ${a} gạo, bà lấy ra ${b}. Bao còn lại bao nhiêu gam gạo?`,
    unit: "g",
    of: "kg",
  },
  {
    tell: (a: string, b: string) => `Chai có ${a} nước mắm, mẹ rót ra ${b}. Chai còn lại bao nhiêu mi-li-lít?`,
    unit: "ml",
    of: "l",
  },
] as const;

/** "Can có 2 lít sữa, cả nhà uống 350 ml. Can còn lại bao nhiêu mi-li-lít sữa?" and two put together. */
export function buildMixedStoryQuestion(rng: Rng): Question {
  const isSum = rng.int(0, 1) === 0;
  const { tell, unit, of } = rng.pick(isSum ? together : apart);
  const [whole, part] = [rng.int(1, 4), rng.int(3, 19) * 50];
  const answer = isSum ? whole * 1000 + part : whole * 1000 - part;
  const [a, b] = [measureInText(String(whole), of), measure(String(part), unit)];
  const same = measure(groupNumber(whole * 1000), unit);
  // The whole ends in noughts: nothing is carried when the part is added to it.
  const code = isSum ? "OFF100" : borrowCode(whole * 1000, part, 100);
  const again = code === "BORROW" ? "Con tính lại cẩn thận, để ý số nhớ nhé!" : "Con tính lại hàng trăm cẩn thận nhé!";
  const turned = isSum ? "Con đã làm phép trừ. Gộp lại thì con cộng." : "Con đã làm phép cộng. Bớt đi thì con trừ.";
  return numberQuestion(rng, {
    prompt: tell(a, b),
    answer,
    write: wholeValue,
    range,
    step: 50,
    isTyped: true,
    distractors: [
      mistake("OP", isSum ? whole * 1000 - part : whole * 1000 + part, turned),
      mistake(
        "UNIT",
        isSum ? whole * 100 + part : whole * 100 - part,
        `Con nhớ lại nhé: ${measureInText("1", of)} bằng bao nhiêu ${unit}?`,
      ),
      mistake("UNIT", isSum ? whole + part : part - whole, `Con đổi ${a} ra cùng đơn vị trước đã nhé!`),
      mistake(code, answer + 100, again),
      mistake(code, answer - 100, again),
    ],
    hints: [
      `Hai số đo chưa cùng đơn vị. Con đổi ${a} trước.`,
      `${a} bằng ${same}. Con ${isSum ? "cộng thêm" : "trừ đi"} ${b}.`,
    ],
    explanation: `${a} = ${same}. ${groupNumber(whole * 1000)} ${isSum ? "+" : "−"} ${part} = ${groupNumber(answer)} (${unit}).`,
    praise: "story",
    identity: `story ${isSum} ${unit} ${whole} ${part}`,
  });
}

/** A thing, how much of what, and units that would be far too small or large. */
const sensible: readonly (readonly [tell: string, right: Unit, wrong: readonly Unit[]])[] = [
  ["Quyển vở dày khoảng 5 …", "mm", ["dm", "m", "km"]],
  ["Chiếc bút chì dài khoảng 17 …", "cm", ["mm", "m", "km"]],
  ["Con kiến dài khoảng 4 …", "mm", ["dm", "m", "km"]],
  ["Đồng xu dày khoảng 2 …", "mm", ["dm", "m", "km"]],
  ["Cánh cửa cao khoảng 2 …", "m", ["mm", "cm", "km"]],
  ["Ngón tay con dài khoảng 5 …", "cm", ["mm", "m", "km"]],
  ["Hạt gạo dài khoảng 7 …", "mm", ["dm", "m", "km"]],
];

const weights: readonly (readonly [tell: string, right: Unit])[] = [
  ["Quả trứng gà nặng khoảng 50 …", "g"],
  ["Quả cam nặng khoảng 200 …", "g"],
  ["Bạn Chi nặng khoảng 28 …", "kg"],
  ["Con gà trống nặng khoảng 3 …", "kg"],
  ["Chiếc bút bi nặng khoảng 10 …", "g"],
  ["Bao gạo nặng khoảng 50 …", "kg"],
];

const liquids: readonly (readonly [tell: string, right: Unit])[] = [
  ["Hộp sữa nhỏ có khoảng 180 …", "ml"],
  ["Thìa canh đựng được khoảng 15 …", "ml"],
  ["Chậu giặt đựng được khoảng 12 …", "l"],
  ["Lọ thuốc nhỏ mắt có khoảng 10 …", "ml"],
  ["Xô nước đựng được khoảng 15 …", "l"],
  ["Ấm đun nước đựng được khoảng 2 …", "l"],
];

function pickSensible(rng: Rng): readonly [tell: string, right: Unit, wrong: readonly Unit[]] {
  const kind = rng.int(0, 2);
  if (kind === 0) return rng.pick(sensible);
  const [tell, right] = rng.pick(kind === 1 ? weights : liquids);
  const two: readonly Unit[] = kind === 1 ? ["g", "kg"] : ["ml", "l"];
  const others: readonly Unit[] = kind === 1 ? ["ml", "mm"] : ["cm", "kg"];
  return [tell, right, [...two.filter((unit) => unit !== right), ...others]];
}

/** How much one of each is, in things a child knows. */
const sizes = {
  mm: "1 mm chỉ là một vạch nhỏ trên thước.",
  cm: "1 cm chỉ chừng bề ngang móng tay.",
  dm: "1 dm dài gần bằng gang tay con.",
  m: "1 m cao chừng ngang ngực con.",
  km: "1 km là quãng đường đi bộ khoảng mười lăm phút.",
  g: "1 g rất nhẹ, chỉ chừng một nhúm muối.",
  kg: "1 kg nặng bằng một túi gạo nhỏ.",
  ml: "1 ml chỉ chừng hai mươi giọt nước.",
  l: "1 lít nước đầy một chai to.",
} as const satisfies Partial<Record<Unit, string>>;

/** What units measure. */
const measures = [
  { of: "độ dài", units: ["mm", "cm", "dm", "m", "km"] },
  { of: "cân nặng", units: ["g", "kg"] },
  { of: "lượng nước", units: ["ml", "l"] },
] as const satisfies readonly { readonly units: readonly Unit[]; readonly of: string }[];

const measureOf = (unit: Unit) => measures.find(({ units: each }) => each.some((one) => one === unit)) ?? measures[0];

/** Litres in full: a lone "l" is read as 1. */
const inWords = (unit: Unit) => (unit === "l" ? "lít" : unit);

function tellUnit(unit: Unit, right: Unit): string {
  const [own, asked] = [measureOf(unit), measureOf(right)];
  if (own !== asked) return `Đơn vị ${inWords(unit)} dùng để đo ${own.of}. Đề bài nói về ${asked.of}.`;
  return `${Object.entries(sizes).find(([name]) => name === unit)?.[1] ?? ""} Con xem số trong đề có hợp không.`;
}

/** "Quả trứng gà nặng khoảng 50 …: đơn vị nào thích hợp?" */
export function buildSensibleUnitQuestion(rng: Rng): Question {
  const [tell, right, wrong] = pickSensible(rng);
  return choiceQuestion(rng, {
    prompt: rng.pick([`Con điền đơn vị nào vào chỗ chấm? ${tell}`, `Đơn vị nào điền vào chỗ chấm là hợp lí? ${tell}`]),
    answer: wordsValue(inWords(right)),
    distractors: wrong.map((unit) => mistake("UNIT", wordsValue(inWords(unit)), tellUnit(unit, right))),
    hints: [
      "Con xem đề nói về độ dài, cân nặng hay lượng nước.",
      "Con so với những vật quen thuộc: gang tay, túi gạo nhỏ, chai nước to.",
    ],
    explanation: `${tell.replace(" …", `\u00a0${inWords(right)}`)} là hợp lí. Đơn vị cần điền là ${inWords(right)}.`,
    praise: "measure",
    identity: `sensible ${tell}`,
  });
}
