import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { writePoints } from "#lib/core/write-points.ts";
import type { SheetCode, SheetQuestion } from "#lib/paper/sheet-view.ts";
import type { Passage } from "#lib/skills/define-skill.ts";
import { testPaperText } from "#lib/text/test-paper-text.ts";
import type { Slot } from "./matrix.ts";
import { isTested, type Occasion, quartersOfPoint } from "./plan.ts";
import type { Step } from "./points.ts";
import type { ClassTexts, Dictation, WritingPrompt } from "./texts.ts";

/** A part of a question as it is printed, with what the key says of it. */
export interface TestPartView extends SheetQuestion {
  /** What it is marked by; empty where it is right or wrong. */
  readonly steps: readonly Step[];
  readonly quarters: number;
}

/** A question as it is printed. */
export interface TestQuestionView extends Slot {
  readonly no: number;
  /** Where it stands on code A: what changes it. */
  readonly place: number;
  /** What all its parts are asked to do; empty where each says it itself. */
  readonly lead: string;
  readonly skillTitle: string;
  readonly lessons: readonly number[];
  readonly parts: readonly TestPartView[];
}

/** One code of a paper. */
export interface TestCodeView {
  readonly code: SheetCode;
  readonly questions: readonly TestQuestionView[];
  /** Where its questions are played on a screen by those who missed the test. */
  readonly hrefs: readonly string[];
}

/** The parts of a Vietnamese test that stand beside its questions. */
export interface VietnameseParts {
  readonly passage: Passage;
  readonly aloud: ClassTexts["aloud"];
  /** Texts that are drawn by lot, with what is asked when they have been read. */
  readonly lots: readonly { readonly passage: Passage; readonly prompt: string; readonly answer: string }[];
  /** Null where nothing is dictated. */
  readonly dictation: (Dictation & { readonly quarters: number; readonly steps: readonly Step[] }) | null;
  readonly writing: WritingPrompt & { readonly quarters: number; readonly steps: readonly Step[] };
  /** Whether the questions on the language stand with what is written (class 1). */
  readonly hasLanguageInWriting: boolean;
}

/** A test paper as it is shown and printed (design "The paper twin", "Test paper"). */
export interface TestPaperView {
  readonly classId: ClassId;
  readonly subject: Subject;
  readonly occasion: Occasion;
  readonly from: number;
  readonly to: number;
  readonly codes: readonly TestCodeView[];
  /** Null in maths. */
  readonly parts: VietnameseParts | null;
}

export function matrixTitle({ classId, occasion }: TestPaperView): string {
  const { test, revision } = testPaperText.specification.matrixOf;
  return isTested(classId, occasion) ? test : revision;
}

/** What stands above and below a matrix: the lessons covered, what the letters mean, what is marked beside its questions. */
export function matrixLines({ subject, from, to, parts }: TestPaperView) {
  const { otherParts: words, specification, matrix } = testPaperText;
  const others =
    parts === null
      ? []
      : [
          words.aloud(writePoints(quartersOfPoint * parts.aloud.points)),
          ...(parts.dictation === null ? [] : [words.dictation(writePoints(parts.dictation.quarters))]),
          words.writing(writePoints(parts.writing.quarters)),
        ];
  return {
    covered: specification.covered[subject](from, to),
    below: [matrix.legend, ...(others.length === 0 ? [] : [others.join(" ")])],
  };
}
