import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findFreePort } from "./find-free-port.ts";
import { isPortFree } from "./is-port-free.ts";

test("a port that was found free is free until something listens on it", async () => {
  const port = await findFreePort();
  expect(await isPortFree(port)).toBe(true);
  const server = createServer().listen(port);
  await once(server, "listening");
  expect(await isPortFree(port)).toBe(false);
  server.close();
  await once(server, "close");
  expect(await isPortFree(port)).toBe(true);
});

test("what was found is not found again", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, findFreePort));
  expect(new Set(ports).size).toBe(20);
});
