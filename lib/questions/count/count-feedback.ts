import type { Line } from "#lib/core/line.ts";
import type { CountKey, CountResponse } from "./grade.ts";

export function countFeedback(key: CountKey, response: CountResponse): Line | null {
  if (response.count === key.count) {
    return null;
  }
  return response.count < key.count ? key.tooFew : key.tooMany;
}
