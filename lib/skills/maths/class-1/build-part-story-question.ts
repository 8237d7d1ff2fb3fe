import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { blocks } from "./blocks.ts";
import { type ToldParts, tellParts } from "./part-stories.ts";

interface Parts {
  readonly sign: "+" | "−";
  /** Two parts, or a whole and one part. */
  readonly a: number;
  readonly b: number;
  readonly rng: Rng;
}

function distractorsOf({ sign, a, b }: Parts, { wanted, one, whole, unit }: ToldParts): Distractor<number>[] {
  const isSum = sign === "+";
  const result = isSum ? a + b : a - b;
  const verb = isSum ? "cộng" : "trừ";
  const part = `Đó mới là số ${unit} ${one}. Con tìm ${wanted} nhé!`;
  return [
    isSum
      ? mistake("OP", Math.abs(a - b), `Con làm phép trừ rồi. ${capital(wanted)} phải nhiều hơn ${one}.`)
      : mistake("OP", a + b, `Con làm phép cộng rồi. ${capital(wanted)} phải ít hơn ${whole}.`),
    mistake("DATUM", a, isSum ? part : `Đó là ${whole}. Con tìm ${wanted} thôi nhé!`),
    mistake("DATUM", b, isSum ? part : `Đó là ${one}. Con tìm ${wanted} nhé!`),
    mistake("OFF1", result + 1, `Con ${verb} lại các đơn vị. Kết quả này lớn quá.`),
    mistake("OFF1", result - 1, `Con ${verb} lại các đơn vị. Kết quả này bé quá.`),
    mistake("OFF10", result + 10, `Con ${verb} lại các chục. Kết quả này lớn quá.`),
    mistake("OFF10", result - 10, `Con ${verb} lại các chục. Kết quả này bé quá.`),
  ];
}

/** "Vườn to có 23 cây, vườn nhỏ có 14 cây. Hai vườn có bao nhiêu cây?", or a whole with one of its parts; typed. */
export function buildPartStoryQuestion(parts: Parts): Question {
  const { sign, a, b, rng } = parts;
  const story = tellParts(rng, sign, a, b);
  const { told, asked, wanted, one, whole, unit } = story;
  const isSum = sign === "+";
  const result = isSum ? a + b : a - b;
  const figure = isSum ? blocks(a, b) : { ...blocks(a), crossed: { tens: Math.floor(b / 10), ones: b % 10 } };
  return numberQuestion(rng, {
    prompt: `${told} ${asked}`,
    answer: result,
    range: [0, 99],
    distractors: distractorsOf(parts, story),
    hints: [
      isSum ? `Con tìm ${wanted} hay chỉ ${one}?` : `Con đã biết ${whole}, biết cả ${one}.`,
      {
        say: isSum
          ? "Con gộp các thanh chục, rồi gộp các khối lẻ."
          : `Phần bị gạch là ${one}. Con đếm phần chưa bị gạch.`,
        figures: [figure],
      },
    ],
    explanation: {
      say: `${isSum ? `Tìm ${wanted} nên làm phép cộng` : `Lấy ${whole} trừ ${one}`}: ${a} ${sign} ${b} = ${result} (${unit}).`,
      figures: [figure],
    },
    praise: "story",
    identity: `parts ${asked} ${a} ${sign} ${b}`,
    isTyped: true,
  });
}
