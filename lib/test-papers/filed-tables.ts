import type { ClassId } from "#lib/core/class-id.ts";
import { writePoints } from "#lib/core/write-points.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { type Form, forms, type StrandId, strandsOf, type TestLevel, testLevels } from "./matrix.ts";
import type { TestCodeView, TestPaperView, TestPartView, TestQuestionView } from "./paper-view.ts";
import { quartersOf } from "./plan.ts";
import type { Step } from "./points.ts";

const { matrix: text, specification, levels, forms: formText, key } = testPaperText;

/** A cell of a table that is filed with a paper; its lines stand one below the other. */
export interface FiledCell {
  readonly lines: readonly string[];
  readonly colSpan?: number;
  readonly rowSpan?: number;
  readonly isHead?: boolean;
}

/** A table that goes with a paper, for the screen, the printer and Word. */
export interface FiledTable {
  readonly name: "matrix" | "specification" | "key" | "steps";
  /** How wide its columns are, in parts of the whole. */
  readonly widths: readonly number[];
  /** The columns of numbers and signs, which stand in the middle. */
  readonly centred: readonly number[];
  readonly head: readonly (readonly FiledCell[])[];
  readonly body: readonly (readonly FiledCell[])[];
}

const cell = (...lines: readonly string[]): FiledCell => ({ lines });
const headCell = (...lines: readonly string[]): FiledCell => ({ lines, isHead: true });

/** In class 1 what is asked of the language stands with what is written. */
export function strandName(strand: StrandId, classId: ClassId): string {
  return strand === "language" && classId === "1" ? testPaperText.languageOfClass1 : testPaperText.strands[strand];
}

type Filter = { readonly strand?: StrandId; readonly level?: TestLevel; readonly form?: Form };

function pick(questions: readonly TestQuestionView[], { strand, level, form }: Filter): readonly TestQuestionView[] {
  return questions.filter(
    (each) =>
      (strand === undefined || each.strand === strand) &&
      (level === undefined || each.level === level) &&
      (form === undefined || each.form === form),
  );
}

const columns = testLevels.flatMap((level) => forms.map((form) => ({ level, form })));

const countText = (of: readonly TestQuestionView[]) => (of.length === 0 ? "" : String(of.length));
const numbersText = (of: readonly TestQuestionView[]) => of.map(({ no }) => no).join(", ");
const pointsText = (of: readonly TestQuestionView[]) => (of.length === 0 ? "" : writePoints(quartersOf(of)));

const rowsOfStrand = [
  { label: text.count, write: countText, hasTotal: true },
  { label: text.no, write: numbersText, hasTotal: false },
  { label: text.points, write: pointsText, hasTotal: true },
] as const;

const questionsOf = ({ codes }: TestPaperView) => codes[0]?.questions ?? [];

/** The matrix as schools file it, counted from the questions of the first code. */
export function matrixTable(view: TestPaperView): FiledTable {
  const questions = questionsOf(view);
  const all = quartersOf(questions);
  const strands = strandsOf(view.subject).filter((strand) => pick(questions, { strand }).length > 0);
  const ofStrand = (strand: StrandId) =>
    rowsOfStrand.map(({ label, write, hasTotal }, place): readonly FiledCell[] => [
      ...(place === 0 ? [{ ...headCell(strandName(strand, view.classId)), rowSpan: rowsOfStrand.length }] : []),
      cell(label),
      ...columns.map((column) => cell(write(pick(questions, { strand, ...column })))),
      ...forms.map((form) => cell(hasTotal ? write(pick(questions, { strand, form })) : "")),
    ]);
  const inLevels = (write: (level: TestLevel) => string) =>
    testLevels.map((level): FiledCell => ({ ...cell(write(level)), colSpan: forms.length }));
  const shareOf = (level: TestLevel) => text.percent((100 * quartersOf(pick(questions, { level }))) / all);
  return {
    name: "matrix",
    widths: [20, 14, ...[...columns, ...forms].map(() => 8.25)],
    centred: [],
    head: [
      [
        { ...headCell(text.strand), rowSpan: 2 },
        { ...headCell(text.countAndPoints), rowSpan: 2 },
        ...testLevels.map((level) => ({ ...headCell(levels[level].name, levels[level].hint), colSpan: forms.length })),
        { ...headCell(text.total), colSpan: forms.length },
      ],
      [...columns, ...forms.map((form) => ({ form }))].map(({ form }) => headCell(formText[form].short)),
    ],
    body: [
      ...strands.flatMap(ofStrand),
      [
        { ...headCell(text.total), rowSpan: 2 },
        cell(text.count),
        ...columns.map((column) => cell(countText(pick(questions, column)))),
        ...forms.map((form) => cell(countText(pick(questions, { form })))),
      ],
      [
        cell(text.points),
        ...inLevels((level) => pointsText(pick(questions, { level }))),
        ...forms.map((form) => cell(pointsText(pick(questions, { form })))),
      ],
      [
        { ...headCell(text.share), colSpan: 2 },
        ...inLevels(shareOf),
        { ...cell(text.inPoints(writePoints(all))), colSpan: forms.length },
      ],
    ],
  };
}

/** What each question asks: the lessons that teach it, what a pupil has to be able to, its form, level and points. */
export function specificationTable(view: TestPaperView): FiledTable {
  const questions = questionsOf(view);
  const { columns: names } = specification;
  const lesson = view.subject === "maths" ? names.lesson : specification.week;
  const needOf = ({ strand, skillTitle }: TestQuestionView) =>
    strand === "reading" && view.parts !== null ? specification.ofText(view.parts.passage.title) : skillTitle;
  return {
    name: "specification",
    widths: [8, 20, 45, 9, 9, 9],
    centred: [0, 3, 4, 5],
    head: [[names.no, lesson, names.need, names.form, names.level, names.points].map((each) => headCell(each))],
    body: [
      ...questions.map((question) => [
        headCell(String(question.no)),
        cell(question.strand === "reading" ? "" : question.lessons.join(", ")),
        cell(needOf(question)),
        cell(formText[question.form].short),
        cell(String(question.level)),
        cell(writePoints(question.quarters)),
      ]),
      [{ ...headCell(text.total), colSpan: 5 }, cell(writePoints(quartersOf(questions)))],
    ],
  };
}

/** The letter of a part: "a)". */
export const partLetter = (place: number): string => testPaperText.paper.part("abcd".charAt(place));

/** The steps with their points; without steps how the answer is found. */
function howLines({ key: { how }, steps }: TestPartView): readonly string[] {
  if (steps.length > 0) return steps.map((step) => key.step(step.text, writePoints(step.quarters)));
  return how === "" ? [] : [how];
}

/** The key of a code: the answers, how they are found, and what each step is worth. */
export function keyTable({ questions }: TestCodeView): FiledTable {
  const { columns: names } = key;
  return {
    name: "key",
    widths: [8, 27, 54, 11],
    centred: [0, 3],
    head: [[names.no, names.answer, names.how, names.points].map((each) => headCell(each))],
    body: questions.map(({ no, quarters, parts }) => {
      const letters = parts.map((_, place) => (parts.length > 1 ? `${partLetter(place)} ` : ""));
      const each = parts.length > 1 ? [key.each(writePoints(quarters / parts.length))] : [];
      return [
        headCell(String(no)),
        cell(...parts.map((part, place) => `${letters[place]}${part.key.answer}`)),
        cell(...each, ...parts.flatMap((part, place) => howLines(part).map((line) => `${letters[place]}${line}`))),
        cell(writePoints(quarters)),
      ];
    }),
  };
}

/** What a text is marked by. */
export function stepTable(steps: readonly Step[]): FiledTable {
  return {
    name: "steps",
    widths: [88, 12],
    centred: [1],
    head: [[headCell(key.criterion), headCell(key.columns.points)]],
    body: steps.map((step) => [cell(step.text), cell(writePoints(step.quarters))]),
  };
}
