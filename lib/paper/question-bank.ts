import { writtenText } from "#lib/core/passages/to-paragraphs.ts";
import { paperLookOf } from "#lib/questions/paper/figures.ts";
import { letterOf, type PaperBlock } from "#lib/questions/paper-form.ts";
import { questionBankText as text } from "#lib/text/paper-text.ts";
import type { SheetQuestion } from "./sheet-view.ts";

/** Most choices of a question. */
const mostChoices = 4;

function choicesOf({ question: { blocks } }: SheetQuestion): readonly string[] {
  return blocks.flatMap((block) => (block.type === "choices" ? block.choices : []));
}

const drawnBlocks: readonly PaperBlock["type"][] = ["pictures", "figure", "sides", "sheet", "pairs"];

/** Whether a question can be asked by its words alone. */
export function isOfWords({ question: { figures, blocks } }: SheetQuestion): boolean {
  return (
    figures.every((figure) => paperLookOf(figure) === "words") &&
    blocks.every(({ type }) => !drawnBlocks.includes(type))
  );
}

/** What is read of a block that is not a choice. */
function wordsOfBlock(block: PaperBlock): readonly string[] {
  if (block.type === "bank") return [block.words.join(" / ")];
  if (block.type === "lettered") return block.parts.map((part, place) => `${letterOf(place)}. ${part}`);
  if (block.type === "words") return [block.words.join(" ")];
  if (block.type !== "line") return [];
  const parts = block.parts.map((part) => ("text" in part ? part.text : "…"));
  return parts.length > 2 ? [parts.join(block.isRunning ? "" : " ")] : [];
}

/** All that is read of a question but its choices: the words of its figures, what is asked, what there is to use. */
function wordsOf({ question: { prompt, figures, blocks } }: SheetQuestion): string {
  const ofFigures = figures.flatMap((figure) => {
    if (figure.type === "passage") return [figure.title, ...figure.paragraphs.map(writtenText)];
    if (figure.type === "sentence") return [...figure.lines, ...(figure.note === null ? [] : [figure.note])];
    if (figure.type === "sum") return [figure.parts.map((part) => part ?? "…").join(" ")];
    return figure.type === "word" ? [figure.text] : [];
  });
  return [...ofFigures, prompt, ...blocks.flatMap(wordsOfBlock)].join("\n");
}

/** The answer without the letter it has among choices. */
function answerOf(asked: SheetQuestion): string {
  return choicesOf(asked).length === 0 ? asked.key.answer : asked.key.answer.replace(/^[A-F]\. /u, "");
}

/** Fractions as they are typed. */
const typed = (words: string) => words.replaceAll("\u2044", "/");

/** Words with the signs that mean something in GIFT escaped. */
const escapeGift = (words: string) =>
  typed(words)
    .replaceAll(/[\\~=#{}:]/gu, "\\$&")
    .replaceAll("\n", "\\n");

/** "7 kg" is typed as 7 too. */
function waysToType(right: string): string[] {
  const [, number] = /^(\d[\d\s,\u2044]*) \p{L}[^;:=]*$/u.exec(right) ?? [];
  return number === undefined ? [right] : [right, number];
}

/**
 * The questions that can be asked by words alone in the text format GIFT, which Moodle reads: choices as such, all others with
 * every right answer there is to type.
 */
export function writeGift(title: string, questions: readonly SheetQuestion[]): string {
  return questions
    .filter(isOfWords)
    .map((asked, place) => {
      const choices = choicesOf(asked);
      const right = answerOf(asked);
      const answers =
        choices.length === 0
          ? [...waysToType(right), ...(asked.key.others ?? [])].map((way) => `=${escapeGift(way)}`)
          : choices.map((choice) => `${choice === right ? "=" : "~"}${escapeGift(choice)}`);
      const comment = `####${escapeGift(asked.key.how)}`;
      return `::${escapeGift(`${title} ${place + 1}`)}::${escapeGift(wordsOf(asked))} {${answers.join(" ")} ${comment}}`;
    })
    .join("\n\n");
}

/** The questions as rows of a spreadsheet, the headings first. */
export function bankRows(questions: readonly SheetQuestion[]): (string | number)[][] {
  const letters = Array.from({ length: mostChoices }, (_, place) => letterOf(place));
  const { no, question, answer, how, drawn } = text.columns;
  return [
    [no, question, ...letters, answer, how, drawn],
    ...questions.map((asked, place) => {
      const choices = choicesOf(asked);
      const written = letters.map((_, at) => choices[at] ?? "");
      const isDrawn = isOfWords(asked) ? "" : text.isDrawn;
      return [place + 1, ...[wordsOf(asked), ...written, asked.key.answer, asked.key.how].map(typed), isDrawn];
    }),
  ];
}
