import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { writeDecimal } from "#lib/core/write-decimal.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { decimalEntryQuestion } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { numberCard } from "#lib/skills/maths/number-card.ts";

interface Decimal {
  readonly whole: number;
  /** The digits behind the comma, the last one not 0. */
  readonly places: string;
}

const placeNames = ["phần mười", "phần trăm", "phần nghìn"] as const;

function pickPlaces(rng: Rng, difficulty: Difficulty): string {
  const digit = () => rng.int(1, 9);
  if (difficulty === 1) return String(digit());
  if (difficulty === 2) return rng.pick([`0${digit()}`, `0${digit()}`, `${digit()}${digit()}`]);
  return rng.pick([`00${digit()}`, `0${digit()}${digit()}`, `${digit()}0${digit()}`]);
}

const scaledOf = ({ whole, places }: Decimal) => whole * 10 ** places.length + Number(places);

/** The numbers a distractor of the pen leads to: a zero lost or added, the comma moved, digits exchanged. */
function nearNumbers({ whole, places }: Decimal): { code: MistakeCode; number: Decimal; feedback: string }[] {
  const lost = "Con bỏ sót chữ số 0 rồi. Con xem kĩ phần thập phân nhé!";
  const added = "Con thêm thừa chữ số 0 rồi. Con xem kĩ phần thập phân nhé!";
  const moved = "Con nhầm chỗ dấu phẩy rồi. Dấu phẩy đứng ngay sau phần nguyên.";
  const digits = `${whole}${places}`;
  const turned = whole % 10 === 0 ? whole : Number([...String(whole)].toReversed().join(""));
  const comma = String(whole).length;
  const split = (at: number): Decimal => ({ whole: Number(digits.slice(0, at)), places: digits.slice(at) });
  return [
    { code: "ZERO", number: { whole, places: places.replace("0", "") }, feedback: lost },
    { code: "ZERO", number: { whole, places: `0${places}` }, feedback: added },
    { code: "DEC-SHIFT", number: comma > 1 ? split(comma - 1) : split(comma + 1), feedback: moved },
    {
      code: "SWAP",
      number: { whole, places: [...places].toReversed().join("") },
      feedback: "Con đổi chỗ các chữ số ở phần thập phân rồi.",
    },
    { code: "ZERO", number: { whole: whole * 10, places }, feedback: "Con thêm thừa chữ số 0 ở phần nguyên." },
    { code: "SWAP", number: { whole: turned, places }, feedback: "Con đổi chỗ hai chữ số ở phần nguyên rồi." },
    ...(whole > 10 && turned !== whole
      ? []
      : [{ code: "OFF1" as const, number: { whole: whole + 1, places }, feedback: "Con xem lại phần nguyên nhé!" }]),
  ];
}

/** Those that end in 0 would be worth as much as a shorter one. */
function mistakesOf(number: Decimal): Distractor<Decimal>[] {
  return nearNumbers(number)
    .filter(({ number: { places } }) => places.length >= 1 && places.length <= 3 && !places.endsWith("0"))
    .map((each) => mistake(each.code, each.number, each.feedback));
}

const scaled = (each: Decimal) => ({ scaled: scaledOf(each), places: each.places.length });
const written = (each: Decimal) => writeDecimal(scaledOf(each), each.places.length);

/** "35 đơn vị, 2 phần mười và 7 phần trăm" */
function listParts({ whole, places }: Decimal): string {
  const parts = [...places].flatMap((digit, place) => (digit === "0" ? [] : [`${digit} ${placeNames[place]}`]));
  return listWithAnd([`${whole} đơn vị`, ...parts]);
}

function explain(number: Decimal): string {
  const parts = [...number.places].map((digit, place) => `${digit} ${placeNames[place]}`).join(", ");
  return `Phần nguyên ${number.whole}, phần thập phân gồm ${parts}`;
}

const told = [
  ["Bố đo được mảnh vườn dài", "mét"],
  ["Bác Ba cân được bao ngô nặng", "ki-lô-gam"],
  ["Xe ô tô đã đi được", "ki-lô-mét"],
] as const;

/** "Số “ba mươi lăm phẩy không bảy” viết là:" */
function buildWriteQuestion(rng: Rng, number: Decimal): Question {
  const words = toSpoken(written(number));
  const form = rng.pick(["bare", "told", "parts"] as const);
  const [start, unit] = rng.pick(told);
  const prompts = {
    bare: `Số “${words}” viết là:`,
    told: `${start} “${words}” ${unit}. Số đó viết là:`,
    parts: `Số thập phân gồm ${listParts(number)} viết là:`,
  } as const;
  const uncut = mistake(
    "CONCAT",
    { scaled: scaledOf(number), places: 0 },
    "Con quên dấu phẩy rồi. Dấu phẩy đứng ngay sau phần nguyên.",
  );
  return decimalEntryQuestion(rng, {
    prompt: prompts[form],
    isReadByPupil: form !== "parts",
    answer: scaled(number),
    distractors: [...mistakesOf(number).map((each) => ({ ...each, value: scaled(each.value) })), uncut],
    wrong:
      form === "parts"
        ? "Con xem lại: mỗi hàng sau dấu phẩy viết một chữ số, hàng nào không có thì viết 0."
        : "Con đọc lại từng phần: phần nguyên trước dấu phẩy, phần thập phân sau dấu phẩy.",
    hints: [
      "Phần nguyên viết trước dấu phẩy, phần thập phân viết sau dấu phẩy.",
      form === "parts"
        ? "Sau dấu phẩy lần lượt là hàng phần mười, phần trăm, phần nghìn. Hàng nào không có thì viết 0."
        : "Con viết từng chữ số theo thứ tự đọc, hàng nào không có đơn vị thì viết 0.",
    ],
    explanation: `${explain(number)}: ${written(number)}.`,
    praise: "write",
    identity: `write ${form} ${written(number)}`,
  });
}

/** "Số trên thẻ đọc là:" The number is not in the prompt, which would read it out. */
function buildReadQuestion(rng: Rng, number: Decimal): Question {
  const write = (each: Decimal) => wordsValue(toSpoken(written(each)));
  return choiceQuestion(rng, {
    prompt: rng.pick(["Số trên thẻ đọc là:", "Cách đọc nào đúng với số trên thẻ?"]),
    figures: [numberCard(written(number))],
    answer: write(number),
    distractors: mistakesOf(number).map((each) => ({ ...each, value: write(each.value) })),
    hints: [
      "Con đọc phần nguyên, đọc “phẩy”, rồi đọc phần thập phân.",
      `Phần nguyên của số này là ${number.whole}. Con đọc cả chữ số 0 sau dấu phẩy, nếu có.`,
    ],
    explanation: `${explain(number)}, đọc là: ${toSpoken(written(number))}.`,
    praise: "read",
    identity: `read ${written(number)}`,
  });
}

/** Decimals read and written (curriculum, c5-read-write-decimals): tenths; hundredths; thousandths with zeros. */
export const readWriteDecimals = defineNumberSkill({
  id: "c5-read-write-decimals",
  classId: "5",
  title: "Đọc, viết số thập phân",
  generate(difficulty, rng) {
    const number = { whole: rng.int(difficulty === 1 ? 2 : 11, 99), places: pickPlaces(rng, difficulty) };
    return rng.pick([buildWriteQuestion, buildWriteQuestion, buildWriteQuestion, buildReadQuestion])(rng, number);
  },
});
