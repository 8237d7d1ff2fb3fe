import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/clients.ts";
import { boardLabel } from "#lib/play/board-label.ts";
import type { ProfileView } from "#lib/play/profile-view.ts";
import { unwrap } from "./backend-error.ts";
import { listBrowserPupils } from "./browsers.ts";
import { findGrownUp, type GrownUp } from "./grown-up-auth.ts";
import type { Pupil } from "./pupils.ts";

interface GrownUpPage {
  readonly grownUp: GrownUp;
  readonly profiles: readonly ProfileView[];
}

/** What the page of a signed-in grown-up shows; null, without reading a profile, if nobody is signed in. */
export async function readGrownUpPage(): Promise<GrownUpPage | null> {
  const grownUp = await findGrownUp();
  if (grownUp === null) return null;
  return { grownUp, profiles: (await listBrowserProfiles()).map(toProfileView) };
}

function toProfileView({ pupil, levels }: BrowserProfile): ProfileView {
  return {
    id: pupil.id,
    username: pupil.username,
    avatar: pupil.avatar,
    totalScore: pupil.totalScore,
    activeAnimal: pupil.activeAnimal,
    levels: levels.map(({ levelName, levelId, isDone, totalTime, updatedAt }) => ({
      title: boardLabel(levelName) ?? levelName,
      levelId,
      isDone,
      totalTime,
      updatedAt,
    })),
  };
}

/** A pupil of this browser with the levels that were played, the latest first. */
interface BrowserProfile {
  readonly pupil: Pick<Pupil, "id" | "username" | "avatar" | "totalScore" | "activeAnimal">;
  readonly levels: readonly {
    readonly levelName: string;
    readonly levelId: number;
    readonly isDone: boolean;
    /** Whole seconds; the best time once the level is done. */
    readonly totalTime: number;
    /** ISO 8601, in UTC. */
    readonly updatedAt: string;
  }[];
}

/** How many levels of a pupil are shown: more than anybody looks through. */
const mostLevels = 200;

const rowsSchema = z.array(
  z.object({
    level_name: z.string(),
    level_id: z.int(),
    status: z.literal(["playing", "done"]),
    total_time: z.int(),
    updated_at: z.string(),
  }),
);

/** The profiles that registered or logged in in this browser and still exist. */
async function listBrowserProfiles(): Promise<readonly BrowserProfile[]> {
  const pupils = await listBrowserPupils();
  return Promise.all(pupils.map(async (pupil) => ({ pupil, levels: await listLevels(pupil.id) })));
}

async function listLevels(pupilId: string): Promise<BrowserProfile["levels"]> {
  const client = await serviceClient();
  const answer = await client
    .from("user_levels")
    .select("level_name, level_id, status, total_time, updated_at")
    .eq("user_id", pupilId)
    .order("updated_at", { ascending: false })
    .limit(mostLevels);
  return rowsSchema.parse(unwrap("list levels", answer)).map((row) => ({
    levelName: row.level_name,
    levelId: row.level_id,
    isDone: row.status === "done",
    totalTime: row.total_time,
    updatedAt: new Date(row.updated_at).toISOString(),
  }));
}
