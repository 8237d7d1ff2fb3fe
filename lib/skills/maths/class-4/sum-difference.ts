import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { countedValue, wholeValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { barsOf, type Pair, solvedBars } from "./sum-difference-bars.ts";

const range = [1, 99_999] as const;

/** Two numbers with a known sum and difference, the larger one first: their names, what they are, the story, and what asks for each. */
const stories = readTable(
  {
    numbers: ["least", "most"],
    words: ["unit", "largeName", "smallName", "largeOf", "smallOf", "text", "askLarge", "askSmall"],
  },
  `
   15 |  80 | nhãn vở  | {first} | {second} | số nhãn vở của {first}     | số nhãn vở của {second}     | {first} và {second} có tất cả {sum}. {first} có nhiều hơn {second} {difference}.     | {first} có bao nhiêu nhãn vở?               | {second} có bao nhiêu nhãn vở?
  180 | 900 | lít      | Bể lớn  | Bể bé    | số lít nước ở bể lớn       | số lít nước ở bể bé         | Hai bể chứa {sum} nước. Bể lớn chứa nhiều hơn bể bé {difference}.                    | Bể lớn chứa bao nhiêu lít nước?             | Bể bé chứa bao nhiêu lít nước?
   30 |  45 | tuổi     | Bố      | Mẹ       | tuổi của bố                | tuổi của mẹ                 | Năm nay tổng số tuổi của bố và mẹ là {sum}. Bố hơn mẹ {difference}.                  | Năm nay bố bao nhiêu tuổi?                  | Năm nay mẹ bao nhiêu tuổi?
  120 | 600 | cây      | Đợt một | Đợt hai  | số cây của đợt một         | số cây của đợt hai          | Trường trồng hai đợt được {sum}. Đợt một trồng nhiều hơn đợt hai {difference}.       | Đợt một trồng được bao nhiêu cây?           | Đợt hai trồng được bao nhiêu cây?
  250 | 900 | học sinh | Nữ      | Nam      | số học sinh nữ             | số học sinh nam             | Một trường có {sum}. Số học sinh nữ hơn số học sinh nam {difference}.                | Số học sinh nữ là bao nhiêu?                | Số học sinh nam là bao nhiêu?
   40 | 400 | kg       | Sáng    | Chiều    | số ki-lô-gam bán buổi sáng | số ki-lô-gam bán buổi chiều | Cả ngày bác Ba bán {sum} vải thiều. Buổi sáng bán nhiều hơn buổi chiều {difference}. | Buổi sáng bác bán được bao nhiêu ki-lô-gam? | Buổi chiều bác bán được bao nhiêu ki-lô-gam?
`,
);

function pickPair(rng: Rng, least: number, most: number): Pair {
  const small = rng.int(least, most - 4);
  return { small, large: rng.int(small + 2, Math.min(most, small * 2 + 10)), isLarge: rng.pick([true, false]) };
}

/** Wrong numbers for one of two, which are called as the question calls them. */
function distractorsOf(
  { large, small, isLarge }: Pair,
  [largeOf, smallOf]: readonly [string, string] = ["số lớn", "số bé"],
): Distractor<number>[] {
  const [sum, difference] = [large + small, large - small];
  const [asked, other] = isLarge ? [largeOf, smallOf] : [smallOf, largeOf];
  return [
    mistake("FIELD", isLarge ? small : large, `Đó là ${other}. Đề bài hỏi ${asked}.`),
    mistake("PARTIAL", isLarge ? sum + difference : sum - difference, "Con còn quên chia cho 2."),
    mistake(
      "OP",
      isLarge ? sum - difference : sum + difference,
      `Tổng ${isLarge ? "trừ" : "cộng"} hiệu thì được hai lần ${other}.`,
    ),
    mistake("PARTIAL", sum / 2, "Hai phần không bằng nhau. Con nhớ dùng cả hiệu nữa nhé!"),
    mistake(
      "PARTIAL",
      Math.floor(sum / 2) + (isLarge ? difference : -difference),
      isLarge
        ? "Con lấy tổng cộng với hiệu trước, rồi mới chia cho 2."
        : "Con lấy tổng trừ đi hiệu trước, rồi mới chia cho 2.",
    ),
  ];
}

function helpOf(pair: Pair, names: readonly [string, string], unit: string, isSumTold = true) {
  const { large, small, isLarge } = pair;
  const [sum, difference] = [groupNumber(large + small), groupNumber(large - small)];
  const sign = isLarge ? "+" : "−";
  const word = isLarge ? "Số lớn" : "Số bé";
  return {
    hints: [
      {
        say: isLarge
          ? "Thêm phần hơn vào số bé thì hai số bằng nhau và bằng số lớn."
          : "Bớt phần hơn ở số lớn thì hai số bằng nhau và bằng số bé.",
        figures: [barsOf(pair, names)],
      },
      `${word} = (tổng ${sign} hiệu) : 2. ${isSumTold ? "Con tìm tổng và hiệu trong đề bài." : "Con dùng tổng vừa tìm được."}`,
    ],
    explanation: {
      say: `${word} là (${sum} ${sign} ${difference}) : 2 = ${groupNumber(isLarge ? large : small)}${unit}.`,
      figures: [solvedBars(pair, names)],
    },
  };
}

/** "Tổng hai số là 50, hiệu là 12. Số lớn là:" */
function buildBareQuestion(rng: Rng): Question {
  const pair = pickPair(rng, 5, 60);
  const { large, small, isLarge } = pair;
  const [sum, difference] = [large + small, large - small];
  const word = isLarge ? "lớn" : "bé";
  const names = ["Số lớn", "Số bé"] as const;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Tổng của hai số là ${sum}, hiệu là ${difference}. Số ${word} là:`,
      `Hai số có tổng bằng ${sum} và hơn kém nhau ${difference}. Số ${word} là:`,
      `Tìm số ${word} của hai số, biết tổng là ${sum} và hiệu là ${difference}.`,
    ]),
    figures: rng.pick([true, false]) ? [barsOf(pair, names)] : [],
    answer: isLarge ? large : small,
    range,
    distractors: distractorsOf(pair),
    ...helpOf(pair, names, ""),
    praise: "calculate",
    identity: `bare ${isLarge} ${sum} ${difference}`,
  });
}

/** "Bố và mẹ có tổng số tuổi là 70. Bố hơn mẹ 4 tuổi. Năm nay bố bao nhiêu tuổi?" */
function buildStoryQuestion(rng: Rng): Question {
  const [first = "", second = ""] = rng.shuffle(children);
  const { least, most, unit, ...words } = rng.pick(stories);
  const fillNames = (text: string) => fillGaps(text, { first, second });
  const drawn = pickPair(rng, least, most);
  const pair = unit === "tuổi" ? { ...drawn, large: Math.min(drawn.large, drawn.small + rng.int(1, 6)) } : drawn;
  const { large, small, isLarge } = pair;
  const write = (value: number) => countedValue(wholeValue(value), unit);
  const names = [fillNames(words.largeName), fillNames(words.smallName)] as const;
  const help = helpOf(pair, names, ` (${unit})`);
  const [sum, difference] = [write(large + small).line.text, write(large - small).line.text];
  const told = fillGaps(words.text, { first, second, sum, difference });
  return typedNumberQuestion(rng, {
    prompt: `${told} ${fillNames(isLarge ? words.askLarge : words.askSmall)}`,
    answer: isLarge ? large : small,
    range,
    distractors: distractorsOf(pair, [fillNames(words.largeOf), fillNames(words.smallOf)]),
    hints: help.hints,
    explanation: {
      ...help.explanation,
      say: help.explanation.say.replace(/^Số (?:lớn|bé) là/u, `${isLarge ? names[0] : names[1]}:`),
    },
    praise: "story",
    identity: `story ${unit} ${isLarge} ${large} ${small}`,
  });
}

const plots = [
  { name: "mảnh vườn", unit: "m", least: 12, most: 60 },
  { name: "sân trường", unit: "m", least: 25, most: 90 },
  { name: "tấm bìa", unit: "cm", least: 15, most: 70 },
  { name: "ruộng lúa", unit: "m", least: 30, most: 120 },
] as const satisfies readonly { name: string; unit: Unit; least: number; most: number }[];

/** "Mảnh vườn hình chữ nhật có chu vi 120 m, chiều dài hơn chiều rộng 14 m. Chiều dài là:" */
function buildPerimeterQuestion(rng: Rng): Question {
  const { name, unit, least, most } = rng.pick(plots);
  const pair = pickPair(rng, least, most);
  const { large, small, isLarge } = pair;
  const [half, difference] = [large + small, large - small];
  const [around, more] = [measure(groupNumber(half * 2), unit), measure(groupNumber(difference), unit)];
  const help = helpOf(pair, ["Dài", "Rộng"], ` (${unit})`, false);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const word = isLarge ? "Chiều dài" : "Chiều rộng";
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${title} hình chữ nhật có chu vi ${around}, chiều dài hơn chiều rộng ${more}. ${word} là bao nhiêu ${units[unit].spoken}?`,
      `Chiều rộng ${name} hình chữ nhật kém chiều dài ${more}. Biết chu vi là ${around}. ${word} ${name} là bao nhiêu ${units[unit].spoken}?`,
    ]),
    answer: isLarge ? large : small,
    range,
    distractors: [
      mistake(
        "PERIM/AREA",
        half + (isLarge ? difference / 2 : -difference / 2),
        "Tổng chiều dài và chiều rộng là nửa chu vi, con chia chu vi cho 2 trước.",
      ),
      ...distractorsOf(pair, ["chiều dài", "chiều rộng"]).filter(({ value }) => value !== half),
      mistake("PARTIAL", half, "Đó là nửa chu vi. Con tính tiếp nhé!"),
    ],
    hints: ["Tổng của chiều dài và chiều rộng là nửa chu vi. Con tìm nửa chu vi trước.", ...help.hints],
    explanation: {
      ...help.explanation,
      say: `Nửa chu vi là ${groupNumber(half * 2)} : 2 = ${groupNumber(half)} (${unit}). ${help.explanation.say.replace(/^Số (?:lớn|bé)/u, word)}`,
    },
    praise: "story",
    identity: `perimeter ${unit} ${isLarge} ${large} ${small}`,
  });
}

/** A number that is told in words. */
const namedSums = [
  { words: "số lớn nhất có hai chữ số", sum: 99 },
  { words: "số bé nhất có ba chữ số", sum: 100 },
  { words: "số lớn nhất có ba chữ số", sum: 999 },
  { words: "số chẵn lớn nhất có ba chữ số", sum: 998 },
  { words: "số tròn trăm lớn nhất có ba chữ số", sum: 900 },
] as const;

/** "Tổng của hai số là số lớn nhất có hai chữ số, hiệu là 15": a sum that is told in words. */
function buildNamedSumQuestion(rng: Rng): Question {
  const { words, sum } = rng.pick(namedSums);
  const small = rng.int(Math.ceil(sum / 4), Math.floor(sum / 2) - 2);
  const pair: Pair = { small, large: sum - small, isLarge: rng.pick([true, false]) };
  const difference = pair.large - small;
  const help = helpOf(pair, ["Số lớn", "Số bé"], "", false);
  const word = pair.isLarge ? "lớn" : "bé";
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Tổng của hai số là ${words}, hiệu của chúng là ${difference}. Số ${word} là:`,
      `Hai số hơn kém nhau ${difference} và có tổng là ${words}. Số ${word} là:`,
    ]),
    answer: pair.isLarge ? pair.large : small,
    range,
    distractors: distractorsOf(pair),
    hints: [`Con viết ${words} ra trước: đó là tổng.`, ...help.hints],
    explanation: { ...help.explanation, say: `Tổng là ${sum}. ${help.explanation.say}` },
    praise: "calculate",
    identity: `named ${pair.isLarge} ${sum} ${difference}`,
  });
}

/** "Tổng của hai số chẵn liên tiếp là 86": a difference that is not told. */
function buildConsecutiveSumQuestion(rng: Rng): Question {
  const kind = rng.pick(["tự nhiên", "chẵn", "lẻ"] as const);
  const step = kind === "tự nhiên" ? 1 : 2;
  const small = rng.int(12, 240) * 2 + (kind === "lẻ" ? 1 : 0);
  const pair: Pair = { small, large: small + step, isLarge: rng.pick([true, false]) };
  const sum = small + pair.large;
  const help = helpOf(pair, ["Số lớn", "Số bé"], "", false);
  const rule = `Hai số ${kind} liên tiếp hơn kém nhau ${step}.`;
  return typedNumberQuestion(rng, {
    prompt: `Tổng của hai số ${kind} liên tiếp là ${sum}. Số ${pair.isLarge ? "lớn" : "bé"} là:`,
    answer: pair.isLarge ? pair.large : small,
    range,
    distractors: [
      ...(step === 1
        ? []
        : [mistake("DATUM", (sum + (pair.isLarge ? 1 : -1)) / 2, "Con xem lại: hai số này hơn kém nhau bao nhiêu?")]),
      ...distractorsOf(pair),
    ],
    hints: [`Hai số ${kind} liên tiếp hơn kém nhau bao nhiêu? Đó là hiệu.`, ...help.hints.slice(0, 1)],
    explanation: { ...help.explanation, say: `${rule} ${help.explanation.say}` },
    praise: "calculate",
    identity: `consecutive ${kind} ${pair.isLarge} ${sum}`,
  });
}

/** Two numbers from their sum and difference (curriculum, c4-sum-difference): bare; in a story; the sum or the difference is hidden. */
export const sumDifference = defineNumberSkill({
  id: "c4-sum-difference",
  classId: "4",
  title: "Tìm hai số khi biết tổng và hiệu",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildBareQuestion(rng);
    if (difficulty === 2) return buildStoryQuestion(rng);
    return rng.pick([buildPerimeterQuestion, buildNamedSumQuestion, buildConsecutiveSumQuestion])(rng);
  },
});
