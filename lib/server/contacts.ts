import "server-only";
import { serviceClient } from "#lib/database/clients.ts";
import { unwrap } from "./backend-error.ts";

/** Stores a message of the contact page. Throws a BackendError if it cannot be stored (spec section 8). */
export async function saveContact(email: string, message: string): Promise<void> {
  const client = await serviceClient();
  unwrap("save contact", await client.from("contacts").insert({ email, message }));
}
