import "server-only";
import { serviceClient } from "#lib/database/service-client.ts";
import { unwrap } from "./unwrap.ts";

/**
 * Makes an animal of the ladder the pupil's active one (spec section 7). The database decides whether it has been
 * reached; "gone" when the profile was deleted meanwhile.
 */
export async function chooseAnimal(pupilId: string, asset: string): Promise<"chosen" | "not_reached" | "gone"> {
  const client = await serviceClient();
  return unwrap("choose animal", await client.rpc("choose_animal", { p_user: pupilId, p_animal: asset }));
}
