import { Qr } from "#components/sets/qr.tsx";
import { SetText } from "#components/ui/set-text.tsx";
import type { TestCodeView, TestPartView, TestQuestionView } from "#lib/test-papers/paper-view.ts";
import { writePoints } from "#lib/test-papers/points.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { PaperHead, type TestHead } from "./paper-head.tsx";
import { partLetter } from "./paper-questions.tsx";

const text = testPaperText.key;

interface Props {
  readonly head: TestHead;
  readonly code: TestCodeView;
  readonly isCoded: boolean;
  /** Of the page; empty until the page runs in the browser. */
  readonly origin: string;
  /** Where the same paper is made again. */
  readonly href: string;
}

/** The key of one code: the answers, how they are found, and what each step is worth. */
export function TestKey({ head, code, isCoded, origin, href }: Props) {
  const { columns } = text;
  const shownCode = isCoded ? code.code : null;
  const links = [
    { label: text.again, href },
    ...code.hrefs.map((each, place) => ({
      label: code.hrefs.length === 1 ? text.online : `${text.online} (${place + 1})`,
      href: each,
    })),
  ];
  return (
    <section aria-label={testPaperText.paper.keyRegion(shownCode)} className="paper paper-key test-key">
      <PaperHead head={head} title={text.title} minutes={null} code={shownCode} isForPupil={false} />
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.no}</th>
            <th scope="col">{columns.answer}</th>
            <th scope="col">{columns.how}</th>
            <th scope="col">{columns.points}</th>
          </tr>
        </thead>
        <tbody>
          {code.questions.map((question) => (
            <KeyRow key={question.no} question={question} />
          ))}
        </tbody>
      </table>
      <p className="paper-note">{`${text.otherWays} ${text.whole}`}</p>
      {origin !== "" && (
        <ul className="test-links">
          {links.map((link) => (
            <li key={link.href} className="test-link">
              <Qr address={`${origin}${link.href}`} label={link.label} isWide />
              <span>{link.label}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function KeyRow({ question: { no, quarters, parts } }: { readonly question: TestQuestionView }) {
  const numbered = parts.map((part, place) => ({ part, letter: parts.length > 1 ? `${partLetter(place)} ` : "" }));
  const each = parts.length > 1 ? text.each(writePoints(quarters / parts.length)) : null;
  return (
    <tr>
      <th scope="row">{no}</th>
      <td>
        {numbered.map(({ part, letter }) => (
          <span key={letter} className="block">
            <SetText text={`${letter}${part.key.answer}`} />
          </span>
        ))}
      </td>
      <td>
        {each !== null && <span className="block">{each}</span>}
        {numbered.map(({ part, letter }) => (
          <HowTo key={letter} part={part} letter={letter} />
        ))}
      </td>
      <td>{writePoints(quarters)}</td>
    </tr>
  );
}

/** The steps with their points; without steps how the answer is found. */
function HowTo({ part: { key, steps }, letter }: { readonly part: TestPartView; readonly letter: string }) {
  if (steps.length === 0) {
    return (
      <span className="block">
        <SetText text={key.how === "" ? "" : `${letter}${key.how}`} />
      </span>
    );
  }
  return steps.map((step) => (
    <span key={step.text} className="block">
      <SetText text={`${letter}${text.step(step.text, writePoints(step.quarters))}`} />
    </span>
  ));
}
