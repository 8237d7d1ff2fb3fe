import { z } from "zod";
import type { PublicQuestion, Solution } from "#lib/questions/question.ts";

// The questions are looked at by kind and key alone, in answer-question.ts; nothing here depends on the rest of them.
const questionSchema = z.custom<PublicQuestion>(isObject);
const solutionSchema = z.custom<Solution>(isObject);

const placeSchema = z.object({
  question: questionSchema,
  solution: solutionSchema.nullable(),
  difficulty: z.literal([1, 2, 3]).nullable(),
});

const runSchema = z.object({
  runId: z.string(),
  places: z.array(z.tuple([placeSchema], placeSchema)),
  before: z.array(z.object({ difficulty: z.literal([1, 2, 3]), isRight: z.boolean() })),
});

/** What a simulated pupil needs of a run. */
export type LoadRun = z.output<typeof runSchema>;

const startedSchema = z.object({ ok: z.literal(true), value: runSchema });
const tokenSchema = z.object({ id: z.uuid() });
const rowSchema = z.tuple([z.string(), z.string(), z.null(), z.object({ run: z.unknown() })]);

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** The run that came with a page, whole and unread, from the data React takes it from; null when there is none. */
export function findPageRun(page: string): unknown {
  const pushed = [...page.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/gu)];
  const flight = pushed.map(([, text = '""']) => z.string().parse(JSON.parse(text))).join("");
  const row = flight.split("\n").find((line) => line.includes('{"run":{"runId":'));
  const parsed = row === undefined ? null : rowSchema.safeParse(JSON.parse(row.slice(row.indexOf("[")).trim()));
  return parsed?.success ? parsed.data[3].run : null;
}

/** The run that came with a page; null when there is none. */
export function readPageRun(page: string): LoadRun | null {
  const parsed = runSchema.safeParse(findPageRun(page));
  return parsed.success ? parsed.data : null;
}

/** The run that the action startRun gave; null when it was refused. */
export function readStartedRun(value: unknown): LoadRun | null {
  const parsed = startedSchema.safeParse(value);
  return parsed.success ? parsed.data.value : null;
}

/** The id under which a run stands in the database; the run id is signed, not secret. */
export function idOfRun(runId: string): string {
  const body = Buffer.from(runId.split(".", 1)[0] ?? "", "base64url").toString("utf8");
  return tokenSchema.parse(JSON.parse(body)).id;
}
