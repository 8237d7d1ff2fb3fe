import "server-only";
import type { ClassId } from "#lib/core/class-id.ts";
import { serviceClient } from "#lib/database/service-client.ts";
import type { RunMode } from "#lib/play/points.ts";
import { unwrap } from "./backend-error.ts";
import { type Course, toCourse } from "./course.ts";

/** The course list of a class, by its order (spec section 7). */
export async function listCourses(classId: ClassId, classType: RunMode): Promise<Course[]> {
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
