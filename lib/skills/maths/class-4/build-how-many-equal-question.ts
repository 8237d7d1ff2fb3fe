import type { Rng } from "#lib/core/rng.ts";
import { expanded, pickProper, writtenFraction } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";

/** "Trong các phân số … có mấy phân số bằng 2/3?" */
export function buildHowManyEqualQuestion(rng: Rng): Question {
  const lowest = pickProper(rng, [3, 4, 5, 6, 7, 8]);
  const text = writtenFraction(lowest);
  const count = rng.int(2, 4);
  const factors = rng.shuffle([2, 3, 4, 5, 6]);
  const right = factors.slice(0, count).map((by) => expanded(lowest, by));
  // Those that look alike: the same added to both, or one of the two multiplied by a neighbour.
  const wrong = factors.slice(count).map((by, place) => ({
    top: place % 2 === 0 ? lowest.top + by : lowest.top * by,
    bottom: place % 2 === 0 ? lowest.bottom + by : lowest.bottom * (by + 1),
  }));
  const shown = rng.shuffle([...right, ...wrong]);
  return typedNumberQuestion(rng, {
    prompt: `Trong các phân số ${shown.map(writtenFraction).join("; ")}, có mấy phân số bằng ${text}?`,
    answer: count,
    range: [0, 9],
    distractors: [
      mistake("FIELD", wrong.length, "Con đếm nhầm sang các phân số không bằng rồi."),
      mistake("OP", shown.length, "Không phải phân số nào cũng bằng nhau. Con kiểm tra từng phân số nhé!"),
      mistake("OFF1", count + 1, "Con đếm thừa một phân số. Có phân số chỉ được cộng thêm thôi."),
      mistake("OFF1", count - 1, "Con còn sót một phân số. Con rút gọn từng phân số nhé!"),
    ],
    hints: [
      "Con rút gọn từng phân số rồi so sánh.",
      "Hai phân số bằng nhau thì tử số gấp lên mấy lần, mẫu số cũng gấp lên bấy nhiêu lần.",
    ],
    explanation: `Rút gọn từng phân số: ${right.map((each) => `${writtenFraction(each)} = ${text}`).join("; ")}. Có ${count} phân số.`,
    praise: "fraction",
    identity: `how many ${text} ${shown.map(writtenFraction).join()}`,
  });
}
