import { timingSafeEqual } from "node:crypto";
import { signText } from "#lib/derive-key.ts";

/** Signs the value of the cookie `name`: returns `value.signature`. */
export function signCookie(name: string, value: string): string {
  const seal = signText("grown-up cookie", `${name}=${value}`);
  return `${value}.${seal}`;
}

/** The value that was signed for the cookie `name`; empty if it was changed or another server signed it. */
export function openCookie(name: string, signed: string): string {
  const value = signed.slice(0, Math.max(0, signed.lastIndexOf(".")));
  const right = Buffer.from(signCookie(name, value));
  const given = Buffer.from(signed);
  return right.length === given.length && timingSafeEqual(right, given) ? value : "";
}
