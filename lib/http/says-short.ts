/** Whether the headers of a request say that its body is no longer than so many bytes; what does not say is not short. */
export function saysShort(headers: Headers, longest: number): boolean {
  return Number(headers.get("content-length") ?? Number.NaN) <= longest;
}
