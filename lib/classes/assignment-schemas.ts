import { z } from "zod";
import { dayMs } from "#lib/core/durations.ts";
import { lineSchema } from "#lib/core/line-schema.ts";
import { mostSeats } from "./read-names.ts";

/** What the column takes, see supabase/migrations. */
const longestTitle = 80;

/** A set in an address has at most so many letters: its recipe and its signature. */
const longestSealed = 220;

/** So many days an assignment is open at the most. */
const mostDays = 60;

const day = z.iso.date();
const title = lineSchema(longestTitle);
const number = z.int().min(1).max(mostSeats);
const sealed = z
  .string()
  .max(longestSealed)
  .regex(/^[\w-]+$/);

/** Numbers of seats, each once; null for the whole class. */
export const seatNumbersSchema = z
  .array(number)
  .min(1)
  .max(mostSeats)
  .refine((all) => new Set(all).size === all.length);

/** What a browser sends for work to be given to a class. */
export const newAssignmentSchema = z
  .object({
    sealed,
    title,
    seats: seatNumbersSchema.nullable(),
    isVaried: z.boolean(),
    isRepeatable: z.boolean(),
    opensOn: day,
    closesOn: day,
  })
  .refine(({ opensOn, closesOn }) => {
    const days = (Date.parse(closesOn) - Date.parse(opensOn)) / dayMs;
    return days >= 0 && days <= mostDays;
  });

/** What a browser sends for given work to be changed. */
export const assignmentChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("change"), title, closesOn: day }),
  z.object({ kind: z.literal("withdraw") }),
]);
