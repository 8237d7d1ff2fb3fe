import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake, type Words } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { classNames, millionsChart, placeNames } from "#lib/skills/maths/millions-chart.ts";
import { numberCard } from "#lib/skills/maths/number-card.ts";

const range = [10_000, 999_999_999] as const;

/** Groups with zeros before or behind: 5, 40, 300, 208. */
function pickSparse(rng: Rng): number {
  return rng.pick([rng.int(1, 9), rng.int(1, 9) * 10, rng.int(1, 9) * 100, rng.int(1, 9) * 100 + rng.int(1, 9)]);
}

/** A number of the difficulty; its thousands are never 0, so that all school readings agree. */
function pickNumber(difficulty: Difficulty, rng: Rng): number {
  const group = () => rng.pick([rng.int(101, 999), pickSparse(rng)]);
  if (difficulty === 1) return rng.int(101, 999) * 1000 + group();
  if (difficulty === 2) return rng.int(1, 99) * 1_000_000 + group() * 1000 + group();
  return rng.int(100, 999) * 1_000_000 + pickSparse(rng) * 1000 + rng.pick([0, pickSparse(rng), rng.int(11, 99)]);
}

const zeros = "Các lớp sau lớp cao nhất đều phải có đủ ba chữ số. Con xem lại các chữ số 0 nhé!";
const digit = "Có chữ số chưa đúng. Con so lại từng lớp nhé!";
const places = "Có chữ số đứng chưa đúng hàng. Con so lại từng lớp nhé!";

/** Millions, thousands and ones of a number: 2 005 300 is [2, 5, 300]. */
function classesOf(value: number): [number, number, number] {
  return [Math.floor(value / 1_000_000), Math.floor(value / 1000) % 1000, value % 1000];
}

function joined(groups: readonly number[]): number {
  const [first = "", ...rest] = groups.map(String);
  return Number([first, ...rest.map((group) => group.padStart(3, "0"))].join(""));
}

/** A number with two neighbouring digits exchanged, `from` counted from the left. */
function swapped(value: number, from: number): number {
  const digits = String(value).split("");
  const [left = "", right = ""] = digits.splice(from, 2);
  digits.splice(from, 0, right, left);
  return Number(digits.join(""));
}

/** Numbers that are written for a number when zeros or places go wrong (ZERO, PLACE, SWAP), as many digits where they can. */
function digitDistractors(value: number): Distractor<number>[] {
  const groups = classesOf(value).slice(value >= 1_000_000 ? 0 : 1);
  const length = String(value).length;
  const told = (code: MistakeCode, wrong: number) => mistake(code, wrong, code === "ZERO" ? zeros : places);
  const moved = groups.flatMap((group, place) => {
    const others = [group * 10, Math.floor(group / 10)];
    return place === 0 || group % 10 !== 0 || group === 0
      ? []
      : others.filter((other) => other < 1000).map((other) => joined(groups.with(place, other)));
  });
  const padded = groups.flatMap((group, place) =>
    place > 0 && group > 0 && group < 100 ? [joined(groups.with(place, group * 10))] : [],
  );
  const swaps = Array.from({ length: length - 1 }, (_, from) => swapped(value, from));
  return [
    told("ZERO", Number(groups.join(""))),
    ...padded.map((wrong) => told("PLACE", wrong)),
    ...moved.map((wrong) => told("PLACE", wrong)),
    ...swaps.toReversed().map((wrong) => told("SWAP", wrong)),
    told("ZERO", value * 10),
    ...[10, 100, 1000].map((part) => told("ZERO", value / part)),
    ...[1000, 10_000, 1].map((more) => mistake("OFF1", value + more, digit)),
  ].filter(({ value: wrong }) => Number.isInteger(wrong) && wrong <= 999_999_999 && wrong >= 1000);
}

/** "2 triệu, 5 nghìn và 300 đơn vị". */
function inClasses(value: number): string {
  const parts = classesOf(value).flatMap((group, place) =>
    group === 0 ? [] : [`${group} ${classNames[2 - place] ?? ""}`],
  );
  return listWithAnd(parts);
}

/** A table with the highest class written and the rest to fill. */
function startedChart(value: number): Figure {
  const digits = String(value).split("");
  const written = digits.length % 3 === 0 ? 3 : digits.length % 3;
  const squares = digits.map((digit, place) => (place < written ? digit : "?"));
  return millionsChart({ squares, alt: "Bảng các hàng và lớp. Lớp cao nhất đã có chữ số." });
}

/** The table with the number, each class called by how many it holds: "2 triệu", "5 nghìn", "300 đơn vị". */
function toldChart(value: number): Figure {
  const chart = millionsChart({ squares: String(value).split(""), alt: "Bảng các hàng, trên mỗi lớp ghi số của lớp." });
  const groups = classesOf(value).map((group, place) => `${group} ${classNames[2 - place] ?? ""}`);
  const classes = chart.classes.map((each, place) => ({
    ...each,
    name: groups[place + groups.length - chart.classes.length] ?? each.name,
  }));
  return { ...chart, classes };
}

const frames = [
  (words: string) => `Số “${words}” viết là:`,
  (words: string) => `Cô đọc: “${words}”. Con viết số nào?`,
  (words: string) => `Một tờ báo ghi: “${words} người”. Số người đó viết là:`,
] as const;

/** "Số “hai triệu không trăm linh năm nghìn ba trăm” viết là:" */
function buildWritingQuestion(value: number, rng: Rng): Question {
  const [millions] = classesOf(value);
  const first = millions > 0 ? "triệu" : "nghìn";
  return typedNumberQuestion(rng, {
    prompt: rng.pick(frames)(numberInWords(value)),
    answer: value,
    write: wholeValue,
    range,
    step: 1000,
    distractors: digitDistractors(value),
    hints: [
      "Con viết lần lượt từng lớp. Sau lớp cao nhất, mỗi lớp có ba chữ số.",
      {
        say: `Đây là lớp ${first}. Con viết tiếp các lớp sau, hàng nào không có thì viết 0.`,
        figures: [startedChart(value)],
      },
    ],
    explanation: {
      say: `Số gồm ${inClasses(value)}, viết là ${groupNumber(value)}.`,
      figures: [toldChart(value)],
    },
    praise: "write",
    identity: `write ${value}`,
  });
}

const cards = ["Số trên thẻ đọc là:", "Bạn Lan giơ thẻ này. Số đó đọc là:"] as const;

/** The longest number whose four readings leave room for a picture on a phone. */
const mostBesidePicture = 999_999;

/** What is asked: a number in a table or on a card; a long one in the prompt, where it is seen but not read aloud. */
function shownNumber(value: number, chart: Figure, card: Figure, rng: Rng): { prompt: Words; figures: Figure[] } {
  const isChart = rng.pick([true, false]);
  if (value > mostBesidePicture) {
    const text = groupNumber(value);
    const prompt = isChart
      ? { text: `Số ${text} đọc là:`, spoken: "Số này đọc là:" }
      : { text: `Bạn Lan viết số ${text}. Số đó đọc là:`, spoken: "Bạn Lan viết số này. Số đó đọc là:" };
    return { prompt, figures: [] };
  }
  return isChart
    ? { prompt: "Số viết trong bảng đọc là:", figures: [chart] }
    : { prompt: rng.pick(cards), figures: [card] };
}

/** A card or a table with a number: "Số trên thẻ đọc là:"; a long one is written in the prompt. */
function buildReadingQuestion(value: number, rng: Rng): Question {
  const digits = String(value).split("");
  const chart = millionsChart({ squares: digits, alt: "Bảng các hàng và lớp." });
  const card = numberCard(groupNumber(value));
  return choiceQuestion(rng, {
    ...shownNumber(value, chart, card, rng),
    answer: wordsValue(numberInWords(value)),
    distractors: digitDistractors(value).map((each) => ({ ...each, value: wordsValue(numberInWords(each.value)) })),
    hints: [
      "Con tách số thành từng lớp, từ phải sang trái, mỗi lớp ba chữ số.",
      { say: "Con đọc từng lớp từ trái sang phải, kèm tên lớp.", figures: [chart] },
    ],
    explanation: {
      say: `Số gồm ${inClasses(value)}. Số đó đọc là: ${numberInWords(value)}.`,
      figures: [toldChart(value)],
    },
    praise: "read",
    identity: `read ${value}`,
  });
}

const lengths: Readonly<Record<Difficulty, readonly number[]>> = { 1: [6], 2: [7, 8], 3: [9] };

/** "Số gồm 7 triệu, 4 trăm nghìn và 5 chục viết là:" */
function buildComposedQuestion(difficulty: Difficulty, rng: Rng): Question {
  const length = rng.pick(lengths[difficulty]);
  const lower = Array.from({ length: length - 1 }, (_, place) => place);
  const kept = rng.shuffle(lower).slice(0, difficulty === 3 ? 2 : 3);
  const filled = [length - 1, ...kept.toSorted((a, b) => b - a)].map((place) => ({ place, digit: rng.int(1, 9) }));
  const value = filled.reduce((sum, { place, digit }) => sum + digit * 10 ** place, 0);
  const parts = filled.map(({ place, digit }) => `${digit} ${placeNames[place] ?? ""}`);
  const listed = listWithAnd(parts);
  const digits = String(value).split("");
  const squares = digits.map((digit) => (digit === "0" ? null : digit));
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Số gồm ${listed} viết là:`, `Con viết số gồm: ${listed}.`]),
    answer: value,
    write: wholeValue,
    range,
    step: 1000,
    distractors: digitDistractors(value),
    hints: [
      "Con viết từng chữ số vào hàng của nó, từ hàng cao nhất.",
      {
        say: "Hàng nào không có thì con viết chữ số 0.",
        figures: [millionsChart({ squares, alt: "Bảng các hàng và lớp, có vài hàng còn trống." })],
      },
    ],
    explanation: {
      say: `Các hàng còn lại viết 0, ta được ${groupNumber(value)}.`,
      figures: [millionsChart({ squares: digits, alt: "Bảng các hàng và lớp đã viết đủ các chữ số." })],
    },
    praise: "write",
    identity: `compose ${value}`,
  });
}

/** Reading and writing numbers up to hundreds of millions (curriculum, c4-read-write-millions): six, seven or eight, nine digits. */
export const readWriteMillions = defineNumberSkill({
  id: "c4-read-write-millions",
  classId: "4",
  title: "Đọc, viết số đến lớp triệu",
  generate(difficulty, rng) {
    const ask = rng.pick(["write", "write", "read", "compose", difficulty === 1 ? "read" : "write"]);
    if (ask === "compose") return buildComposedQuestion(difficulty, rng);
    return (ask === "write" ? buildWritingQuestion : buildReadingQuestion)(pickNumber(difficulty, rng), rng);
  },
});
