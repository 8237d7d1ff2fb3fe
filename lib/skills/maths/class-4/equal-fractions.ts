import type { Rng } from "#lib/core/rng.ts";
import {
  asValue,
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
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fractionDistractor, fractionDistractors } from "#lib/skills/maths/fraction-distractors.ts";

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

const added = "Cộng thêm cùng một số thì phân số không còn bằng nữa. Con nhân hoặc chia nhé!";
const onePart = "Con nhân hoặc chia cả tử số và mẫu số với cùng một số nhé!";

function whichDistractors(isUp: boolean, given: Fraction, answer: Fraction, by: number): Distractor<Fraction>[] {
  const step = isUp ? by : -by;
  return [
    fractionDistractor("OP", given.top + step, given.bottom + step, added),
    fractionDistractor("PARTIAL", given.top, answer.bottom, onePart),
    fractionDistractor("PARTIAL", answer.top, given.bottom, onePart),
    fractionDistractor("SWAP", answer.bottom, answer.top, "Tử số và mẫu số bị đổi chỗ rồi."),
  ];
}

/** "Phân số nào bằng 2/3?" */
function buildWhichQuestion(difficulty: Difficulty, rng: Rng): Question {
  const { small, large, by } = pickPair(difficulty, rng);
  const [given, answer] = difficulty === 1 ? [small, large] : [large, small];
  const verb = difficulty === 1 ? "Nhân" : "Chia";
  const join = difficulty === 1 ? "với" : "cho";
  const text = writtenFraction(given);
  const isShown = difficulty === 1 && large.bottom <= 12;
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Phân số nào bằng ${text}?`,
      `${verb} cả tử số và mẫu số của ${text} ${join} ${by}, ta được phân số:`,
      `Phân số bằng ${text} là:`,
    ]),
    answer: asValue(answer),
    distractors: fractionDistractors(answer, whichDistractors(difficulty === 1, given, answer, by)),
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
        : `Con thử ${verb.toLowerCase()} ${given.top} và ${given.bottom} ${join} cùng một số.`,
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
      : mistake("PARTIAL", { small, large: large.top === part.top ? part : plus }, onePart);
  });
  const text = write(right);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Hai phân số nào bằng nhau?", "Cặp phân số nào bằng nhau?"]),
    answer: wordsValue(text),
    distractors: wrong.map((each) => ({ ...each, value: wordsValue(write(each.value)) })),
    hints: [
      "Con xem tử số và mẫu số có cùng gấp lên mấy lần không.",
      "Tử số gấp mấy lần thì mẫu số cũng phải gấp bấy nhiêu lần.",
    ],
    explanation: `Nhân cả tử số và mẫu số với ${right.by} nên hai phân số ${text} bằng nhau.`,
    praise: "fraction",
    identity: `pair ${text} ${write(wrong[0]?.value ?? right)}`,
  });
}

/** "2/3 = …/12" */
function buildGapQuestion(rng: Rng): Question {
  const { small, large, by } = pickPair(3, rng);
  const isTop = rng.pick([true, false]);
  const isUp = rng.pick([true, false]);
  const [given, other] = isUp ? [small, large] : [large, small];
  const answer = isTop ? other.top : other.bottom;
  const gap = isTop ? `…\u2044${other.bottom}` : `${other.top}\u2044…`;
  const [verb, sign] = isUp ? ["nhân", "×"] : ["chia", ":"];
  const part = isTop ? "Mẫu số" : "Tử số";
  const own = isTop ? given.top : given.bottom;
  const shift = isTop ? other.bottom - given.bottom : other.top - given.top;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Số cần điền: ${writtenFraction(given)} = ${gap}`,
      `Điền số để hai phân số bằng nhau: ${writtenFraction(given)} = ${gap}`,
    ]),
    answer,
    range: [1, 999],
    isTyped: true,
    distractors: [
      mistake("OP", own + shift, added),
      mistake("DATUM", own, onePart),
      mistake("TABLE-NEAR", isUp ? own * (by + 1) : answer + 1, "Con xem lại hai số kia gấp nhau mấy lần nhé!"),
    ],
    hints: [
      `Con so hai ${part.toLowerCase()} đã biết xem gấp nhau mấy lần.`,
      `${part} đã ${verb} với số nào thì số còn lại cũng làm như thế.`.replace("chia với", "chia cho"),
    ],
    explanation: `${part} được ${verb} ${isUp ? "với" : "cho"} ${by} nên ta tính ${own} ${sign} ${by} = ${answer}.`,
    praise: "fraction",
    identity: `gap ${writtenFraction(given)} ${gap}`,
  });
}

/** Fractions of one value (curriculum, c4-equal-fractions): multiplied, divided, a number missing. */
export const equalFractions = defineNumberSkill({
  id: "c4-equal-fractions",
  classId: "4",
  title: "Phân số bằng nhau",
  generate(difficulty, rng) {
    if (difficulty === 3) return buildGapQuestion(rng);
    return rng.pick([buildWhichQuestion, buildWhichQuestion, buildPairQuestion])(difficulty, rng);
  },
});
