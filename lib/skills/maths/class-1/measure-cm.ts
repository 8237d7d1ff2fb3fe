import { capital } from "#lib/core/capital.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type MeasuredThing, measuredThings, type RulerFigure } from "#lib/questions/figures/ruler.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, plainValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

/** What lies at the ruler: which marks its ends stand at. */
interface Measured {
  readonly thing: MeasuredThing;
  readonly from: number;
  readonly to: number;
  /** The first mark of the ruler that is seen; twelve centimetres are. */
  readonly start: number;
}

const names: Readonly<Record<MeasuredThing, string>> = {
  pencil: "bút chì",
  strip: "băng giấy",
  stick: "que tính",
  brush: "bút lông",
  chalk: "viên phấn",
};

/** So many centimetres carry their numbers on a small screen. */
const seen = 12;

function draw({ thing, from, to, start }: Measured, alt: string, isGuided = false): RulerFigure {
  return {
    type: "ruler",
    from: start,
    to: start + seen,
    hasMillimetres: false,
    numberedEvery: 1,
    thing: { name: thing, from: from * 10, to: to * 10 },
    label: null,
    isGuided,
    alt,
  };
}

const write = (value: number) => measureValue(plainValue(value), "cm");

function explain({ from, to }: Measured, name: string): string {
  const length = measure(String(to - from), "cm");
  return from === 0
    ? `Một đầu ở vạch 0, đầu kia ở vạch ${to}. ${name} dài ${length}.`
    : `Từ vạch ${from} đến vạch ${to} có ${to - from} khoảng. ${name} dài ${length}.`;
}

function distractorsOf({ from, to }: Measured) {
  const length = to - from;
  const isFromZero = from === 0;
  const marks = "Con đếm các khoảng, đừng đếm các vạch nhé!";
  return [
    ...(isFromZero ? [] : [mistake("PARTIAL", to, "Đầu bên trái không ở vạch 0. Con đếm các khoảng nhé!")]),
    mistake("COUNT-ENDS", length + 1, isFromZero ? "Con nhìn xem đầu bên phải ở đúng vạch nào nhé!" : marks),
    mistake(
      "OFF1",
      length - 1,
      isFromZero ? "Con đọc thiếu rồi. Con nhìn lại vạch ở cuối nhé!" : "Con đếm sót khoảng rồi. Con đếm lại nhé!",
    ),
    ...(isFromZero ? [] : [mistake("DATUM", from, "Đó là vạch ở đầu bên trái. Con đếm các khoảng nhé!")]),
    mistake(
      "OFF1",
      length + 2,
      isFromZero ? "Con đọc quá rồi. Con nhìn lại vạch ở cuối nhé!" : "Con đếm thừa khoảng rồi. Con đếm lại nhé!",
    ),
  ];
}

function hintsOf(measured: Measured) {
  const alt = `Một cái thước và ${names[measured.thing]}.`;
  return measured.from === 0
    ? [
        "Đầu bên trái ở vạch 0. Con tìm vạch ở đầu bên phải.",
        { say: "Con nhìn theo đường nét đứt xuống thước nhé!", figures: [draw(measured, alt, true)] },
      ]
    : [
        "Đầu bên trái không ở vạch 0. Đầu ấy ở vạch mấy?",
        { say: "Mỗi khoảng là 1 cm. Con đếm các khoảng giữa hai đường nét đứt.", figures: [draw(measured, alt, true)] },
      ];
}

/** "Bút chì dài mấy xăng-ti-mét?" */
function buildLengthQuestion(measured: Measured, isTyped: boolean, rng: Rng): Question {
  const { thing, from, to } = measured;
  const name = names[thing];
  const called = capital(name);
  const many = to - from > 10 ? "bao nhiêu" : "mấy";
  const prompts = [
    `${called} dài ${many} xăng-ti-mét?`,
    `Con đọc thước xem ${name} dài ${many} xăng-ti-mét.`,
    `Con nhìn thước. ${called} dài ${many} xăng-ti-mét?`,
    `${called} dài ${many} xăng-ti-mét? Con viết số nhé!`,
  ];
  return numberQuestion(rng, {
    prompt: rng.pick(isTyped ? prompts : prompts.slice(0, 3)),
    figures: [draw(measured, `Một cái thước và ${name}.`)],
    answer: to - from,
    range: [1, 20],
    write,
    distractors: distractorsOf(measured),
    hints: hintsOf(measured),
    explanation: { say: explain(measured, called), figures: [draw(measured, `Một cái thước và ${name}.`, true)] },
    praise: "measure",
    identity: `length ${thing} ${from} ${to}`,
    isTyped,
  });
}

/** "Bút chì dài 6 cm, đầu bên trái ở vạch 2. Đầu bên phải ở vạch nào?" */
function buildEndQuestion(measured: Measured, rng: Rng): Question {
  const { thing, from, to } = measured;
  const length = measure(String(to - from), "cm");
  return numberQuestion(rng, {
    prompt: `${capital(names[thing])} dài ${length}, đầu bên trái ở vạch ${from}. Đầu bên phải ở vạch nào?`,
    answer: to,
    range: [0, 20],
    distractors: [
      mistake("DATUM", to - from, `Đầu bên trái ở vạch ${from}. Con đếm tiếp từ vạch đó nhé!`),
      mistake("OFF1", to - 1, `Con đếm các khoảng từ vạch ${from} nhé!`),
      mistake("OFF1", to + 1, `Con đếm các khoảng từ vạch ${from} nhé!`),
      mistake("DATUM", from, "Đó là vạch ở đầu bên trái. Con tìm đầu bên phải nhé!"),
    ],
    hints: [
      `Con bắt đầu từ vạch ${from}. Mỗi khoảng là 1 cm.`,
      `Từ vạch ${from}, con đếm thêm ${to - from} khoảng nhé!`,
    ],
    explanation: {
      say: explain(measured, capital(names[thing])),
      figures: [draw(measured, `Một cái thước và ${names[thing]}.`, true)],
    },
    praise: "measure",
    identity: `end ${thing} ${from} ${to}`,
    isTyped: true,
  });
}

/** How long each thing may be, as it is in a pencil case. */
const longest: Readonly<Record<MeasuredThing, number>> = { pencil: 12, strip: 12, stick: 12, brush: 12, chalk: 9 };

/** Ends to read: from 0 to at most 10, to at most 12, and from another mark, where the ruler may be broken off. */
function pickMeasured(difficulty: Difficulty, rng: Rng): Measured {
  const length = { 1: rng.int(2, 9), 2: rng.int(8, seen), 3: rng.int(4, 10) }[difficulty];
  const thing = rng.pick(measuredThings.filter((each) => longest[each] >= length));
  // Where it began at the mark of its length, who reads that mark would be right.
  const from = difficulty === 3 ? rng.pick([1, 2, 3, 4, 5, 6].filter((mark) => mark !== length)) : 0;
  const to = from + length;
  return { thing, from, to, start: Math.max(0, to - seen) };
}

/** Measuring in centimetres (curriculum, c1-measure-cm): from 0 to 9, to 12, from a mark other than 0. */
export const measureCm = defineGeometrySkill({
  id: "c1-measure-cm",
  classId: "1",
  title: "Đo bằng xăng-ti-mét",
  generate(difficulty, rng) {
    const measured = pickMeasured(difficulty, rng);
    if (difficulty === 3 && rng.int(0, 1) === 0) return buildEndQuestion(measured, rng);
    return buildLengthQuestion(measured, difficulty > 1 || rng.int(0, 1) === 0, rng);
  },
});
