import type { Rng } from "#lib/core/rng.ts";
import {
  expanded,
  type Fraction,
  fractionBars,
  pickProper,
  writtenFraction,
} from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fractionDistractor } from "#lib/skills/maths/fraction-distractors.ts";
import { fractionQuestion } from "#lib/skills/maths/fraction-question.ts";
import { buildHowManyEqualQuestion } from "./build-how-many-equal-question.ts";

const bottoms = [2, 3, 4, 5, 6, 7, 8, 9] as const;

interface Pair {
  readonly small: Fraction;
  readonly large: Fraction;
  readonly by: number;
}

function pickPair(difficulty: Difficulty, rng: Rng): Pair {
  const small = pickProper(rng, bottoms);
  const by = difficulty === 1 ? rng.pick([2, 3]) : rng.int(2, 9);
  return { small, large: expanded(small, by), by };
}

const unequalAdded = "Cộng thêm cùng một số thì phân số không còn bằng nữa.";
const unequalTaken = "Bớt đi cùng một số thì phân số không còn bằng nữa.";
const multiplied = "Con nhân cả tử số và mẫu số với cùng một số nhé!";
const divided = "Con chia cả tử số và mẫu số cho cùng một số nhé!";
const added = `${unequalAdded} ${multiplied}`;
const taken = `${unequalTaken} ${divided}`;

function whichDistractors(isUp: boolean, given: Fraction, answer: Fraction, by: number): Distractor<Fraction>[] {
  const [step, onePart] = isUp ? [by, multiplied] : [-by, divided];
  return [
    fractionDistractor("OP", given.top + step, given.bottom + step, isUp ? added : taken),
    fractionDistractor("PARTIAL", given.top, answer.bottom, onePart),
    fractionDistractor("PARTIAL", answer.top, given.bottom, onePart),
    fractionDistractor("SWAP", answer.bottom, answer.top, "Tử số và mẫu số bị đổi chỗ rồi."),
  ];
}

/** "Phân số nào bằng 2/3?", to choose; "Nhân cả tử số và mẫu số của 2/3 với 4, ta được phân số:", to type. */
function buildWhichQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { small, large, by } = pickPair(difficulty, rng);
  const [given, answer] = difficulty === 1 ? [small, large] : [large, small];
  const verb = difficulty === 1 ? "Nhân" : "Chia";
  const join = difficulty === 1 ? "với" : "cho";
  const text = writtenFraction(given);
  const isShown = difficulty === 1 && large.bottom <= 12;
  const isTyped = difficulty > 1 || rng.int(1, 3) > 1;
  const does = verb.toLowerCase();
  const way = isTyped
    ? `Con ${does} tử số ${join} ${by}, rồi ${does} mẫu số ${join} ${by}.`
    : `Con thử ${does} ${given.top} và ${given.bottom} ${join} cùng một số.`;
  return fractionQuestion(rng, {
    prompt: isTyped
      ? `${verb} cả tử số và mẫu số của ${text} ${join} ${by}, ta được phân số:`
      : rng.pick([`Phân số nào bằng ${text}?`, `Phân số bằng ${text} là:`]),
    answer,
    isTyped,
    isExact: true,
    distractors: whichDistractors(difficulty === 1, given, answer, by),
    hints: [
      `${verb} cả tử số và mẫu số ${join} cùng một số khác 0 thì được phân số bằng nó.`,
      isShown
        ? {
            say: "Con nhìn phần tô màu: chia nhỏ ra thì phần tô vẫn thế.",
            figures: [
              fractionBars(
                [
                  { ...small, label: text },
                  { ...large, label: null },
                ],
                "Hai băng giấy dài bằng nhau, phần tô màu bằng nhau.",
              ),
            ],
          }
        : way,
    ],
    explanation: `${verb} cả tử số và mẫu số ${join} ${by}: ${text} = ${writtenFraction(answer)}.`,
    praise: "fraction",
    identity: `which ${text} ${by}`,
  });
}

/** "Hai phân số nào bằng nhau?" */
function buildPairQuestion(difficulty: Difficulty, rng: Rng): Question {
  const write = ({ small, large }: { small: Fraction; large: Fraction }) =>
    `${writtenFraction(small)} và ${writtenFraction(large)}`;
  const right = pickPair(difficulty, rng);
  const wrong = [0, 1, 2, 3, 4, 5].map((place) => {
    const { small, large, by } = pickPair(difficulty, rng);
    const plus = { top: small.top + by, bottom: small.bottom + by };
    const part = { top: small.top * by, bottom: small.bottom * (by + 1) };
    return place % 2 === 0
      ? mistake("OP", { small, large: plus }, added)
      : mistake("PARTIAL", { small, large: large.top === part.top ? part : plus }, multiplied);
  });
  const text = write(right);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Hai phân số nào bằng nhau?", "Cặp phân số nào bằng nhau?"]),
    answer: wordsValue(text),
    distractors: wrong.map(({ value, ...each }) => ({ ...each, value: wordsValue(write(value)) })),
    hints: [
      "Con xem tử số và mẫu số có cùng gấp lên mấy lần không.",
      "Tử số gấp mấy lần thì mẫu số cũng phải gấp bấy nhiêu lần.",
    ],
    explanation: `Nhân cả tử số và mẫu số của ${writtenFraction(right.small)} với ${right.by}, ta được ${writtenFraction(right.large)}. Vậy ${text} bằng nhau.`,
    praise: "fraction",
    identity: `pair ${text} ${write(wrong[0]?.value ?? right)}`,
  });
}

const gapPrompts = (text: string) => [`Số cần điền: ${text}`, `Điền số để các phân số bằng nhau: ${text}`];

/** "2/3 = …/12" */
function buildGapQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { small, large, by } = pickPair(difficulty, rng);
  const isTop = rng.pick([true, false]);
  const isUp = rng.pick([true, false]);
  const [given, other] = isUp ? [small, large] : [large, small];
  const answer = isTop ? other.top : other.bottom;
  const gap = isTop ? `…\u2044${other.bottom}` : `${other.top}\u2044…`;
  const [verb, sign] = isUp ? ["nhân với", "×"] : ["chia cho", ":"];
  const part = isTop ? "Mẫu số" : "Tử số";
  const own = isTop ? given.top : given.bottom;
  const shift = isTop ? other.bottom - given.bottom : other.top - given.top;
  return typedNumberQuestion(rng, {
    prompt: rng.pick(gapPrompts(`${writtenFraction(given)} = ${gap}`)),
    answer,
    range: [1, 999],
    distractors: [
      mistake("OP", own + shift, isUp ? added : taken),
      mistake("DATUM", own, "Con giữ nguyên số này. Số kia đã đổi thì số này cũng phải đổi theo."),
      mistake("OP", isUp ? own * by * by : own * by, "Con xem lại: nhân hay chia, và mấy lần?"),
      mistake("TABLE-NEAR", isUp ? own * (by + 1) : answer + 1, "Con xem lại hai số kia gấp nhau mấy lần nhé!"),
    ],
    hints: [
      `Con so hai ${part.toLowerCase()} đã biết xem gấp nhau mấy lần.`,
      `${part} đã ${verb} số nào thì ${isTop ? "tử" : "mẫu"} số cũng ${verb} số đó.`,
    ],
    explanation: `${part} được ${verb} ${by} nên ta tính ${own} ${sign} ${by} = ${answer}.`,
    praise: "fraction",
    identity: `gap ${writtenFraction(given)} ${gap}`,
  });
}

/** By what the lowest terms are multiplied for the first fraction and for the last one: neither is a multiple of the other. */
const chainFactors = [2, 3, 4, 5].flatMap((one) =>
  [2, 3, 4, 5].filter((two) => one !== two && one + two !== 6).map((two) => [one, two] as const),
);

/** Where the way begins, and what is said to a number of the lowest terms and to one that goes by them: they are shown, */
const chainWords = {
  start: "Con bắt đầu từ phân số tối giản ở giữa.",
  reduced: "Đó là số của phân số ở giữa. Con còn nhân lên nữa nhé!",
  unreduced: "Con đã nhân từ phân số đầu. Con nhân từ phân số ở giữa nhé!",
} as const;

/** or have to be found. */
const stepWords = {
  start: "Con rút gọn phân số đã biết trước.",
  reduced: "Con mới rút gọn. Con còn nhân lên nữa nhé!",
  unreduced: "Con rút gọn phân số đầu trước, rồi mới nhân nhé!",
} as const;

/** "6/9 = 8/…": neither is made from the other, the way goes over 2/3; in a chain that fraction stands between them. */
function buildChainQuestion(rng: Rng): Question {
  const lowest = pickProper(rng, [2, 3, 4, 5, 6, 7, 8, 9]);
  const [one, two] = rng.pick(chainFactors);
  const [given, other] = [expanded(lowest, one), expanded(lowest, two)];
  const isTop = rng.pick([true, false]);
  const isChain = rng.pick([true, false]);
  const answer = isTop ? other.top : other.bottom;
  const gap = isTop ? `…\u2044${other.bottom}` : `${other.top}\u2044…`;
  const text = isChain
    ? `${writtenFraction(given)} = ${writtenFraction(lowest)} = ${gap}`
    : `${writtenFraction(given)} = ${gap}`;
  const [own, shift] = isTop ? [given.top, other.bottom - given.bottom] : [given.bottom, other.top - given.top];
  const [least, more] = isTop ? [lowest.top, other.bottom - lowest.bottom] : [lowest.bottom, other.top - lowest.top];
  const { start, reduced, unreduced } = isChain ? chainWords : stepWords;
  return typedNumberQuestion(rng, {
    prompt: rng.pick(gapPrompts(text)),
    answer,
    range: [1, 999],
    distractors: [
      mistake("PARTIAL", least, reduced),
      mistake("OP", own + shift, `${shift < 0 ? unequalTaken : unequalAdded} ${start}`),
      mistake("OP", least + more, `${unequalAdded} Con nhân nhé!`),
      mistake("DATUM", own, "Con giữ nguyên số này. Số kia đã đổi thì số này cũng phải đổi theo."),
      mistake("TABLE-NEAR", own * two, unreduced),
    ],
    hints: [
      start,
      `Con so ${isTop ? "mẫu số" : "tử số"} của phân số tối giản với ${isTop ? other.bottom : other.top}: gấp lên mấy lần?`,
    ],
    explanation: `${writtenFraction(given)} = ${writtenFraction(lowest)}. Nhân cả tử số và mẫu số với ${two}: ${writtenFraction(lowest)} = ${writtenFraction(other)}. Số cần điền là ${answer}.`,
    praise: "fraction",
    identity: `chain ${isChain} ${writtenFraction(given)} ${gap}`,
  });
}

/** Fractions of one value (curriculum, c4-equal-fractions): multiplied; divided, a number missing; over a third fraction, how many. */
export const equalFractions = defineNumberSkill({
  id: "c4-equal-fractions",
  classId: "4",
  title: "Phân số bằng nhau",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([buildChainQuestion, buildChainQuestion, buildHowManyEqualQuestion])(rng);
    if (difficulty === 1)
      return rng.pick([buildWhichQuestion, buildWhichQuestion, buildWhichQuestion, buildPairQuestion])(1, rng);
    return rng.pick([buildGapQuestion, buildGapQuestion, buildWhichQuestion, buildPairQuestion])(2, rng);
  },
});
