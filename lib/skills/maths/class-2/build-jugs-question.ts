import type { Rng } from "#lib/core/rng.ts";
import { type JugFigure, jugAlt, type Vessel } from "#lib/questions/figures/jug.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";

/** Every fifth mark alone has its number. */
function vesselOf(litres: number, label: string): Vessel {
  return { form: "can", liquid: "water", capacity: 10, litres, numberEvery: 5, isGuided: false, lit: null, label };
}

/** Two cans to be read: "Hai can có tất cả bao nhiêu lít nước?", or how much more is in one of them. */
export function buildTwoJugsQuestion(rng: Rng): Question {
  const isSum = rng.int(0, 1) === 1;
  const less = rng.int(1, 7);
  // The difference is none of the two numbers that are read.
  const more = rng.pick([2, 3, 4, 6, 7, 8, 9].filter((litres) => litres > less && litres !== less * 2));
  const [a, b] = rng.int(0, 1) === 1 ? [more, less] : [less, more];
  const vessels = [vesselOf(a, "Can A"), vesselOf(b, "Can B")];
  const figure: JugFigure = { type: "jug", vessels, alt: jugAlt(vessels) };
  const numbered = vessels.map((each) => ({ ...each, numberEvery: 1 as const, isGuided: true, lit: each.litres }));
  const read: JugFigure = { type: "jug", vessels: numbered, alt: jugAlt(numbered) };
  const [fuller, emptier] = a > b ? ["A", "B"] : ["B", "A"];
  const answer = isSum ? a + b : more - less;
  const work = isSum ? `${a} + ${b}` : `${more} − ${less}`;
  const one = isSum ? "Đó mới là một can. Con cộng cả hai can nhé!" : "Đó mới là một can. Con so sánh hai can nhé!";
  return numberQuestion(rng, {
    prompt: isSum
      ? rng.pick(["Hai can có tất cả bao nhiêu lít nước?", "Cả hai can có bao nhiêu lít nước?"])
      : `Can ${fuller} có nhiều hơn can ${emptier} bao nhiêu lít nước?`,
    figures: [figure],
    answer,
    distractors: [
      mistake("DATUM", more, one),
      mistake("DATUM", less, one),
      mistake(
        "OP",
        isSum ? more - less : more + less,
        isSum ? "Hỏi cả hai can thì con cộng lại." : "Hỏi nhiều hơn bao nhiêu thì con làm phép trừ.",
      ),
      mistake("OFF1", answer + 1, "Hơi nhiều một chút. Con đọc lại vạch của từng can nhé!"),
      mistake("OFF1", answer - 1, "Hơi ít một chút. Con đọc lại vạch của từng can nhé!"),
    ],
    range: [0, 20],
    isTyped: true,
    hints: withoutLeaks(answer, [
      "Con đọc mực nước ở từng can trước. Hai vạch liền nhau cách nhau một lít.",
      isSum ? "Con cộng số lít của hai can." : "Con lấy số lít nhiều hơn trừ số lít ít hơn.",
    ]),
    explanation: { say: `Can A có ${a} lít, can B có ${b} lít: ${work} = ${answer} (lít).`, figures: [read] },
    praise: "measure",
    identity: `jugs ${isSum} ${a} ${b}`,
  });
}
