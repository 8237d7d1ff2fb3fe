import { writePoints } from "#lib/core/write-points.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import { keyTable, matrixTable, specificationTable, stepTable } from "./filed-tables.ts";
import type { PageHead, TestHead } from "./paper-head.ts";
import {
  matrixLines,
  matrixTitle,
  type TestCodeView,
  type TestPaperView,
  type TestQuestionView,
  type VietnameseParts,
} from "./paper-view.ts";
import { dictates, heads, notes, type Piece, reads, says } from "./pieces.ts";
import { quartersOf, quartersOfPoint } from "./plan.ts";
import { writingPieces } from "./writing-pieces.ts";

const { paper: text, key: keyText, aloud: aloudText, specification } = testPaperText;

/** Sheets that are printed together: of one code for the pupils, or for the teacher. */
export interface TestSheet {
  /** What it is called for those who hear the page. */
  readonly label: string;
  /** Whether it is handed to pupils. */
  readonly isForPupils: boolean;
  readonly head: PageHead;
  /** Classes 1 and 2 read larger letters. */
  readonly isLarge: boolean;
  readonly pieces: readonly Piece[];
}

export interface SheetsWish {
  readonly view: TestPaperView;
  readonly head: TestHead;
  readonly minutes: number;
  readonly writingMinutes: number;
  /** The number of the paper. */
  readonly seed: string;
  /** Where the same paper is made again. */
  readonly href: string;
}

/** All sheets of a paper: those for pupils by code, a key for each code, then what is read out, marked by and filed. */
export function toSheets(wish: SheetsWish): TestSheet[] {
  const { view } = wish;
  return [
    ...view.codes.flatMap((code) =>
      view.parts === null ? [mathsSheet(wish, code)] : vietnameseSheets(wish, code, view.parts),
    ),
    ...view.codes.map((code) => keySheet(wish, code)),
    ...(view.parts === null ? [] : [aloudSheet(wish, view.parts), writingKey(wish, view.parts)]),
    matrixSheet(wish),
  ];
}

const shownCode = ({ view }: SheetsWish, { code }: TestCodeView) => (view.codes.length > 1 ? code : null);

function pupilSheet(
  wish: SheetsWish,
  code: TestCodeView,
  sheet: Pick<TestSheet, "label" | "pieces"> & { readonly minutes: number },
): TestSheet {
  const { head, seed } = wish;
  const { label, minutes, pieces } = sheet;
  return {
    label,
    isForPupils: true,
    head: { head, minutes, code: shownCode(wish, code), isForPupil: true },
    isLarge: Number(head.classId) < 3,
    pieces: [...pieces, { type: "end", footer: text.footer(code.code, seed) }],
  };
}

function teacherSheet({ head }: SheetsWish, sheet: Pick<TestSheet, "label" | "pieces">, title: string): TestSheet {
  const pageHead = { head, title, minutes: null, code: null, isForPupil: false };
  return { ...sheet, isForPupils: false, head: pageHead, isLarge: false };
}

function mathsSheet(wish: SheetsWish, code: TestCodeView): TestSheet {
  const ofForm = (form: TestQuestionView["form"]) => code.questions.filter((question) => question.form === form);
  const [circled, written] = [ofForm("choice"), ofForm("written")];
  const parts = [
    { questions: circled, heading: text.choicePart },
    { questions: written, heading: text.writtenPart },
  ].filter(({ questions }) => questions.length > 0);
  return pupilSheet(wish, code, {
    label: text.region(shownCode(wish, code)),
    minutes: wish.minutes,
    pieces: parts.flatMap(({ questions, heading }, place) => [
      heads(heading("I".repeat(place + 1), writePoints(quartersOf(questions)))),
      { type: "questions", questions },
    ]),
  });
}

function vietnameseSheets(wish: SheetsWish, code: TestCodeView, parts: VietnameseParts): TestSheet[] {
  const language = code.questions.filter(({ strand }) => strand === "language");
  const exercise = parts.hasLanguageInWriting ? language : [];
  const comprehension = code.questions.filter((question) => !exercise.includes(question));
  const aloudPoints = writePoints(quartersOfPoint * parts.aloud.points);
  const readPoints = writePoints(quartersOf(comprehension));
  const reading = pupilSheet(wish, code, {
    label: text.region(shownCode(wish, code)),
    minutes: wish.minutes,
    pieces: [
      heads(text.reading.heading),
      heads(text.reading.aloud(aloudPoints), 4),
      says(text.aloudNote),
      heads(text.comprehension(readPoints, parts.hasLanguageInWriting), 4),
      says(text.readText[parts.passage.form]),
      reads(parts.passage.title, parts.passage.body, parts.passage.form),
      { type: "questions", questions: comprehension },
    ],
  });
  const writing = pupilSheet(wish, code, {
    label: text.writingRegion(shownCode(wish, code)),
    minutes: wish.writingMinutes,
    pieces: [heads(text.writing), ...writingPieces(parts, exercise, Number(wish.head.classId) < 3)],
  });
  return [reading, writing];
}

function keySheet(wish: SheetsWish, code: TestCodeView): TestSheet {
  const isOne = code.hrefs.length === 1;
  const online = code.hrefs.map((href, place) => ({
    label: isOne ? keyText.online : keyText.onlinePart(place + 1),
    href,
  }));
  const pieces: Piece[] = [
    { type: "table", table: keyTable(code) },
    notes(wish.view.parts === null ? `${keyText.otherWays} ${keyText.whole}` : keyText.whole),
    { type: "links", links: [{ label: keyText.again, href: wish.href }, ...online] },
  ];
  const sheet = teacherSheet(wish, { label: text.keyRegion(shownCode(wish, code)), pieces }, keyText.title);
  return { ...sheet, head: { ...sheet.head, code: shownCode(wish, code) } };
}

function aloudSheet(wish: SheetsWish, { lots, aloud }: VietnameseParts): TestSheet {
  const steps = aloud.marking.map(({ criterion, points }) => ({ text: criterion, quarters: quartersOfPoint * points }));
  const pieces: Piece[] = [
    says(aloudText.lead),
    ...lots.flatMap(({ passage, prompt, answer }, place): Piece[] => [
      heads(aloudText.lot(place + 1, passage.title)),
      reads(null, passage.body, passage.form),
      says(prompt, aloudText.ask),
      says(answer, aloudText.answer),
    ]),
    heads(keyText.marking),
    says(`${aloudText.speed(aloud.speed)} ${aloud.note}`),
    { type: "table", table: stepTable(steps) },
  ];
  return teacherSheet(wish, { label: text.aloudRegion, pieces }, aloudText.title);
}

function writingKey(wish: SheetsWish, { dictation, writing }: VietnameseParts): TestSheet {
  const ofDictation: Piece[] =
    dictation === null
      ? []
      : [
          heads(keyText.dictation),
          dictates(dictation),
          notes(keyText.focus(dictation.syllables, dictation.focus.join("; "))),
          { type: "table", table: stepTable(dictation.steps) },
        ];
  const sample: Piece[] = writing.sample === null ? [] : [heads(keyText.sample), reads(null, writing.sample, "prose")];
  const pieces: Piece[] = [
    ...ofDictation,
    heads(keyText.text),
    says(writing.prompt),
    { type: "table", table: stepTable(writing.steps) },
    ...sample,
    notes(keyText.mean),
  ];
  return teacherSheet(wish, { label: text.writingKeyRegion, pieces }, keyText.writing);
}

function matrixSheet(wish: SheetsWish): TestSheet {
  const { view, minutes } = wish;
  const { covered, below } = matrixLines(view);
  const pieces: Piece[] = [
    says(covered),
    { type: "table", table: matrixTable(view) },
    ...below.map(notes),
    heads(specification.title),
    { type: "table", table: specificationTable(view) },
  ];
  const sheet = teacherSheet(wish, { label: text.matrixRegion, pieces }, matrixTitle(view));
  return { ...sheet, head: { ...sheet.head, minutes } };
}
