import { z } from "zod";
import { classIds } from "#lib/core/class-id.ts";
import { lineSchema } from "#lib/core/line-schema.ts";
import type { Subject } from "#lib/core/subject.ts";
import { sheetCodes } from "#lib/paper/sheet-view.ts";
import { readMatrix } from "./matrix.ts";
import { minuteBounds } from "./plan.ts";
import { longest } from "./request.ts";

const minutes = z.int().min(minuteBounds.least).max(minuteBounds.most);

/** What a template of a subject keeps: the strands of a matrix are those of its subject. */
export const testSettingsSchema = (subject: Subject) =>
  z.object({
    matrix: z
      .string()
      .regex(/^[a-z\d_-]{1,200}$/)
      .refine((text) => readMatrix(text, subject) !== null),
    minutes,
    writingMinutes: minutes,
    school: lineSchema(longest.school, 0),
    hasDictation: z.boolean(),
    codes: z.int().min(1).max(sheetCodes.length),
  });

const templateOf = <Each extends Subject>(subject: Each) =>
  z.object({
    name: lineSchema(longest.template),
    classId: z.literal(classIds),
    subject: z.literal(subject),
    settings: testSettingsSchema(subject),
  });

/** What a browser sends for a template to be saved. */
export const newTestTemplateSchema = z.discriminatedUnion("subject", [templateOf("maths"), templateOf("vietnamese")]);

export const templateIdSchema = z.uuidv4();
