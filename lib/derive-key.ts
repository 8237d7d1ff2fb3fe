import { createHmac, hkdfSync } from "node:crypto";
import { env } from "#lib/env.ts";
import { keptSecret } from "#lib/kept-secret.ts";

const keys = new Map<string, string>();

/**
 * A key for one purpose, 64 hexadecimal digits, derived from the app's secret with HKDF-SHA-256.
 * On the embedded backend the secret is made on first use and kept in the data folder.
 */
export function deriveKey(purpose: string): string {
  // Every request needs several, and deriving one takes longer than sealing with it.
  const known = keys.get(purpose);
  if (known !== undefined) return known;
  const secret = env().appSecret ?? keptSecret(env().dataDir);
  const key = Buffer.from(hkdfSync("sha256", secret, "huou-ham-hoc", purpose, 32)).toString("hex");
  keys.set(purpose, key);
  return key;
}

/** The signature of a text for one purpose: HMAC-SHA-256, 43 letters of base64url. */
export function signText(purpose: string, text: string): string {
  return createHmac("sha256", deriveKey(purpose)).update(text).digest("base64url");
}
