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
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { fractionDistractor } from "#lib/skills/maths/fraction-distractors.ts";
import { fractionQuestion } from "#lib/skills/maths/fraction-question.ts";
import { children } from "#lib/skills/words/children.ts";

const factors: Readonly<Record<Difficulty, readonly number[]>> = {
  1: [2, 3, 5],
  2: [4, 6, 7, 9],
  3: [12, 14, 15, 16, 18, 24],
};

interface Reduction {
  readonly given: Fraction;
  readonly lowest: Fraction;
  readonly by: number;
}

function pickReduction(difficulty: Difficulty, rng: Rng): Reduction {
  const by = rng.pick(factors[difficulty]);
  const lowest = pickProper(rng, difficulty === 3 ? [2, 3, 4, 5, 6, 7, 8] : [2, 3, 4, 5, 6, 7, 8, 9, 11]);
  return { given: expanded(lowest, by), lowest, by };
}

const idea = "Con tìm một số mà cả tử số và mẫu số đều chia hết cho số đó.";
const same = "Con chia cả tử số và mẫu số cho cùng một số nhé!";

/** The divisors used one after the other: 12 is 2 and 6. */
function steps({ given, by }: Reduction): string {
  const first = [2, 3, 5].find((factor) => by % factor === 0 && by > factor);
  if (first === undefined || by < 10) return `Chia cả tử số và mẫu số cho ${by}`;
  const middle = { top: given.top / first, bottom: given.bottom / first };
  return `Chia cho ${first} được ${writtenFraction(middle)}, rồi chia tiếp cho ${by / first}`;
}

/** Reduced by a part of what it can be reduced by; by different numbers; turned; with the same taken away. */
function reduceDistractors({ given, lowest, by }: Reduction): Distractor<Fraction>[] {
  const parts = Array.from({ length: by - 2 }, (_, place) => by - 1 - place).filter((part) => by % part === 0);
  const unfinished = "Phân số này còn rút gọn được. Con chia tiếp nhé!";
  return [
    fractionDistractor("PARTIAL", lowest.top, given.bottom / (by % 2 === 0 ? 2 : 1), same),
    fractionDistractor("PARTIAL", given.top / (by % 3 === 0 ? 3 : 1), lowest.bottom, same),
    fractionDistractor("SWAP", lowest.bottom, lowest.top, "Tử số và mẫu số bị đổi chỗ rồi."),
    fractionDistractor("OP", given.top - by, given.bottom - by, "Rút gọn là chia, không phải trừ."),
    ...parts.map((part) => fractionDistractor("PARTIAL", lowest.top * part, lowest.bottom * part, unfinished)),
    fractionDistractor("DATUM", given.top, given.bottom, "Đó là phân số đã cho. Con rút gọn nó nhé!"),
  ];
}

/** "Rút gọn 18/24 được phân số tối giản nào?" */
function buildReduceQuestion(difficulty: Difficulty, rng: Rng): Question {
  const reduction = pickReduction(difficulty, rng);
  const { given, lowest } = reduction;
  const text = writtenFraction(given);
  const child = rng.pick(children);
  const isDrawn = given.bottom <= 20;
  const isTyped = difficulty > 1 || rng.int(1, 3) > 1;
  return fractionQuestion(rng, {
    prompt: rng.pick([
      `Rút gọn ${text} được phân số tối giản nào?`,
      `Phân số tối giản bằng ${text} là:`,
      `${child} rút gọn phân số ${text} đến tối giản. ${child} được:`,
    ]),
    answer: lowest,
    isTyped,
    isExact: true,
    distractors: reduceDistractors(reduction),
    hints: [
      idea,
      isDrawn
        ? {
            say: "Con gộp các phần nhỏ lại thành phần lớn hơn.",
            figures: [fractionBars([given], "Một băng giấy chia thành nhiều phần bằng nhau.")],
          }
        : `Con thử chia cả ${given.top} và ${given.bottom} cho 2, 3, 5 hoặc 7. Còn chia được thì con chia tiếp.`,
    ],
    explanation: `${steps(reduction)}: ${text} = ${writtenFraction(lowest)}.`,
    praise: "fraction",
    identity: `reduce ${text}`,
  });
}

/** "Phân số nào tối giản?" */
function buildLowestQuestion(difficulty: Difficulty, rng: Rng): Question {
  const lowest = pickProper(rng, difficulty === 1 ? [3, 4, 5, 6, 7, 8, 9] : [9, 14, 15, 16, 20, 21, 25]);
  const others = Array.from({ length: 12 }, () => pickReduction(difficulty, rng)).filter(
    (each) => each.given.top * lowest.bottom !== lowest.top * each.given.bottom,
  );
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phân số nào là phân số tối giản?", "Trong các phân số dưới đây, phân số tối giản là:"]),
    answer: asValue(lowest),
    distractors: others.map(({ given, by }) =>
      mistake(
        "FIELD",
        asValue(given),
        `Tử số và mẫu số này cùng chia hết cho ${[2, 3, 5, 7].find((each) => by % each === 0)}. Phân số còn rút gọn được.`,
      ),
    ),
    hints: [
      "Phân số tối giản không rút gọn được nữa.",
      "Con thử xem tử số và mẫu số có cùng chia hết cho 2, 3, 5 hay 7 không.",
    ],
    explanation: `Chỉ có ${writtenFraction(lowest)}: tử số và mẫu số không cùng chia hết cho số nào lớn hơn 1.`,
    praise: "fraction",
    identity: `lowest ${writtenFraction(lowest)} ${others
      .slice(0, 3)
      .map(({ given }) => writtenFraction(given))
      .join()}`,
  });
}

/** "18/24 = 3/…", or the number both are divided by. */
function buildPartQuestion(difficulty: Difficulty, rng: Rng): Question {
  const reduction = pickReduction(difficulty, rng);
  const { given, lowest, by } = reduction;
  const asked = rng.pick(["divisor", "top", "bottom"] as const);
  const text = writtenFraction(given);
  const parts = {
    divisor: {
      answer: by,
      prompt: `${text} = ${writtenFraction(lowest)}. Người ta đã chia cả tử số và mẫu số cho số nào?`,
    },
    top: { answer: lowest.top, prompt: `Rút gọn phân số: ${text} = …\u2044${lowest.bottom}` },
    bottom: { answer: lowest.bottom, prompt: `Rút gọn phân số: ${text} = ${lowest.top}\u2044…` },
  };
  const { answer, prompt } = parts[asked];
  const pairs = [
    { name: "tử số", numbers: [given.top, lowest.top], isKnown: asked !== "top" },
    { name: "mẫu số", numbers: [given.bottom, lowest.bottom], isKnown: asked !== "bottom" },
  ];
  const [known] = pairs
    .filter(({ numbers, isKnown }) => isKnown && !numbers.includes(answer))
    .map(({ name, numbers }) => `Con so hai ${name} ${numbers.join(" và ")}: chúng gấp nhau mấy lần?`);
  return typedNumberQuestion(rng, {
    prompt,
    answer,
    range: [1, 999],
    distractors: [
      mistake("DATUM", asked === "top" ? given.top : given.bottom, same),
      mistake(
        "OP",
        asked === "divisor" ? given.top - lowest.top : answer + by,
        "Rút gọn là chia cả hai số cho cùng một số.",
      ),
      mistake("TABLE-NEAR", answer + 1, "Con nhân lại để thử nhé!"),
    ],
    hints: [idea, known ?? "Con xem số đã biết ở phân số đầu gấp mấy lần số đã biết ở phân số sau."],
    explanation: `${given.top} : ${by} = ${lowest.top} và ${given.bottom} : ${by} = ${lowest.bottom} nên ${text} = ${writtenFraction(lowest)}.`,
    praise: "fraction",
    identity: `part ${asked} ${text}`,
  });
}

/** Fractions in lowest terms (curriculum, c4-simplify-fraction): by 2, 3, 5; by 4, 6, 7, 9; in two steps. */
export const simplifyFraction = defineNumberSkill({
  id: "c4-simplify-fraction",
  classId: "4",
  title: "Rút gọn phân số",
  generate(difficulty, rng) {
    if (difficulty === 1) return rng.pick([buildReduceQuestion, buildReduceQuestion, buildPartQuestion])(1, rng);
    return rng.pick([buildReduceQuestion, buildPartQuestion, buildPartQuestion, buildLowestQuestion])(difficulty, rng);
  },
});
