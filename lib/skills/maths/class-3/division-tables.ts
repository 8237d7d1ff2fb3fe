import type { Rng } from "#lib/core/rng.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { equalGroups } from "#lib/skills/words/equal-groups.ts";
import { buildFactsSignQuestion } from "./build-facts-sign-question.ts";

const range = [1, 100] as const;

/** Those that are learnt by then, the newest ones more often. */
const tables: Readonly<Record<Difficulty, readonly number[]>> = {
  1: [3, 4],
  2: [3, 4, 6, 6, 7, 7],
  3: [3, 4, 6, 7, 8, 8, 8, 9, 9, 9],
};

interface Division {
  readonly whole: number;
  readonly divisor: number;
  readonly quotient: number;
}

function pickDivision(difficulty: Difficulty, rng: Rng): Division {
  const divisor = rng.pick(tables[difficulty]);
  const quotient = rng.int(2, 10);
  return { whole: divisor * quotient, divisor, quotient };
}

const swapped = ({ whole, divisor, quotient }: Division): Division => ({ whole, divisor: quotient, quotient: divisor });

function distractorsFor({ whole, divisor, quotient }: Division, rng: Rng): Distractor<number>[] {
  return [
    ...rng.shuffle([
      mistake("TABLE-NEAR", quotient - 1, `Con nhớ lại bảng nhân ${divisor}: số này còn bé.`),
      mistake("TABLE-NEAR", quotient + 1, `Con nhớ lại bảng nhân ${divisor}: số này lớn quá.`),
    ]),
    mistake("OP", whole - divisor, "Con đã làm phép trừ. Đề bài cần phép chia."),
    mistake("TABLE-NEAR", quotient - 2, `Con nhớ lại bảng nhân ${divisor}: số này còn bé.`),
    mistake("TABLE-NEAR", quotient + 2, `Con nhớ lại bảng nhân ${divisor}: số này lớn quá.`),
    mistake("OP", whole + divisor, "Con đã làm phép cộng. Đề bài cần phép chia."),
  ];
}

function hintsFor({ whole, divisor }: Division): string[] {
  return [`Con nhớ bảng nhân ${divisor}.`, `Con tìm xem ${divisor} nhân với số nào thì được ${whole}.`];
}

const explain = ({ whole, divisor, quotient }: Division) =>
  `Vì ${divisor} × ${quotient} = ${whole} nên ${whole} : ${divisor} = ${quotient}.`;

/** "54 : 6 = ?" */
function buildBareQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient } = division;
  return numberQuestion(rng, {
    prompt: rng.pick([`${whole} : ${divisor} = ?`, `Thương của ${whole} và ${divisor} là:`]),
    answer: quotient,
    range,
    isTyped: true,
    distractors: distractorsFor(division, rng),
    hints: hintsFor(division),
    explanation: explain(division),
    praise: "calculate",
    identity: `bare ${whole} ${divisor}`,
  });
}

function heap(division: Division, picture: GroupsFigure["picture"], alt: string, ringed: number): GroupsFigure {
  return { type: "groups", picture, holder: "loose", sizes: [division.whole], ringed, alt };
}

/** The heap shared out in equal rows, each with a ring. */
function shared({ divisor, quotient }: Division, picture: GroupsFigure["picture"], alt: string): GroupsFigure {
  const sizes = Array.from({ length: divisor }, () => quotient);
  return { type: "groups", picture, holder: "rows", sizes, ringed: quotient, alt };
}

/** "Có 24 quả cam chia đều vào 4 đĩa. Mỗi đĩa có mấy quả cam?" */
function buildShareQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient } = division;
  const { holder, thing, unit, picture } = rng.pick(equalGroups);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Có ${whole} ${thing} chia đều vào ${divisor} ${holder}. Mỗi ${holder} có mấy ${thing}?`,
      `Chia đều ${whole} ${thing} vào ${divisor} ${holder} thì mỗi ${holder} được mấy ${thing}?`,
    ]),
    figures: [heap(division, picture, `Có ${whole} ${thing} chưa chia.`, 0)],
    answer: quotient,
    isTyped: true,
    range,
    distractors: distractorsFor(division, rng),
    hints: [`Chia đều thì con làm phép chia: ${whole} : ${divisor}.`, ...hintsFor(division).slice(1)],
    explanation: {
      say: `Mỗi ${holder} có: ${whole} : ${divisor} = ${quotient} (${unit}).`,
      figures: [shared(division, picture, `Mỗi hàng được khoanh là phần của một ${holder}.`)],
    },
    praise: "story",
    identity: `share ${whole} ${divisor}`,
  });
}

/** "Có 24 quả cam, xếp vào mỗi đĩa 4 quả. Xếp được mấy đĩa?" */
function buildPackQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient } = division;
  const { holder, thing, unit, picture } = rng.pick(equalGroups);
  return numberQuestion(rng, {
    prompt:
      holder === "bó"
        ? `Có ${whole} ${thing}, bó thành các bó, mỗi bó ${divisor} ${unit}. Hỏi được mấy bó?`
        : rng.pick([
            `Có ${whole} ${thing}, xếp mỗi ${holder} ${divisor} ${unit}. Xếp được mấy ${holder}?`,
            `Cần mấy ${holder} để xếp hết ${whole} ${thing}, mỗi ${holder} ${divisor} ${unit}?`,
          ]),
    figures: [heap(division, picture, `Có ${whole} ${thing} chưa xếp.`, 0)],
    answer: quotient,
    isTyped: true,
    range,
    distractors: distractorsFor(division, rng),
    hints: [
      {
        say: `Con khoanh từng nhóm ${divisor} ${unit}.`,
        figures: [heap(division, picture, `Cứ ${divisor} ${unit} được khoanh thành một nhóm.`, divisor)],
      },
      ...hintsFor(division).slice(1),
    ],
    explanation: {
      say: `Số ${holder} là: ${whole} : ${divisor} = ${quotient} (${holder}).`,
      figures: [heap(division, picture, `Mỗi nhóm ${divisor} ${unit} được khoanh xếp vào một ${holder}.`, divisor)],
    },
    praise: "story",
    identity: `pack ${whole} ${divisor}`,
  });
}

/** "… : 8 = 7" and "72 : … = 8" */
function buildMissingQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient } = division;
  if (rng.pick([true, false])) {
    return numberQuestion(rng, {
      prompt: rng.pick([
        `… : ${divisor} = ${quotient}. Số cần điền là:`,
        `Số nào chia cho ${divisor} thì được ${quotient}?`,
      ]),
      answer: whole,
      range,
      isTyped: true,
      distractors: [
        mistake("TABLE-NEAR", whole - divisor, `Con đọc lại bảng nhân ${divisor} nhé!`),
        mistake("TABLE-NEAR", whole + divisor, `Con đọc lại bảng nhân ${divisor} nhé!`),
        mistake("OP", divisor + quotient, "Con đã làm phép cộng. Con nghĩ đến phép nhân nhé!"),
        mistake("TABLE-NEAR", whole - quotient, `Con đọc lại bảng nhân ${divisor} nhé!`),
      ],
      hints: ["Số bị chia bằng thương nhân với số chia.", `Con tính ${quotient} × ${divisor}.`],
      explanation: `Số bị chia là ${quotient} × ${divisor} = ${whole}.`,
      praise: "calculate",
      identity: `whole ${divisor} ${quotient}`,
    });
  }
  return numberQuestion(rng, {
    prompt: rng.pick([`${whole} : … = ${quotient}. Số cần điền là:`, `${whole} chia cho số nào thì được ${quotient}?`]),
    answer: divisor,
    range,
    isTyped: true,
    distractors: distractorsFor(swapped(division), rng),
    hints: ["Số chia bằng số bị chia chia cho thương.", `Con tìm xem ${quotient} nhân với số nào thì được ${whole}.`],
    explanation: `Vì ${quotient} × ${divisor} = ${whole} nên ${whole} : ${divisor} = ${quotient}. Số chia là ${divisor}.`,
    praise: "calculate",
    identity: `divisor ${whole} ${quotient}`,
  });
}

/** "Phép chia nào có kết quả bé nhất?" with four quotients of one table. */
function buildWhichQuotientQuestion({ divisor }: Division, rng: Rng): Question {
  const [right = 2, ...others] = rng.shuffle([2, 3, 4, 5, 6, 7, 8, 9, 10]).slice(0, 4);
  const text = (quotient: number) => wordsValue(`${divisor * quotient} : ${divisor}`);
  return choiceQuestion(rng, {
    prompt: rng.pick([`Phép chia nào có thương là ${right}?`, `Kết quả của phép chia nào bằng ${right}?`]),
    answer: text(right),
    distractors: others.map((quotient) =>
      mistake("TABLE-NEAR", text(quotient), `Con nhẩm lại: ${divisor} nhân mấy thì được ${divisor * quotient}?`),
    ),
    hints: [
      `Con nhẩm bảng nhân ${divisor} cho từng phép chia.`,
      `Con tính ${divisor} × ${right}. Số bị chia phải bằng tích ấy.`,
    ],
    explanation: `Vì ${divisor} × ${right} = ${divisor * right} nên ${divisor * right} : ${divisor} = ${right}.`,
    praise: "calculate",
    identity: `which ${divisor} ${right} ${others.toSorted((a, b) => a - b).join()}`,
  });
}

/** "56 : 7 □ 63 : 9": quotients that lie close together, at times the same one. */
function buildSignQuestion(division: Division, rng: Rng): Question {
  const divisor = rng.pick(tables[3].filter((each) => each !== division.divisor));
  const near = [0, 0, 1, -1, 2, -2].map((more) => division.quotient + more).filter((each) => each >= 2 && each <= 10);
  const quotient = rng.pick(near);
  return buildFactsSignQuestion(rng, {
    facts: [
      { text: `${division.whole} : ${division.divisor}`, value: division.quotient },
      { text: `${divisor * quotient} : ${divisor}`, value: quotient },
    ],
    work: "phép chia",
    results: "thương",
    hint: `Con nhẩm trong bảng chia ${division.divisor} và bảng chia ${divisor}.`,
  });
}

/** Division tables (curriculum, c3-division-tables): in heaps; mixed; a missing number, two quotients compared. */
export const divisionTables = defineNumberSkill({
  id: "c3-division-tables",
  classId: "3",
  title: "Bảng chia 3, 4, 6, 7, 8, 9",
  generate(difficulty, rng) {
    const asks = {
      1: [buildBareQuestion, buildShareQuestion, buildPackQuestion],
      2: [buildBareQuestion, buildBareQuestion, buildShareQuestion, buildPackQuestion, buildWhichQuotientQuestion],
      3: [buildMissingQuestion, buildMissingQuestion, buildSignQuestion],
    }[difficulty];
    return rng.pick(asks)(pickDivision(difficulty, rng), rng);
  },
});
