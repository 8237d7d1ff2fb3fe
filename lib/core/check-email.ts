import { z } from "zod";

const email = z.email().max(254);

/** An email address as it is kept, trimmed and in small letters; null when it is none. */
export function checkEmail(typed: string): string | null {
  return email.safeParse(typed.trim().toLowerCase()).data ?? null;
}
