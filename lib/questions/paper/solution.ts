import { solutionText as text } from "#lib/text/paper-text.ts";
import { asksPercent, leadOfQuestion, leadOfStep, ledUpTo, nameCounted } from "#lib/text/solution-lead.ts";
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

interface LineSum {
  /** What stands before the sum. */
  readonly words: string;
  readonly sum: string;
  readonly unit: string | null;
}

const ofResult = /^[\d\s,⁄]+%?(?: \((?<unit>[^()]{1,20})\))?$/u;

/** Whether a sign of a line can belong to a sum: a colon with a space before it divides. */
function isOfSum(line: string, at: number): boolean {
  const sign = line.charAt(at);
  return sign === ":" ? line.charAt(at - 1) === " " : /[\d\s,()⁄+−×=%]/u.test(sign);
}

/** The sum a line ends with; null where it ends with none, or has two sums beside each other. */
function findSum(line: string): LineSum | null {
  const equals = line.lastIndexOf(" = ");
  const result = ofResult.exec(line.slice(equals + 3));
  if (equals < 0 || result === null || line.includes(";")) return null;
  let start = equals;
  while (start > 0 && isOfSum(line, start - 1)) start -= 1;
  const first = line.slice(start).search(/[\d(]/u);
  const sum = line.slice(start + first);
  if (first < 0 || start + first >= equals) return null;
  return { words: line.slice(0, start + first), sum, unit: result.groups?.unit ?? null };
}

/** A result in another unit, which may follow the sum that answers: "130 000 cm = 1 300 m". */
const converted = /^[\d\s,]+\p{L}+[²³]? = [\d\s,]+\p{L}+[²³]?$/u;

/** The words of a line that still say something before its sum, without the formula by which it is found. */
const saidBefore = (words: string) => words.trimEnd().replace(/(?: =|:)$/u, "");

/** The lines of a solution, each sum behind a sentence: the last one answers the question. */
function leadLines(lines: readonly string[], prompt: string): string[] {
  const last = lines.findLastIndex((line) => !converted.test(line));
  return lines.map((line, place) => {
    const found = findSum(line);
    if (found === null || found.words.trimEnd().endsWith(ledUpTo)) return line;
    const said = saidBefore(found.words);
    const own = said === "" ? "" : leadOfStep(said, found.unit);
    const lead = place === last ? leadOfQuestion(prompt, own) : own;
    return lead === "" ? line : `${lead} ${found.sum}`;
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
