import "server-only";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./unwrap.ts";

/** What a profile would get from what a guest played so far. */
export async function readGuestPoints(guestId: string): Promise<number> {
  const client = await serviceClient();
  return unwrap("guest points", await client.rpc("guest_points", { p_guest: guestId }));
}
