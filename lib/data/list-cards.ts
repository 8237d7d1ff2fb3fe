import "server-only";
import type { ClassId } from "#lib/core/class-id.ts";
import { cardHref } from "#lib/play/card-href.ts";
import { isPlayable } from "#lib/play/is-playable.ts";
import type { RunMode } from "#lib/play/points.ts";
import { listCourses } from "./list-courses.ts";

/** The cards of a course list that lead somewhere, ready to show. */
export async function listCards(classId: ClassId, classType: RunMode) {
  const courses = await listCourses(classId, classType);
  return courses.flatMap((course) => {
    const href = cardHref(course, classId);
    if (href === null || !isPlayable(course, classId)) return [];
    return [
      {
        id: String(course.id),
        title: course.title,
        image: course.image,
        href,
        isRainbow: course.name === "example-two-class-one",
      },
    ];
  });
}
