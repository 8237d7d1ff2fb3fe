import type { Rng } from "#lib/core/rng.ts";
import { workedColumn } from "#lib/questions/column/worked-column.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { StoryOperation } from "#lib/questions/kinds/story/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty, RuleSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { storySentenceQuestion } from "#lib/skills/drafts/story-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type SentenceSort, sentenceStories } from "./sentence-stories.ts";
import { shortNames } from "./short-names.ts";

interface SortText {
  readonly operation: StoryOperation;
  readonly idea: string;
  readonly why: string;
  readonly wrong: string;
}

const sorts: Readonly<Record<SentenceSort, SortText>> = {
  added: {
    operation: "+",
    idea: "Có thêm nữa thì nhiều lên hay ít đi?",
    why: "Có thêm nên con làm phép cộng",
    wrong: "Có thêm thì nhiều lên. Con chọn lại phép tính nhé!",
  },
  taken: {
    operation: "−",
    idea: "Bớt đi một phần thì nhiều lên hay ít đi?",
    why: "Có bớt đi nên con làm phép trừ",
    wrong: "Bớt đi thì còn ít hơn. Con chọn lại phép tính nhé!",
  },
  joined: {
    operation: "+",
    idea: "Hỏi tất cả thì con gộp hai phần lại.",
    why: "Hỏi tất cả nên con làm phép cộng",
    wrong: "Gộp lại thì nhiều lên. Con chọn lại phép tính nhé!",
  },
  part: {
    operation: "−",
    idea: "Đề bài cho biết tất cả và một phần. Con tìm phần còn lại.",
    why: "Tìm một phần nên con làm phép trừ",
    wrong: "Một phần thì ít hơn tất cả. Con chọn lại phép tính nhé!",
  },
};

const sortsOf = {
  1: ["added", "taken"],
  2: ["added", "taken", "joined"],
  3: ["part"],
} as const satisfies Record<Difficulty, readonly SentenceSort[]>;

/** Numbers that are added or taken away column by column, without a carry; the first difficulty stays within 30. */
function pickNumbers(rng: Rng, difficulty: Difficulty, operation: StoryOperation) {
  const most = difficulty === 1 ? 30 : 99;
  const second = difficulty === 1 ? { from: 2, to: 8, by: 1 } : { from: 11, to: 76, by: 1 };
  return drawPair(rng, { from: 11, to: most, by: 1 }, second, (a, b) => {
    const result = operation === "+" ? a + b : a - b;
    const isPlain = operation === "+" ? (a % 10) + (b % 10) < 10 : a % 10 >= b % 10;
    return isPlain && result > 10 && result <= most && new Set([a, b, result]).size === 3;
  });
}

/** A single digit set out below the tens. */
function misaligned(operation: StoryOperation, a: number, b: number) {
  const shifted = operation === "+" ? a + b * 10 : a - b * 10;
  return b < 10 ? [mistake("PLACE", shifted, `Bước 2: Con viết số ${b} thẳng cột đơn vị rồi tính lại nhé!`)] : [];
}

const generate: RuleSkill["generate"] = (difficulty, rng): Question => {
  const kept: readonly SentenceSort[] = sortsOf[difficulty];
  const story = rng.pick(sentenceStories.filter(({ sort }) => kept.includes(sort)));
  const { operation, idea, why, wrong } = sorts[story.sort];
  const { a, b } = pickNumbers(rng, difficulty, operation);
  const [first = "", second = ""] = rng.shuffle(shortNames);
  const told = { first, second, a, b };
  const [sentence, ...otherSentences] = story.answers(told);
  const result = operation === "+" ? a + b : a - b;
  return storySentenceQuestion(rng, {
    prompt: story.tell(told),
    operation,
    left: a,
    right: b,
    thing: story.thing,
    sentence,
    otherSentences,
    wrongOperation: `Bước 1: ${wrong}`,
    distractors: [
      mistake("OP", operation === "+" ? a - b : a + b, "Bước 2: Con xem lại dấu rồi tính lại kết quả nhé!"),
      ...misaligned(operation, a, b),
      mistake("DATUM", a, "Bước 2: Con viết lại số trong đề bài rồi. Con tính kết quả nhé!"),
      mistake("DATUM", b, "Bước 2: Con viết lại số trong đề bài rồi. Con tính kết quả nhé!"),
      mistake("OFF10", result + 10, "Bước 2: Con tính lại cột chục nhé!"),
      mistake("OFF10", result - 10, "Bước 2: Con xem lại cột chục nhé!"),
      mistake("OFF1", result + 1, "Bước 2: Con tính lại cột đơn vị nhé!"),
      mistake("OFF1", result - 1, "Bước 2: Con xem lại cột đơn vị nhé!"),
    ],
    hints: [
      `Đề bài cho biết hai số ${a} và ${b}. Đề bài hỏi gì?`,
      idea,
      {
        say: "Con đặt tính, rồi tính từ cột đơn vị.",
        figures: [workedColumn(operation, Math.max(a, b), Math.min(a, b), "set-out")],
      },
    ],
    explanation: `${why}: ${a} ${operation} ${b} = ${result}. ${sentence.replace("…", String(result))}`,
    praise: "solve",
    identity: `${sentenceStories.indexOf(story)} ${a} ${b}`,
  });
};

/** Word problems answered with a sentence (curriculum, c1-story-write): within 30; two digits; a part of a whole. */
export const storyWrite = defineNumberSkill({
  id: "c1-story-write",
  classId: "1",
  title: "Giải bài toán có lời văn",
  generate,
});
