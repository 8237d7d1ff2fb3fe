import { toLine } from "#lib/core/to-line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { askBankItem } from "#lib/skills/ask-bank-item.ts";
import { defineSkill } from "#lib/skills/define-skill.ts";

const praises = [toLine("Con tìm đúng từ trái ngược rồi!"), toLine("Con hiểu đúng nghĩa của từ rồi!")];

/** The word in question stands in quotation marks: Từ nào trái ngược với “to”? */
function clueOf(prompt: string): string | null {
  return /“([^”]+)”/u.exec(prompt)?.[1] ?? null;
}

function cardOf(clue: string): Figure {
  return { type: "word", text: clue, alt: `Thẻ ghi từ “${clue}”.` };
}

/** Words of opposite meaning (curriculum, c1-opposites), from the table `questions`. */
export const opposites = defineSkill({
  id: "c1-opposites",
  classId: "1",
  subject: "vietnamese",
  strand: "Từ vựng",
  title: "Từ trái ngược",
  source: "bank",
  ask(item, rng) {
    const clue = clueOf(item.prompt);
    const others = item.distractors.slice(0, 1);
    const idea =
      clue === null ? "Con đọc thật kĩ từ trong câu hỏi nhé!" : `Con tìm từ có nghĩa ngược hẳn với “${clue}”.`;
    const ruledOut = others.map((other) => toLine(`Không phải từ “${other}”. Con xem các từ còn lại nhé!`));
    return askBankItem(item, rng, {
      figures: clue === null ? [] : [cardOf(clue)],
      hints: [toLine(idea), ...ruledOut],
      praise: rng.pick(praises),
    });
  },
});
