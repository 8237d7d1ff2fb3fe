import type { ReactNode } from "react";
import { PaintNames } from "#components/figures/paint-name.tsx";
import { PromptLines, QuestionBody } from "#components/paper/question-body.tsx";
import { writePoints } from "#lib/core/write-points.ts";
import { paperLookOf } from "#lib/questions/paper/figures.ts";
import { partLetter } from "#lib/test-papers/filed-tables.ts";
import type { TestPartView, TestQuestionView } from "#lib/test-papers/paper-view.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";

const text = testPaperText.paper;

/** Letters of the longest part up to which two stand side by side. */
const longestBeside = 34;

interface Part {
  readonly letter: string;
  readonly part: TestPartView;
}

/** Whether all parts are short sums, without a drawing. */
function standBeside(parts: readonly TestPartView[]): boolean {
  return parts.every(
    ({ question }) =>
      question.prompt.length <= longestBeside && question.figures.every((figure) => paperLookOf(figure) === "words"),
  );
}

function rowsOf(parts: readonly TestPartView[], columns: number): Part[][] {
  const lettered = parts.map((part, place) => ({ part, letter: partLetter(place) }));
  return lettered.flatMap((_, at) => (at % columns === 0 ? [lettered.slice(at, at + columns)] : []));
}

interface Props {
  /** Stands over the first question and is not parted from it. */
  readonly heading: ReactNode;
  readonly questions: readonly TestQuestionView[];
  /** What is put at the end of a question: a button that throws it away. */
  readonly toolOf: ((question: TestQuestionView) => ReactNode) | null;
}

/** Questions of a test with their points. What is circled is said in the heading of their part. */
export function PaperQuestions({ heading, questions, toolOf }: Props) {
  return (
    <ol className="test-questions">
      {questions.map((question, place) => (
        <li key={question.no} className="paper-question">
          <Question heading={place === 0 && heading} question={question} />
          {toolOf?.(question)}
        </li>
      ))}
    </ol>
  );
}

interface QuestionProps extends Pick<Props, "heading"> {
  readonly question: TestQuestionView;
}

/** A question is one block on paper; of several parts the first is one with what stands over it. */
function Question({ heading, question: { no, quarters, form, lead, parts } }: QuestionProps) {
  const [only] = parts;
  if (only === undefined) return null;
  const instruction = form === "choice" ? null : only.question.instruction;
  const number = (
    <>
      <b>{text.question(no)}</b> {text.points(writePoints(quarters))}{" "}
    </>
  );
  const told = instruction !== null && <p className="paper-instruction">{instruction}</p>;
  if (parts.length === 1) {
    return (
      <PaintNames value={only.question.asksColours}>
        {heading}
        <p className="paper-prompt">
          {number}
          <PromptLines prompt={only.question.prompt} />
        </p>
        {told}
        <QuestionBody question={only.question} mayStandBeside />
      </PaintNames>
    );
  }
  const columns = standBeside(parts) ? 2 : 1;
  const [first = [], ...others] = rowsOf(parts, columns);
  return (
    <PaintNames value={parts.some(({ question }) => question.asksColours)}>
      <div className="test-opening">
        {heading}
        <p className="paper-prompt">
          {number}
          {lead !== "" && text.lead(lead)}
        </p>
        {told}
        <Row parts={first} columns={columns} />
      </div>
      {others.map((row) => (
        <Row key={row[0]?.letter} parts={row} columns={columns} />
      ))}
    </PaintNames>
  );
}

function Row({ parts, columns }: { readonly parts: readonly Part[]; readonly columns: number }) {
  return (
    <div className="test-row" data-columns={columns}>
      {parts.map(({ letter, part: { question } }) => (
        <div key={letter} className="test-subpart">
          <p className="paper-prompt">
            {letter} <PromptLines prompt={question.prompt} />
          </p>
          <QuestionBody question={question} />
        </div>
      ))}
    </div>
  );
}
