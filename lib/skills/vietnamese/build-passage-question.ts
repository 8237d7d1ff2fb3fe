import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { splitSentences } from "#lib/core/split-sentences.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { PassageFigure, SentencePlace } from "#lib/questions/figures/passage.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { buildBankItemQuestion } from "#lib/skills/build-bank-item-question.ts";
import type { BankItem, Passage } from "#lib/skills/define-skill.ts";
import { passageText } from "#lib/text/passage-text.ts";
import { evidencePlaces } from "./reading/evidence-places.ts";
import { halfAround, type TextPart } from "./reading/half-around.ts";
import { readingPlan } from "./reading/reading-plan.ts";

/** What is asked of a passage. */
type PassageItem = Pick<BankItem, "id" | "prompt" | "say" | "answer" | "distractors" | "explain" | "evidence">;

const praises = ["Con đọc rất kĩ!", "Con hiểu bài rồi!", "Con tìm đúng chỗ trong bài rồi!"] as const;

const lookAgain: Record<TextPart, string> = {
  first: "Con đọc lại nửa đầu của bài, chỗ được gạch chân nhé!",
  middle: "Con đọc lại phần giữa của bài, chỗ được gạch chân nhé!",
  last: "Con đọc lại nửa cuối của bài, chỗ được gạch chân nhé!",
};

const ruleOut = "Con bỏ những đáp án mà bài không nói tới.";

/** A question on a text, with the whole text beside it; only the order of the choices and the praise are left to chance. */
export function buildPassageQuestion(item: PassageItem, passage: Passage, rng: Rng): Question {
  const figure = toFigure(passage);
  const proof = item.evidence === null ? null : evidencePlaces(figure.paragraphs, item.evidence);
  return buildBankItemQuestion(item, rng, {
    prompt: { text: item.prompt, spoken: toSpoken(item.say ?? item.prompt) },
    answer: toLine(item.answer),
    wrong: item.distractors.map((distractor) => toLine(distractor)),
    figures: [figure],
    hints: [{ ...toLine(readingPlan(item.prompt, proof === null)), figures: null }, secondHint(figure, proof)],
    explanation: { ...explain(item), figures: proof && [{ ...figure, lit: proof }] },
    praise: toLine(rng.pick(praises)),
    code: "FIELD",
  });
}

function toFigure({ title, body }: Passage): PassageFigure {
  const paragraphs = body.split("\n").map(splitSentences);
  return { type: "passage", title, paragraphs, lit: null, alt: passageText.alt(title) };
}

function secondHint(figure: PassageFigure, proof: readonly SentencePlace[] | null): Help {
  if (proof === null) return { ...toLine(ruleOut), figures: null };
  const { part, places } = halfAround(figure.paragraphs, proof);
  return { ...toLine(lookAgain[part]), figures: [{ ...figure, lit: places }] };
}

/** The explanation names the answer; where its own words do not, the answer goes before them. */
function explain({ answer, explain: words }: PassageItem): Line {
  const isNamed = wordsOf(words).includes(wordsOf(answer)) && words.toLowerCase().includes(answer.toLowerCase());
  if (isNamed) return toLine(words);
  return toLine(`${capital(answer)}${/[.!?]$/u.test(answer) ? "" : "."} ${words}`);
}

/** The words of a text alone, between spaces. */
function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}
