import type { SupabaseClient } from "@supabase/supabase-js";
import { dayMs } from "#lib/core/durations.ts";
import type { Database } from "#lib/database/database.types.ts";
import type { practiceRun } from "./practice-run.ts";

/**
 * Opens a challenge, answers it and finishes it. Its answers came forty seconds after its start at some time of the last
 * half year, so that it was not too fast nor played beside another.
 */
export async function playChallenge(client: SupabaseClient<Database>, run: ReturnType<typeof practiceRun>) {
  const owner = { p_user: run.user_id, p_guest: null };
  const open = { p_id: run.id, ...owner, p_activity: run.activity, p_level: run.level };
  await client.rpc("open_run", open).throwOnError();
  for (let place = 0; place < 10; place += 1) {
    await client
      .rpc("record_answer", {
        p_run: run.id,
        ...owner,
        p_place: place,
        p_response: place,
        p_right: place < run.right_first,
      })
      .throwOnError();
  }
  const at = Date.now() - Math.random() * 180 * dayMs;
  await client
    .from("runs")
    .update({
      started_at: new Date(at - 40_000).toISOString(),
      answers: Array.from({ length: 10 }, (_, place) => ({
        response: place,
        right: place < run.right_first,
        at: new Date(at).toISOString(),
      })),
    })
    .eq("id", run.id)
    .is("finished_at", null)
    .throwOnError();
  const { data } = await client.rpc("finish_run", { p_run: run }).throwOnError();
  return data;
}
