import type { Subject } from "#lib/core/subject.ts";
import type { ShownState } from "#lib/play/skill-progress.ts";
import type { SeatView } from "./class-view.ts";
import type { ClassProgress, SeatMistake, SeatSkill } from "./progress-view.ts";

/** A skill in the table of a class, under the lesson that teaches it first. */
export interface TableColumn {
  readonly skillId: string;
  readonly title: string;
  /** The number of the lesson. */
  readonly no: number;
}

/** Lessons by their numbers, both included. */
export interface LessonRange {
  readonly from: number;
  readonly to: number;
}

/** What the table of a class is about. */
export interface TableSource {
  readonly subject: Subject;
  readonly range: LessonRange;
  readonly columns: readonly TableColumn[];
  /** The number of the lesson the class is at. */
  readonly present: number;
  /** To choose from. */
  readonly lessons: readonly { readonly no: number; readonly title: string }[];
}

/** A pupil in the table. */
export interface TableRow {
  readonly seat: SeatView;
  /** How far the pupil is, column by column. */
  readonly states: readonly ShownState[];
  /** The mistakes the pupil makes in the skills of the table, the commonest first. */
  readonly mistakes: readonly SeatMistake[];
  /** How much help the pupil needs; 0 for none. */
  readonly need: number;
}

/** Below this share of right first tries a skill that was tried often enough needs help. */
const weak = { share: 0.6, fewest: 5 };

function needOf(skills: readonly SeatSkill[], mistakes: readonly SeatMistake[]): number {
  const isWeak = ({ isDue, isMissed = false, asked, right }: SeatSkill) =>
    isDue || isMissed || (asked >= weak.fewest && right < asked * weak.share);
  return skills.filter(isWeak).length + mistakes.length;
}

/** The rows of the pupils of whom something is known: who has joined, or has points of a test. By the number of their seats. */
export function rowsOf(
  seats: readonly SeatView[],
  columns: readonly TableColumn[],
  { skills, mistakes }: ClassProgress,
): TableRow[] {
  const shown = new Set(columns.map(({ skillId }) => skillId));
  const skillsBySeat = Map.groupBy(
    skills.filter(({ skillId }) => shown.has(skillId)),
    ({ number }) => number,
  );
  const mistakesBySeat = Map.groupBy(
    mistakes.filter(({ skillId }) => shown.has(skillId)),
    ({ number }) => number,
  );
  return seats
    .filter(({ pupil, number }) => pupil !== null || skillsBySeat.has(number) || mistakesBySeat.has(number))
    .map((seat) => {
      const own = skillsBySeat.get(seat.number) ?? [];
      const made = (mistakesBySeat.get(seat.number) ?? []).toSorted((one, other) => other.times - one.times);
      const bySkill = new Map(own.map((skill) => [skill.skillId, skill]));
      return {
        seat,
        states: columns.map(({ skillId }) => plantOf(bySkill.get(skillId))),
        mistakes: made,
        need: needOf(own, made),
      };
    });
}

/** How far a pupil is in a skill where what is new and what is due is shown too. */
export function plantOf(skill: Pick<SeatSkill, "state" | "isDue"> | undefined): ShownState {
  if (skill === undefined) return "new";
  return skill.isDue ? "due" : skill.state;
}

/** Who needs help first; who needs as much by the number of the seat. */
export function byNeed(rows: readonly TableRow[]): TableRow[] {
  return rows.toSorted((one, other) => other.need - one.need || one.seat.number - other.seat.number);
}
