import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "#lib/derive-key.ts";

/** The value with this server's seal for a cookie of this name after it: `value.seal`. */
export function signCookie(name: string, value: string): string {
  const seal = createHmac("sha256", deriveKey("grown-up cookie")).update(`${name}=${value}`).digest("base64url");
  return `${value}.${seal}`;
}

/** What was signed for a cookie of this name; empty when a byte of it was changed or it was signed elsewhere. */
export function openCookie(name: string, signed: string): string {
  const value = signed.slice(0, Math.max(0, signed.lastIndexOf(".")));
  const right = Buffer.from(signCookie(name, value));
  const given = Buffer.from(signed);
  return right.length === given.length && timingSafeEqual(right, given) ? value : "";
}
