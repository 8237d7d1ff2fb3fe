import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { draftedFields, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { sortNamedQuestion } from "#lib/skills/drafts/sort-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { describeChange } from "./describe-change.ts";
import { tenFrame } from "./ten-frame.ts";

type Sign = "+" | "−";

const fruit = ["apple", "orange", "mango", "peach", "banana"] as const;

const work = (sign: Sign, a: number, b: number) => (sign === "+" ? a + b : a - b);

/** What a picture tells, as its sum: 5 + 3 = 8, or 8 − 3 = 5. */
interface Told {
  readonly sign: Sign;
  readonly a: number;
  readonly b: number;
}

/** Two numbers of which none is the other one or the result, within `most`. */
function pickTold(rng: Rng, most: number): Told {
  const sign = rng.pick(["+", "−"] as const);
  const [part, other] = [rng.int(1, most - 1), rng.int(1, most - 1)];
  if (part === other || part + other > most) return pickTold(rng, most);
  return { sign, a: sign === "+" ? part : part + other, b: other };
}

/** Every three different places of so many cards. */
function threesOf(count: number): readonly (readonly [number, number, number])[] {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.flatMap((one) =>
    places.flatMap((two) =>
      places
        .filter((three) => new Set([one, two, three]).size === 3)
        .map((three): [number, number, number] => [one, two, three]),
    ),
  );
}

interface Wrong {
  readonly feedback: string;
  readonly code?: MistakeCode;
}

/** What is wrong with a sum that has been laid. */
function wrongOf({ sign, a, b }: Told, [x, y, z]: readonly [number, number, number]): Wrong {
  const whole = sign === "+" ? a + b : a;
  const isOwn = [x, y, z].every((each) => [a, b, work(sign, a, b)].includes(each));
  if (isOwn && sign === "+") return { feedback: `${whole} là tất cả. Số tất cả đứng sau dấu bằng.`, code: "SWAP" };
  if (isOwn && x !== whole) return { feedback: `Lúc đầu có ${whole}. Số lúc đầu đứng trước.`, code: "SWAP" };
  if (isOwn) return { feedback: `Bớt đi ${b}. Số bớt đi đứng sau dấu trừ.`, code: "SWAP" };
  const isOnlyResultWrong = (x === a && y === b) || (sign === "+" && x === b && y === a);
  if (isOnlyResultWrong) return { feedback: `${x} và ${y} đúng rồi. Con tính lại ${x} ${sign} ${y} nhé!` };
  return { feedback: "Có thẻ chưa hợp. Con đếm lại từng nhóm nhé!" };
}

interface Cards extends Omit<QuestionDraft, "explanation" | "praise"> {
  readonly told: Told;
  /** In the order they lie. */
  readonly cards: readonly number[];
  /** What comes before the sum: "Có thêm nên làm phép cộng". */
  readonly why: string;
}

/** Number cards are laid into the boxes of a sum; of an addition in either order. */
function cardsQuestion(rng: Rng, { told, cards, why, ...draft }: Cards): Question {
  const { sign, a, b } = told;
  const result = work(sign, a, b);
  const at = (place: number) => cards[place] ?? 0;
  const rights = sign === "+" ? [`${a} ${b} ${result}`, `${b} ${a} ${result}`] : [`${a} ${b} ${result}`];
  const all = threesOf(cards.length);
  const numbersOf = (three: readonly [number, number, number]) => [at(three[0]), at(three[1]), at(three[2])] as const;
  const isRight = (three: readonly [number, number, number]) => rights.includes(numbersOf(three).join(" "));
  const answer = `${a} ${sign} ${b} = ${result}`;
  return {
    kind: "match",
    ...draftedFields(rng, { ...draft, explanation: `${why}: ${answer}.`, praise: "fit" }),
    view: {
      operation: sign,
      numbers: [null, null, null],
      filled: "boxes",
      labels: cards.map(numberAsLine),
      isReusable: false,
    },
    key: {
      fillings: all
        .filter(isRight)
        .toSorted(
          (one, other) => rights.indexOf(numbersOf(one).join(" ")) - rights.indexOf(numbersOf(other).join(" ")),
        ),
      mistakes: all
        .filter((three) => !isRight(three))
        .map((labels) => {
          const { feedback, code } = wrongOf(told, numbersOf(labels));
          return { labels, feedback: toLine(feedback), ...(code !== undefined && { code }) };
        }),
      wrong: [0, 1, 2].map(() => toLine("Con đếm lại từng nhóm nhé!")),
    },
    answer: toLine(answer),
  };
}

/** Two kinds of fruit, or some of one kind crossed out. */
function drawFruit({ sign, a, b }: Told, [one, other]: readonly [PictureName, PictureName]): TenFrameFigure {
  return sign === "+"
    ? tenFrame({
        groups: [
          { picture: one, count: a },
          { picture: other, count: b },
        ],
        alt: "Khung mười ô có hai loại quả.",
      })
    : tenFrame({ groups: [{ picture: one, count: a }], crossed: b, alt: "Khung mười ô có một số quả bị gạch." });
}

/** "Con nhìn hình rồi ghép thẻ thành phép tính đúng." */
function buildPictureQuestion(rng: Rng): Question {
  const told = pickTold(rng, 5);
  const { sign, a, b } = told;
  const isSum = sign === "+";
  const [one = "apple", other = "orange"] = rng.shuffle(fruit);
  return cardsQuestion(rng, {
    told,
    prompt: rng.pick([
      "Con nhìn hình rồi ghép thẻ thành phép tính đúng.",
      "Con ghép ba thẻ thành phép tính hợp với hình.",
      "Phép tính của hình là gì? Con ghép thẻ nhé!",
    ]),
    figures: [drawFruit(told, [one, other])],
    cards: rng.shuffle([a, b, work(sign, a, b)]),
    hints: isSum
      ? ["Hai loại quả gộp lại. Số nào là tất cả?", "Con đếm từng loại quả. Số tất cả đứng sau dấu bằng."]
      : ["Quả bị gạch là bớt đi.", "Số lúc đầu đứng trước. Số bị gạch đứng sau dấu trừ."],
    why: isSum ? `Gộp ${a} quả và ${b} quả nên làm phép cộng` : `Có ${a} quả, bớt ${b} quả nên làm phép trừ`,
    identity: `picture ${a} ${sign} ${b} ${one}`,
  });
}

/** Two cards that do not fit: with them no sum holds but the right one. */
function pickStrangers(rng: Rng, { sign, a, b }: Told): readonly number[] {
  const own = [a, b, work(sign, a, b)];
  const strangers = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((each) => !own.includes(each))).slice(0, 2);
  const all = [...own, ...strangers];
  const isTrue = ([x, y, z]: readonly number[]) => work(sign, all[x ?? 0] ?? 0, all[y ?? 0] ?? 0) === all[z ?? 0];
  const isMisled = threesOf(all.length).some((three) => isTrue(three) && three.some((place) => place > 2));
  return isMisled ? pickStrangers(rng, { sign, a, b }) : strangers;
}

/** "Ao có 5 con vịt, thêm 3 con bơi đến. Con ghép phép tính nhé!" */
function buildStoryQuestion(rng: Rng): Question {
  const told = pickTold(rng, 10);
  const { sign, a, b } = told;
  const isSum = sign === "+";
  if (Math.max(a, a + (isSum ? b : 0)) < 6) return buildStoryQuestion(rng);
  const change = describeChange(rng, sign, a, b);
  return cardsQuestion(rng, {
    told,
    prompt: `${change.told} ${rng.pick(["Con ghép phép tính nhé!", "Con ghép phép tính đúng."])}`,
    figures: [change.figure],
    cards: rng.shuffle([a, b, work(sign, a, b), ...pickStrangers(rng, told)]),
    hints: [
      `Con tìm số lúc đầu và số ${isSum ? "thêm vào" : "bớt đi"}.`,
      isSum ? "Con đặt hai số đề bài cho, rồi tìm số tất cả." : "Số lúc đầu đứng trước. Số bớt đi đứng sau dấu trừ.",
    ],
    why: isSum ? "Có thêm nên làm phép cộng" : "Có bớt đi nên làm phép trừ",
    identity: `story ${change.story} ${a} ${sign} ${b}`,
  });
}

/** A sum that holds, of other numbers than the picture has. */
function pickOther(rng: Rng, own: readonly number[]): { readonly text: string; readonly odd: number } {
  const sign = rng.pick(["+", "−"] as const);
  const [a, b] = [rng.int(1, 10), rng.int(1, 9)];
  const result = work(sign, a, b);
  const odd = [a, b].find((each) => !own.includes(each));
  const isFit = result >= 1 && result <= 10 && odd !== undefined && own.includes(a) !== own.includes(b);
  return isFit ? { text: `${a} ${sign} ${b} = ${result}`, odd } : pickOther(rng, own);
}

/** The four sums of two kinds of fruit, each with why it fits. */
function sumsOf(a: number, b: number) {
  const whole = a + b;
  const gather = (one: number, other: number) => ({
    name: `${one} + ${other} = ${whole}`,
    wrong: `Gộp ${one} quả và ${other} quả được ${whole} quả. Phép tính này hợp với hình.`,
  });
  const leave = (part: number, rest: number) => ({
    name: `${whole} − ${part} = ${rest}`,
    wrong: `Cả ${whole} quả, bớt ${part} quả còn ${rest} quả. Phép tính này hợp với hình.`,
  });
  return [gather(a, b), gather(b, a), leave(a, b), leave(b, a)].map((each) => ({ ...each, tray: 0 }));
}

/** All four sums of one picture, among two of other numbers. */
function buildFourQuestion(rng: Rng): Question {
  const [a, b] = [rng.int(1, 9), rng.int(1, 9)];
  const whole = a + b;
  if (a === b || whole < 4 || whole > 10) return buildFourQuestion(rng);
  const [one = "apple", other = "orange"] = rng.shuffle(fruit);
  const strange = [pickOther(rng, [a, b, whole]), pickOther(rng, [a, b, whole])];
  if (strange[0]?.text === strange[1]?.text) return buildFourQuestion(rng);
  const strangers = strange.map(({ text, odd }) => ({
    ...{ name: text, tray: 1 },
    wrong: `Hình không có nhóm nào ${odd} quả. Con đếm lại nhé!`,
  }));
  return sortNamedQuestion(rng, {
    prompt: rng.pick([
      "Con nhìn hình rồi xếp mỗi phép tính vào khay nhé!",
      "Phép tính nào hợp với hình? Con xếp vào khay nhé!",
    ]),
    figures: [drawFruit({ sign: "+", a, b }, [one, other])],
    things: rng.shuffle([...sumsOf(a, b), ...strangers]),
    trays: ["Hợp với hình", "Không hợp"],
    code: "FIELD",
    hints: ["Con đếm từng loại quả, rồi đếm tất cả.", "Phép tính hợp với hình chỉ có ba số đó."],
    explanation: `Hình có ${a} ${pictureText[one].name} và ${b} ${pictureText[other].name}. Tất cả có ${whole} quả.`,
    praise: "trays",
    identity: `four ${Math.min(a, b)} ${Math.max(a, b)} ${one}`,
  });
}

/** Sums of pictures (curriculum, c1-picture-sum): counted within 5; told within 10; all four of one picture. */
export const pictureSum = defineNumberSkill({
  id: "c1-picture-sum",
  classId: "1",
  title: "Lập phép tính từ tranh",
  generate: byDifficulty({ 1: [buildPictureQuestion], 2: [buildStoryQuestion], 3: [buildFourQuestion] }),
});
