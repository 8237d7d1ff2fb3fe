import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./backend-error.ts";
import { cacheLives } from "./cache-lives.ts";
import { type Course, toCourse } from "./course.ts";

/** The card with the given number; null when there is none. Fresh within a minute of a change. */
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
