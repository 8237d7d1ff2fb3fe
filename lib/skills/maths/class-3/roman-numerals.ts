import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { writeRoman } from "#lib/core/write-roman.ts";
import type { Question } from "#lib/questions/question.ts";
import { type NumberValue, numberValue, type Value, wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, orderQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildRomanClockQuestion, buildRomanSumQuestion, buildSetRomanQuestion } from "./build-roman-question.ts";
import { mirroredRoman as mirrored } from "./mirrored-roman.ts";

const values = "I là 1, V là 5, X là 10.";
const rule = "Chữ I đứng ngay trước V hoặc X thì bớt 1, đứng sau V thì thêm vào.";

const inOrder = "Chữ I đứng ngay trước V hoặc X thì bớt 1: IV là 4, IX là 9. XIV là X và IV.";

const limits: Readonly<Record<Difficulty, readonly [number, number]>> = { 1: [1, 10], 2: [11, 20], 3: [1, 20] };

/** The numbers that are one sign: its value must not be told. */
const signs: readonly number[] = [1, 5, 10];

/** From 11 on the tens are taken off: from the numeral where it is read, from the number where it is written. */
function hintsFor(number: number, isRead: boolean): string[] {
  if (number > 10) {
    const ones = number - 10;
    const apart = isRead
      ? `Con tách ${writeRoman(number)} thành X và ${writeRoman(ones)}.`
      : `Con tách ${number} thành 10 và ${ones}, viết từng phần rồi ghép lại.`;
    return [values, ones === 4 || ones === 9 ? `${apart} Chữ I đứng ngay trước V hoặc X thì bớt 1.` : apart];
  }
  if (!signs.includes(number)) return [values, rule];
  return ["Mỗi chữ La Mã có một giá trị riêng.", "Con nhớ lại các số trên mặt đồng hồ La Mã, lần lượt từ số bé nhất."];
}

/** A Roman numeral to choose, spelled aloud; worth what it looks like, as no two that differ are ever right. */
function romanValue(text: string): Value {
  return { line: toLine(text), worth: text };
}

/** A Roman numeral on a card. */
function romanCard(number: number): NumberValue {
  return numberValue(toLine(writeRoman(number)), rational(number));
}

const worked = new Map(Object.entries({ IV: "5 − 1", VI: "5 + 1", VII: "5 + 2", VIII: "5 + 3", IX: "10 − 1" }));

/** "X là 10, IV là 5 − 1 = 4, vậy XIV là 14" */
function taken(number: number): string {
  const text = writeRoman(number);
  const tens = "X".repeat(Math.floor(number / 10));
  const ones = text.slice(tens.length);
  const how = worked.get(ones);
  const told = how === undefined ? `${ones} là ${number % 10}` : `${ones} là ${how} = ${number % 10}`;
  if (tens === "" || ones === "") return ones === "" ? `${text} là ${number}` : told;
  return `${tens} là ${tens.length * 10}, ${told}, vậy ${text} là ${number}`;
}

/** What comes out when all signs are added, whatever their order. */
const added = (number: number) =>
  Array.from(writeRoman(number), (sign) => ({ I: 1, V: 5, X: 10 })[sign] ?? 0).reduce((sum, each) => sum + each, 0);

function readingDistractors(number: number): Distractor<number>[] {
  return [
    mistake("OP", added(number), "Chữ I đứng bên trái thì bớt đi, không cộng vào."),
    mistake("SWAP", mirrored.get(number) ?? 0, "Con xem lại chữ I đứng bên trái hay bên phải nhé!"),
    mistake("READ", writeRoman(number).length, "Con đếm số chữ rồi. Mỗi chữ La Mã có giá trị riêng."),
    ...[number + 1, number - 1, number - 2, number + 2].map((near) =>
      mistake("OFF1", near, `Con tính ${near > number ? "thừa" : "thiếu"} rồi. Con xem lại giá trị của từng chữ nhé!`),
    ),
  ];
}

const tellings: readonly ((text: string) => string)[] = [
  (text) => `Số ${text} là số nào?`,
  (text) => `Bạn Lan đọc chương ${text} của một quyển truyện. Đó là chương số:`,
  (text) => `Trên bìa sách ghi “Tập ${text}”. Đó là tập số:`,
];

/** "Số XIV là số nào?" */
function buildReadQuestion(difficulty: Difficulty, rng: Rng): Question {
  const number = rng.int(...limits[difficulty]);
  const text = writeRoman(number);
  const tell = rng.pick(tellings);
  return numberQuestion(rng, {
    // Spelled as well: to say the number would tell what is asked.
    prompt: { text: tell(text), spoken: toSpoken(tell(toSpoken(text))) },
    answer: number,
    write: wholeValue,
    range: [1, 22],
    isTyped: difficulty > 1,
    distractors: readingDistractors(number),
    hints: hintsFor(number, true),
    explanation: `${taken(number)}.`,
    praise: "read",
    identity: `read ${number} ${tellings.indexOf(tell)}`,
  });
}

/** Wrong ways to write a number: its mirror, four signs in a row, its neighbours. */
function writingDistractors(number: number, rng: Rng): Distractor[] {
  const four = number % 10 === 9 ? [`${"X".repeat(Math.floor(number / 10))}VIIII`] : [];
  const mirror = mirrored.get(number);
  const near = [number + 1, number - 1, number + 2, number - 2, number + 3].filter((each) => each > 0);
  return [
    ...four.map((text) =>
      mistake("OP", romanValue(text), "Không viết bốn chữ I liền nhau. Con dùng cách bớt đi 1 nhé!"),
    ),
    ...(mirror === undefined
      ? []
      : [mistake("SWAP", romanValue(writeRoman(mirror)), "Con xem lại chỗ đứng của chữ I: bên trái hay bên phải?")]),
    ...rng
      .shuffle(near)
      .map((each) =>
        mistake("OFF1", romanValue(writeRoman(each)), `Số này là ${each}. Con tính lại giá trị từng chữ nhé!`),
      ),
  ];
}

const writings: readonly { readonly tell: (number: number) => string; readonly step: number }[] = [
  { tell: (number) => `Số ${number} viết bằng chữ số La Mã là:`, step: 0 },
  { tell: (number) => `Chọn cách viết đúng số ${number} bằng chữ số La Mã.`, step: 0 },
  { tell: (number) => `Số liền sau của ${number} viết bằng chữ số La Mã là:`, step: 1 },
  { tell: (number) => `Số liền trước của ${number} viết bằng chữ số La Mã là:`, step: -1 },
];

/** "Số 14 viết bằng chữ số La Mã là:" */
function buildWriteQuestion(difficulty: Difficulty, rng: Rng): Question {
  const number = rng.int(...limits[difficulty]);
  const { tell, step } = rng.pick(writings);
  const told = number - step;
  // 0 has no Roman numeral and is no neighbour that is asked about.
  const prompt = told < 1 ? `Số ${number} viết bằng chữ số La Mã là:` : tell(told);
  return choiceQuestion(rng, {
    prompt,
    answer: romanValue(writeRoman(number)),
    distractors: writingDistractors(number, rng),
    hints: hintsFor(number, false),
    explanation: step === 0 ? `${taken(number)}.` : `Số đó là ${number}; ${taken(number)}.`,
    praise: "write",
    identity: `write ${prompt}`,
  });
}

/** "Số La Mã nào lớn nhất?" */
function buildExtremeQuestion(difficulty: Difficulty, rng: Rng): Question {
  const [least, most] = limits[difficulty];
  const all = Array.from({ length: most - least + 1 }, (_, place) => least + place);
  const numbers = rng.shuffle(all).slice(0, 4);
  const isLargest = rng.pick([true, false]);
  const sorted = numbers.toSorted((a, b) => (isLargest ? b - a : a - b));
  const [right = 1, ...wrong] = sorted;
  const name = isLargest ? "lớn nhất" : "bé nhất";
  return choiceQuestion(rng, {
    prompt: rng.pick([`Số La Mã nào ${name}?`, `Trong bốn số La Mã sau, số ${name} là:`]),
    answer: romanValue(writeRoman(right)),
    distractors: wrong.map((each) =>
      mistake("FIELD", romanValue(writeRoman(each)), `Số này là ${each}. Con đọc lại cả bốn số nhé!`),
    ),
    hints: [
      "Số nhiều chữ hơn chưa chắc đã lớn hơn.",
      ...(signs.includes(right) ? hintsFor(right, true) : [values, rule]),
    ],
    explanation: `Bốn số là ${sorted.join(", ")}. Số ${name} là ${writeRoman(right)}.`,
    praise: "compare",
    identity: `${name} ${sorted.join()}`,
  });
}

/** "XIV là 10 + 4 = 14" */
function summed(number: number): string {
  const value = number > 10 ? `10 + ${number - 10} = ${number}` : String(number);
  return `${writeRoman(number)} là ${value}`;
}

/** Four Roman cards in order. */
function buildOrderQuestion(difficulty: Difficulty, rng: Rng): Question {
  const [least, most] = limits[difficulty];
  const numbers = rng.shuffle(Array.from({ length: most - least + 1 }, (_, place) => least + place)).slice(0, 4);
  const isRising = rng.pick([true, false]);
  const row = numbers.toSorted((a, b) => (isRising ? a - b : b - a));
  return orderQuestion(rng, {
    prompt: `Con xếp các số La Mã theo thứ tự từ ${isRising ? "bé đến lớn" : "lớn đến bé"}.`,
    numbers: numbers.map(romanCard),
    isRising,
    first: `Con tìm số ${isRising ? "bé nhất" : "lớn nhất"} để đặt đầu tiên nhé!`,
    later: "Số đầu tiên đúng rồi. Con đọc lại các số còn lại nhé!",
    hints: [`${values} Con đọc từng số trước rồi mới xếp.`, inOrder],
    explanation: `${row.map(summed).join(", ")}. Vậy ta xếp: ${row.map(writeRoman).join(", ")}.`,
    praise: "order",
    identity: `order ${isRising} ${row.join()}`,
  });
}

/** Roman numerals (curriculum, c3-roman-numerals): I to X; XI to XX; in order, worked out, and on the face of a clock. */
export const romanNumerals = defineNumberSkill({
  id: "c3-roman-numerals",
  classId: "3",
  title: "Chữ số La Mã",
  generate(difficulty, rng) {
    const asks = {
      1: [buildReadQuestion, buildWriteQuestion, buildExtremeQuestion],
      2: [buildReadQuestion, buildReadQuestion, buildReadQuestion, buildOrderQuestion, buildWriteQuestion],
      3: [
        buildOrderQuestion,
        buildRomanSumQuestion,
        buildRomanSumQuestion,
        buildRomanClockQuestion,
        buildSetRomanQuestion,
      ],
    };
    return rng.pick(asks[difficulty])(difficulty, rng);
  },
});
