import { timingSafeEqual } from "node:crypto";
import { signCookie } from "./sign-cookie.ts";

/** What was signed for a cookie of this name; empty when a byte of it was changed or it was signed elsewhere. */
export function openCookie(name: string, signed: string): string {
  const value = signed.slice(0, Math.max(0, signed.lastIndexOf(".")));
  const right = Buffer.from(signCookie(name, value));
  const given = Buffer.from(signed);
  return right.length === given.length && timingSafeEqual(right, given) ? value : "";
}
