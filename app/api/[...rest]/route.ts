/** Whatever else is asked for below /api: no page, because answers here may not hold one (lib/http/answer-headers.ts). */
export async function GET(): Promise<Response> {
  return Response.json({ error: "not found" }, { status: 404, headers: { "cache-control": "no-store" } });
}
