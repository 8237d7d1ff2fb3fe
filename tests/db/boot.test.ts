import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startEmbedded } from "#lib/database/embedded/start-embedded.ts";
import { copyDatabase, seededFolder } from "./support/seeded-folder.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

// The environment is read once for each life of the modules, so each test begins a new one.
beforeEach(() => {
  vi.resetModules();
});

async function load() {
  const [{ backend }, { checkHealth }, { closeBackend }, { serviceClient }] = await Promise.all([
    import("#lib/database/open-backend.ts"),
    import("#lib/server/health.ts"),
    import("#lib/database/backend.ts"),
    import("#lib/database/clients.ts"),
  ]);
  onTestFinished(() => closeBackend().catch(() => undefined));
  return { backend, checkHealth, closeBackend, serviceClient };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test("calls at once start one backend and get one client", async () => {
  vi.stubEnv("DATA_DIR", seededFolder());
  const { serviceClient, checkHealth } = await load();
  const clients = await Promise.all([serviceClient(), serviceClient(), serviceClient()]);
  expect(new Set(clients).size).toBe(1);
  expect(await checkHealth()).toBe(true);
});

test("modules loaded a second time find the backend that runs", async () => {
  vi.stubEnv("DATA_DIR", seededFolder());
  const first = await (await load()).backend();
  vi.resetModules();
  expect(await (await load()).backend()).toBe(first);
});

test("a start that failed is tried again by the next call", async () => {
  const folder = join(temporaryFolder(), "data");
  writeFileSync(folder, "a file where the folder should be");
  vi.stubEnv("DATA_DIR", folder);
  const { backend, checkHealth } = await load();
  await expect(backend()).rejects.toThrow("EEXIST");
  expect(await checkHealth()).toBe(false);
  rmSync(folder);
  mkdirSync(folder);
  copyDatabase(folder, "seeded");
  await backend();
  expect(await checkHealth()).toBe(true);
});

test("a closed backend gives its folder back and can be started again", async () => {
  vi.stubEnv("DATA_DIR", seededFolder());
  const { backend, closeBackend, checkHealth } = await load();
  const first = await backend();
  await closeBackend();
  const second = await backend();
  expect(second).not.toBe(first);
  expect(await checkHealth()).toBe(true);
});

test("closing waits for the work that was begun, and nothing begins after it", async () => {
  vi.stubEnv("DATA_DIR", seededFolder());
  const { backend, closeBackend } = await load();
  const running = await backend();
  const like = () =>
    running.fetch(
      new Request(`${running.url}/rest/v1/like`, {
        method: "POST",
        headers: { apikey: running.secretKey, "content-type": "application/json" },
        body: '{"like": 1}',
      }),
    );
  const begun = Array.from({ length: 20 }, like);
  await closeBackend();
  const statuses = (await Promise.all(begun)).map((answer) => answer.status);
  expect(statuses).toEqual(begun.map(() => 201));
  await expect(like()).rejects.toThrow("the database is closed");
});

test("a database that does not answer is unhealthy after two seconds", async () => {
  const silent = createServer();
  const port = await portOf(silent);
  vi.stubEnv("DATABASE_URL", `postgres://postgres@127.0.0.1:${port}/postgres`);
  const { checkHealth } = await load();
  const sockets: Socket[] = [];
  silent.on("connection", (socket) => sockets.push(socket));
  const begun = performance.now();
  expect(await checkHealth()).toBe(false);
  expect(performance.now() - begun).toBeGreaterThan(1900);
  expect(performance.now() - begun).toBeLessThan(5000);
  // The start is waited for when the test is over, and goes on waiting for a server that is there.
  silent.close();
  for (const socket of sockets) socket.destroy();
});

test("a hosted project is reached over HTTP with its secret key", async () => {
  const hosted = await startEmbedded(seededFolder());
  onTestFinished(() => hosted.close());
  const port = await portOf(
    createHttpServer(async (request, response) => {
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const answer = await hosted.fetch(
        new Request(`http://${request.headers.host}${request.url}`, { method: request.method ?? "GET", headers }),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      Readable.from(Buffer.from(await answer.arrayBuffer())).pipe(response);
    }),
  );
  vi.stubEnv("SUPABASE_URL", `http://127.0.0.1:${port}`);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", hosted.publishableKey);
  vi.stubEnv("SUPABASE_SECRET_KEY", hosted.secretKey);
  const { serviceClient, checkHealth } = await load();
  const client = await serviceClient();
  const { data } = await client.from("questions").select("answer").eq("id", "c1-opposites-001").throwOnError();
  expect(data).toEqual([{ answer: "nhỏ" }]);
  expect(await checkHealth()).toBe(true);
});
