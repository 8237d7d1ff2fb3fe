import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { artNamed } from "#lib/play/art-names.ts";
import { cardHref } from "#lib/play/card-href.ts";
import { collectEntries, collectLessons } from "#lib/play/collect-entries.ts";
import { isPlayable } from "#lib/play/is-playable.ts";
import type { RunMode } from "#lib/play/points.ts";
import type { Skill } from "#lib/skills/define-skill.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { unwrap } from "./backend-error.ts";
import { cacheLives } from "./cache-lives.ts";
import { tryRead } from "./try-read.ts";

const courseSchema = z.object({
  id: z.int(),
  class: z.literal(classIds),
  class_type: z.literal(["practice", "challenge"]),
  title: z.string(),
  image: z.string(),
  name: z.string(),
  type: z.literal(["course", "example-two-class-one", "game", "game-range"]),
  range: z.string().nullable(),
});

/** One card of a class's course list (spec section 3). */
type Course = z.infer<typeof courseSchema>;

/** Parses a row of `courselist`. Throws a ZodError if an operator entered a row that makes no card. */
function toCourse(row: unknown): Course {
  return courseSchema.parse(row);
}

/** The cards of a class in their order (spec section 7). */
async function listCourses(classId: ClassId, classType: RunMode): Promise<Course[]> {
  const client = await serviceClient();
  const rows = unwrap(
    "list courses",
    await client
      .from("courselist")
      .select("id, class, class_type, title, image, name, type, range")
      .eq("class", classId)
      .eq("class_type", classType)
      .order("level"),
  );
  return rows.map(toCourse);
}

/** The card with this number, or null. At most a minute old. */
export async function findCourse(id: number): Promise<Course | null> {
  "use cache";
  cacheTag("courses");
  cacheLife(cacheLives.content);
  const client = await serviceClient();
  const row = unwrap(
    "find course",
    await client
      .from("courselist")
      .select("id, class, class_type, title, image, name, type, range")
      .eq("id", id)
      .maybeSingle(),
  );
  return row === null ? null : toCourse(row);
}

/** The cards of a course list that lead to something playable, ready to show. At most a minute old. */
export async function listCards(classId: ClassId, classType: RunMode) {
  "use cache";
  cacheTag("courses");
  const courses = await tryRead("cards", () => listCourses(classId, classType));
  cacheLife(courses.ok ? cacheLives.content : cacheLives.failure);
  return courses.ok ? { ok: true as const, value: toCards(courses.value, classId) } : courses;
}

function toSkillOfCard({ id, subject, strand, isExtension }: Skill) {
  return { id, subject, strand, isExtension: isExtension === true };
}

function toCards(courses: readonly Course[], classId: ClassId) {
  return courses.flatMap((course) => {
    const href = cardHref(course, classId);
    if (href === null || !isPlayable(course, classId)) return [];
    const skill = course.type === "course" ? findSkill(course.name) : undefined;
    return [
      {
        title: course.title,
        image: artNamed(course.image),
        href,
        isRainbow: course.name === "example-two-class-one",
        skill: skill === undefined ? null : toSkillOfCard(skill),
      },
    ];
  });
}

type Lists = Parameters<typeof collectEntries>[0][number];

/** Everything a search can find, class by class; as fresh as the course lists it is made of. */
export async function listEntries() {
  const lists: Lists[] = [];
  // One class after the other, so that only the first waits while the database is unreachable.
  for (const classId of classIds) {
    const [practice, challenge] = await Promise.all([listCards(classId, "practice"), listCards(classId, "challenge")]);
    // An incomplete index would report existing activities as missing.
    if (!practice.ok || !challenge.ok) return { ok: false as const, reason: "backend-away" as const };
    lists.push({ classId, practice: practice.value, challenge: challenge.value });
  }
  return { ok: true as const, value: [...collectEntries(lists), ...classIds.flatMap(collectLessons)] };
}
