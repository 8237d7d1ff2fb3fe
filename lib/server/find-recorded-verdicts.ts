import "server-only";
import { z } from "zod";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./backend-error.ts";

const answersSchema = z.array(z.object({ right: z.boolean() }));

/** What a challenge run has recorded so far: a verdict for each answered place. Null when it was never started. */
export async function findRecordedVerdicts(runId: string): Promise<boolean[] | null> {
  const client = await serviceClient();
  const row = unwrap("find run", await client.from("runs").select("answers").eq("id", runId).maybeSingle());
  return row === null ? null : answersSchema.parse(row.answers).map((answer) => answer.right);
}
