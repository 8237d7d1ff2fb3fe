import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/clients.ts";
import { unwrap } from "./backend-error.ts";

/** Runs of a request: they are long, and a hosted project returns a thousand rows at most. */
const runsPerPage = 250;

const runColumns =
  "id, activity, level, mode, started_at, finished_at, right_first, right_second, points, total_time, passed, in_full, answers, tries";

const pageSchema = z.array(z.looseObject({ id: z.string(), finished_at: z.string().nullable() }));

type OwnRun = z.infer<typeof pageSchema>[number];

/** Every run of a pupil, a page at a time: first the finished ones, oldest first, then those still open. */
export async function* listOwnRuns(pupilId: string): AsyncGenerator<readonly OwnRun[]> {
  for await (const page of pagesOf(pupilId, true)) yield page;
  for await (const page of pagesOf(pupilId, false)) yield page;
}

/** Each page begins after the last row of the previous one, so that none is missed while runs are added or deleted. */
async function* pagesOf(pupilId: string, isFinished: boolean): AsyncGenerator<readonly OwnRun[]> {
  const client = await serviceClient();
  let last: OwnRun | undefined;
  do {
    let rows = client.from("runs").select(runColumns).eq("user_id", pupilId);
    rows = isFinished ? rows.not("finished_at", "is", null) : rows.is("finished_at", null);
    if (last !== undefined) rows = rows.or(behind(last));
    const answer = await rows.order("finished_at").order("id").limit(runsPerPage);
    const page = pageSchema.parse(unwrap("list own runs", answer));
    yield page;
    last = page.length < runsPerPage ? undefined : page.at(-1);
  } while (last !== undefined);
}

function behind({ id, finished_at }: OwnRun): string {
  if (finished_at === null) return `id.gt.${id}`;
  return `finished_at.gt."${finished_at}",and(finished_at.eq."${finished_at}",id.gt.${id})`;
}
