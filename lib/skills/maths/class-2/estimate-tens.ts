import type { Rng } from "#lib/core/rng.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { buildHeapQuestion, heapPictures } from "./build-heap-question.ts";

const most = { 1: 5, 2: 7, 3: 9 } as const satisfies Record<Difficulty, number>;
const least = { 1: 2, 2: 3, 3: 5 } as const satisfies Record<Difficulty, number>;

/** Said to so many tens too many or too few. */
interface Tellings {
  readonly more: string;
  readonly fewer: string;
}

/** The tens are typed: "có khoảng mấy chục quả cam?" */
function tensQuestion(rng: Rng, tens: number, { more, fewer }: Tellings, draft: QuestionDraft): Question {
  return numberQuestion(rng, {
    ...draft,
    answer: tens,
    range: [1, 99],
    isTyped: true,
    distractors: [
      mistake("ZERO", tens * 10, "Đề bài hỏi mấy chục. Con viết số chục thôi nhé!"),
      mistake("OFF10", tens + 1, more),
      mistake("OFF10", tens - 1, fewer),
    ],
  });
}

const rowMore = "Con đếm thừa một hàng rồi. Con đếm lại số hàng nhé!";
const rowFewer = "Con còn sót một hàng. Con đếm lại số hàng nhé!";

/** Numbers that come of a row too many or too few, or of rows taken for less than they are. */
function rowDistractors(rng: Rng, tens: number): readonly Distractor[] {
  const wrong = [
    mistake("OFF10", (tens + 1) * 10, rowMore),
    mistake("OFF10", (tens - 1) * 10, rowFewer),
    mistake("PARTIAL", tens * 5, "Mỗi hàng nhiều hơn 5. Con đếm thử một hàng nhé!"),
    mistake("OP", tens + 10, "Con đếm theo chục, không lấy 10 cộng thêm nhé!"),
    mistake("OFF10", (tens + 2) * 10, "Con đếm thử một chục, rồi ước lượng lại nhé!"),
  ];
  return rng.shuffle(wrong).map((each) => ({ ...each, value: about(each.value) }));
}

function about(number: number) {
  return wordsValue(`khoảng ${number}`);
}

/** Rows of about ten things, one of them exactly ten, so that all together stay near. */
function drawRows(rng: Rng, tens: number) {
  const picture = rng.pick(heapPictures);
  const { name, unit } = pictureText[picture];
  const off = [1, -1, 0, 0, 1, -1, 0, 0].slice(0, tens - 1);
  const figure: GroupsFigure = {
    type: "groups",
    picture,
    holder: "rows",
    sizes: [10, ...rng.shuffle(off).map((each) => 10 + each)],
    ringed: 0,
    alt: `Nhiều hàng, mỗi hàng có khoảng một chục ${name}.`,
  };
  return { figure, name, unit };
}

/** The rows counted by tens. */
function byTens(figure: GroupsFigure, tens: number): GroupsFigure {
  const labels = Array.from({ length: tens }, (_, place) => String((place + 1) * 10));
  return { ...figure, labels, alt: "Các hàng được đếm theo chục." };
}

const rowHints = ["Mỗi hàng có khoảng 1 chục.", "Con đếm số hàng, rồi đếm theo chục."];

/** "Trong hình có khoảng bao nhiêu quả cam?": rows of about ten things. */
function buildRowsQuestion(rng: Rng): Question {
  const tens = rng.int(least[1], most[1]);
  const { figure, name, unit } = drawRows(rng, tens);
  const prompts = [
    `Trong hình có khoảng bao nhiêu ${name}?`,
    `Không đếm từng ${unit}, con ước lượng: có khoảng bao nhiêu ${name}?`,
    `Hàng đầu có 10 ${name}. Trong hình có khoảng bao nhiêu ${unit}?`,
  ] as const;
  const place = rng.int(0, 2);
  return choiceQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: [figure],
    answer: about(tens * 10),
    distractors: rowDistractors(rng, tens),
    hints: rowHints,
    explanation: {
      say: `Có ${tens} hàng, mỗi hàng khoảng 1 chục. Vậy có khoảng ${tens * 10} ${unit}.`,
      figures: [byTens(figure, tens)],
    },
    praise: "count",
    identity: `rows ${place} ${name} ${tens}`,
  });
}

/** "Trong hình có khoảng mấy chục quả cam?" Typed. */
function buildRowTensQuestion(rng: Rng): Question {
  const tens = rng.int(least[2], most[2]);
  const { figure, name, unit } = drawRows(rng, tens);
  const prompts = [
    `Trong hình có khoảng mấy chục ${name}?`,
    `Con ước lượng: có khoảng mấy chục ${name}?`,
    `Hàng đầu có 1 chục ${name}. Trong hình có tất cả khoảng mấy chục ${unit}?`,
  ] as const;
  const place = rng.int(0, 2);
  return tensQuestion(
    rng,
    tens,
    { more: rowMore, fewer: rowFewer },
    {
      prompt: prompts[place] ?? "",
      figures: [figure],
      hints: rowHints,
      explanation: {
        say: `Có ${tens} hàng, mỗi hàng khoảng 1 chục. Vậy có khoảng ${tens} chục ${unit}.`,
        figures: [byTens(figure, tens)],
      },
      praise: "count",
      identity: `row tens ${place} ${name} ${tens}`,
    },
  );
}

const tales = [
  { holder: "hàng", verb: "có", thing: "bông hoa", unit: "bông" },
  { holder: "túi", verb: "có", thing: "viên bi", unit: "viên" },
  { holder: "luống", verb: "có", thing: "cây rau", unit: "cây" },
  { holder: "trang", verb: "dán", thing: "con tem", unit: "con" },
] as const;

/** "Mỗi hàng có khoảng 10 bông hoa, có 4 hàng. Có khoảng bao nhiêu bông?", of 20 in the third difficulty. Typed. */
function buildTaleQuestion(rng: Rng, difficulty: Difficulty): Question {
  const each = difficulty === 3 ? 20 : 10;
  const holders = difficulty === 3 ? rng.int(2, 5) : rng.int(least[2], most[2]);
  const { holder, verb, thing, unit } = rng.pick(tales);
  const answer = each * holders;
  const other = each === 10 ? `${holders} lần 1 chục` : `${holders} lần 2 chục`;
  return numberQuestion(rng, {
    prompt: `Mỗi ${holder} ${verb} khoảng ${each} ${thing}, có ${holders} ${holder}. Có khoảng bao nhiêu ${unit}?`,
    answer,
    range: [1, 100],
    step: 10,
    isTyped: true,
    distractors: [
      mistake("OP", each + holders, "Con cộng hai số rồi. Con đếm theo chục nhé!"),
      mistake("ZERO", holders, `Đây là số ${holder}. Con đếm số ${unit} nhé!`),
      mistake("DATUM", each, `Đó mới là một ${holder}. Con đếm đủ các ${holder} nhé!`),
      mistake("OFF10", answer + each, `Con đếm thừa một ${holder} rồi.`),
      mistake("OFF10", answer - each, `Con đếm còn thiếu một ${holder}.`),
    ],
    hints: withoutLeaks(answer, [
      each === 10 ? "10 còn gọi là 1 chục." : "20 còn gọi là 2 chục.",
      each === 10 ? "Con đếm theo chục: 1 chục, 2 chục và đếm tiếp." : "Con đếm thêm mỗi lần 2 chục.",
    ]),
    explanation: `${other} là ${answer / 10} chục, tức là khoảng ${answer} ${unit}.`,
    praise: "count",
    identity: `tale ${unit} ${each} ${holders}`,
  });
}

const nearMore = "Có một số tròn chục bé hơn mà gần hơn. Con so lại nhé!";
const nearFewer = "Có một số tròn chục lớn hơn mà gần hơn. Con so lại nhé!";

/** "38 quả cam là khoảng mấy chục quả?" Typed. */
function buildNearQuestion(rng: Rng): Question {
  const tens = rng.int(least[2], most[3]);
  const number = tens * 10 + rng.pick([-2, -1, 1, 2]);
  const { name, unit } = pictureText[rng.pick(heapPictures)];
  return tensQuestion(
    rng,
    tens,
    { more: nearMore, fewer: nearFewer },
    {
      prompt: `${number} ${name} là khoảng mấy chục ${unit}?`,
      hints: ["Con xem số này gần số tròn chục nào.", `Con so ${number} với số tròn chục đứng trước và đứng sau.`],
      explanation: `${number} gần ${tens * 10} nhất, nên có khoảng ${tens} chục ${unit}.`,
      praise: "count",
      identity: `near ${number} ${name}`,
    },
  );
}

/** "Rổ to có 38 quả cam, rổ bé có 21 quả. Cả hai rổ có khoảng mấy chục quả?" Typed. */
function buildTogetherQuestion(rng: Rng): Question {
  const [a, b] = [rng.int(3, 5), rng.int(1, 4)];
  // Both are off to different sides, so that the sum stays near the sum of the tens, and is not it.
  const [first, second] = rng.pick([
    [a * 10 - 2, b * 10 + 1],
    [a * 10 - 1, b * 10 + 2],
  ]);
  const { name, unit } = pictureText[rng.pick(heapPictures)];
  return tensQuestion(
    rng,
    a + b,
    {
      more: "Con xem lại mỗi số gần số tròn chục nào nhé!",
      fewer: "Con xem lại mỗi số gần chục nào rồi cộng nhé!",
    },
    {
      prompt: `Lan có ${first} ${name}, Nam có ${second} ${unit}. Cả hai có khoảng mấy chục ${unit}?`,
      hints: withoutLeaks(a + b, ["Con xem mỗi số gần số tròn chục nào.", "Con cộng số chục của hai bạn."]),
      explanation: `${first} gần ${a * 10}, ${second} gần ${b * 10}. ${a} + ${b} = ${a + b}, có khoảng ${a + b} chục ${unit}.`,
      praise: "count",
      identity: `together ${first} ${second} ${name}`,
    },
  );
}

/** About how many, by tens (curriculum, c2-estimate-tens): rows; rows and numbers as tens; a heap, twenties, two together. */
export const estimateTens = defineNumberSkill({
  id: "c2-estimate-tens",
  classId: "2",
  title: "Ước lượng theo chục",
  generate: byDifficulty({
    1: [buildRowsQuestion],
    2: [buildRowTensQuestion, buildRowTensQuestion, buildTaleQuestion, buildNearQuestion],
    3: [buildHeapQuestion, buildHeapQuestion, buildTaleQuestion, buildTogetherQuestion],
  }),
});
