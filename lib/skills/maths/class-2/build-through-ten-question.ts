import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import type { AskSum } from "./build-sums-question.ts";
import { writtenOf } from "./written-sum.ts";

/** "8 + 7 = 8 + 2 + …. Số cần điền là:" The second number is taken apart to reach the ten. */
export const buildThroughTenQuestion: AskSum = (rng, sum, presentation) => {
  const { operation } = sum;
  const isSum = operation === "+";
  const [start, moved] = isSum ? [Math.max(sum.a, sum.b), Math.min(sum.a, sum.b)] : [sum.a, sum.b];
  const first = isSum ? 10 - start : start - 10;
  const answer = moved - first;
  const written = writtenOf({ operation, a: start, b: moved });
  const prompts = [
    `${written} = ${start} ${operation} ${first} ${operation} …. Số cần điền là:`,
    `Tính ${written}: tách ${moved} thành ${first} và mấy?`,
  ];
  const place = rng.int(0, 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: presentation.figure === null ? [] : [presentation.figure(sum, null)],
    answer,
    distractors: [
      mistake("DATUM", moved, "Con đã lấy ra một phần rồi. Con tính phần còn lại nhé!"),
      mistake("DATUM", first, "Đây là phần đã lấy ra. Con tính phần còn lại nhé!"),
      mistake("OP", moved + first, "Con tìm phần còn lại, nên làm phép trừ nhé!"),
      mistake("OFF1", answer + 1),
      mistake("OFF1", answer - 1),
    ],
    range: [0, 20],
    isTyped: rng.int(0, 1) === 1,
    hints: withoutLeaks(answer, [
      "Con đã lấy ra một phần. Con tìm phần còn lại nhé!",
      `${moved} gồm ${first} và mấy?`,
      `Con lấy ${moved} trừ ${first}.`,
    ]),
    explanation: `${moved} gồm ${first} và ${answer}. Số cần điền là ${answer}.`,
    praise: "calculate",
    identity: `split ${place} ${written}`,
  });
};
