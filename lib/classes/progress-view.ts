import type { Total } from "#lib/marks/totals.ts";
import type { SkillState } from "#lib/play/skill-progress.ts";

/** How far the pupil of a seat is in a skill, by what was played since joining and by tests on paper. A skill without an entry is new. */
export interface SeatSkill {
  /** Of the seat. */
  readonly number: number;
  readonly skillId: string;
  readonly state: SkillState;
  /** Whether it is due for review. */
  readonly isDue: boolean;
  /** The last first tries, at most twenty: how many they are and how many of them were right. */
  readonly asked: number;
  readonly right: number;
  /** Whether more than half of it went wrong in a test on paper. */
  readonly isMissed?: boolean;
  /** The day it was practised last, in Việt Nam: "2026-11-28". */
  readonly lastDay: string;
}

/** How often the pupil of a seat has made a mistake in a skill lately. */
export interface SeatMistake {
  readonly number: number;
  readonly skillId: string;
  /** The mistake's name; "" where it has none. */
  readonly code: string;
  readonly times: number;
  /** Whether a teacher who marked a test on paper named it, and its name says what went wrong. */
  readonly isNamed: boolean;
  /** When it was made last: "2026-11-28". */
  readonly lastDay: string;
  /** The last wrong answer. */
  readonly sample: { readonly prompt: string; readonly given: string | null; readonly right: string };
}

/** What a class has come to since its pupils joined. */
export interface ClassProgress {
  readonly skills: readonly SeatSkill[];
  /** Those that are no slips, see isHabit. */
  readonly mistakes: readonly SeatMistake[];
}

/** What a pupil has played on a day. */
export interface PupilDay {
  /** "2026-11-28", in Việt Nam. */
  readonly day: string;
  readonly minutes: number;
}

/** A run of a pupil in a list. */
export interface PupilRun {
  readonly id: string;
  readonly title: string;
  readonly isChallenge: boolean;
  /** ISO 8601 */
  readonly finishedAt: string;
  readonly minutes: number;
  readonly asked: number;
  readonly rightFirst: number;
  /** Whether its questions can be shown. */
  readonly canOpen: boolean;
}

/** What the teacher sees of one pupil: of nothing from before joining. */
export interface PupilReport extends ClassProgress {
  /** The days of the last four weeks on which was played. */
  readonly days: readonly PupilDay[];
  /** The newest first. */
  readonly runs: readonly PupilRun[];
  /** What was entered for the seat, the newest first. */
  readonly tests: readonly PupilTest[];
}

/** A test on paper with the points of a seat. */
export interface PupilTest {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  /** Null for who was absent. */
  readonly total: Total | null;
}
