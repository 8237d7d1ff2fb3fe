import "server-only";
import { createHmac } from "node:crypto";
import { deriveKey } from "#lib/derive-key.ts";
import type { RunToken } from "./run-token.ts";

/** The id of the guest that ending this run makes of a browser without one: always the same, and known to nobody else. */
export function firstGuestId(token: Pick<RunToken, "id">): string {
  const hash = createHmac("sha256", deriveKey("guest-id")).update(token.id).digest("hex");
  // Written as a random UUID is: version 4, variant 8.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
