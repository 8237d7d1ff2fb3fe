import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { buildGroupsQuestion } from "#lib/questions/sign/build-groups-question.ts";
import { helpFigure } from "#lib/questions/sign/help-figure.ts";
import { signBetween } from "#lib/questions/sign/sign-between.ts";
import { trayFigure } from "#lib/questions/sign/tray-figure.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion, signQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { countables } from "./countables.ts";
import { letters } from "./letters.ts";

const larger = "Con nhớ: miệng dấu luôn há về số lớn hơn.";
const unequal = "Hai bên chưa bằng nhau đâu. Con xem lại nhé!";

/** Two numbers from 0 to 10, now and then equal. */
function pickTwo(rng: Rng): readonly [number, number] {
  const left = rng.int(0, 10);
  return rng.int(0, 5) === 0 ? [left, left] : [left, rng.int(0, 10)];
}

/** Two trays with a sign between them. */
function buildTraysQuestion(rng: Rng): Question {
  const [left, right] = [rng.int(1, 9), rng.int(1, 9)];
  const picture = rng.pick(countables);
  const prompt = toLine("Con đếm hai bên rồi chọn dấu nhé!");
  const asked = buildGroupsQuestion({ prompt, left, right, pictures: [picture, picture], rng });
  return { ...asked, identity: `trays ${left} ${right}` };
}

const relations = [
  { sign: "<", name: "ít hơn", code: "REL" },
  { sign: "=", name: "bằng nhau", code: "EQ" },
  { sign: ">", name: "nhiều hơn", code: "REL" },
] as const;

/** "Số quả táo thế nào so với số con gà?" */
function buildWordsQuestion(rng: Rng): Question {
  const [one = "apple", other = "duck"] = rng.shuffle(
    countables.filter((each) => each !== "pencil" && each !== "candy"),
  );
  const [left, right] = [rng.int(2, 8), rng.int(2, 8)];
  const sign = signBetween(left, right);
  const [first, second] = [pictureText[one].name, pictureText[other].name];
  const shown = (numbered: number) => [trayFigure(one, left, numbered), trayFigure(other, right, numbered)];
  const isRight = (each: (typeof relations)[number]) => each.sign === sign;
  const name = relations.find(isRight)?.name ?? "";
  const leftOver = "Ghép từng đôi thì vẫn còn hình thừa. Con xem lại nhé!";
  const paired = "Con ghép từng đôi. Bên nào còn thừa?";
  return choiceQuestion(rng, {
    prompt: rng.pick([`Số ${first} thế nào so với số ${second}?`, `So với số ${second}, số ${first} thế nào?`]),
    figures: shown(0),
    answer: wordsValue(name),
    distractors: relations
      .filter((each) => !isRight(each))
      .map((each) => mistake(each.code, wordsValue(each.name), each.code === "EQ" ? leftOver : paired)),
    choices: 3,
    hints: ["Con đếm từng hình nhé!", { say: paired, figures: shown(Math.min(left, right)) }],
    explanation: {
      say: `Có ${left} ${first} và ${right} ${second}. Số ${first} ${sign === "=" ? `và số ${second} ${name}` : name}.`,
      figures: [trayFigure(one, left, left), trayFigure(other, right, right)],
    },
    praise: "compare",
    identity: `words ${left} ${right}`,
  });
}

/** "Nhóm nào có nhiều quả táo nhất?" */
function buildMostQuestion(rng: Rng): Question {
  const picture = rng.pick(countables);
  const isMost = rng.int(0, 1) === 0;
  const counts = rng
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    .slice(0, 3)
    .toSorted((a, b) => (isMost ? b - a : a - b));
  const named = rng.shuffle(letters);
  const group = (count: number, place: number) => ({
    ...trayFigure(picture, count, 0),
    alt: `Nhóm ${named[place] ?? ""}.`,
  });
  const { name } = pictureText[picture];
  const [right = 0, ...wrong] = counts;
  const much = isMost ? "nhiều" : "ít";
  return figureChoiceQuestion(rng, {
    prompt: `Nhóm nào có ${much} ${name} nhất?`,
    right: group(right, 0),
    answer: `${right} ${name}`,
    distractors: wrong.map((count, place) =>
      mistake("REL", group(count, place + 1), `Còn nhóm ${much} hơn nhóm này, con nhé!`),
    ),
    hints: ["Con đếm từng nhóm nhé!", `Con tìm nhóm có ${isMost ? "số lớn" : "số bé"} nhất.`],
    explanation: { say: `Nhóm ${much} nhất có ${right} ${name}.`, figures: [{ ...group(right, 0), numbered: right }] },
    praise: "compare",
    identity: `most ${isMost} ${counts.join()}`,
  });
}

/** Two numbers on cards with a sign between them. */
function buildNumbersQuestion(rng: Rng): Question {
  const [left, right] = pickTwo(rng);
  const told = `${left} ${signBetween(left, right)} ${right}`;
  const order = left < right ? "trước" : "sau";
  const frames = [helpFigure([left], 10), helpFigure([right], 10)];
  return signQuestion(rng, {
    prompt: rng.pick(["Điền dấu thích hợp nhé!", "Con so sánh hai số rồi chọn dấu nhé!"]),
    sides: [String(left), String(right)],
    sign: signBetween(left, right),
    answer: told,
    turned: larger,
    notEqual: unequal,
    hints: [
      left === right ? "Hai thẻ ghi hai số khác nhau hay giống nhau?" : "Khi đếm, số nào đọc trước thì bé hơn.",
      {
        say: left === right ? "Con xem có bên nào đầy hơn không." : "Bên nào đầy hơn thì lớn hơn.",
        figures: frames,
      },
    ],
    explanation: {
      say: left === right ? `Hai số giống nhau nên ${told}.` : `${left} đếm ${order} ${right} nên ${told}.`,
      figures: frames,
    },
    praise: "compare",
    identity: `sign ${left} ${right}`,
  });
}

/** "Số nào bé hơn 4?": one of four; the limit is 3 to 8, so that enough numbers lie on either side. */
function buildOneSideQuestion(rng: Rng, told: string, limit: number): Question {
  const isLess = rng.int(0, 1) === 0;
  const all = Array.from({ length: 11 }, (_, number) => number);
  const answer = rng.pick(all.filter((number) => (isLess ? number < limit : number > limit)));
  const wrong = all.filter((number) => (isLess ? number > limit : number < limit));
  const word = isLess ? "bé" : "lớn";
  return numberQuestion(rng, {
    prompt: `Số nào ${word} hơn ${told}?`,
    answer,
    range: isLess ? [limit, 10] : [0, limit],
    distractors: [
      mistake("EQ", limit, `Số này bằng ${told} rồi, chưa ${word} hơn.`),
      ...rng
        .shuffle(wrong)
        .map((number) =>
          mistake("REL", number, `Số ${number} ${isLess ? "lớn" : "bé"} hơn ${told}. Con tìm số ${word} hơn nhé!`),
        ),
    ],
    hints: [isLess ? "Số đếm trước thì bé hơn." : "Số đếm sau thì lớn hơn.", `Con so sánh từng số với ${told} nhé!`],
    explanation:
      told === String(limit)
        ? `${answer} ${isLess ? "<" : ">"} ${limit} nên ta chọn ${answer}.`
        : `${told} = ${limit}. ${answer} ${isLess ? "<" : ">"} ${limit} nên ta chọn ${answer}.`,
    praise: "compare",
    identity: `${word} ${told} ${answer}`,
  });
}

function buildLimitQuestion(rng: Rng, limit: number): Question {
  return buildOneSideQuestion(rng, String(limit), limit);
}

/** A sum without zeros. */
function pickSum(rng: Rng, [least, most]: readonly [number, number]): readonly [number, number] {
  const sum = rng.int(least, most);
  const first = rng.int(1, sum - 1);
  return [first, sum - first];
}

/** "3 + 4 … 6": a sign between a sum and a number. */
function buildSumQuestion(rng: Rng): Question {
  const [first, second] = pickSum(rng, [2, 10]);
  const sum = first + second;
  const near = [sum - 2, sum - 1, sum, sum, sum + 1, sum + 2].filter((number) => number >= 0 && number <= 10);
  const number = rng.pick(near);
  const written = `${first} + ${second}`;
  const isFirst = rng.int(0, 1) === 0;
  const [left, right] = isFirst ? [sum, number] : [number, sum];
  const [here, there] = isFirst ? [written, String(number)] : [String(number), written];
  const sign = signBetween(left, right);
  const [joined, single] = [helpFigure([first, second], 10), helpFigure([number], 10)];
  const frames = isFirst ? [joined, single] : [single, joined];
  return signQuestion(rng, {
    prompt: "Con tính rồi điền dấu cho đúng nhé!",
    sides: [here, there],
    sign,
    answer: `${here} ${sign} ${there}`,
    turned: larger,
    notEqual: `Con tính ${written} trước rồi so sánh nhé!`,
    hints: [
      "Con tính phép cộng trước rồi mới so sánh.",
      {
        say: `Con lấy ${first} thêm ${second}, rồi so với ${number} nhé!`,
        figures: frames,
      },
    ],
    explanation: {
      say:
        sign === "="
          ? `Hai bên cùng bằng ${sum} nên ${here} = ${there}.`
          : `${written} = ${sum}. Vậy ${here} ${sign} ${there}.`,
      figures: frames,
    },
    praise: "compare",
    identity: `sum ${here} ${there}`,
  });
}

function buildSumSideQuestion(rng: Rng): Question {
  const [first, second] = pickSum(rng, [3, 8]);
  return buildOneSideQuestion(rng, `${first} + ${second}`, first + second);
}

const askers = {
  1: [buildTraysQuestion, buildWordsQuestion, buildMostQuestion],
  2: [buildNumbersQuestion, buildNumbersQuestion, (rng: Rng) => buildLimitQuestion(rng, rng.int(3, 8))],
  3: [buildSumQuestion, buildSumQuestion, buildSumSideQuestion],
} as const;

/** Comparing up to 10 (curriculum, c1-compare-10): groups of things, numbers, a number and a sum. */
export const compare10 = defineNumberSkill({
  id: "c1-compare-10",
  classId: "1",
  title: "So sánh trong phạm vi 10",
  generate: (difficulty, rng) => rng.pick(askers[difficulty])(rng),
});
