import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { frameFigure } from "#lib/questions/addition/frame-figure.ts";
import { sumFigure } from "#lib/questions/addition/sum-figure.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { offBy } from "#lib/questions/off-by.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { countables } from "./countables.ts";
import { drawBond, drawBoth, drawMissing } from "./part-frames.ts";
import { shortNames } from "./short-names.ts";

interface Parts {
  readonly whole: number;
  readonly part: number;
  readonly picture: (typeof countables)[number];
  readonly child: string;
}

interface Form {
  readonly name: string;
  readonly prompt: (parts: Parts) => string;
  readonly draw: (parts: Parts) => Figure;
}

/** What is there, in a frame whose empty places are seen. */
function drawPart({ part, picture }: Parts): Figure {
  return {
    ...frameFigure([{ picture, count: part }], [], part),
    alt: `Khung mười ô có ${pictureText[picture].name}.`,
  };
}

const drawSum = ({ whole, part }: Parts) => sumFigure([part, null], whole);

const frameForms: readonly Form[] = [
  {
    name: "fill",
    prompt: ({ whole, picture }) =>
      `Thêm mấy ${pictureText[picture].unit} thì đủ ${whole} ${pictureText[picture].name}?`,
    draw: drawPart,
  },
  {
    name: "child",
    prompt: ({ whole, part, picture, child }) =>
      `${child} có ${part} ${pictureText[picture].name}. Cần thêm mấy ${pictureText[picture].unit} để có ${whole} ${pictureText[picture].unit}?`,
    draw: drawPart,
  },
  { name: "parts", prompt: ({ whole, part }) => `${whole} gồm ${part} và mấy?`, draw: drawPart },
  {
    name: "empty",
    prompt: ({ picture }) => `Khung này còn thiếu mấy ${pictureText[picture].unit} thì đủ 10?`,
    draw: drawPart,
  },
  { name: "more", prompt: ({ whole, part }) => `${part} thêm mấy thì được ${whole}?`, draw: drawPart },
];

const sumForms: readonly Form[] = [
  { name: "bond", prompt: ({ whole, part }) => `Tách ${whole} thành ${part} và mấy?`, draw: drawBond },
  { name: "parts", prompt: ({ whole, part }) => `${whole} gồm ${part} và mấy?`, draw: drawBond },
  { name: "sum", prompt: ({ whole, part }) => `${part} cộng mấy thì bằng ${whole}?`, draw: drawSum },
  {
    name: "type",
    prompt: ({ whole, part }) => `Con tìm số còn thiếu: ${whole} = ${part} + …`,
    draw: drawBond,
  },
  { name: "first", prompt: ({ whole, part }) => `Con tìm số còn thiếu: … + ${part} = ${whole}`, draw: drawBond },
  { name: "with", prompt: ({ whole, part }) => `Số nào cộng với ${part} thì bằng ${whole}?`, draw: drawBond },
];

function buildPartQuestion(parts: Parts, form: Form, isTyped: boolean, rng: Rng): Question {
  const { whole, part } = parts;
  const answer = whole - part;
  return numberQuestion(rng, {
    prompt: form.prompt(parts),
    figures: [form.draw(parts)],
    answer,
    range: [0, 20],
    distractors: [
      mistake("DATUM", part, "Đó là phần đã có. Con tìm phần kia nhé!"),
      mistake("DATUM", whole, "Đó là cả hai phần. Con tìm một phần thôi nhé!"),
      mistake("OFF1", answer + 1, `Hai phần gộp lại thì quá ${whole} rồi.`),
      mistake("OFF1", answer - 1, `Hai phần gộp lại chưa đủ ${whole}.`),
    ],
    hints: [
      `Con đếm tiếp cho đến ${whole}.`,
      { say: "Con đếm xem có mấy ô có dấu hỏi.", figures: [drawMissing(parts)] },
    ],
    explanation: {
      say: `${part} thêm ${answer} là ${whole}. Vậy ${whole} gồm ${part} và ${answer}.`,
      figures: [drawBoth(parts)],
    },
    praise: "calculate",
    identity: `${form.name} ${whole} ${part}`,
    isTyped,
  });
}

/** "5 + 2 + … = 10": the third part. */
function buildThreePartsQuestion(rng: Rng): Question {
  const first = rng.int(1, 7);
  const second = rng.int(1, 8 - first);
  const both = first + second;
  const answer = 10 - both;
  const picture = rng.pick(countables);
  return numberQuestion(rng, {
    prompt: rng.pick([`Con tìm số còn thiếu: ${first} + ${second} + … = 10`, `10 gồm ${first}, ${second} và mấy?`]),
    answer,
    range: [0, 20],
    distractors: [
      mistake("PARTIAL", 10 - first, `Con quên số ${second} rồi.`),
      mistake("PARTIAL", 10 - second, `Con quên số ${first} rồi.`),
      mistake("PARTIAL", both, "Đó mới là hai phần gộp lại. Con tìm phần thứ ba nhé!"),
      mistake("DATUM", 10, "Đó là cả ba phần. Con tìm một phần thôi nhé!"),
      mistake("OFF1", answer + 1, "Ba phần gộp lại thì quá 10 rồi."),
      mistake("OFF1", answer - 1, "Ba phần gộp lại chưa đủ 10."),
    ],
    hints: [
      "Con gộp hai phần đã biết trước.",
      {
        say: `${first} + ${second} = ${both}. Con đếm các dấu hỏi nhé!`,
        figures: [drawMissing({ whole: 10, part: both, picture })],
      },
    ].slice(0, answer === both ? 1 : 2),
    explanation: `${first} + ${second} = ${both}. ${both} thêm ${answer} là 10. Số còn thiếu là ${answer}.`,
    praise: "calculate",
    identity: `three ${first} ${second}`,
    isTyped: true,
  });
}

/** Two other numbers that make no 10 with each other or with the pair. */
function pickOthers(part: number, rng: Rng): number[] {
  const [first = 1, ...rest] = rng.shuffle(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => number !== part && number !== 10 - part),
  );
  return [first, rest.find((number) => number !== 10 - first) ?? 1];
}

/** "Con chọn hai số để gộp lại được 10 nhé!": two of four cards go into the boxes of the sum. */
function buildPairQuestion(part: number, rng: Rng): Question {
  const numbers = rng.shuffle([part, 10 - part, ...pickOthers(part, rng)]);
  const at = (place: number) => numbers[place] ?? 0;
  const places = [0, 1, 2, 3];
  const all = places.flatMap((one) => places.filter((other) => other !== one).map((other) => [one, other] as const));
  const sumOf = ([one, other]: readonly [number, number]) => at(one) + at(other);
  const fillings = all.filter((pair) => sumOf(pair) === 10);
  const [[first, second] = [0, 1]] = fillings;
  const wrong = all.filter((pair) => sumOf(pair) !== 10);
  const said = (pair: readonly [number, number]) =>
    toLine(`${at(pair[0])} + ${at(pair[1])} = ${sumOf(pair)}, ${sumOf(pair) > 10 ? "quá" : "chưa đủ"} 10.`);
  const told = `${at(first)} + ${at(second)}`;
  return {
    kind: "match",
    ...draftedFields(rng, {
      prompt: rng.pick(["Con chọn hai số để gộp lại được 10 nhé!", "Hai số nào gộp lại được 10? Con ghép nhé!"]),
      hints: ["Con lấy một thẻ, rồi xem còn thiếu mấy thì đủ 10.", "Con thử từng cặp thẻ một."],
      explanation: `${at(first)} thêm ${at(second)} là 10. Vậy ${told} = 10.`,
      praise: "pair",
      identity: `pair ${numbers.toSorted((a, b) => a - b).join()}`,
    }),
    view: {
      operation: "+",
      numbers: [null, null, "10"],
      filled: "boxes",
      labels: numbers.map(numberAsLine),
      isReusable: false,
    },
    key: {
      fillings,
      mistakes: wrong.map((labels) => {
        const code = offBy(sumOf(labels) - 10);
        return { labels, feedback: said(labels), ...(code !== null && { code }) };
      }),
      wrong: [toLine("Con thử thẻ khác nhé!"), toLine("Con thử thẻ khác nhé!")],
    },
    answer: toLine(told),
  };
}

/** Parts of ten (curriculum, c1-make-10): a frame filled up, ten as a sum without it, three parts and all pairs. */
export const make10 = defineNumberSkill({
  id: "c1-make-10",
  classId: "1",
  title: "Ghép thành 10",
  generate(difficulty, rng) {
    const part = rng.int(1, 9);
    const parts = { whole: 10, part, picture: rng.pick(countables), child: rng.pick(shortNames) };
    if (difficulty < 3) {
      const isTyped = difficulty === 2 || rng.int(0, 1) === 0;
      return buildPartQuestion(parts, rng.pick(difficulty === 1 ? frameForms : sumForms), isTyped, rng);
    }
    return part === 5 || rng.int(0, 1) === 0 ? buildThreePartsQuestion(rng) : buildPairQuestion(part, rng);
  },
});
