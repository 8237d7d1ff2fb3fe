import { takesCookies } from "./takes-cookies.ts";

function isKept(value: unknown): boolean {
  return typeof value === "object" && value !== null && "isKept" in value && value.isKept === true;
}

/**
 * Whether this browser gives back the cookies it was given; ask once the server has set one. Where the server cannot
 * be asked the browser is believed.
 */
export async function keepsCookies(): Promise<boolean> {
  if (!takesCookies()) return false;
  try {
    const answer = await fetch("/api/pupil");
    return !answer.ok || isKept(await answer.json());
  } catch {
    return true;
  }
}
