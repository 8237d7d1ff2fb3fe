import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { heap, plateThings } from "./equal-groups.ts";
import { pickFact, productDistractors, quotientDistractors, type TableFact } from "./table-facts.ts";
import { groupStories, shareStories } from "./table-stories.ts";

const range = [1, 100] as const;

function pile(rng: Rng, { product }: TableFact): Figure {
  return heap(rng.pick(plateThings), product);
}

function hintsOf(rng: Rng, { size, count, product }: TableFact) {
  return withoutLeaks(count, [
    `${size} nhân mấy bằng ${product}?`,
    { say: `Con khoanh từng nhóm ${size}, rồi đếm số nhóm.`, figures: [heap(rng.pick(plateThings), product, size)] },
    "Con nhẩm bảng nhân để tìm kết quả.",
  ]);
}

function explain({ size, count, product }: TableFact): string {
  return `Vì ${size} × ${count} = ${product} nên ${product} : ${size} = ${count}.`;
}

/** "18 : 2 = ?" */
function buildQuotientQuestion(rng: Rng, fact: TableFact, isDrawn: boolean): Question {
  const { size, count, product } = fact;
  const wordings = [
    { prompt: `${product} : ${size} = ?`, isTyped: false },
    { prompt: `Con tính ${product} : ${size} nhé!`, isTyped: true },
    { prompt: `Thương của ${product} và ${size} là:`, isTyped: false },
  ] as const;
  const place = rng.int(0, 2);
  const { prompt, isTyped } = wordings[place] ?? wordings[0];
  return numberQuestion(rng, {
    prompt,
    figures: isDrawn ? [pile(rng, fact)] : [],
    answer: count,
    distractors: quotientDistractors(fact),
    range,
    isTyped,
    hints: hintsOf(rng, fact),
    explanation: explain(fact),
    praise: "calculate",
    identity: `quotient ${place} ${size} ${count}`,
  });
}

/** "Chia đều 18 cái kẹo cho 2 bạn. Mỗi bạn được mấy cái kẹo?" or into groups. */
function buildStoryQuestion(rng: Rng, fact: TableFact, isDrawn: boolean): Question {
  const { size, count, product } = fact;
  const story = rng.pick([...shareStories, ...groupStories]);
  const prompt = fillGaps(story.text, { product, size });
  return numberQuestion(rng, {
    prompt,
    figures: isDrawn && story.picture !== null ? [heap(story.picture, product)] : [],
    answer: count,
    distractors: quotientDistractors(fact),
    range,
    isTyped: rng.int(0, 2) === 0,
    hints: ["Chia thành các phần bằng nhau thì con làm phép chia.", ...hintsOf(rng, fact).slice(0, 2)],
    explanation: `Con làm phép chia: ${product} : ${size} = ${count} (${story.unit}).`,
    praise: "story",
    identity: `story ${prompt}`,
  });
}

/** "Phép chia nào đúng?" */
function buildTrueQuestion(rng: Rng, fact: TableFact, isDrawn: boolean): Question {
  const { size, count, product } = fact;
  const equation = (value: number) => wordsValue(`${product} : ${size} = ${value}`);
  return choiceQuestion(rng, {
    prompt: rng.pick(["Phép chia nào đúng?", "Con chọn phép chia đúng nhé!"]),
    figures: isDrawn ? [pile(rng, fact)] : [],
    answer: equation(count),
    distractors: [...quotientDistractors(fact), mistake("TABLE-NEAR", count + 2)].map((each) => ({
      ...each,
      value: equation(each.value),
    })),
    hints: hintsOf(rng, fact),
    explanation: explain(fact),
    praise: "calculate",
    identity: `true ${size} ${count}`,
  });
}

/** "… : 5 = 7. Số cần điền là:" */
function buildDividendQuestion(rng: Rng, fact: TableFact): Question {
  const { size, count, product } = fact;
  const prompts = [`… : ${size} = ${count}. Số cần điền là:`, `Số nào chia cho ${size} thì được ${count}?`] as const;
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: product,
    distractors: productDistractors(fact),
    range,
    isTyped: rng.int(0, 1) === 1,
    hints: withoutLeaks(product, ["Con nghĩ ngược lại: từ phép chia về phép nhân.", `Con tính ${size} × ${count}.`]),
    explanation: `${size} × ${count} = ${product} nên số cần điền là ${product}.`,
    praise: "calculate",
    identity: `dividend ${place} ${size} ${count}`,
  });
}

function generate(difficulty: Difficulty, rng: Rng): Question {
  const sizes = { 1: [2], 2: [5], 3: [2, 5] } as const;
  const fact = pickFact(rng, sizes[difficulty]);
  if (difficulty === 3)
    return rng.pick([buildStoryQuestion, buildStoryQuestion, buildStoryQuestion, buildDividendQuestion])(
      rng,
      fact,
      false,
    );
  return rng.pick([buildQuotientQuestion, buildQuotientQuestion, buildStoryQuestion, buildTrueQuestion])(
    rng,
    fact,
    difficulty === 1,
  );
}

/** Dividing by 2 and 5 (curriculum, c2-divide-2-5): by 2; by 5; stories of sharing and grouping. */
export const divide25 = defineNumberSkill({
  id: "c2-divide-2-5",
  classId: "2",
  title: "Bảng chia 2 và 5",
  generate,
});
