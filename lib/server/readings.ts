import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { z } from "zod";
import type { ClassId } from "#lib/core/class-id.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { type AloudText, aloudForms, toAloudText } from "#lib/play/aloud-text.ts";
import { type Reading, readReadings } from "#lib/play/readings.ts";
import { unwrap } from "./backend-error.ts";
import { cacheLives } from "./cache-lives.ts";

const listed = z.array(z.object({ id: z.string(), title: z.string() }));
const passageSchema = z.object({ id: z.string(), title: z.string(), body: z.string(), form: z.literal(aloudForms) });

/** The texts of a class that are read from beginning to end. */
export async function listAloudTexts(classId: ClassId): Promise<z.output<typeof listed>> {
  "use cache";
  cacheTag("questions");
  cacheLife(cacheLives.content);
  const client = await serviceClient();
  const rows = await client
    .from("passages")
    .select("id, title")
    .like("id", `c${classId}-%`)
    .in("form", aloudForms)
    .order("id");
  return listed.parse(unwrap("list texts", rows));
}

/** Null where there is none by this id, or none to be read aloud. */
export async function readAloudText(id: string): Promise<AloudText | null> {
  "use cache";
  cacheTag("questions");
  cacheLife(cacheLives.content);
  const client = await serviceClient();
  const rows = await client
    .from("passages")
    .select("id, title, body, form")
    .eq("id", id)
    .in("form", aloudForms)
    .maybeSingle();
  const row = unwrap("read text", rows);
  return row === null ? null : toAloudText(passageSchema.parse(row));
}

/** What a pupil has read aloud, the oldest first. */
export async function listReadings(pupilId: string): Promise<readonly Reading[]> {
  const client = await serviceClient();
  const own = await client.from("users").select("readings").eq("id", pupilId).maybeSingle();
  return readReadings(unwrap("readings of pupil", own)?.readings);
}

/** Keeps a reading with a profile and gives all that are kept; null where the session has ended. */
export async function keepReading(
  pupilId: string,
  sessionId: string,
  { passage, syllables, seconds }: Omit<Reading, "day">,
): Promise<readonly Reading[] | null> {
  const client = await serviceClient();
  const asked = {
    p_user: pupilId,
    p_session: sessionId,
    p_passage: passage,
    p_syllables: syllables,
    p_seconds: seconds,
  };
  const kept = unwrap("keep reading", await client.rpc("keep_reading", asked));
  return kept === null ? null : readReadings(kept);
}
