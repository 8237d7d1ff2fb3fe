import type { Line } from "#lib/core/line.ts";
import type { SignKey, SignResponse } from "./grade.ts";

export function signFeedback(key: SignKey, response: SignResponse): Line | null {
  return key.feedback[response.sign];
}
