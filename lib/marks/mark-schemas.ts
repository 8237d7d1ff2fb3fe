import { z } from "zod";
import { sheetCodes } from "#lib/paper/sheet-view.ts";
import { difficulties } from "#lib/skills/define-skill.ts";
import type { TestContent } from "./marked-test.ts";

/** Most seats of a class, and questions of a paper with what stands beside them. */
const most = { seats: 60, items: 40, slips: 24 } as const;

/** The address of a paper has at most so many letters; its column takes no more (supabase/migrations). */
export const paperAddressSchema = z
  .string()
  .max(2400)
  .regex(/^\/de\?/u);

const wrongSchema = z.object({ letter: z.string(), given: z.string(), code: z.string() });

const partSchema = z.object({ prompt: z.string(), right: z.string(), wrong: z.array(wrongSchema) });

const codedSchema = z.object({
  item: z.int(),
  no: z.int().nullable(),
  rightLetter: z.string().nullable(),
  parts: z.array(partSchema),
});

/** What is marked in a test, as its column has it. */
export const testContentSchema: z.ZodType<TestContent> = z.object({
  subject: z.literal(["maths", "vietnamese"]),
  items: z.array(
    z.object({
      kind: z.literal(["question", "aloud", "dictation", "writing"]),
      half: z.literal(["reading", "writing"]).nullable(),
      quarters: z.int(),
      level: z.literal(difficulties).nullable(),
      skillId: z.string().nullable(),
      skillTitle: z.string(),
      parts: z.int(),
    }),
  ),
  codes: z.array(z.object({ code: z.literal(sheetCodes), items: z.array(codedSchema) })),
});

const markSchema = z.object({
  quarters: z.int().min(0).max(160),
  slips: z
    .array(z.int().min(0).max(most.slips))
    .max(most.slips)
    .refine((slips) => new Set(slips).size === slips.length),
  letter: z
    .string()
    .regex(/^[A-F]$/u)
    .optional(),
});

export const marksSchema = z.array(markSchema.nullable()).max(most.items);

const rowSchema = z.object({
  number: z.int().min(1).max(most.seats),
  code: z.literal(sheetCodes).nullable(),
  marks: marksSchema,
  changed: z.array(z.int().min(0).max(most.items)).max(most.items),
});

/** What a browser sends of the points of a class: rows of seats, each seat once. */
export const markRowsSchema = z
  .array(rowSchema)
  .min(1)
  .max(most.seats)
  .refine((rows) => new Set(rows.map(({ number }) => number)).size === rows.length);
