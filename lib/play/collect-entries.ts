import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { homeText } from "#lib/text/home-text.ts";
import { lessonsText } from "#lib/text/lessons-text.ts";
import { subjectText } from "#lib/text/subject-text.ts";
import type { ArtName } from "./art-names.ts";
import type { SearchEntry } from "./search-entry.ts";
import { subjectAnchor } from "./subject-anchor.ts";

interface ListedCard {
  readonly title: string;
  readonly image: ArtName;
  readonly href: string;
  /** Null for games, paths and the lesson, all of which are maths. */
  readonly skill: { readonly id: string; readonly subject: Subject; readonly strand: string } | null;
}

interface ClassLists {
  readonly classId: ClassId;
  readonly practice: readonly ListedCard[];
  readonly challenge: readonly ListedCard[];
}

/** An entry with its picture; null for a class, its subjects and its lessons. */
export interface DrawnEntry extends SearchEntry {
  readonly image: ArtName | null;
}

/** The lessons of a class, as a search finds them. */
export function collectLessons(classId: ClassId): DrawnEntry[] {
  return (["maths", "vietnamese"] as const).flatMap((subject) =>
    listLessons(classId, subject).map(({ id, no, title }) => ({
      title: `${lessonsText.names[subject](no)}: ${title}`,
      classId,
      subject,
      strand: "",
      image: null,
      href: `/class/${classId}/lessons#${id}`,
    })),
  );
}

/** What a search finds of classes: each class, its subjects, its cards. What can be practised is not found as a challenge again. */
export function collectEntries(lists: readonly ClassLists[]): DrawnEntry[] {
  return lists.flatMap(listClass);
}

function listClass({ classId, practice, challenge }: ClassLists): DrawnEntry[] {
  const practised = new Set(practice.map(({ skill, href }) => skill?.id ?? href));
  const others = challenge.filter(({ skill, href }) => !practised.has(skill?.id ?? href));
  const cards = [...practice, ...others].map((card) => toEntry(card, classId));
  const subjects = (["maths", "vietnamese"] as const).filter((subject) =>
    cards.some((card) => card.subject === subject),
  );
  const page = { classId, strand: "", image: null };
  return [
    { ...page, title: homeText.className(classId), subject: null, href: `/class/${classId}` },
    ...subjects.map((subject) => ({
      ...page,
      title: subjectText.inClass(subjectText[subject], classId),
      subject,
      href: `/class/${classId}#${subjectAnchor[subject]}`,
    })),
    ...cards,
  ];
}

function toEntry({ title, image, href, skill }: ListedCard, classId: ClassId): DrawnEntry {
  return { title, classId, subject: skill?.subject ?? "maths", strand: skill?.strand ?? "", image, href };
}
