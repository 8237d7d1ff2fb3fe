import { headLines, type PageHead } from "#lib/test-papers/paper-head.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";

const text = testPaperText.paper;

export function PaperHead(props: PageHead) {
  const { left, title, right } = headLines(props);
  return (
    <>
      <header className="test-head">
        <div>
          {left.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          <h2>{title}</h2>
          {right.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      {props.isForPupil && (
        <div className="test-marks">
          <p>{text.mark}</p>
          <p>{text.remark}</p>
        </div>
      )}
    </>
  );
}
