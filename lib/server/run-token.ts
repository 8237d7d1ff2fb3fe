import "server-only";
import { createHash, createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import { classIds } from "#lib/core/class-id.ts";
import { deriveKey, signText } from "#lib/derive-key.ts";
import { isSameText } from "#lib/operation/is-same-text.ts";
import { type ActivityRef, isSingle } from "#lib/play/activity-ref.ts";
import type { RunMode } from "#lib/play/points.ts";

/** The content of a run id. It is signed but not secret, so the seed of the questions is not in it. */
export interface RunToken {
  readonly id: string;
  readonly mode: RunMode;
  readonly ref: ActivityRef;
  /** The pupil the run was made for; null if nobody was logged in. */
  readonly pupilId: string | null;
  /** The guest a challenge was opened for: a browser that blocks cookies has no other way to say who it is. */
  readonly guestId: string | null;
  /** Time of issue, milliseconds. */
  readonly issuedAt: number;
  /** Ids of the chosen rows of `questions`, one a place and null where a rule makes the question; null without a bank. */
  readonly items: readonly (string | null)[] | null;
  /** The pupil's tries before the run (see written-tries.ts) where its difficulty follows the pupil, else null. */
  readonly tries: string | null;
  /** Address of the page the run was started from. */
  readonly basePath: string;
}

/** What a run practises, as it stands in its id and in its recipe. */
export const refSchema = z.union([
  z.strictObject({ kind: z.literal("skill"), id: z.string(), difficulty: z.literal([1, 2, 3]) }),
  z.strictObject({
    kind: z.literal("review"),
    classId: z.literal(classIds),
    asked: z.array(z.strictObject({ id: z.string(), difficulty: z.literal([1, 2, 3]) })),
  }),
  z.strictObject({
    kind: z.literal("lesson"),
    classId: z.literal(classIds),
    id: z.string(),
    difficulty: z.literal([1, 2, 3]),
    difficulties: z.array(z.literal([1, 2, 3])),
    count: z.int(),
  }),
  z.strictObject({
    kind: z.literal("set"),
    classId: z.literal(classIds),
    recipe: z.string(),
    assignment: z.uuid().exactOptional(),
  }),
  z.strictObject({ kind: z.literal(["game", "path"]), levelName: z.string(), level: z.int() }),
]);

/** What the questions of a run are made from, as `runs.recipe` keeps it. */
export const runRecipeSchema = z.object({
  ref: refSchema,
  items: z.array(z.string().nullable()).nullable(),
  tries: z.string().nullable(),
});

const tokenSchema = z.strictObject({
  id: z.uuid(),
  mode: z.literal(["practice", "challenge"]),
  ref: refSchema,
  pupilId: z.uuid().nullable(),
  guestId: z.uuid().nullable().default(null),
  issuedAt: z.int(),
  items: z.array(z.string().nullable()).nullable(),
  tries: z.string().nullable().default(null),
  basePath: z.string(),
});

/** A new, unguessable run of the given kind. */
export function issueRun(run: Omit<RunToken, "id" | "issuedAt">): RunToken {
  return { ...run, id: randomUUID(), issuedAt: Date.now() };
}

/** The signed run id the browser gets. */
export function sealRun(token: RunToken): string {
  const body = Buffer.from(JSON.stringify(token)).toString("base64url");
  return `${body}.${signText("run-id", body)}`;
}

/** Reads a run id that a browser sent; null if this server did not make it or it was changed. */
export function openRunId(runId: string): RunToken | null {
  const [body, signature, ...rest] = runId.split(".");
  if (!body || !signature || rest.length > 0) return null;
  if (!isSameText(signature, signText("run-id", body))) return null;
  const parsed = tokenSchema.safeParse(JSON.parse(Buffer.from(body, "base64url").toString("utf8")));
  return parsed.success ? parsed.data : null;
}

/** The seed of a run's questions: fixed by its id, and unknown to anybody without the server's key. */
export function seedOf(token: Pick<RunToken, "id">): string {
  return createHmac("sha256", deriveKey("run-seed")).update(token.id).digest("hex");
}

/**
 * The slug under which a run's history and level are stored: the skill's id, or the level name of the track or path. Each
 * set has its own.
 */
export function slugOf(ref: ActivityRef): string {
  if (ref.kind === "set") return `set-${createHash("sha256").update(ref.recipe).digest("hex").slice(0, 20)}`;
  if (ref.kind === "review" || ref.kind === "lesson") return ref.kind;
  return ref.kind === "skill" ? ref.id : ref.levelName;
}

/** The number of the level: a skill's difficulty, a game's or a path's level, the class of a review, new lesson or set. */
export function levelOf(ref: ActivityRef): number {
  if (isSingle(ref)) return Number(ref.classId);
  return ref.kind === "skill" ? ref.difficulty : ref.level;
}
