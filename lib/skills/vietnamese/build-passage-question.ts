import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import { toParagraphs } from "#lib/core/passages/to-paragraphs.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { PassageFigure, SentencePlace } from "#lib/questions/figures/passage.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { buildBankItemQuestion } from "#lib/skills/build-bank-item-question.ts";
import type { BankItem, Passage } from "#lib/skills/define-skill.ts";
import { passageText } from "#lib/text/passage-text.ts";

import { readingPlan } from "./reading/reading-plan.ts";

/** What is asked of a passage. */
type PassageItem = Pick<
  BankItem,
  "id" | "prompt" | "say" | "answer" | "distractors" | "hints" | "feedback" | "explain" | "evidence"
>;

const praises = ["Con đọc rất kĩ!", "Con hiểu bài rồi!", "Con tìm đúng chỗ trong bài rồi!"] as const;

/** Which part of a text to read again. */
type TextPart = "first" | "middle" | "last";

interface Half {
  readonly part: TextPart;
  readonly places: readonly SentencePlace[];
}

/** The half of a text, in whole sentences, that holds the evidence: where to look, not what to find. */
export function halfAround(paragraphs: readonly (readonly string[])[], evidence: readonly SentencePlace[]): Half {
  const all = paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((_, sentence): SentencePlace => [paragraph, sentence]),
  );
  const size = Math.ceil(all.length / 2);
  const spots = evidence.map(([paragraph, sentence]) =>
    all.findIndex((place) => place[0] === paragraph && place[1] === sentence),
  );
  const [first, last] = [Math.min(...spots), Math.max(...spots)];
  if (last < size) return { part: "first", places: all.slice(0, size) };
  if (first >= all.length - size) return { part: "last", places: all.slice(all.length - size) };
  const start = Math.max(0, Math.min(first, Math.round((first + last + 1 - size) / 2)));
  return { part: "middle", places: all.slice(start, Math.max(start + size, last + 1)) };
}

const lookAgain: Record<TextPart, string> = {
  first: "Con đọc lại nửa đầu của bài, chỗ được gạch chân nhé!",
  middle: "Con đọc lại phần giữa của bài, chỗ được gạch chân nhé!",
  last: "Con đọc lại nửa cuối của bài, chỗ được gạch chân nhé!",
};

const ruleOut = "Con bỏ những đáp án mà bài không nói tới.";

/** Words in a line: a line break counts no more than a space. */
const inLine = (words: string) => words.replaceAll(/\s+/gu, " ");

/**
 * The sentences of a text that the evidence is made of, also where it goes over several lines or paragraphs; null where a
 * text that was changed by hand no longer says it.
 */
export function evidencePlaces(paragraphs: readonly (readonly string[])[], evidence: string): SentencePlace[] | null {
  const said = inLine(evidence);
  const start = paragraphs.flat().join(" ").indexOf(said);
  if (start < 0) return null;
  const end = start + said.length;
  let from = 0;
  return paragraphs.flatMap((sentences, paragraph) =>
    sentences.flatMap((sentence, place): SentencePlace[] => {
      const isTouched = from < end && from + sentence.length > start;
      from += sentence.length + 1;
      return isTouched ? [[paragraph, place]] : [];
    }),
  );
}

const sentencesOf = ({ paragraphs }: PassageFigure) => paragraphs.map(({ sentences }) => sentences);

/** A question on a text, with the whole text beside it; only the order of the choices and the praise are left to chance. */
export function buildPassageQuestion(item: PassageItem, passage: Passage, rng: Rng): Question {
  const figure = toFigure(passage);
  const proof = item.evidence === null ? null : evidencePlaces(sentencesOf(figure), item.evidence);
  return buildBankItemQuestion(item, rng, {
    prompt: { text: item.prompt, spoken: toSpoken(item.say ?? item.prompt) },
    answer: toLine(item.answer),
    wrong: item.distractors.map((choice) => ({ line: toLine(choice), feedback: feedbackOn(item, choice) })),
    figures: [figure],
    hints: hintsFor(item, figure, proof),
    explanation: { ...explain(item), figures: proof && [{ ...figure, lit: proof }] },
    praise: toLine(rng.pick(praises)),
    code: "FIELD",
  });
}

function toFigure({ title, body, form }: Passage): PassageFigure {
  return { type: "passage", title, paragraphs: toParagraphs(body, form), lit: null, alt: passageText.alt(title) };
}

function feedbackOn({ feedback }: PassageItem, choice: string): Line | null {
  const said = feedback[choice];
  return said === undefined ? null : toLine(said);
}

/**
 * From the second hint on the half of the text that holds the answer is lit. A row that an operator added without hints
 * gets a plan of reading and is sent there.
 */
function hintsFor(item: PassageItem, figure: PassageFigure, proof: readonly SentencePlace[] | null): Help[] {
  const half = proof && halfAround(sentencesOf(figure), proof);
  const usual = [readingPlan(item.prompt, proof === null), half === null ? ruleOut : lookAgain[half.part]];
  const said = item.hints.length > 0 ? item.hints : usual;
  const lit = half && [{ ...figure, lit: half.places }];
  return said.map((hint, layer) => ({ ...toLine(hint), figures: layer === 0 ? null : lit }));
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
