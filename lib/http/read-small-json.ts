import { saysShort } from "./says-short.ts";

/** The JSON a request carries; null where it is none, longer than so many bytes, or does not say how long it is. */
export async function readSmallJson(request: Request, longest: number): Promise<unknown> {
  return saysShort(request.headers, longest) ? request.json().catch(() => null) : null;
}
