import { scryptSync } from "node:crypto";

/** By which a backup tells whether a secret is its own. It does not give the secret away. */
export function secretPrint(secret: string): string {
  return scryptSync(secret, "huou-ham-hoc backup", 16).toString("hex");
}
