import type { ClassId } from "#lib/core/class-id.ts";
import { cutText } from "#lib/core/cut-text.ts";
import { writePoints } from "#lib/core/write-points.ts";
import type { CodedItem, CodedPart, Half, KnownWrong, MarkedItem, TestContent } from "#lib/marks/marked-test.ts";
import { choiceKind } from "#lib/questions/kinds/choice/kind.ts";
import { figureChoiceKind } from "#lib/questions/kinds/figure-choice/kind.ts";
import { nameMistake, wrongResponses } from "#lib/questions/name-mistake.ts";
import { toPaperQuestion } from "#lib/questions/paper/to-paper.ts";
import { letterOf } from "#lib/questions/paper-form.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { writeResponse } from "#lib/questions/write-response.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { marksText } from "#lib/text/marks-text.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import type { TestPaper } from "./make-paper.ts";
import type { TestPaperView, VietnameseParts } from "./paper-view.ts";
import type { TestQuestion } from "./pick-question.ts";
import { quartersOfPoint } from "./plan.ts";
import type { Step } from "./points.ts";

/** Letters of a text that is kept with a test, as of one that goes with a mistake (lib/server/marking.ts). */
const longest = 160;

/** Known wrong answers of a part: more are no help while somebody enters points. */
const mostWrong = 4;

/** A choice that is circled, by its place; null for what is answered otherwise. */
function circled(question: Question, response: unknown): number | null {
  if (question.kind === "choice") return choiceKind.response.parse(response).choice;
  return question.kind === "figure-choice" ? figureChoiceKind.response.parse(response).figure : null;
}

type Unlettered = Omit<KnownWrong, "letter"> & { readonly letter: string | null };

/** What is circled wrongly, all of it; of what is written only what comes from a mistake that has a name. */
function wrongOf(question: Question): Unlettered[] {
  const known = wrongResponses(question).flatMap((response): Unlettered[] => {
    const place = circled(question, response);
    const code = nameMistake(question, response) ?? "";
    if (place === null) {
      const given = code === "" ? null : writeResponse(question, response);
      return given === null ? [] : [{ letter: null, given: cutText(given, longest), code }];
    }
    const letter = letterOf(place);
    const given = writeResponse(question, response) ?? marksText.picture(letter);
    return [{ letter, given: cutText(given, longest), code }];
  });
  return known.filter(({ given }, at) => known.findIndex((each) => each.given === given) === at).slice(0, mostWrong);
}

const alphabet = "abcdefghijklmnopqrstuvwxyz";

function codedParts({ parts, open }: TestQuestion, classId: ClassId): CodedPart[] {
  if (open !== null)
    return [{ prompt: cutText(open.prompt, longest), right: cutText(open.answer, longest), wrong: [] }];
  let next = 0;
  return parts.map(({ question }) => ({
    prompt: cutText(toPaperQuestion(toPublic(question), classId).prompt, longest),
    right: cutText(rightOf(question), longest),
    wrong: wrongOf(question).map(({ letter, ...wrong }) => {
      if (letter !== null) return { letter, ...wrong };
      next += 1;
      return { letter: alphabet.charAt(next - 1), ...wrong };
    }),
  }));
}

function rightOf({ kind, key, answer }: Question): string {
  return kind === "figure-choice" ? marksText.pictureOf(letterOf(key.right), answer.text) : answer.text;
}

function rightLetterOf({ parts: [first] }: TestQuestion): string | null {
  const question = first?.question;
  if (question?.kind !== "choice" && question?.kind !== "figure-choice") return null;
  return letterOf(question.key.right);
}

/** What is marked beside the questions, and by what. */
interface Beside extends Pick<MarkedItem, "kind" | "half" | "quarters"> {
  readonly steps: readonly Step[];
}

/** "Đọc đúng tiếng, đúng từ (1 điểm); …" */
const guideOf = (steps: readonly Step[]): CodedPart => ({
  prompt: steps.map(({ text, quarters }) => testPaperText.key.step(text, writePoints(quarters))).join("; "),
  right: "",
  wrong: [],
});

/** What is marked beside the questions of a Vietnamese test: before those on what is read, before and after those on writing. */
function besideOf(parts: VietnameseParts | null): Readonly<Record<"first" | "middle" | "last", readonly Beside[]>> {
  if (parts === null) return { first: [], middle: [], last: [] };
  const { aloud, dictation, writing } = parts;
  return {
    first: [
      {
        kind: "aloud",
        half: "reading",
        quarters: quartersOfPoint * aloud.points,
        steps: aloud.marking.map(({ criterion, points }) => ({ text: criterion, quarters: quartersOfPoint * points })),
      },
    ],
    middle:
      dictation === null
        ? []
        : [{ kind: "dictation", half: "writing", quarters: dictation.quarters, steps: dictation.steps }],
    last: [{ kind: "writing", half: "writing", quarters: writing.quarters, steps: writing.steps }],
  };
}

/** The questions of a code with their numbers, those that stand with what is read before those with what is written. */
function numbered({ questions }: TestPaper, parts: VietnameseParts | null) {
  const all = questions.map((question, at) => ({ question, no: at + 1 }));
  const isWritten = ({ question }: (typeof all)[number]) =>
    parts?.hasLanguageInWriting === true && question.strand === "language";
  return { read: all.filter((each) => !isWritten(each)), written: all.filter(isWritten) };
}

function toItem({ quarters, level, skillId, parts }: TestQuestion, half: Half | null): MarkedItem {
  return {
    kind: "question",
    half,
    quarters,
    level,
    skillId,
    skillTitle: findSkill(skillId)?.title ?? "",
    parts: Math.max(1, parts.length),
  };
}

function itemBeside({ kind, half, quarters }: Beside): MarkedItem {
  return { kind, half, quarters, level: null, skillId: null, skillTitle: "", parts: 1 };
}

/** What is marked in a paper, code by code; `papers` are the codes of `view` as they were drawn. */
export function toTestContent(view: TestPaperView, papers: readonly TestPaper[]): TestContent {
  const { parts, subject, classId } = view;
  const beside = besideOf(parts);
  const [first] = papers;
  const half = (name: Half) => (parts === null ? null : name);
  const { read, written } = first === undefined ? { read: [], written: [] } : numbered(first, parts);
  const rows = [
    ...beside.first.map((each) => ({ place: null, item: itemBeside(each) })),
    ...read.map(({ question }) => ({ place: question.place, item: toItem(question, half("reading")) })),
    ...beside.middle.map((each) => ({ place: null, item: itemBeside(each) })),
    ...written.map(({ question }) => ({ place: question.place, item: toItem(question, half("writing")) })),
    ...beside.last.map((each) => ({ place: null, item: itemBeside(each) })),
  ];
  const find = (kind: MarkedItem["kind"], place: number | null) =>
    rows.findIndex((row) => row.item.kind === kind && row.place === place);
  const besides = (all: readonly Beside[]): CodedItem[] =>
    all.map(({ kind, steps }) => ({ item: find(kind, null), no: null, rightLetter: null, parts: [guideOf(steps)] }));
  const questionsOf = (all: ReturnType<typeof numbered>["read"]): CodedItem[] =>
    all.map(({ question, no }) => ({
      item: find("question", question.place),
      no,
      rightLetter: rightLetterOf(question),
      parts: codedParts(question, classId),
    }));
  return {
    subject,
    items: rows.map(({ item }) => item),
    codes: view.codes.flatMap(({ code }, at) => {
      const paper = papers[at];
      if (paper === undefined) return [];
      const asked = numbered(paper, parts);
      return [
        {
          code,
          items: [
            ...besides(beside.first),
            ...questionsOf(asked.read),
            ...besides(beside.middle),
            ...questionsOf(asked.written),
            ...besides(beside.last),
          ],
        },
      ];
    }),
  };
}
