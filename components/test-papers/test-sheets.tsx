import type { ReactNode } from "react";
import { Ruled } from "#components/paper/paper-ruling.tsx";
import {
  quartersOf,
  type TestCodeView,
  type TestPaperView,
  type TestQuestionView,
  type VietnameseParts,
} from "#lib/test-papers/paper-view.ts";
import { writePoints } from "#lib/test-papers/points.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { PaperHead, type TestHead } from "./paper-head.tsx";
import { PaperQuestions } from "./paper-questions.tsx";

const text = testPaperText.paper;

interface Props {
  readonly head: TestHead;
  readonly view: TestPaperView;
  readonly code: TestCodeView;
  readonly minutes: number;
  readonly writingMinutes: number;
  readonly seed: string;
  readonly toolOf?: ((question: TestQuestionView) => ReactNode) | undefined;
}

/** The sheets a pupil gets of one code. */
export function TestSheets(props: Props) {
  const { view } = props;
  return view.parts === null ? <MathsSheet {...props} /> : <VietnameseSheets {...props} parts={view.parts} />;
}

const isLarge = ({ classId }: TestHead) => Number(classId) < 3;

function codeOf({ view, code }: Props): string | null {
  return view.codes.length > 1 ? code.code : null;
}

function MathsSheet(props: Props) {
  const { head, code, minutes, toolOf } = props;
  const shownCode = codeOf(props);
  const ofForm = (form: TestQuestionView["form"]) => code.questions.filter((question) => question.form === form);
  const [circled, written] = [ofForm("choice"), ofForm("written")];
  return (
    <section aria-label={text.region(shownCode)} className="paper" data-code={code.code} data-large={isLarge(head)}>
      <PaperHead head={head} minutes={minutes} code={shownCode} isForPupil />
      {circled.length > 0 && (
        <>
          <h3 className="test-part">{text.choicePart("I", writePoints(quartersOf(circled)))}</h3>
          <PaperQuestions questions={circled} toolOf={toolOf} />
        </>
      )}
      {written.length > 0 && (
        <>
          <h3 className="test-part">
            {text.writtenPart(circled.length > 0 ? "II" : "I", writePoints(quartersOf(written)))}
          </h3>
          <PaperQuestions questions={written} toolOf={toolOf} />
        </>
      )}
      <SheetEnd {...props} />
    </section>
  );
}

function SheetEnd({ code, seed }: Props) {
  return (
    <p className="test-end">
      <b>{text.end}</b>
      <span className="test-foot">{text.footer(code.code, seed)}</span>
    </p>
  );
}

type VietnameseProps = Props & { readonly parts: VietnameseParts };

function VietnameseSheets(props: VietnameseProps) {
  const { head, code, minutes, writingMinutes, parts, toolOf } = props;
  const shownCode = codeOf(props);
  const language = code.questions.filter(({ strand }) => strand === "language");
  const exercise = parts.hasLanguageInWriting ? language : [];
  const comprehension = code.questions.filter((question) => !exercise.includes(question));
  return (
    <>
      <section aria-label={text.region(shownCode)} className="paper" data-code={code.code} data-large={isLarge(head)}>
        <PaperHead head={head} minutes={minutes} code={shownCode} isForPupil />
        <h3 className="test-part">{text.reading.heading}</h3>
        <h4 className="test-part">{text.reading.aloud(writePoints(4 * parts.aloud.points))}</h4>
        <p>{text.aloudNote}</p>
        <h4 className="test-part">
          {text.comprehension(writePoints(quartersOf(comprehension)), parts.hasLanguageInWriting)}
        </h4>
        <p>{text.readText}</p>
        <Passage title={parts.passage.title} lines={parts.passage.body.split("\n")} />
        <PaperQuestions questions={comprehension} toolOf={toolOf} />
        <SheetEnd {...props} />
      </section>
      <section
        aria-label={text.writingRegion(shownCode)}
        className="paper"
        data-code={code.code}
        data-large={isLarge(head)}
      >
        <PaperHead head={head} minutes={writingMinutes} code={shownCode} isForPupil />
        <h3 className="test-part">{text.writing}</h3>
        <WritingParts parts={parts} exercise={exercise} isLarge={isLarge(head)} toolOf={toolOf} />
        <SheetEnd {...props} />
      </section>
    </>
  );
}

function Passage({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const numbered = lines.map((line, place) => ({ line, place }));
  return (
    <div className="paper-passage">
      <p className="paper-passage-title">{title}</p>
      {numbered.map(({ line, place }) => (
        <p key={place}>{line}</p>
      ))}
    </div>
  );
}

const romans = ["I", "II", "III"];

/** Lines to write a dictation and a text on. */
const linesOf = { dictation: 6, dictationLarge: 4, sentence: 3, text: 12, composition: 22 } as const;

interface WritingProps {
  readonly parts: VietnameseParts;
  /** The questions on the language, where they stand here. */
  readonly exercise: readonly TestQuestionView[];
  readonly isLarge: boolean;
  readonly toolOf: Props["toolOf"];
}

function WritingParts({ parts: { dictation, writing }, exercise, isLarge: isYoung, toolOf }: WritingProps) {
  const ruling = isYoung ? "school" : "dotted";
  const sections: { readonly key: string; readonly heading: string; readonly body: ReactNode }[] = [];
  if (dictation !== null) {
    const isCopied = dictation.mode === testPaperText.copiedMode;
    sections.push({
      key: "dictation",
      heading: text.dictation(dictation.mode, writePoints(dictation.quarters)),
      body: (
        <>
          {isCopied ? (
            <>
              <p>{text.copied}</p>
              <Passage title={dictation.title} lines={dictation.lines} />
            </>
          ) : (
            <p>{text.heard(dictation.title)}</p>
          )}
          <Ruled heading={null} lines={isYoung ? linesOf.dictationLarge : linesOf.dictation} ruling={ruling} />
        </>
      ),
    });
  }
  if (exercise.length > 0) {
    sections.push({
      key: "exercise",
      heading: text.exercise(writePoints(quartersOf(exercise))),
      body: <PaperQuestions questions={exercise} toolOf={toolOf} />,
    });
  }
  const points = writePoints(writing.quarters);
  sections.push({
    key: "writing",
    heading: exercise.length > 0 ? text.freeOfClass1(points) : text.free(points),
    body: <WritingTask writing={writing} ruling={ruling} />,
  });
  return sections.map(({ key, heading, body }, place) => (
    <div key={key} className="test-section">
      <h4 className="test-part">{`${romans[place]}. ${heading}`}</h4>
      {body}
    </div>
  ));
}

/** Lines to write on, by how many sentences are asked for. */
function linesFor(length: string): number {
  const most = Math.max(...(length.match(/\d+/gu) ?? ["1"]).map(Number));
  if (most <= 3) return linesOf.sentence;
  return most <= 10 ? linesOf.text : linesOf.composition;
}

function WritingTask({
  writing: { prompt, pictures, words, guide, length },
  ruling,
}: {
  readonly writing: VietnameseParts["writing"];
  readonly ruling: "dotted" | "school";
}) {
  return (
    <div className="test-writing">
      <p>
        <b>{text.task}</b> {prompt}
      </p>
      {pictures.length > 0 && (
        <div className="test-pictures">
          {pictures.map(({ file, alt }) => (
            <div key={file} className="paper-drawing test-picture">
              <svg role="img" aria-label={alt} viewBox="0 0 480 320">
                <image href={`/test-papers/${file}.svg`} width={480} height={320} />
              </svg>
            </div>
          ))}
        </div>
      )}
      {words.length > 0 && <p>{`${text.words} ${words.join(", ")}`}</p>}
      <p>{text.guide}</p>
      <ul className="test-guide">
        {guide.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <Ruled heading={null} lines={linesFor(length)} ruling={ruling} />
    </div>
  );
}
