import "server-only";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./backend-error.ts";

/** The boards that show the pupil among the first hundred: those to make anew when its looks change or it goes. */
export async function listTopBoards(pupilId: string): Promise<readonly string[]> {
  const client = await serviceClient();
  return unwrap("list top boards", await client.rpc("top_boards", { p_user: pupilId }));
}
