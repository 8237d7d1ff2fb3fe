import type { ClassId } from "#lib/core/class-id.ts";
import type { AnimalName } from "#lib/play/animal-ladder.ts";

/** Which week a card tells of: the one that is running, or the last full one. */
export const cardWeeks = ["this", "last"] as const;

export type CardWeekName = (typeof cardWeeks)[number];

export interface CardWeek {
  readonly name: CardWeekName;
  /** "2026-11-16" */
  readonly monday: string;
  /** The school week it is; null in holidays. */
  readonly no: number | null;
}

/** Something a pupil knows well, with what shows it. */
export interface SolidSkill {
  readonly id: string;
  readonly title: string;
  readonly state: "good" | "mastered";
  /** The last first tries, and how many of them were right. */
  readonly asked: number;
  readonly right: number;
}

/** The week of a pupil, as the family is told: of this pupil alone, without points and places. */
export interface WeeklyCard {
  /** Of the days from Monday, whether there was play. */
  readonly days: readonly boolean[];
  readonly minutes: number;
  /** Two at the most. */
  readonly solid: readonly SolidSkill[];
  /** Five questions to do together, by what stands in the address of the set; null where there are none. */
  readonly toTry: { readonly title: string; readonly sealed: string } | null;
}

/** The link of a family, as the teacher's browser makes and knows it. */
export interface FamilyLink {
  /** Of the last link of this seat; 0 before the first. */
  readonly version: number;
  /** Of the link that opens the card; null where none does. */
  readonly hash: string | null;
}

/** The card of the pupil of a seat, for the teacher. */
export interface SeatFamilyCard {
  readonly number: number;
  readonly card: WeeklyCard;
  readonly link: FamilyLink;
}

export interface FamilyOfClass {
  readonly week: CardWeek;
  /** By number; of those who have joined. */
  readonly cards: readonly SeatFamilyCard[];
}

/** What a family sees of its child's week. The server knows the made-up name only. */
export interface FamilyCardView {
  /** Null for a grown-up's own page, which tells of no class. */
  readonly className: string | null;
  readonly classId: ClassId;
  readonly username: string;
  readonly avatar: string;
  readonly animal: AnimalName;
  readonly week: CardWeek;
  readonly card: WeeklyCard;
}

/** What was played in one week. */
export interface PlayedWeek {
  /** "2026-11-16" */
  readonly monday: string;
  /** The school week it is; null in holidays. */
  readonly no: number | null;
  readonly days: number;
  readonly minutes: number;
  /** Questions, and how many of them were right at the first try. */
  readonly asked: number;
  readonly right: number;
}

/** A profile over weeks, for the grown-ups of its browser. */
export interface ProfileWeeks {
  readonly username: string;
  /** Null where nothing was ever practised. */
  readonly view: FamilyCardView | null;
  /** The present one first; those before the first play are left out. */
  readonly weeks: readonly PlayedWeek[];
}

/** A link as it is sent to the server, which never learns its secret. */
export interface NewFamilyLink {
  readonly number: number;
  readonly version: number;
  readonly hash: string;
}

export type FamilyChange =
  | { readonly kind: "make"; readonly links: readonly NewFamilyLink[] }
  /** null: all of the class. */
  | { readonly kind: "take-back"; readonly numbers: readonly number[] | null };
