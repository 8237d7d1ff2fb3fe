import type { VietnameseParts } from "#lib/test-papers/paper-view.ts";
import { type Step, writePoints } from "#lib/test-papers/points.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { PaperHead, type TestHead } from "./paper-head.tsx";

const { aloud: text, key, paper } = testPaperText;

interface Props {
  readonly head: TestHead;
  readonly parts: VietnameseParts;
}

/** What the teacher reads out, hands over and marks by in a Vietnamese test: the texts read aloud, the dictation, the text to be written. */
export function TeacherSheets({ head, parts }: Props) {
  return (
    <>
      <AloudSheet head={head} parts={parts} />
      <WritingKey head={head} parts={parts} />
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const numbered = lines.map((line, place) => ({ line, place }));
  return numbered.map(({ line, place }) => <p key={place}>{line === "" ? "\u00a0" : line}</p>);
}

function AloudSheet({ head, parts: { lots, aloud } }: Props) {
  return (
    <section aria-label={paper.aloudRegion} className="paper">
      <PaperHead head={head} title={text.title} minutes={null} code={null} isForPupil={false} />
      <p>{text.lead}</p>
      {lots.map(({ passage, prompt, answer }, place) => (
        <div key={passage.id} className="test-lot">
          <h3 className="test-part">{text.lot(place + 1, passage.title)}</h3>
          <div className="paper-passage">
            <Lines lines={passage.body.split("\n")} />
          </div>
          <p>
            <b>{text.ask}</b> {prompt}
          </p>
          <p>
            <b>{text.answer}</b> {answer}
          </p>
        </div>
      ))}
      <h3 className="test-part">{key.marking}</h3>
      <p>{`${text.speed(aloud.speed)} ${aloud.note}`}</p>
      <StepTable steps={aloud.marking.map(({ criterion, points }) => ({ text: criterion, quarters: 4 * points }))} />
    </section>
  );
}

function WritingKey({ head, parts: { dictation, writing } }: Props) {
  return (
    <section aria-label={paper.writingKeyRegion} className="paper">
      <PaperHead head={head} title={key.writing} minutes={null} code={null} isForPupil={false} />
      {dictation !== null && (
        <>
          <h3 className="test-part">{key.dictation}</h3>
          <div className="paper-passage">
            <p className="paper-passage-title">{dictation.title}</p>
            <Lines lines={dictation.lines} />
          </div>
          <p className="paper-note">{key.focus(dictation.syllables, dictation.focus.join("; "))}</p>
          <StepTable steps={dictation.steps} />
        </>
      )}
      <h3 className="test-part">{key.text}</h3>
      <p>{writing.prompt}</p>
      <StepTable steps={writing.steps} />
      {writing.sample !== null && (
        <>
          <p>
            <b>{key.sample}</b>
          </p>
          <div className="paper-passage">
            <Lines lines={writing.sample.split("\n")} />
          </div>
        </>
      )}
      <p className="paper-note">{key.mean}</p>
    </section>
  );
}

function StepTable({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <table className="test-steps">
      <thead>
        <tr>
          <th scope="col">{key.criterion}</th>
          <th scope="col">{key.columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.text}>
            <td>{step.text}</td>
            <td>{writePoints(step.quarters)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
