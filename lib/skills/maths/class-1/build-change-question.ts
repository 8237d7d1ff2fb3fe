import type { Setting } from "#lib/questions/addition/setting.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { blocks } from "./blocks.ts";
import { type Change, describeChange } from "./describe-change.ts";
import { tenFrame } from "./ten-frame.ts";

/** How the sum of a story can be seen: things in frames of ten to 20, blocks above. */
function shown({ sign, a, b, picture }: Change): Figure {
  if (sign === "+") {
    if (a + b > 20) return blocks(a, b);
    const groups = [
      { picture, count: a },
      { picture, count: b },
    ];
    return tenFrame({ groups, alt: "Khung mười ô có hai nhóm." });
  }
  if (a <= 20) return tenFrame({ groups: [{ picture, count: a }], crossed: b, alt: "Khung mười ô có hình bị gạch." });
  return { ...blocks(a), crossed: { tens: Math.floor(b / 10), ones: b % 10 } };
}

interface Asked extends Pick<Setting, "a" | "b" | "rng"> {
  readonly isTyped?: boolean;
  /** Whether the story is drawn beside its words, and not only in its help. */
  readonly hasPicture?: boolean;
}

/** A story of something added or taken away, asked for its result (curriculum, c1-word-add-subtract). */
export function buildChangeQuestion(
  sign: "+" | "−",
  { a, b, rng, isTyped = false, hasPicture = true }: Asked,
): Question {
  const most = Math.max(a, b) < 10 ? 20 : 100;
  const change = describeChange(rng, sign, a, b);
  const { result, unit, name, told, question, figure, story } = change;
  const isAdded = sign === "+";
  const other = isAdded ? a - b : a + b;
  const isLarge = Math.max(a, result) > 20;
  const [over, under] = isLarge
    ? ["Con tính lại các đơn vị. Kết quả này lớn quá.", "Con tính lại các đơn vị. Kết quả này bé quá."]
    : [`Con đếm thừa rồi. Con đếm lại từng ${name} nhé!`, `Con đếm sót rồi. Con đếm lại từng ${name} nhé!`];
  const together = isLarge ? "Con gộp các thanh chục, rồi gộp các khối lẻ nhé!" : `Con đếm tất cả các ${name} nhé!`;
  return numberQuestion(rng, {
    prompt: `${told} ${question}`,
    figures: hasPicture ? [figure] : [],
    answer: result,
    range: [0, most],
    distractors: [
      mistake(
        "OP",
        other,
        isAdded ? "Số lượng nhiều lên. Con làm phép cộng nhé!" : "Số lượng ít đi. Con làm phép trừ nhé!",
      ),
      mistake("DATUM", a, "Đó là số lúc đầu rồi. Con tính tiếp nhé!"),
      mistake("OFF1", result + 1, over),
      mistake("OFF1", result - 1, under),
      mistake(
        "DATUM",
        b,
        isAdded ? "Đó là số thêm vào. Con tính tất cả nhé!" : "Đó là số bớt đi. Con tính số còn lại nhé!",
      ),
    ],
    hints: [
      isAdded ? "Có thêm thì nhiều lên. Con làm phép cộng." : "Bớt đi thì còn ít hơn. Con làm phép trừ.",
      { say: isAdded ? together : "Con đếm phần chưa bị gạch nhé!", figures: [shown(change)] },
    ],
    explanation: {
      say: `${isAdded ? "Thêm vào nên làm phép cộng" : "Bớt đi nên làm phép trừ"}: ${a} ${sign} ${b} = ${result} (${unit}).`,
      figures: [shown(change)],
    },
    praise: "story",
    identity: `change ${story} ${a} ${sign} ${b}`,
    isTyped,
  });
}
