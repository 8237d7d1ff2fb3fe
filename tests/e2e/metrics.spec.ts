import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, expect } from "@playwright/test";
import { Child } from "#tests/setup/child.ts";
import { freshName, register } from "#tests/setup/register.ts";
import { startServer } from "#tests/setup/start-server.ts";
import { test } from "#tests/setup/test.ts";

const token = "a token for this test alone";

/** Every sample of the site's own metrics by its name with labels. */
async function readMetrics(request: APIRequestContext): Promise<{ text: string; samples: Map<string, number> }> {
  const answer = await request.get("/api/metrics", { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  const samples = text.matchAll(/^(huou_\w+(?:\{[^}]*\})?) ([\d.e+-]+)$/gm);
  return { text, samples: new Map([...samples].map(([, name = "", value]) => [name, Number(value)])) };
}

test("the metrics move by what was done and name nobody", async ({ openContext, ownOrigins }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-metrics-"));
  const server = await startServer({ dataDir, env: { METRICS_TOKEN: token }, port: null });
  ownOrigins.add(server.origin);
  const context = await openContext({ baseURL: server.origin });
  try {
    const page = await context.newPage();
    const name = freshName();
    const before = (await readMetrics(context.request)).samples;
    await register(page, name);
    await page.goto("/game/addition/10/play/1");
    const begun = (await readMetrics(context.request)).samples;
    await new Child(page).playTenRight();
    await expect(page.getByRole("region", { name: "Kết quả" })).toContainText("120");
    const { text, samples } = await readMetrics(context.request);
    const moved = (sample: string) => (samples.get(sample) ?? 0) - (before.get(sample) ?? 0);
    expect(moved("huou_pupils_registered_total")).toBe(1);
    expect(begun.get('huou_runs_made_total{mode="practice"}')).toBe(1);
    expect(moved('huou_runs_finished_total{mode="practice",outcome="counted"}')).toBe(1);
    expect(moved('huou_answers_total{mode="practice"}')).toBe(10);
    expect(moved("huou_points_total")).toBe(120);
    const requests = "huou_http_request_duration_seconds_count";
    expect(moved(`${requests}{method="POST",kind="action",status="2xx"}`)).toBe(1);
    // A browser that waits long for its answer sends the end of a run again, which counts once, as above.
    const ends = moved(`${requests}{method="POST",kind="api",status="2xx"}`);
    expect(ends).toBeGreaterThanOrEqual(1);
    const calls = "huou_database_call_duration_seconds_count";
    expect(moved(`${calls}{call="rest finish_run",outcome="ok"}`)).toBe(ends);
    expect(moved(`${requests}{method="GET",kind="page",status="2xx"}`)).toBe(2);
    // The reading before is counted, this one not yet; the first of all may have come before anything was.
    const probes = `${requests}{method="GET",kind="probe",status="2xx"}`;
    expect((samples.get(probes) ?? 0) - (begun.get(probes) ?? 0)).toBe(1);
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
    expect(text).not.toContain(name);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  } finally {
    await context.close();
    await server.kill9();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("whoever does not know the token learns nothing of the metrics", async ({ request }) => {
  expect((await request.get("/api/metrics")).status()).toBe(404);
  const dataDir = mkdtempSync(join(tmpdir(), "huou-ham-hoc-metrics-"));
  const { origin, kill9 } = await startServer({ dataDir, env: { METRICS_TOKEN: token }, port: null });
  try {
    for (const authorization of ["", "Bearer ", `Bearer ${token} `.slice(0, -2), `Basic ${token}`, token]) {
      const answer = await request.get(`${origin}/api/metrics`, { headers: { authorization } });
      expect(answer.status()).toBe(401);
      expect(await answer.text()).toBe("");
      expect(answer.headers()["cache-control"]).toBe("no-store");
    }
  } finally {
    await kill9();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
