import type { Subject } from "#lib/core/subject.ts";
import { type Form, forms, type StrandId, strandsOf, type TestLevel, testLevels } from "#lib/test-papers/matrix.ts";
import { quartersOf, type TestPaperView, type TestQuestionView } from "#lib/test-papers/paper-view.ts";
import { isTested } from "#lib/test-papers/plan.ts";
import { writePoints } from "#lib/test-papers/points.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { PaperHead, type TestHead } from "./paper-head.tsx";
import { strandName } from "./strand-name.ts";

const { matrix: text, specification, levels, forms: formText } = testPaperText;

interface Props {
  readonly head: TestHead;
  readonly view: TestPaperView;
  readonly minutes: number;
}

/** The matrix and the table of specification as schools file them, counted from the questions of the first code. */
export function MatrixSheet({ head, view, minutes }: Props) {
  const questions = view.codes[0]?.questions ?? [];
  const title = isTested(view.classId, view.occasion) ? specification.matrixOf.test : specification.matrixOf.revision;
  return (
    <section aria-label={testPaperText.paper.matrixRegion} className="paper">
      <PaperHead head={head} title={title} minutes={minutes} code={null} isForPupil={false} />
      <p>{specification.covered[view.subject](view.from, view.to)}</p>
      <MatrixTable view={view} questions={questions} />
      <p className="paper-note">{text.legend}</p>
      {view.parts !== null && <p>{otherParts(view.parts)}</p>}
      <h3 className="test-part">{specification.title}</h3>
      <SpecificationTable view={view} questions={questions} />
    </section>
  );
}

function otherParts({ aloud, dictation, writing }: NonNullable<TestPaperView["parts"]>): string {
  const { otherParts: words } = testPaperText;
  return [
    words.aloud(writePoints(4 * aloud.points)),
    ...(dictation === null ? [] : [words.dictation(writePoints(dictation.quarters))]),
    words.writing(writePoints(writing.quarters)),
  ].join(" ");
}

interface TableProps {
  readonly view: TestPaperView;
  readonly questions: readonly TestQuestionView[];
}

const columns = testLevels.flatMap((level) => forms.map((form) => ({ level, form })));

type Filter = { readonly strand?: StrandId; readonly level?: TestLevel; readonly form?: Form };

function pick(questions: readonly TestQuestionView[], { strand, level, form }: Filter): TestQuestionView[] {
  return questions.filter(
    (each) =>
      (strand === undefined || each.strand === strand) &&
      (level === undefined || each.level === level) &&
      (form === undefined || each.form === form),
  );
}

const rows = [
  { label: text.count, cell: (of: readonly TestQuestionView[]) => String(of.length) },
  { label: text.no, cell: (of: readonly TestQuestionView[]) => of.map(({ no }) => no).join(", ") },
  { label: text.points, cell: (of: readonly TestQuestionView[]) => writePoints(quartersOf(of)) },
] as const;

const orEmpty = (of: readonly TestQuestionView[], cell: (of: readonly TestQuestionView[]) => string) =>
  of.length === 0 ? "" : cell(of);

function strandsWith(subject: Subject, questions: readonly TestQuestionView[]): readonly StrandId[] {
  return strandsOf(subject).filter((strand) => pick(questions, { strand }).length > 0);
}

function MatrixTable({ view: { subject, classId }, questions }: TableProps) {
  const all = quartersOf(questions);
  return (
    <table className="test-matrix">
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {text.strand}
          </th>
          <th scope="col" rowSpan={2}>
            {text.countAndPoints}
          </th>
          {testLevels.map((level) => (
            <th key={level} scope="colgroup" colSpan={2}>
              {levels[level].name}
              <span className="block">{levels[level].hint}</span>
            </th>
          ))}
          <th scope="colgroup" colSpan={2}>
            {text.total}
          </th>
        </tr>
        <tr>
          {[...columns, ...forms.map((form) => ({ level: 0, form }))].map(({ level, form }) => (
            <th key={`${level} ${form}`} scope="col">
              {formText[form].short}
            </th>
          ))}
        </tr>
      </thead>
      {strandsWith(subject, questions).map((strand) => (
        <tbody key={strand}>
          {rows.map(({ label, cell }, place) => (
            <tr key={label}>
              {place === 0 && (
                <th scope="rowgroup" rowSpan={rows.length}>
                  {strandName(strand, classId)}
                </th>
              )}
              <td>{label}</td>
              {columns.map(({ level, form }) => (
                <td key={`${level} ${form}`}>{orEmpty(pick(questions, { strand, level, form }), cell)}</td>
              ))}
              {forms.map((form) => (
                <td key={form}>{label === text.no ? "" : orEmpty(pick(questions, { strand, form }), cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tbody>
        <tr>
          <th scope="rowgroup" rowSpan={2}>
            {text.total}
          </th>
          <td>{text.count}</td>
          {columns.map(({ level, form }) => (
            <td key={`${level} ${form}`}>{pick(questions, { level, form }).length || ""}</td>
          ))}
          {forms.map((form) => (
            <td key={form}>{pick(questions, { form }).length}</td>
          ))}
        </tr>
        <tr>
          <td>{text.points}</td>
          {testLevels.map((level) => (
            <td key={level} colSpan={2}>
              {writePoints(quartersOf(pick(questions, { level })))}
            </td>
          ))}
          {forms.map((form) => (
            <td key={form}>{writePoints(quartersOf(pick(questions, { form })))}</td>
          ))}
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {text.share}
          </th>
          {testLevels.map((level) => (
            <td key={level} colSpan={2}>
              {text.percent((100 * quartersOf(pick(questions, { level }))) / all)}
            </td>
          ))}
          <td colSpan={2}>{text.inPoints(writePoints(all))}</td>
        </tr>
      </tbody>
    </table>
  );
}

function SpecificationTable({ view: { subject, parts }, questions }: TableProps) {
  const { columns: names } = specification;
  const lesson = subject === "maths" ? names.lesson : specification.week;
  const heads = [names.no, lesson, names.need, names.form, names.level, names.points];
  return (
    <table className="test-specification">
      <thead>
        <tr>
          {heads.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {questions.map(({ no, lessons, skillTitle, strand, form, level, quarters }) => (
          <tr key={no}>
            <th scope="row">{no}</th>
            <td>{strand === "reading" ? "" : lessons.join(", ")}</td>
            <td>{strand === "reading" && parts !== null ? specification.ofText(parts.passage.title) : skillTitle}</td>
            <td>{formText[form].short}</td>
            <td>{level}</td>
            <td>{writePoints(quarters)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={5}>
            {text.total}
          </th>
          <td>{writePoints(quartersOf(questions))}</td>
        </tr>
      </tbody>
    </table>
  );
}
