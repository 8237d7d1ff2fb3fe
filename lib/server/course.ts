import "server-only";
import { z } from "zod";
import { classIds } from "#lib/core/class-id.ts";

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
export type Course = z.infer<typeof courseSchema>;

/** Reads a row of `courselist`; throws a ZodError when an operator put in a row no card can be made of. */
export function toCourse(row: unknown): Course {
  return courseSchema.parse(row);
}
