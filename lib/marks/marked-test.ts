import type { Subject } from "#lib/core/subject.ts";
import type { SheetCode } from "#lib/paper/sheet-view.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";

/** A Vietnamese test has two halves of ten points, of which the mark is the mean. */
export type Half = "reading" | "writing";

/** What is marked with points of its own: a question, or what stands beside the questions of a Vietnamese test. */
export interface MarkedItem {
  readonly kind: "question" | "aloud" | "dictation" | "writing";
  /** Null in maths. */
  readonly half: Half | null;
  readonly quarters: number;
  /** Null for what is not among the questions of the matrix. */
  readonly level: Difficulty | null;
  /** The skill it was made from, also where it is answered in the pupil's own words; null for what is beside the questions. */
  readonly skillId: string | null;
  readonly skillTitle: string;
  /** How many of the same make it up: a), b), c). */
  readonly parts: number;
}

/** A wrong answer that is known. */
export interface KnownWrong {
  /** By which it is named when points are entered: "C" of what is circled, else "a", "b", "c" in their order. */
  readonly letter: string;
  readonly given: string;
  /** The mistake's name; "" where it has none. */
  readonly code: string;
}

export interface CodedPart {
  readonly prompt: string;
  readonly right: string;
  readonly wrong: readonly KnownWrong[];
}

/** Something that is marked as it stands on a code. */
export interface CodedItem {
  /** Its place in the items of the test. */
  readonly item: number;
  /** The number of a question. */
  readonly no: number | null;
  /** The letter to circle; null where nothing is circled. */
  readonly rightLetter: string | null;
  readonly parts: readonly CodedPart[];
}

/** What the teacher of a class marks in a test. */
export interface TestContent {
  readonly subject: Subject;
  readonly items: readonly MarkedItem[];
  /** In the order of the paper. */
  readonly codes: readonly { readonly code: SheetCode; readonly items: readonly CodedItem[] }[];
}

/** A test that a class has written on paper. */
export interface MarkedTest extends TestContent {
  readonly id: string;
  readonly title: string;
  /** Where its paper is made again. */
  readonly href: string;
  /** When it was kept, in Việt Nam: "2026-11-30". */
  readonly day: string;
}

/** A test in the list of a class. */
export interface TestSummary extends Pick<MarkedTest, "id" | "title" | "day"> {
  /** How many seats have points. */
  readonly marked: number;
}

/** What was given for something that is marked. */
export interface Mark {
  readonly quarters: number;
  /** The wrong answers that were named, by their places among those of all parts on the pupil's code. */
  readonly slips: readonly number[];
  /** What was circled, where it is known: "C". */
  readonly letter?: string | undefined;
}

/** The points of a seat, by the items of the test: null where none were entered yet; none at all for who was absent. */
export interface MarkRow {
  readonly number: number;
  readonly code: SheetCode;
  readonly marks: readonly (Mark | null)[];
}

/** The points of a seat while they are entered: without a code as long as it is not known which paper was written. */
export interface SeatRow extends Omit<MarkRow, "code"> {
  readonly code: SheetCode | null;
}

/** A row with the items that were changed since the server had it. */
export interface ChangedRow extends SeatRow {
  readonly changed: readonly number[];
}

/** Too-fast: more was asked for than a person does. */
export type MarksProblem = "refused" | "signed-out" | "too-fast" | "gone" | "backend-away";

/** Too-many: the class has forty tests. */
export type KeepTestProblem = MarksProblem | "too-many";

export function isAbsent({ marks }: Pick<MarkRow, "marks">): boolean {
  return marks.length === 0;
}

export function hasMarks({ marks }: Pick<MarkRow, "marks">): boolean {
  return marks.some((mark) => mark !== null);
}

export function itemsOfCode({ codes }: Pick<TestContent, "codes">, wanted: SheetCode): readonly CodedItem[] {
  return codes.find(({ code }) => code === wanted)?.items ?? [];
}

/** The known wrong answers of all parts, each with the part it belongs to. */
export function wrongAnswersOf({ parts }: Pick<CodedItem, "parts">) {
  return parts.flatMap(({ wrong, prompt, right }, part) => wrong.map((each) => ({ ...each, prompt, right, part })));
}

/** Whether points are such as this test has: no more than a question is worth, and wrong answers that it knows; none without a code. */
export function fitsTest({ code, marks }: SeatRow, test: TestContent): boolean {
  if (code === null) return marks.length === test.items.length && !hasMarks({ marks });
  const coded = itemsOfCode(test, code);
  if (coded.length !== test.items.length) return false;
  if (marks.length !== test.items.length) return marks.length === 0;
  return coded.every((each) => {
    const mark = marks[each.item] ?? null;
    const worth = test.items[each.item]?.quarters ?? 0;
    const known = wrongAnswersOf(each).length;
    return mark === null || (mark.quarters <= worth && mark.slips.every((slip) => slip < known));
  });
}
