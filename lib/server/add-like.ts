import "server-only";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./backend-error.ts";

/** Records one like (spec section 7). */
export async function addLike(): Promise<void> {
  const client = await serviceClient();
  unwrap("add like", await client.from("like").insert({ like: 1 }));
}
