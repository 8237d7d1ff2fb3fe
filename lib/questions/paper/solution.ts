import { solutionText as text } from "#lib/text/paper-text.ts";
import { asksPercent, leadOfQuestion, leadOfStep, nameCounted } from "#lib/text/solution-lead.ts";
import type { PaperKey, PaperQuestion } from "./to-paper.ts";

/** Whether it is answered with a solution of sentences and sums. */
export function hasSolution({ blocks }: Pick<PaperQuestion, "blocks">): boolean {
  return blocks.some((block) => block.type === "ruled" && block.heading !== null);
}

/**
 * The sums within an explanation, each with what it says: "Lúc sau có: 59 + 22 = 81 (con)". What is only reckoned on the way
 * to one that sums up ("Vậy …") is not among them.
 */
export function sumsOf(explanation: string): string[] {
  const sentences = explanation.split(/(?<=\.) (?=[\p{Lu}\d(])|(?<=\)) (?=\p{Lu})/u);
  const sums = sentences.filter((sentence) => / = /u.test(sentence)).map((sentence) => sentence.replace(/\.$/u, ""));
  const concluding = sums.filter((sum) => text.concludes.test(sum));
  return (concluding.length > 0 ? concluding : sums).map((sum) =>
    sum.replace(text.concludes, "").replace(text.lead, ""),
  );
}

/** A bare number or fraction with the unit of the sum it comes from. */
export function withUnit(answer: string, how: string): string {
  const [, unit] = /^[\d\s,⁄]+$/u.test(answer) ? (/ \(([^()\d]{1,20})\)\.?$/u.exec(how) ?? []) : [];
  return unit === undefined ? answer : `${answer} ${unit}`;
}

/** A sum at the end of a line, with its unit where it has one, and the words before it. */
const sumOfLine = /^(?<words>[^;]*?)(?<sum>[\d(](?:[\d\s,()⁄+−×=%]| : )*= [\d\s,⁄]+%?(?: \((?<unit>[^()]{1,20})\))?)$/u;

/** A result in another unit, which may follow the sum that answers: "130 000 cm = 1 300 m". */
const converted = /^[\d\s,]+\p{L}+[²³]? = [\d\s,]+\p{L}+[²³]?$/u;

/** The words of a line that still say something before its sum, without the formula by which it is found. */
const saidBefore = (words: string) => words.replace(/ =\s*$|:?\s*$/u, "");

/** The lines of a solution, each sum behind a sentence: the last one answers the question. */
function leadLines(lines: readonly string[], prompt: string): string[] {
  const last = lines.findLastIndex((line) => !converted.test(line));
  return lines.map((line, place) => {
    const { words = "", sum, unit = null } = sumOfLine.exec(line)?.groups ?? {};
    if (sum === undefined || /là:\s*$/u.test(words)) return line;
    const asked = place === last ? leadOfQuestion(prompt) : null;
    if (asked !== null) return `${asked} ${sum}`;
    const said = saidBefore(words);
    return said === "" ? line : `${leadOfStep(said, unit)} ${sum}`;
  });
}

/** "46 con hạc giấy", where the sums count "con". */
function withWholeName(answer: string, prompt: string): string {
  const { number, unit } = /^(?<number>\d[\d\s,]*)\s(?<unit>\p{L}+)$/u.exec(answer)?.groups ?? {};
  if (/^\d+$/u.test(answer) && asksPercent.test(prompt)) return `${answer}%`;
  return number === undefined || unit === undefined ? answer : `${number} ${nameCounted(unit, prompt)}`;
}

/** The key of a problem as it stands in an exercise book: a line for each sum with the words before it, then the answer. */
export function toSolutionKey(key: PaperKey, question: PaperQuestion): PaperKey {
  if (!hasSolution(question)) return key;
  const answer = withWholeName(withUnit(key.answer, key.how), question.prompt);
  const sums = sumsOf(key.how);
  const lines = sums.length === 0 ? [key.how] : leadLines(sums, question.prompt);
  return { ...key, answer, how: [...lines, text.result(answer)].join("\n") };
}
