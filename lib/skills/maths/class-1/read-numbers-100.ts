import type { Rng } from "#lib/core/rng.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Distractor, mistake, type Words } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { numberCard } from "#lib/skills/maths/number-card.ts";
import { children } from "#lib/skills/words/children.ts";
import { blocks, countedBlocks } from "./blocks.ts";

/** What goes wrong in reading 1, 4 and 5 behind a ten; "hai mươi bốn" is right as well and never offered. */
const endings = new Map([
  [1, "một"],
  [5, "năm"],
]);

const teenEndings = new Map([
  [1, "mốt"],
  [5, "năm"],
]);

const digits = ["không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín"];

/** Blocks show no digits: what is told of them speaks of tens and ones. */
interface Seen {
  readonly number: number;
  readonly isBlocks: boolean;
}

function digitName(digit: number): string {
  return digits[digit] ?? "";
}

/** Said to "mười một" read for 10 and to "mười hai" read for 20. */
function tellTeen(tens: number, isBlocks: boolean): string {
  if (tens === 1) return isBlocks ? "Có khối lẻ nào không? Con xem lại nhé!" : "Con xem lại chữ số bên phải nhé!";
  return `Mười ${digitName(tens)} chỉ có 1 chục. Con xem lại số chục nhé!`;
}

/** Readings of a number from 10 to 99 that sound nearly right. */
function wrongReadings({ number, isBlocks }: Seen): Distractor[] {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  const ten = tens === 1 ? "mười" : `${digitName(tens)} mươi`;
  const wrongTen = tens === 1 ? "mươi" : `${digitName(tens)} mười`;
  const rest = numberInWords(number).slice(ten.length);
  const turned = isBlocks ? "Con đọc số chục trước nhé!" : "Con đọc chữ số bên trái trước nhé!";
  const ending = (tens === 1 ? teenEndings : endings).get(ones);
  return [
    ...(ending === undefined
      ? []
      : [
          mistake(
            "READ",
            wordsValue(`${ten} ${ending}`),
            `Con nhớ lại cách đọc chữ số ${ones} sau “${tens === 1 ? "mười" : "mươi"}” nhé!`,
          ),
        ]),
    ...(ones === 0 ? [] : [mistake("SWAP", wordsValue(numberInWords(ones * 10 + tens)), turned)]),
    mistake(
      "READ",
      wordsValue(`${wrongTen}${rest}`),
      tens === 1 ? "Con nhớ lại cách đọc 1 chục nhé!" : "Từ 2 chục trở lên đọc là “mươi”, con nhé!",
    ),
    ...(ones === 0 ? [mistake("SWAP", wordsValue(`mười ${digitName(tens)}`), tellTeen(tens, isBlocks))] : []),
    mistake("OFF10", wordsValue(numberInWords(tens === 9 ? number - 10 : number + 10)), "Con xem lại số chục nhé!"),
    mistake("OFF1", wordsValue(numberInWords(ones === 9 ? number - 1 : number + 1)), "Con xem lại số đơn vị nhé!"),
  ];
}

function distractorsOf(seen: Seen): Distractor[] {
  const { number, isBlocks } = seen;
  if (number === 100) {
    return [
      mistake("READ", wordsValue("mười mươi"), "10 chục có tên riêng, con nhé!"),
      mistake("READ", wordsValue("một không không"), "Con đọc cả số, đừng đọc từng chữ số nhé!"),
      mistake("ZERO", wordsValue("mười"), "Con xem lại có mấy chữ số 0 nhé!"),
    ];
  }
  if (number >= 10) return wrongReadings(seen);
  const near = [number - 1, number + 1, number + 2, number - 2, number + 3];
  const again = isBlocks ? "Con đếm lại từng khối nhé!" : "Con nhìn lại chữ số nhé!";
  return near.filter((other) => other >= 0).map((other) => mistake("OFF1", wordsValue(numberInWords(other)), again));
}

function explain({ number, isBlocks }: Seen): string {
  const words = numberInWords(number);
  if (number === 100) return `9 chục thêm 1 chục là 10 chục. 10 chục là ${words}.`;
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 0) return `${isBlocks ? `Có ${number} khối lẻ. ` : ""}Số ${number} đọc là ${words}.`;
  const lead =
    ones === 0
      ? `Số ${number} có ${tens} chục. Đơn vị là 0 thì không đọc`
      : `Số ${number} có ${tens} chục và ${ones} đơn vị`;
  return `${lead}. Ta đọc là ${words}.`;
}

function hintsOf({ number, isBlocks }: Seen) {
  if (number < 10)
    return [
      isBlocks ? "Con chỉ tay vào từng khối và đếm nhé!" : "Con đếm từ đầu đến số này nhé!",
      { say: "Con đếm các khối lẻ.", figures: [blocks(number)] },
    ];
  if (number === 100) return ["Con đếm: 70, 80, 90, rồi đến số này."];
  return [
    number % 10 === 0 ? "Con đọc số chục. Đơn vị là 0 thì không đọc." : "Con đọc số chục trước, rồi đọc số đơn vị.",
    { say: "Con xem có mấy chục và mấy đơn vị nhé!", figures: [blocks(number)] },
  ];
}

/** Of 100 nine rods and one more: the ten of them together have a name of their own. */
function toldBlocks(number: number): Figure {
  return number === 100 ? countedBlocks(90, 10) : countedBlocks(number);
}

const card = (number: number) => numberCard(String(number));

interface Form {
  readonly name: string;
  readonly prompt: (rng: Rng) => Words;
  readonly draw: (number: number) => Figure;
}

// The number stands in a picture: spoken with the prompt it would read itself.
const forms: readonly Form[] = [
  { name: "card", prompt: () => "Số trên thẻ đọc là gì?", draw: card },
  { name: "child", prompt: (rng) => `${rng.pick(children)} đọc số trên thẻ. Cách đọc nào đúng?`, draw: card },
  { name: "right", prompt: () => "Cách đọc nào đúng với số này?", draw: card },
  { name: "blocks", prompt: () => "Con đếm khối rồi chọn cách đọc đúng nhé!", draw: (number) => blocks(number) },
];

function ask(number: number, rng: Rng): Question {
  const form = rng.pick(number === 100 ? forms.slice(0, 3) : forms);
  const seen = { number, isBlocks: form.name === "blocks" };
  return choiceQuestion(rng, {
    prompt: form.prompt(rng),
    figures: [form.draw(number)],
    answer: wordsValue(numberInWords(number)),
    distractors: distractorsOf(seen),
    hints: hintsOf(seen),
    explanation: { say: explain(seen), figures: [toldBlocks(number)] },
    praise: "read",
    identity: `${form.name} ${number}`,
  });
}

const all = Array.from({ length: 100 }, (_, place) => place + 1);
const isSpecial = (number: number) => [1, 4, 5].includes(number % 10) || number === 100;

const numbers = {
  1: all.filter((number) => number <= 20),
  2: all.filter((number) => number > 20 && !isSpecial(number)),
  3: all.filter((number) => number > 20 && isSpecial(number)),
} as const;

/** Reading numbers to 100 (curriculum, c1-read-numbers-100): to 20, to 99, with mốt, tư, lăm and 100. */
export const readNumbers100 = defineNumberSkill({
  id: "c1-read-numbers-100",
  classId: "1",
  title: "Đọc số đến 100",
  generate: (difficulty, rng) => ask(rng.pick(numbers[difficulty]), rng),
});
