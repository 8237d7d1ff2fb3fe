import { z } from "zod";

const longest = 254;
const email = z.email();

/** An email address as it is kept, trimmed and in small letters; null when it is none. */
export function checkEmail(typed: string): string | null {
  const trimmed = typed.trim();
  return trimmed.length > longest ? null : (email.safeParse(trimmed.toLowerCase()).data ?? null);
}
