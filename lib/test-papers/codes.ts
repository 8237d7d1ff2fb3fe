import { createRng } from "#lib/core/create-rng.ts";
import type { Rng } from "#lib/core/rng.ts";
import { itemOf } from "#lib/play/question-set.ts";
import type { Question } from "#lib/questions/question.ts";
import { askItem, countSums, type Drawn, drawQuestion, identityOf, mostMade, type Pool } from "./draw.ts";
import type { TestPaper } from "./make-paper.ts";
import { fillParts, leadOf } from "./parts.ts";
import type { TestQuestion } from "./pick-question.ts";
import { lastOf, type TestSource } from "./source.ts";

interface Coding {
  readonly source: TestSource;
  readonly pool: Pool;
  readonly rng: Rng;
}

/**
 * The same paper under further codes: each question asks the same skill at the same level, in the same kind and for the same
 * points, with other numbers or another item. What there is only once (a text with its questions, what is answered freely)
 * stays; its choices and the order of what is circled change.
 */
export function codePapers(paper: TestPaper, count: number, source: TestSource, seed: string): TestPaper[] {
  const all = paper.questions.flatMap(({ skillId, parts }) =>
    parts.map(({ question }) => identityOf(skillId, question)),
  );
  const pool: Pool = {
    banks: source.banks,
    last: lastOf(source.lessons),
    taken: new Set(all),
    budget: { left: mostMade },
  };
  const others = Array.from({ length: count - 1 }, (_, code) => {
    const rng = createRng(`test/code/${seed}/${code}`);
    const questions = paper.questions.map((question) => recode(question, { source, pool, rng }));
    return { ...paper, questions: shuffleCircled(questions, rng) };
  });
  return [paper, ...others];
}

function recode(question: TestQuestion, coding: Coding): TestQuestion {
  const [first] = question.parts;
  if (question.open !== null || first === undefined) return question;
  if (question.strand === "reading") return { ...question, parts: [reorder(question.skillId, first, coding)] };
  const { skillId, level, form, parts } = question;
  const { source, pool, rng } = coding;
  const isAlike = (other: Question) =>
    other.kind === first.question.kind &&
    leadOf(other.prompt.text) === leadOf(first.question.prompt.text) &&
    countSums(other, source.classId) === countSums(first.question, source.classId);
  const wish = { skillId, level, form };
  const other = drawQuestion({ ...wish, fits: isAlike }, pool, rng);
  const made = other === null ? [] : fillParts(other, parts.length, wish, { pool, rng, classId: source.classId });
  return {
    ...question,
    parts: made.length === parts.length ? made : parts.map((part) => reorder(skillId, part, coding)),
  };
}

/** The same item with its choices in another order; what a rule made stays as it is. */
function reorder(skillId: string, drawn: Drawn, { source, rng }: Coding): Drawn {
  const item = itemOf(drawn.set, source.banks);
  const asked = item === undefined ? null : askItem(skillId, item, rng);
  return asked?.question.kind === drawn.question.kind ? asked : drawn;
}

/** What is circled in another order, within its part of the paper and its level of points. */
function shuffleCircled(questions: readonly TestQuestion[], rng: Rng): TestQuestion[] {
  const groupOf = ({ strand, form }: TestQuestion) =>
    strand === "reading" || strand === "language" ? `${strand} ${form}` : form;
  const groups = Map.groupBy(questions, groupOf);
  return [...groups.values()].flatMap((group) => (group[0]?.form === "choice" ? rng.shuffle(group) : group));
}
