import type { Rng } from "#lib/core/rng.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { equalGroups } from "#lib/skills/words/equal-groups.ts";
import { howMany } from "#lib/text/how-many.ts";
import { buildFactsSignQuestion } from "./build-facts-sign-question.ts";

const range = [1, 100] as const;

/** Those that are learnt by then, the newest ones more often. */
const tables = { 1: [3, 4], 2: [3, 4, 6, 6, 7, 7], 3: [3, 4, 6, 7, 8, 8, 8, 9, 9, 9] } as const;

interface Fact {
  /** The table it stands in. */
  readonly table: number;
  readonly times: number;
  readonly product: number;
}

function pickFact(difficulty: Difficulty, rng: Rng): Fact {
  const [table, times] = [rng.pick<number>(tables[difficulty]), rng.int(2, 10)];
  return { table, times, product: table * times };
}

function distractorsFor({ table, times }: Fact, rng: Rng): Distractor<number>[] {
  const near = (first: number, second: number) => {
    const place = first === table || first === 10 ? "" : `, trong bảng nhân ${first}`;
    const said = `Đó là ${first} × ${second}${place}. Con đọc lại bảng nhân ${table} nhé!`;
    return mistake("TABLE-NEAR", first * second, said);
  };
  return [
    ...rng.shuffle([near(table, times - 1), near(table, times + 1)]),
    mistake("OP", table + times, "Con đã làm phép cộng. Đề bài cần phép nhân."),
    near(table - 1, times),
    near(table + 1, times),
  ];
}

/** An array: so many rows, each as long as the table says. */
function arrayOf({ table, times }: Fact, picture: GroupsFigure["picture"], thing: string): GroupsFigure {
  return {
    type: "groups",
    picture,
    holder: "rows",
    sizes: Array.from({ length: times }, () => table),
    ringed: 0,
    alt: `Có ${times} hàng, mỗi hàng có ${table} ${thing}.`,
  };
}

const shown = (fact: Fact, say: string, picture: GroupsFigure["picture"] = "marble", thing = "viên bi") => ({
  say,
  figures: [arrayOf(fact, picture, thing)],
});

function hintsFor(fact: Fact, isTurned = false) {
  const { table, times } = fact;
  const turned = isTurned ? `${times} × ${table} cũng bằng ${table} × ${times}: ` : `${table} × ${times} là `;
  return [
    shown(fact, `${turned}${table} được lấy ${times} lần.`),
    `Con nhớ ${table} × ${times - 1} = ${table * (times - 1)}, rồi thêm ${table} nữa.`,
  ];
}

const explain = ({ table, times, product }: Fact) =>
  `${table} × ${times} = ${product} (${table} × ${times - 1} = ${product - table}, thêm ${table} là ${product}).`;

/** "7 × 8 = ?", also the other way round where the table of the other factor is learnt before. */
function buildBareQuestion(fact: Fact, rng: Rng): Question {
  const { table, times, product } = fact;
  const [first = table, second = times] = times > Math.max(5, table) ? [table, times] : rng.shuffle([table, times]);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${first} × ${second} = ?`,
      `Tích của ${first} và ${second} là:`,
      `${first} được lấy ${second} lần thì được:`,
    ]),
    answer: product,
    range,
    isTyped: true,
    distractors: distractorsFor(fact, rng),
    hints: hintsFor(fact, first !== table),
    explanation: shown(fact, first === table ? explain(fact) : `${first} × ${second} = ${explain(fact)}`),
    praise: "calculate",
    identity: `bare ${first} ${second}`,
  });
}

/** An array of things; how many are there? */
function buildArrayQuestion(fact: Fact, rng: Rng): Question {
  const { picture, thing } = rng.pick(equalGroups);
  return numberQuestion(rng, {
    prompt: rng.pick([`Trong hình có tất cả bao nhiêu ${thing}?`, `Con nhìn hình rồi tính xem có bao nhiêu ${thing}.`]),
    figures: [arrayOf(fact, picture, thing)],
    answer: fact.product,
    range,
    isTyped: true,
    distractors: distractorsFor(fact, rng),
    hints: ["Các hàng bằng nhau. Con đếm số hàng và số vật trong một hàng.", ...hintsFor(fact).slice(1)],
    explanation: `Có ${fact.times} hàng, mỗi hàng ${fact.table}: ${explain(fact)}`,
    praise: "calculate",
    identity: `array ${fact.table} ${fact.times}`,
  });
}

/** "Mỗi đĩa có 6 quả cam. Hỏi 4 đĩa như thế có bao nhiêu quả cam?" */
function buildStoryQuestion(fact: Fact, rng: Rng): Question {
  const { table, times, product } = fact;
  const { holder, thing, unit, picture } = rng.pick(equalGroups);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Mỗi ${holder} có ${table} ${thing}. Hỏi ${times} ${holder} như thế có ${howMany(product)} ${thing}?`,
      `Có ${times} ${holder}, mỗi ${holder} có ${table} ${thing}. Có tất cả ${howMany(product)} ${thing}?`,
    ]),
    answer: product,
    isTyped: true,
    range,
    distractors: distractorsFor(fact, rng),
    hints: [`${table} ${thing} được lấy ${times} lần. Con làm phép nhân.`, ...hintsFor(fact).slice(1)],
    explanation: shown(fact, `Có tất cả: ${table} × ${times} = ${product} (${unit}).`, picture, thing),
    praise: "story",
    identity: `story ${table} ${times}`,
  });
}

/** "Đếm thêm 7: 14, 21, 28, …" */
function buildCountingQuestion(fact: Fact, rng: Rng): Question {
  const { table, times } = fact;
  const first = Math.max(1, Math.min(times, 9) - 2);
  const row = [0, 1, 2].map((step) => table * (first + step));
  const next = table * (first + 3);
  const last = row.at(-1) ?? 0;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Đếm thêm ${table}: ${row.join(", ")}, … Số tiếp theo là:`,
      `Trong bảng nhân ${table}, sau ${row.join(", ")} là số nào?`,
    ]),
    answer: next,
    range,
    isTyped: true,
    distractors: [
      mistake("OFF1", last + 1, `Con đếm thêm ${table}, không phải thêm 1.`),
      mistake("TABLE-NEAR", next + table, "Con đếm quá một số rồi."),
      mistake("TABLE-NEAR", last + table - 1, `Con lấy ${last} cộng với ${table} nhé!`),
      mistake("TABLE-NEAR", last + table + 1, `Con lấy ${last} cộng với ${table} nhé!`),
    ],
    hints: [`Mỗi số hơn số đứng trước ${table} đơn vị.`, `Con lấy ${last} cộng thêm ${table}.`],
    explanation: `${last} + ${table} = ${next}, cũng là ${table} × ${first + 3}.`,
    praise: "pattern",
    identity: `counting ${table} ${first}`,
  });
}

/** "8 × … = 56" */
function buildFactorQuestion(fact: Fact, rng: Rng): Question {
  const { table, times, product } = fact;
  const prompt = rng.pick([
    `${table} × … = ${product}. Số cần điền là:`,
    `… × ${table} = ${product}. Số cần điền là:`,
    `${table} nhân với số nào thì được ${product}?`,
  ]);
  return numberQuestion(rng, {
    prompt,
    answer: times,
    range,
    isTyped: true,
    distractors: [
      mistake("OP", product - table, "Con đã làm phép trừ. Đây là phép nhân."),
      mistake("TABLE-NEAR", times - 1, `Con đọc lại bảng nhân ${table}: số này còn bé.`),
      mistake("TABLE-NEAR", times + 1, `Con đọc lại bảng nhân ${table}: số này lớn quá.`),
      mistake("OP", product + table, "Con đã làm phép cộng. Đây là phép nhân."),
    ],
    hints: [
      `Con nhớ xem trong bảng nhân ${table}, phép nhân nào có kết quả là ${product}.`,
      `Con cũng có thể lấy ${product} chia cho ${table}.`,
    ],
    explanation: shown(fact, `Vì ${table} × ${times} = ${product} nên số cần tìm là ${times}.`),
    praise: "calculate",
    identity: `factor ${prompt}`,
  });
}

/** "Phép nhân nào có kết quả là 56?" */
function buildWhichProductQuestion(fact: Fact, rng: Rng): Question {
  const { table, times, product } = fact;
  const text = (first: number, second: number) => ({
    ...wordsValue(`${first} × ${second}`),
    worth: String(first * second),
  });
  const wrong = [
    [table, times - 1],
    [table, times + 1],
    [table - 1, times],
    [table + 1, times],
    [table, times - 2],
  ] as const;
  return choiceQuestion(rng, {
    prompt: rng.pick([`Phép nhân nào có kết quả là ${product}?`, `${product} là tích của phép nhân nào?`]),
    answer: text(table, times),
    distractors: wrong
      .filter(([first, second]) => first <= 10 && second <= 10 && second > 0)
      .map(([first, second]) =>
        mistake("TABLE-NEAR", text(first, second), `Con nhẩm lại trong bảng nhân ${first} nhé!`),
      ),
    hints: ["Con nhẩm kết quả của từng phép nhân.", `Con đọc bảng nhân ${table} đến khi gặp ${product}.`],
    explanation: shown(fact, `${table} × ${times} = ${product}.`),
    praise: "calculate",
    identity: `which ${table} ${times}`,
  });
}

const allFacts: readonly Fact[] = [...new Set(tables[3])].flatMap((table) =>
  [2, 3, 4, 5, 6, 7, 8, 9].map((times) => ({ table, times, product: table * times })),
);

/** "7 × 8 □ 9 × 6": products that lie close together, at times the same one. */
function buildSignQuestion(fact: Fact, rng: Rng): Question {
  const near = allFacts.filter(
    ({ table, product }) => table !== fact.table && Math.abs(product - fact.product) <= Math.max(4, fact.table),
  );
  const turned = { ...fact, table: fact.times, times: fact.table };
  const other = rng.pick(rng.int(0, 3) === 0 ? [turned] : [...near, turned]);
  const written = ({ table, times, product }: Fact) => ({ text: `${table} × ${times}`, value: product });
  return buildFactsSignQuestion(rng, {
    facts: [written(fact), written(other)],
    work: "phép nhân",
    results: "tích",
    hint: `Con đọc bảng nhân ${fact.table} và bảng nhân ${other.table}.`,
  });
}

/** Multiplication tables (curriculum, c3-times-tables): in order and in rows; mixed; a missing factor, two facts compared. */
export const timesTables = defineNumberSkill({
  id: "c3-times-tables",
  classId: "3",
  title: "Bảng nhân 3, 4, 6, 7, 8, 9",
  generate(difficulty, rng) {
    const asks = {
      1: [buildCountingQuestion, buildArrayQuestion, buildBareQuestion],
      2: [buildBareQuestion, buildBareQuestion, buildStoryQuestion],
      3: [buildBareQuestion, buildFactorQuestion, buildFactorQuestion, buildSignQuestion, buildWhichProductQuestion],
    }[difficulty];
    return rng.pick(asks)(pickFact(difficulty, rng), rng);
  },
});
