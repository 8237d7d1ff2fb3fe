import { createHmac } from "node:crypto";
import { deriveKey } from "#lib/derive-key.ts";

/** The value with this server's seal for a cookie of this name after it: `value.seal`. */
export function signCookie(name: string, value: string): string {
  const seal = createHmac("sha256", deriveKey("grown-up cookie")).update(`${name}=${value}`).digest("base64url");
  return `${value}.${seal}`;
}
