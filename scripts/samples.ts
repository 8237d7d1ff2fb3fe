import { parseArgs } from "node:util";
import { createRng } from "#lib/core/create-rng.ts";
import type { Line } from "#lib/core/line.ts";
import { writeSentence } from "#lib/questions/kinds/arrange/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { difficulties, type Skill } from "#lib/skills/define-skill.ts";
import { skills } from "#lib/skills/registry.ts";
import { readBank } from "#tests/contract/list-activities.ts";

// Questions of a skill as text, for a teacher to read: npm run samples -- --skill c3-perimeter --n 5
// Without --skill it lists the skills; --skill c3 prints all of class 3, --seed another set of questions.

const { values } = parseArgs({
  options: {
    skill: { type: "string" },
    n: { type: "string", default: "5" },
    seed: { type: "string", default: "samples" },
  },
});

function makeQuestion(skill: Skill, difficulty: (typeof difficulties)[number], place: number): Question | undefined {
  const rng = createRng(`${values.seed}/${skill.id}/${difficulty}/${place}`);
  if (skill.source === "rule") return skill.generate(difficulty, rng);
  const items = readBank(skill.id).filter((item) => item.level === difficulty);
  const item = items[place % items.length];
  return item && skill.ask(item, rng);
}

function withMark(line: Line, isRight: boolean, mistake: string | null, feedback: Line | null): string {
  const remarks = [mistake, feedback?.text].filter((remark) => remark !== null && remark !== undefined);
  return `    ${isRight ? "✓" : "·"} ${line.text}${remarks.length > 0 ? `   (${remarks.join(": ")})` : ""}`;
}

function listAnswers({ kind, view, key, answer }: Question): string[] {
  if (kind === "arrange") {
    const sentences = key.orders.map((order, at) => writeSentence(view, order, key.commas[at] ?? 0));
    return [`    thẻ: ${view.cards.join(" / ")}`, ...new Set(sentences.map((sentence) => `    ✓ ${sentence}`))];
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

function print(skill: Skill): void {
  for (const difficulty of difficulties) {
    process.stdout.write(`\n${skill.id} · ${skill.title} · ${difficulty}\n`);
    for (let place = 0; place < Number(values.n); place += 1) {
      const question = makeQuestion(skill, difficulty, place);
      if (question !== undefined) process.stdout.write(`${write(question, place + 1)}\n`);
    }
  }
}

const { skill: wanted } = values;
const chosen = skills.filter(({ id }) => wanted !== undefined && (id === wanted || id.startsWith(`${wanted}-`)));
if (chosen.length === 0) {
  if (wanted !== undefined) process.stderr.write(`There is no skill ${wanted}.\n`);
  for (const { id, title } of skills) process.stdout.write(`${id}  ${title}\n`);
  process.exitCode = wanted === undefined ? 0 : 1;
}
for (const skill of chosen) print(skill);
