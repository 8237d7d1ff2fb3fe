import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";

const evens = [0, 2, 4, 6, 8] as const;
const odds = [1, 3, 5, 7, 9] as const;

const evenRule = "Số có chữ số tận cùng là 0, 2, 4, 6, 8 là số chẵn.";
const oddRule = "Số có chữ số tận cùng là 1, 3, 5, 7, 9 là số lẻ.";

/** A number whose last digit is of one kind, and, where it misleads, most others of the other kind. */
function pickNumber(difficulty: Difficulty, isEven: boolean, rng: Rng): number {
  const inner = isEven ? odds : evens;
  const head = rng.pick(inner.filter((digit) => digit > 0));
  const length = difficulty === 1 ? rng.int(0, 1) : rng.int(2, 3);
  const middle = Array.from({ length }, () => rng.pick(rng.int(1, 4) === 1 ? [...evens, ...odds] : inner));
  return Number([head, ...middle, rng.pick(isEven ? evens : odds)].join(""));
}

/** Said to a number of the other kind. */
function tellLast(value: number, word: string): string {
  return `${groupNumber(value)} tận cùng là ${value % 10}. Đó có phải số ${word} không?`;
}

/** "Số nào là số chẵn?", to choose; "Trong các số 35; 47; 12; 51 chỉ có một số chẵn. Số đó là:", to type. */
function buildWhichQuestion(rng: Rng): Question {
  const isEven = rng.pick([true, false]);
  const answer = pickNumber(1, isEven, rng);
  const drawn = Array.from({ length: 12 }, () => pickNumber(1, !isEven, rng));
  const others = [...new Set(drawn)];
  const [word, rule] = isEven ? ["chẵn", evenRule] : ["lẻ", oddRule];
  const row = rng.shuffle([answer, ...others.slice(0, 3)]).join("; ");
  const child = rng.pick(children);
  const isTyped = rng.pick([true, false]);
  return numberQuestion(rng, {
    prompt: rng.pick(
      isTyped
        ? [
            `Trong các số ${row} chỉ có một số ${word}. Số ${word} đó là:`,
            `${child} viết các số ${row}. Trong đó chỉ có một số ${word}. Con viết lại số ấy.`,
          ]
        : [
            `Số nào là số ${word}?`,
            `Trong các số dưới đây, số ${word} là:`,
            `${child} tìm nhà có số ${word} trên phố. Đó là nhà số:`,
          ],
    ),
    answer,
    range: [1, 999],
    isTyped,
    room: 1,
    distractors: others.map((value) => mistake("PLACE", value, tellLast(value, word))),
    hints: ["Con xem chữ số tận cùng của từng số.", rule],
    explanation: `${rule} ${answer} tận cùng là ${answer % 10} nên là số ${word}.`,
    praise: "choose",
    identity: `which ${isTyped} ${isEven} ${row}`,
  });
}

/** "Dãy nào chỉ gồm các số lẻ?" */
function buildRowQuestion(rng: Rng): Question {
  const isEven = rng.pick([true, false]);
  const row = (strays: number) => {
    const draws = Array.from({ length: 12 }, (_, place) => pickNumber(2, place < strays ? !isEven : isEven, rng));
    return rng.shuffle([...new Set(draws)].slice(0, 3).map(groupNumber)).join("; ");
  };
  const word = isEven ? "chẵn" : "lẻ";
  const answer = row(0);
  return choiceQuestion(rng, {
    prompt: rng.pick([`Dãy nào chỉ gồm các số ${word}?`, `Cả ba số trong dãy nào đều là số ${word}?`]),
    answer: wordsValue(answer),
    distractors: [1, 2, 1, 2, 3].map((strays) => {
      const shown = row(strays);
      const stray = shown.split("; ").find((number) => (Number(number.at(-1)) % 2 === 0) !== isEven) ?? "";
      return mistake("PLACE", wordsValue(shown), `Dãy này có số ${stray}. Con xem chữ số tận cùng của nó nhé!`);
    }),
    hints: [isEven ? evenRule : oddRule, "Chỉ cần một số không đúng thì con bỏ cả dãy đó."],
    explanation: `Các số ${answer} đều có chữ số tận cùng là số ${word}.`,
    praise: "choose",
    identity: `row ${isEven} ${answer}`,
  });
}

/** "Bao nhiêu bạn có phiếu mang số lẻ?", over a table. */
function buildAmongQuestion(rng: Rng): Question {
  const isEven = rng.pick([true, false]);
  const count = rng.int(1, 5);
  const draws = Array.from({ length: 6 }, (_, place) => pickNumber(2, place < count ? isEven : !isEven, rng));
  const numbers = rng.shuffle([...new Set(draws)]);
  const fitting = numbers.filter((number) => (number % 2 === 0) === isEven);
  const names = rng.shuffle(children);
  const word = isEven ? "chẵn" : "lẻ";
  const table = {
    type: "table",
    title: null,
    head: ["Bạn", "Số trên phiếu"],
    rows: numbers.map((number, place) => [names[place] ?? "", groupNumber(number)]),
    marked: null,
    alt: "Bảng ghi số trên phiếu của các bạn.",
  } as const;
  const tinted = numbers.flatMap((number, row) => (fitting.includes(number) ? [{ row, column: 1 }] : []));
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Có bao nhiêu phiếu mang số ${word}?`, `Trong bảng có bao nhiêu bạn cầm phiếu mang số ${word}?`]),
    figures: [table],
    answer: fitting.length,
    range: [0, 9],
    distractors: [
      mistake("FIELD", numbers.length - fitting.length, `Con đếm nhầm loại rồi. Đề bài hỏi số ${word}.`),
      mistake("DATUM", numbers.length, `Con đếm tất cả các phiếu rồi. Con chỉ đếm số ${word} thôi nhé!`),
      mistake("OFF1", fitting.length + 1, "Con đếm thừa một phiếu. Con xem lại chữ số tận cùng của từng số nhé!"),
      mistake("OFF1", fitting.length - 1, "Con còn sót một phiếu. Con xem lại chữ số tận cùng của từng số nhé!"),
    ],
    hints: ["Con chỉ xem chữ số tận cùng của từng số.", `Con đánh dấu từng số ${word} rồi đếm các dấu.`],
    explanation: {
      say: `Các số ${word} là ${fitting.map(groupNumber).join("; ")}: có ${fitting.length} số.`,
      figures: [{ ...table, tinted, alt: `Bảng ghi số phiếu của các bạn, tô màu các số ${word}.` }],
    },
    praise: "count",
    identity: `among ${isEven} ${numbers.join()}`,
  });
}

/** "Từ 35 đến 50 có bao nhiêu số chẵn?" */
function buildCountQuestion(rng: Rng): Question {
  const isEven = rng.pick([true, false]);
  const from = rng.int(11, 400);
  const to = from + rng.int(12, 40);
  const first = from % 2 === (isEven ? 0 : 1) ? from : from + 1;
  const last = to % 2 === (isEven ? 0 : 1) ? to : to - 1;
  const count = (last - first) / 2 + 1;
  const word = isEven ? "chẵn" : "lẻ";
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Từ ${from} đến ${to} có bao nhiêu số ${word}?`,
      `Bên dãy số ${word} của một phố, nhà đánh số từ ${first} đến ${last}. Bên đó có bao nhiêu nhà?`,
    ]),
    answer: count,
    range: [1, 999],
    distractors: [
      mistake("COUNT-ENDS", count - 1, "Con đếm cả số đầu và số cuối nữa nhé!"),
      mistake("PARTIAL", last - first, `Hai số ${word} liên tiếp hơn kém nhau 2. Con chia cho 2 nhé!`),
      mistake("COUNT-ENDS", count + 1, "Con xem lại số đầu và số cuối của dãy nhé!"),
    ],
    hints: [
      `Số ${word} đầu tiên là ${first}, số ${word} cuối cùng là ${last}.`,
      "Lấy số cuối trừ số đầu, chia cho 2 rồi cộng thêm 1.",
    ],
    explanation: `(${last} − ${first}) : 2 + 1 = ${count} (số).`,
    praise: "count",
    identity: `count ${isEven} ${first} ${last}`,
  });
}

/** "Ba số chẵn liên tiếp: 98, …, 102." */
function buildConsecutiveQuestion(rng: Rng): Question {
  const isEven = rng.pick([true, false]);
  const first = rng.int(40, 49_000) * 2 + (isEven ? 0 : 1);
  const word = isEven ? "chẵn" : "lẻ";
  const gap = rng.pick([0, 1, 2]);
  const row = [first, first + 2, first + 4];
  const answer = row[gap] ?? 0;
  const shown = row.map((value, place) => (place === gap ? "…" : groupNumber(value))).join("; ");
  return typedNumberQuestion(rng, {
    prompt: `Số còn thiếu trong ba số ${word} liên tiếp ${shown} là:`,
    answer,
    write: wholeValue,
    range: [1, 999_999],
    distractors: [
      ...[answer + 1, answer - 1].map((near) =>
        mistake("OFF1", near, "Hai số chẵn hoặc hai số lẻ liên tiếp hơn kém nhau 2 đơn vị."),
      ),
      ...[answer + 10, answer - 10].map((far) =>
        mistake("OFF10", far, "Số này cách các số kia xa quá. Con xem lại hàng chục nhé!"),
      ),
    ],
    hints: [`Hai số ${word} liên tiếp hơn kém nhau 2 đơn vị.`, "Con thêm 2 hoặc bớt 2 từ số bên cạnh."],
    explanation: `Hai số ${word} liên tiếp hơn kém nhau 2 nên số còn thiếu là ${groupNumber(answer)}.`,
    praise: "pattern",
    identity: `row of three ${first} ${gap}`,
  });
}

/** "Dùng cả bốn chữ số 3, 4, 7, 8, mỗi chữ số một lần. Số chẵn lớn nhất viết được là:" */
function buildFromDigitsQuestion(rng: Rng): Question {
  const isLargest = rng.pick([true, false]);
  const two = (from: readonly number[]) => rng.shuffle(from.filter((digit) => digit > 0)).slice(0, 2);
  const [twoEvens, twoOdds] = [two(evens), two(odds)];
  const digits = rng.shuffle([...twoEvens, ...twoOdds]);
  const sorted = digits.toSorted((a, b) => (isLargest ? b - a : a - b));
  // The largest or smallest number of all is never the one that is asked for.
  const isEven = (sorted.at(-1) ?? 0) % 2 === 1;
  const [own, rest] = isEven ? [twoEvens, twoOdds] : [twoOdds, twoEvens];
  const last = isLargest ? Math.min(...own) : Math.max(...own);
  const second = own.find((digit) => digit !== last) ?? 0;
  const ending = (end: number) => Number([...sorted.filter((digit) => digit !== end), end].join(""));
  const answer = ending(last);
  const [extreme, turned] = [Number(sorted.join("")), Number(sorted.toReversed().join(""))];
  const word = isEven ? "chẵn" : "lẻ";
  const way = isLargest ? "từ lớn đến bé" : "từ bé đến lớn";
  const most = isLargest ? "lớn" : "bé";
  return typedNumberQuestion(rng, {
    prompt: `Dùng cả bốn chữ số ${digits.join(", ")}, mỗi chữ số một lần. Số ${word} ${most} nhất viết được là:`,
    answer,
    write: wholeValue,
    range: [1000, 9999],
    distractors: [
      mistake("PARTIAL", extreme, tellLast(extreme, word)),
      mistake("REL", ending(second), `Còn một số ${word} ${most} hơn nữa. Con thử chữ số tận cùng khác nhé!`),
      mistake(
        "SWAP",
        turned,
        (turned % 2 === 0) === isEven ? "Con xem lại đề bài hỏi số lớn nhất hay bé nhất nhé!" : tellLast(turned, word),
      ),
      ...rest.map((end) => mistake("REL", ending(end), tellLast(ending(end), word))),
    ],
    hints: [isEven ? evenRule : oddRule, `Con chọn chữ số tận cùng, rồi xếp các chữ số còn lại ${way}.`],
    explanation: `Chữ số tận cùng là ${last}, các chữ số còn lại xếp ${way}: ${groupNumber(answer)}.`,
    praise: "choose",
    identity: `digits ${isEven} ${isLargest} ${sorted.join()}`,
  });
}

/** Even and odd numbers (curriculum, c4-even-odd): up to three digits; up to five, all of a row; how many of them and which come next. */
export const evenOdd = defineNumberSkill({
  id: "c4-even-odd",
  classId: "4",
  title: "Số chẵn, số lẻ",
  generate(difficulty, rng) {
    if (difficulty === 3)
      return rng.pick([buildCountQuestion, buildCountQuestion, buildConsecutiveQuestion, buildFromDigitsQuestion])(rng);
    if (difficulty === 1) return buildWhichQuestion(rng);
    return rng.pick([buildRowQuestion, buildAmongQuestion, buildAmongQuestion])(rng);
  },
});
