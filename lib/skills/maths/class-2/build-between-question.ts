import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";

/** "Số tròn chục nào lớn hơn 452 và bé hơn 467?" There is one alone; it is written. */
export function buildBetweenQuestion(rng: Rng): Question {
  const size = rng.pick([10, 10, 100]);
  const name = size === 10 ? "tròn chục" : "tròn trăm";
  const answer = size * (size === 10 ? rng.pick([rng.int(11, 98), rng.int(2, 9) * 10]) : rng.int(2, 8));
  const [least, most] = [answer - rng.int(1, size - 1), answer + rng.int(1, size - 1)];
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Số ${name} nào lớn hơn ${least} và bé hơn ${most}?`,
      `Con viết số ${name} ở giữa ${least} và ${most}.`,
    ]),
    answer,
    range: [1, 1000],
    step: size,
    isTyped: true,
    distractors: [
      mistake("REL", answer - size, `Con xem lại: số của con có lớn hơn ${least} không?`),
      mistake("REL", answer + size, `Con xem lại: số của con có bé hơn ${most} không?`),
      mistake("DATUM", least, "Đây là số đề bài đã cho. Số cần tìm lớn hơn số này."),
      mistake("DATUM", most, "Đây là số đề bài đã cho. Số cần tìm bé hơn số này."),
      ...[least + 1, most - 1, answer - 1, answer + 1, answer - size / 10, answer + size / 10].map((between) =>
        mistake("FIELD", between, `Con nhớ tìm số ${name} nhé!`),
      ),
    ],
    hints: [
      size === 10 ? "Số tròn chục có chữ số hàng đơn vị là 0." : "Số tròn trăm có hàng chục và hàng đơn vị là 0.",
      `Sau ${least}, con gặp số ${name} nào đầu tiên?`,
    ],
    explanation: `${least} < ${answer} và ${answer} < ${most}, nên số ${name} là ${answer}.`,
    praise: "compare",
    identity: `between ${least} ${most}`,
  });
}
