import type { ClassId } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { hasSolution, withUnit } from "#lib/questions/paper/solution.ts";
import { type PaperQuestion, toPaperKey, toPaperQuestion } from "#lib/questions/paper/to-paper.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { setOutPrompt } from "#lib/text/paper-text.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import type { TestPaper } from "./make-paper.ts";
import type { TestPartView, TestQuestionView, VietnameseParts } from "./paper-view.ts";
import { leadOf } from "./parts.ts";
import type { TestQuestion } from "./pick-question.ts";
import { quartersOf, quartersOfPoint, semesterOf } from "./plan.ts";
import { type Step, stepsOfOpen, stepsOfSetOut, stepsOfSolution } from "./points.ts";
import type { TestRequest } from "./request.ts";
import { type TestSource, textsToRead } from "./source.ts";
import { askedAloud, type Criterion, type OpenQuestion, textsOf, type WritingPrompt } from "./texts.ts";

/** The questions of a code as they are printed, numbered. */
export function toQuestionViews({ questions }: TestPaper, classId: ClassId): TestQuestionView[] {
  return questions.map((question, index) => {
    const { strand, level, form, quarters, place, skillId, lessons, open } = question;
    const views = open === null ? toParts(question, classId) : [openPart(open, quarters, classId)];
    const lead = leadOfParts(views);
    const skillTitle = findSkill(skillId)?.title ?? "";
    return {
      strand,
      level,
      form,
      quarters,
      lessons,
      no: index + 1,
      place,
      lead: sayLead(lead),
      skillTitle,
      parts: withoutLead(views, lead),
    };
  });
}

/** What all parts are asked to do, in the words of a test; empty for a question of one part. */
function leadOfParts(parts: readonly TestPartView[]): string {
  const leads = new Set(parts.map(({ question }) => leadOf(question.prompt)));
  const [lead = ""] = leads;
  return parts.length > 1 && leads.size === 1 ? lead : "";
}

/** What a screen says in many ways a test says in one. */
function sayLead(lead: string): string {
  return testPaperText.paper.leads.find(({ said }) => said.test(lead))?.words ?? lead;
}

/** The same parts without what all of them are asked to do. */
function withoutLead(parts: readonly TestPartView[], lead: string): readonly TestPartView[] {
  if (lead === "") return parts;
  return parts.map((part) => {
    const prompt = part.question.prompt.slice(lead.length).replace(/^: /u, "").replace(/\?$/u, "");
    return { ...part, question: { ...part.question, prompt } };
  });
}

function toParts({ quarters, parts }: TestQuestion, classId: ClassId): TestPartView[] {
  const own = quarters / parts.length;
  return parts.map(({ question }) => {
    const shown = toPaperQuestion(toPublic(question), classId);
    const { answer: right, ...key } = toPaperKey(question, false);
    const answer = question.kind === "choice" ? right : withUnit(right, key.how);
    return {
      question: { ...shown, figures: shown.figures.filter(({ type }) => type !== "passage") },
      key: { ...key, answer },
      quarters: own,
      steps: hasSolution(shown) ? stepsOfSolution(key.how, answer, own) : stepsOfShort(shown, own),
    };
  });
}

function stepsOfShort({ prompt }: PaperQuestion, quarters: number): readonly Step[] {
  return setOutPrompt.test(prompt) ? stepsOfSetOut(quarters) : [];
}

function openPart(open: OpenQuestion, quarters: number, classId: ClassId): TestPartView {
  const ruling = Number(classId) < 3 ? "school" : "dotted";
  return {
    question: {
      prompt: open.prompt,
      instruction: asksForSentence(open) ? testPaperText.paper.asSentence : null,
      figures: [],
      blocks: [{ type: "ruled", heading: null, lines: open.lines, ruling }],
      asksColours: false,
    },
    key: { answer: open.answer, how: "", slips: [] },
    quarters,
    steps: stepsOfOpen(open, quarters),
  };
}

/** Whether a whole sentence is looked for that the question itself does not ask for. */
function asksForSentence({ prompt, criteria }: OpenQuestion): boolean {
  return (
    !testPaperText.paper.asksSentence.test(prompt) &&
    criteria.some(({ text }) => testPaperText.paper.sentence.test(text))
  );
}

/** Texts to be read aloud beside the one that is worked on. */
const mostLots = 3;

function toSteps(marking: readonly Criterion[]): Step[] {
  return marking.map(({ criterion, points }) => ({ text: criterion, quarters: quartersOfPoint * points }));
}

/** What stands beside the questions of a Vietnamese test; null in maths. */
export function toVietnameseParts(
  { passage }: TestPaper,
  source: TestSource,
  { occasion, hasDictation, seed, turns }: TestRequest,
): VietnameseParts | null {
  if (passage === null) return null;
  const { classId } = source;
  const texts = textsOf(classId);
  const semester = semesterOf(occasion);
  const shuffle = <Item extends { readonly term: number }>(items: readonly Item[], name: string) =>
    createRng(`test/${classId}/${seed}/${name}`).shuffle(items.filter(({ term }) => term === semester));
  const nth = <Item>(items: readonly Item[], name: string) => items[(turns.get(name) ?? 0) % Math.max(1, items.length)];
  const dictation = nth(shuffle(texts.dictation.texts, "d"), "d");
  const read = [passage.body, ...(dictation?.lines ?? [])].join(" ").toLowerCase();
  // What is to be written about stands as little as can be in what is read and dictated.
  const given = ({ words }: WritingPrompt) => words.filter((word) => read.includes(word)).length;
  const writing = nth(
    shuffle(texts.writing.prompts, "w").toSorted((one, other) => given(one) - given(other)),
    "w",
  );
  if (writing === undefined || dictation === undefined) return null;
  const marking = hasDictation ? writing.marking : raised(writing.marking, texts.writing.withoutDictation ?? []);
  const steps = toSteps(marking);
  // A table is not read aloud.
  const others = textsToRead(source).filter((each) => each.passage.id !== passage.id && each.passage.form !== "table");
  const lots = createRng(`test/${classId}/${seed}/aloud`)
    .shuffle(others)
    .flatMap((each) => {
      const asked = askedAloud(each.passage.id);
      return asked === null ? [] : [{ passage: each.passage, ...asked }];
    });
  const ofDictation = toSteps(texts.dictation.marking);
  return {
    passage,
    aloud: texts.aloud,
    lots: lots.slice(0, mostLots),
    dictation: hasDictation ? { ...dictation, steps: ofDictation, quarters: quartersOf(ofDictation) } : null,
    writing: { ...writing, steps, quarters: quartersOf(steps) },
    hasLanguageInWriting: classId === "1",
  };
}

/** What a text is marked by where nothing is dictated: some of it is worth more. */
function raised(
  marking: readonly Criterion[],
  more: readonly { readonly criterion: number; readonly points: number }[],
): Criterion[] {
  return marking.map((each, place) => {
    const points = more.find(({ criterion }) => criterion === place)?.points ?? 0;
    return { ...each, points: each.points + points };
  });
}
