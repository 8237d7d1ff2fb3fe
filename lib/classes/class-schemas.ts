import { z } from "zod";
import { classIds } from "#lib/core/class-id.ts";
import { lineSchema } from "#lib/core/line-schema.ts";
import { mostSeats } from "./read-names.ts";

/** What the columns take, see supabase/migrations. */
const longest = { name: 40, keyCheck: 200, sealedName: 600, lock: 40 } as const;

const base64Url = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[\w-]+$/);

export const classIdSchema = z.uuidv4();

const name = lineSchema(longest.name);
const number = z.int().min(1).max(mostSeats);
const lesson = z.int().min(1).max(200).nullable();
const sealedName = base64Url(20, longest.sealedName).nullable();
const keyCheck = base64Url(20, longest.keyCheck);
const card = { cardHash: base64Url(43, 43), lock: z.string().max(longest.lock) } as const;

const seats = z
  .array(z.object({ number, sealedName, ...card }))
  .min(1)
  .max(mostSeats)
  .refine((all) => new Set(all.map((seat) => seat.number)).size === all.length);

/** The secret of a link by which another teacher joins. */
export const invitationSchema = base64Url(22, 22);

/** What a browser sends for a class to be made. */
export const newClassSchema = z.object({ id: classIdSchema, name, classId: z.literal(classIds), keyCheck, seats });

/** What a browser sends for a change of a class. */
export const classChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("rename"), name }),
  z.object({ kind: z.literal("place"), maths: lesson, vietnamese: lesson }),
  z.object({ kind: z.literal("add-seats"), seats }),
  z.object({
    kind: z.literal("name-seats"),
    keyCheck,
    names: z.array(z.object({ number, sealedName })).min(1).max(mostSeats),
  }),
  z.object({ kind: z.literal("rekey"), keyCheck, seats }),
  z.object({ kind: z.literal("renew-card"), number, version: z.int().min(2).max(10_000), ...card }),
  z.object({ kind: z.literal("free-seat"), number }),
  z.object({ kind: z.literal("invite"), hash: base64Url(43, 43) }),
  z.object({ kind: z.literal("remove-teacher"), teacherId: z.uuid() }),
  z.object({ kind: z.literal("hand-over"), teacherId: z.uuid() }),
  z.object({ kind: z.literal("close") }),
  z.object({ kind: z.literal("delete") }),
  z.object({ kind: z.literal("leave") }),
]);
