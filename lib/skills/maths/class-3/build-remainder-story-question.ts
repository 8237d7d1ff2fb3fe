import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { howMany } from "#lib/text/how-many.ts";
import { remainderInBrackets } from "#lib/text/remainder-word.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import { type RemainderStory, roundingDown, roundingUp } from "./remainder-stories.ts";

export interface Division {
  readonly whole: number;
  readonly divisor: number;
  readonly quotient: number;
  readonly rest: number;
}

/** One group more is needed for what is left, or what is left is not enough for one. */
function buildGroupsQuestion(division: Division, story: RemainderStory, isUp: boolean, rng: Rng): Question {
  const { whole, divisor, quotient, rest } = division;
  const answer = quotient + (isUp ? 1 : 0);
  const { name, left } = story;
  const forgotten = `Còn ${rest} ${left} nữa. Con xem còn cần thêm một ${name} không nhé!`;
  return numberQuestion(rng, {
    prompt: tieUnits(fillGaps(story.text, { whole, each: divisor, howMany: howMany(answer) })),
    answer,
    range: [1, 1000],
    isTyped: true,
    distractors: [
      isUp
        ? mistake("REMAINDER", quotient, forgotten)
        : mistake("REMAINDER", quotient + 1, `Số ${left} còn lại không đủ cho một ${name} nữa.`),
      isUp
        ? mistake("OFF1", quotient + 2, `Con thử nhân lại xem có thừa ${name} nào không nhé!`)
        : mistake("OFF1", quotient - 1, `Con thử nhân lại xem còn đủ cho một ${name} nữa không nhé!`),
      mistake("OFF1", isUp ? quotient - 1 : quotient - 2, "Con thử nhân lại xem đủ chưa nhé!"),
      mistake("OP", whole - divisor, "Con đã làm phép trừ. Đề bài cần phép chia."),
      mistake("DATUM", rest, "Đó là số dư. Con xem lại đề bài hỏi gì nhé!"),
    ],
    hints: [
      `Con lấy ${whole} chia cho ${divisor}, được thương và số dư.`,
      isUp
        ? `Phần còn dư cũng phải tính đến. Con nghĩ xem có cần thêm một ${name} nữa không.`
        : `Phần còn dư có đủ cho một ${name} nữa không?`,
    ],
    explanation: `${whole} : ${divisor} = ${quotient} ${remainderInBrackets(rest)}. ${isUp ? `Còn ${rest} ${left} nên thêm 1 ${name}: ${quotient} + 1 = ${answer} (${name}).` : `Dư ${rest} ${left}, không đủ cho một ${name} nữa. Kết quả: ${answer} (${name}).`}`,
    praise: "story",
    identity: `story ${whole} ${divisor} ${name}`,
  });
}

/** "Lan có 170 bông hoa, mỗi bó cần 8 bông. Còn thừa bao nhiêu bông?" */
function buildLeftQuestion(division: Division, rng: Rng): Question {
  const { whole, divisor, quotient, rest } = division;
  const { text, left, name } = rng.pick(roundingDown);
  const [, tell = ""] = /^(.+\.) [^.]+$/u.exec(fillGaps(text, { whole, each: divisor, howMany: "" })) ?? [];
  return numberQuestion(rng, {
    prompt: tieUnits(`${tell} Làm được nhiều ${name} nhất có thể thì còn thừa bao nhiêu ${left}?`),
    answer: rest,
    range: [0, 1000],
    isTyped: true,
    distractors: [
      mistake("FIELD", quotient, `Đó là số ${name}. Đề bài hỏi phần còn thừa.`),
      mistake("REMAINDER", rest + divisor, `Còn ngần ấy thì vẫn đủ làm thêm một ${name} nữa.`),
      mistake("REMAINDER", divisor - rest, `Đó là phần còn thiếu cho một ${name} nữa. Đề bài hỏi phần thừa.`),
      mistake("OP", whole - divisor, `Con mới bớt đi một ${name}. Con bớt hết những ${name} làm được nhé!`),
    ],
    hints: [`Con lấy ${whole} chia cho ${divisor}.`, "Phần còn thừa là số dư của phép chia."],
    explanation: `${whole} : ${divisor} = ${quotient} ${remainderInBrackets(rest)}. Làm được ${quotient} ${name}, còn thừa ${rest} ${left}.`,
    praise: "story",
    identity: `left ${whole} ${divisor} ${name}`,
  });
}

/** A story in which the rest of a division decides. */
export function buildRemainderStoryQuestion(division: Division, rng: Rng): Question {
  const way = rng.pick(["up", "up", "down", "left"]);
  if (way === "left") return buildLeftQuestion(division, rng);
  const isUp = way === "up";
  return buildGroupsQuestion(division, rng.pick(isUp ? roundingUp : roundingDown), isUp, rng);
}
