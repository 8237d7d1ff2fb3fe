import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { writtenDate } from "#lib/core/written-date.ts";
import { courseText } from "#lib/text/course-text.ts";
import { sheetText as text } from "#lib/text/sheet-text.ts";
import type { Assignment, AssignmentResult } from "./assignment-view.ts";
import type { ClassView, SeatView } from "./class-view.ts";
import { marksSheet, type TestWithMarks } from "./marks-sheet.ts";
import type { SeatSkill } from "./progress-view.ts";
import { seatSheet } from "./seat-sheet.ts";
import type { Cell, Sheet } from "./write-workbook.ts";

/** A skill that somebody in the class has practised. */
export interface PractisedSkill {
  readonly id: string;
  readonly title: string;
  readonly subject: Subject;
  readonly classId: ClassId;
}

/** What the spreadsheet of a class is made of, besides what its page knows. */
export interface ClassExport {
  readonly progress: { readonly skills: readonly SeatSkill[] };
  /** In teaching order. */
  readonly skills: readonly PractisedSkill[];
  /** What was given, the newest first. */
  readonly results: readonly { readonly assignment: Assignment; readonly results: readonly AssignmentResult[] }[];
  /** Those with points, the newest first. */
  readonly tests: readonly TestWithMarks[];
}

interface Input extends ClassExport {
  readonly view: Pick<ClassView, "monday" | "seats">;
  /** By seat. */
  readonly names: ReadonlyMap<number, string>;
}

/** The sheets of a class: its pupils this week, how far each is in each skill, what was given, and one for each test. */
export function classSheets(input: Input): Sheet[] {
  const { view, names, tests } = input;
  return [
    pupilSheet(input),
    skillSheet(input),
    workSheet(input),
    ...tests.map((each, at) => ({ ...marksSheet(each, view.seats, names), name: text.test(at + 1, each.test.title) })),
  ];
}

const dayOf = (moment: string): Cell => ({ day: vietnamDay(Date.parse(moment)) });

function pupilSheet({ view, names }: Input): Sheet {
  const monday = writtenDate(view.monday);
  return seatSheet(
    text.pupils,
    names,
    view.seats.map((seat) => ({ seat, pupil: seat.pupil })),
    [
      { heading: text.username, width: 20, cell: ({ pupil }) => pupil?.username ?? null },
      { heading: text.days(monday), width: 14, cell: ({ pupil }) => pupil?.days.length ?? null },
      { heading: text.minutes(monday), width: 14, cell: ({ pupil }) => pupil && Math.round(pupil.seconds / 60) },
      { heading: text.asked(monday), width: 14, cell: ({ pupil }) => pupil?.asked ?? null },
      { heading: text.rightFirst(monday), width: 14, cell: ({ pupil }) => pupil?.rightFirst ?? null },
      { heading: text.last, width: 14, cell: ({ pupil }) => (pupil?.lastAt ? dayOf(pupil.lastAt) : null) },
    ],
  );
}

const subjects: readonly Subject[] = ["maths", "vietnamese"];

function skillSheet({ view, names, progress, skills }: Input): Sheet {
  const known = new Map(progress.skills.map((skill) => [`${skill.number} ${skill.skillId}`, skill]));
  const practised = new Set(progress.skills.map(({ skillId }) => skillId));
  const shown = subjects.flatMap((subject) =>
    skills.filter((each) => each.subject === subject && practised.has(each.id)),
  );
  const withTitle = Map.groupBy(shown, ({ title }) => title);
  const columns = shown.map(({ id, title, classId }) => ({
    heading: withTitle.get(title)?.length === 1 ? title : text.skillOfClass(title, classId),
    find: (seat: SeatView) => known.get(`${seat.number} ${id}`),
  }));
  return seatSheet(
    text.skills,
    names,
    view.seats.map((seat) => ({ seat })),
    [
      ...columns.map(({ heading, find }) => ({
        heading,
        width: 16,
        cell: ({ seat }: { readonly seat: SeatView }) => stateOf(find(seat)),
      })),
      ...columns.map(({ heading, find }) => ({
        heading: text.share(heading),
        width: 16,
        cell: ({ seat }: { readonly seat: SeatView }) => shareOf(find(seat)),
      })),
    ],
  );
}

function stateOf(skill: SeatSkill | undefined): Cell {
  if (skill === undefined) return null;
  return courseText.states[skill.isDue ? "due" : skill.state];
}

function shareOf(skill: SeatSkill | undefined): Cell {
  return skill === undefined || skill.asked === 0 ? null : Math.round((100 * skill.right) / skill.asked);
}

function workSheet({ view, names, results: given }: Input): Sheet {
  const rows = given.flatMap(({ assignment, results }) => {
    const bySeat = new Map(results.map((result) => [result.number, result]));
    // Who did it may sit elsewhere by now.
    const isAsked = ({ number }: SeatView) => (assignment.seats?.includes(number) ?? true) || bySeat.has(number);
    return view.seats.filter(isAsked).map((seat) => ({ seat, assignment, result: bySeat.get(seat.number) ?? null }));
  });
  return seatSheet(text.work, names, rows, [
    { heading: text.workTitle, width: 36, cell: ({ assignment }) => assignment.title },
    { heading: text.questions, width: 9, cell: ({ assignment }) => assignment.questions },
    { heading: text.opens, width: 12, cell: ({ assignment }) => ({ day: assignment.opensOn }) },
    { heading: text.closes, width: 12, cell: ({ assignment }) => ({ day: assignment.closesOn }) },
    { heading: text.status, width: 13, cell: ({ assignment, result }) => statusOf(assignment, result) },
    { heading: text.doneOn, width: 12, cell: ({ result }) => result && dayOf(result.finishedAt) },
    { heading: text.right, width: 10, cell: ({ result }) => result?.rights.filter(Boolean).length ?? null },
    {
      heading: text.workMinutes,
      width: 9,
      cell: ({ result }) => result && Math.max(1, Math.round(result.seconds / 60)),
    },
    { heading: text.tries, width: 9, cell: ({ result }) => result?.tries ?? null },
    { heading: text.best, width: 9, cell: ({ result }) => result?.best ?? null },
  ]);
}

function statusOf({ isWithdrawn }: Assignment, result: AssignmentResult | null): string {
  if (result !== null) return text.statuses[result.isLate ? "late" : "on-time"];
  return text.statuses[isWithdrawn ? "withdrawn" : "open"];
}
