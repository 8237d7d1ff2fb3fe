import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createRng } from "#lib/core/create-rng.ts";
import type { Line } from "#lib/core/line.ts";
import { writtenText } from "#lib/core/passages/to-paragraphs.ts";
import { feedbackFor } from "#lib/questions/gradings.ts";
import { writeSentence } from "#lib/questions/kinds/arrange/grading.ts";
import { fillGaps, writeGaps } from "#lib/questions/kinds/gaps/grading.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { Question } from "#lib/questions/question.ts";
import { difficulties, type Skill } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";
import { readBank } from "#tests/contract/list-activities.ts";
import { printLevels } from "./print-levels.ts";

// Questions of a skill as text, for a teacher to read: npm run samples -- --skill c3-perimeter --n 5
// Without --skill it lists the skills; --skill c3 prints all of class 3, --seed another set of questions.
// --levels says for each skill made by rule how much each difficulty asks, and how much of it is plain choice.
// --blind FILE writes the questions without hints and answers to FILE.txt and what is right to FILE.key.txt, so that a
// teacher answers first and compares then; without --skill it takes all skills.

const { values } = parseArgs({
  options: {
    skill: { type: "string" },
    n: { type: "string", default: "5" },
    seed: { type: "string", default: "samples" },
    blind: { type: "string" },
    levels: { type: "boolean", default: false },
  },
});

function makeQuestion(skill: Skill, difficulty: (typeof difficulties)[number], place: number): Question | undefined {
  const rng = createRng(`${values.seed}/${skill.id}/${difficulty}/${place}`);
  if (skill.source === "rule") return skill.generate(difficulty, rng);
  const shuffled = createRng(`${values.seed}/${skill.id}`).shuffle(readBank(skill.id));
  const items = shuffled.filter((item) => item.level === difficulty);
  const item = items[place % items.length];
  return item && skill.ask(item, rng);
}

function withMark(line: Line, isRight: boolean, mistake: string | null, feedback: Line | null): string {
  const remarks = [mistake, feedback?.text].filter((remark) => remark !== null && remark !== undefined);
  return `    ${isRight ? "✓" : "·"} ${line.text}${remarks.length > 0 ? `   (${remarks.join(": ")})` : ""}`;
}

/** What a pupil may type or put together wrong, with what is said to it. */
function namedEntries(question: Question): (readonly [typed: string, said: string])[] {
  const { kind, view, key } = question;
  if (kind === "number") return key.mistakes.map(({ value, feedback }) => [String(value), feedback.text]);
  if (kind === "gaps") {
    const { wrong } = kinds.gaps.examples(view, key);
    return wrong.map((response) => [fillGaps(view, response.gaps), feedbackFor(question, response)?.text ?? ""]);
  }
  if (kind !== "boxes") return [];
  return key.mistakes.map(({ values, feedback }) => [values.map((value) => value ?? "…").join("; "), feedback.text]);
}

function listAnswers(question: Question): string[] {
  const { kind, view, key, answer } = question;
  if (kind === "arrange") {
    const sentences = key.orders.map((order, at) => writeSentence(view, order, key.commas[at] ?? 0));
    return [`    thẻ: ${view.cards.join(" / ")}`, ...new Set(sentences.map((sentence) => `    ✓ ${sentence}`))];
  }
  if (kind === "number" || kind === "boxes" || kind === "gaps") {
    return [
      ...(kind === "gaps" ? [`    ${view.text}   thẻ: ${view.tiles.join(" / ")}`] : []),
      `    ✓ ${answer.text}   [${kind}]`,
      ...namedEntries(question).map(([typed, said]) => `    · ${typed}   (${said})`),
    ];
  }
  if (kind !== "choice") return [`    ✓ ${answer.text}   [${kind}]`];
  return view.choices.map((choice, place) =>
    withMark(choice, place === key.right, key.mistakes?.[place] ?? null, key.feedback[place] ?? null),
  );
}

function write(question: Question, number: number): string {
  const { prompt, figures, hints, explanation } = question;
  return [
    `  ${number}. ${prompt.text}`,
    `    đọc: ${prompt.spoken}`,
    ...figures.map(({ type, alt }) => `    hình (${type}): ${alt}`),
    ...listAnswers(question),
    ...hints.map(({ text }, place) => `    gợi ý ${place + 1}: ${text}`),
    `    giải thích: ${explanation.text}`,
  ].join("\n");
}

/** How a board is drawn and graded, which is not written on it. */
const unseen = new Set(["by", "type", "form", "look", "paint", "numerals", "holder", "liquid"]);

/** What is written on a board that is no choice; of a picture what is said instead of it. */
function boardTexts(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(boardTexts);
  if (typeof part !== "object" || part === null) return [];
  if ("alt" in part) return boardTexts(part.alt);
  if ("text" in part) return boardTexts(part.text);
  return Object.entries(part).flatMap(([name, each]) => (unseen.has(name) ? [] : boardTexts(each)));
}

function describeFigure(figure: Question["figures"][number]): string {
  if (figure.type === "sentence")
    return `   thẻ: ${figure.lines.join(" / ")}${figure.note === null ? "" : ` (${figure.note})`}`;
  if (figure.type === "passage")
    return `   bài đọc: ${[figure.title, ...figure.paragraphs.map(writtenText)].join("\n   ")}`;
  return `   hình: ${figure.alt}`;
}

const letterOf = (place: number) => "ABCD".charAt(place);

/** What a pupil answers on. */
function writeBoard({ kind, view }: Question): string[] {
  if (kind === "choice") return view.choices.map(({ text }, place) => `   ${letterOf(place)}. ${text}`);
  if (kind !== "gaps") return [`   [${kind}] ${boardTexts(view).join(" / ")}`];
  const text = writeGaps(view.text, (gap) => `[${view.gaps[gap]?.bare ?? "…"}]`);
  return [`   [${kind}] ${text}   thẻ: ${view.tiles.join(" / ")}`];
}

/** A question as a pupil meets it. */
function writeBlind(question: Question, number: number): string {
  const { prompt, figures } = question;
  const board = writeBoard(question);
  return [`${number}. ${prompt.text}`, ...figures.map(describeFigure), ...board].join("\n");
}

/** What is right, and all that is said to help. */
function writeKey(question: Question, number: number): string {
  const { answer, hints, explanation, kind, key } = question;
  const letter = kind === "choice" ? `${letterOf(key.right)}. ` : "";
  const feedback =
    kind === "choice"
      ? key.feedback.flatMap((line, place) => (line === null ? [] : [`   ${letterOf(place)}: ${line.text}`]))
      : namedEntries(question).map(([typed, said]) => `   ${typed}: ${said}`);
  return [
    `${number}. ${letter}${answer.text}`,
    ...hints.map(({ text }, layer) => `   gợi ý ${layer + 1}: ${text}`),
    ...feedback,
    `   giải thích: ${explanation.text}`,
  ].join("\n");
}

interface Sample {
  readonly skill: Skill;
  readonly difficulty: (typeof difficulties)[number];
  readonly question: Question;
}

function listSamples(asked: readonly Skill[]): Sample[] {
  return asked.flatMap((skill) =>
    difficulties.flatMap((difficulty) =>
      Array.from({ length: Number(values.n) }, (_, place) => makeQuestion(skill, difficulty, place)).flatMap(
        (question) => (question === undefined ? [] : [{ skill, difficulty, question }]),
      ),
    ),
  );
}

function print(samples: readonly Sample[]): void {
  const groups = Map.groupBy(samples, ({ skill, difficulty }) => `${skill.id} · ${skill.title} · ${difficulty}`);
  for (const [head, group] of groups) {
    process.stdout.write(`\n${head}\n`);
    for (const [place, { question }] of group.entries()) process.stdout.write(`${write(question, place + 1)}\n`);
  }
}

function writeBlindFiles(samples: readonly Sample[], name: string): void {
  const headed = (tell: (question: Question, number: number) => string) =>
    samples
      .map(({ skill, question }, place) => `Lớp ${skill.classId} · ${skill.title}\n${tell(question, place + 1)}\n`)
      .join("\n");
  writeFileSync(`${name}.txt`, headed(writeBlind));
  writeFileSync(`${name}.key.txt`, headed(writeKey));
  process.stdout.write(`${samples.length} questions: ${name}.txt, their keys: ${name}.key.txt\n`);
}

function printSkills(wanted: string | undefined): void {
  if (wanted !== undefined) process.stderr.write(`There is no skill ${wanted}.\n`);
  for (const { id, title } of skills) process.stdout.write(`${id}  ${title}\n`);
  process.exitCode = wanted === undefined ? 0 : 1;
}

const { skill: wanted, blind, levels } = values;
const all = blind !== undefined && wanted === undefined;
const chosen = skills.filter(({ id }) => all || id === wanted || id.startsWith(`${wanted}-`));
if (levels) printLevels();
else if (chosen.length === 0) printSkills(wanted);
else if (blind === undefined) print(listSamples(chosen));
else writeBlindFiles(listSamples(chosen), blind);
