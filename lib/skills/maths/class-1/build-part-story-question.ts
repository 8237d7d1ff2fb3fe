import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { blocks } from "./blocks.ts";
import { tellParts } from "./part-stories.ts";

interface Parts {
  readonly sign: "+" | "−";
  /** Two parts, or a whole and one part. */
  readonly a: number;
  readonly b: number;
  readonly rng: Rng;
}

function distractorsOf({ sign, a, b }: Parts): Distractor<number>[] {
  const isSum = sign === "+";
  const result = isSum ? a + b : a - b;
  const verb = isSum ? "cộng" : "trừ";
  const one = "Đó mới là một nhóm. Con gộp cả hai nhóm nhé!";
  return [
    isSum
      ? mistake("OP", Math.abs(a - b), "Con làm phép trừ rồi. Hai nhóm gộp lại thì nhiều lên.")
      : mistake("OP", a + b, "Con làm phép cộng rồi. Số cần tìm chỉ là một phần."),
    mistake("DATUM", a, isSum ? one : "Đó là số của cả hai nhóm. Con tìm một nhóm thôi nhé!"),
    mistake("DATUM", b, isSum ? one : "Đó là nhóm đã biết. Con tìm nhóm kia nhé!"),
    mistake("OFF1", result + 1, `Con ${verb} lại các đơn vị. Kết quả này lớn quá.`),
    mistake("OFF1", result - 1, `Con ${verb} lại các đơn vị. Kết quả này bé quá.`),
    mistake("OFF10", result + 10, `Con ${verb} lại các chục. Kết quả này lớn quá.`),
    mistake("OFF10", result - 10, `Con ${verb} lại các chục. Kết quả này bé quá.`),
  ];
}

/** "Vườn to có 23 cây, vườn nhỏ có 14 cây. Hai vườn có bao nhiêu cây?", or a whole with one of its parts; typed. */
export function buildPartStoryQuestion(parts: Parts): Question {
  const { sign, a, b, rng } = parts;
  const { told, asked, unit } = tellParts(rng, sign, a, b);
  const isSum = sign === "+";
  const result = isSum ? a + b : a - b;
  const figure = isSum ? blocks(a, b) : { ...blocks(a), crossed: { tens: Math.floor(b / 10), ones: b % 10 } };
  return numberQuestion(rng, {
    prompt: `${told} ${asked}`,
    answer: result,
    range: [0, 99],
    distractors: distractorsOf(parts),
    hints: [
      isSum ? "Con tìm số của cả hai nhóm hay của một nhóm?" : "Con đã biết số của cả hai nhóm và của một nhóm.",
      {
        say: isSum
          ? "Con gộp các thanh chục, rồi gộp các khối lẻ."
          : "Con gạch nhóm đã biết. Con đếm phần chưa bị gạch.",
        figures: [figure],
      },
    ],
    explanation: {
      say: `${isSum ? "Gộp hai nhóm nên làm phép cộng" : "Tìm một nhóm nên làm phép trừ"}: ${a} ${sign} ${b} = ${result} (${unit}).`,
      figures: [figure],
    },
    praise: "story",
    identity: `parts ${asked} ${a} ${sign} ${b}`,
    isTyped: true,
  });
}
