import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { ClassId } from "#lib/core/class-id.ts";
import { artNamed } from "#lib/play/art-names.ts";
import { cardHref } from "#lib/play/card-href.ts";
import { isPlayable } from "#lib/play/is-playable.ts";
import type { RunMode } from "#lib/play/points.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { cacheLives } from "./cache-lives.ts";
import type { Course } from "./course.ts";
import { listCourses } from "./list-courses.ts";
import { tryRead } from "./try-read.ts";

/** The cards of a course list that lead somewhere, ready to show. Fresh within a minute of a change. */
export async function listCards(classId: ClassId, classType: RunMode) {
  "use cache";
  cacheTag("courses");
  const courses = await tryRead("cards", () => listCourses(classId, classType));
  cacheLife(courses.ok ? cacheLives.content : cacheLives.failure);
  return courses.ok ? { ok: true as const, value: toCards(courses.value, classId) } : courses;
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
        skill: skill === undefined ? null : { id: skill.id, subject: skill.subject, strand: skill.strand },
      },
    ];
  });
}
