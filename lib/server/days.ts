import "server-only";
import { z } from "zod";
import type { ClassId } from "#lib/core/class-id.ts";
import { serviceClient } from "#lib/database/clients.ts";
import { unwrap } from "./backend-error.ts";
import type { Player } from "./player.ts";

const keptSchema = z.object({ pieces: z.int(), lessons: z.record(z.string(), z.string()) });

type Days = z.output<typeof keptSchema>;

const none: Days = { pieces: 0, lessons: {} };

/** What the days of a player have left: pieces of the album, and the lessons the player said to be at, by class. */
export async function readDays(player: Player | null): Promise<Days> {
  if (player === null) return none;
  const client = await serviceClient();
  if (player.kind === "guest") {
    const pieces = unwrap("pieces of guest", await client.rpc("guest_pieces", { p_guest: player.id }));
    return { pieces, lessons: {} };
  }
  const own = await client.from("users").select("pieces, lessons").eq("id", player.id).maybeSingle();
  const row = unwrap("days of pupil", own);
  return row === null ? none : keptSchema.parse(row);
}

/** Keeps with a profile which lessons of a class it is at, as standing-text.ts has them. */
export async function keepLessons(
  pupilId: string,
  sessionId: string,
  classId: ClassId,
  at: string,
): Promise<"chosen" | "ended"> {
  const client = await serviceClient();
  const asked = { p_user: pupilId, p_session: sessionId, p_class: Number(classId), p_at: at };
  return unwrap("keep lessons", await client.rpc("choose_lessons", asked));
}
