import type { ReactNode } from "react";
import { PaintNames } from "#components/figures/paint-name.tsx";
import { PromptLines, QuestionBody } from "#components/paper/question-body.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { writePoints } from "#lib/core/write-points.ts";
import { paperLookOf } from "#lib/questions/paper/figures.ts";
import { partLetter } from "#lib/test-papers/filed-tables.ts";
import type { TestPartView, TestQuestionView } from "#lib/test-papers/paper-view.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";

const text = testPaperText.paper;

/** Letters of the longest part up to which two stand side by side. */
const longestBeside = 34;

/** Whether all parts are short sums, without a drawing. */
function standBeside(parts: readonly TestPartView[]): boolean {
  return parts.every(
    ({ question }) =>
      question.prompt.length <= longestBeside && question.figures.every((figure) => paperLookOf(figure) === "words"),
  );
}

interface Props {
  readonly questions: readonly TestQuestionView[];
  /** What is put at the end of a question: a button that throws it away. */
  readonly toolOf: ((question: TestQuestionView) => ReactNode) | null;
}

/** Questions of a test with their points. What is circled is said in the heading of their part. */
export function PaperQuestions({ questions, toolOf }: Props) {
  return (
    <ol className="test-questions">
      {questions.map((question) => (
        <li key={question.no} className="paper-question">
          <Question question={question} />
          {toolOf?.(question)}
        </li>
      ))}
    </ol>
  );
}

function Question({ question: { no, quarters, form, lead, parts } }: { readonly question: TestQuestionView }) {
  const [only] = parts;
  if (only === undefined) return null;
  const instruction = form === "choice" ? null : only.question.instruction;
  const isAlone = parts.length === 1;
  const numbered = parts.map((part, place) => ({ part, place }));
  return (
    <PaintNames value={parts.some(({ question }) => question.asksColours)}>
      <p className="paper-prompt">
        <b>{text.question(no)}</b> {text.points(writePoints(quarters))}{" "}
        {isAlone && <PromptLines prompt={only.question.prompt} />}
        {!isAlone && lead !== "" && text.lead(lead)}
      </p>
      {instruction !== null && <p className="paper-instruction">{instruction}</p>}
      {isAlone ? (
        <QuestionBody question={only.question} mayStandBeside />
      ) : (
        <ol className={classNames("test-parts", standBeside(parts) && "test-parts-beside")}>
          {numbered.map(({ part, place }) => (
            <li key={place} className="test-subpart">
              <p className="paper-prompt">
                {partLetter(place)} <PromptLines prompt={part.question.prompt} />
              </p>
              <QuestionBody question={part.question} />
            </li>
          ))}
        </ol>
      )}
    </PaintNames>
  );
}
