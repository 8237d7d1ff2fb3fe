/** Rewrites a timestamp as hosted Supabase does: from "2026-11-21 04:25:27.003+00" to "2026-11-21T04:25:27.003+00:00". */
export function timestampText(raw: string): string {
  return raw.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}
