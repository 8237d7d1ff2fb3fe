import { expect, test, vi } from "vitest";
import { atMost } from "./at-most.ts";

/** A browser whose cache holds these, in the order they were kept. */
function stubCache(...names: readonly string[]): Set<string> {
  const held = new Set(names);
  const cache = {
    keys: () => Promise.resolve([...held]),
    delete: (name: string) => Promise.resolve(held.delete(name)),
  };
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  return held;
}

async function update(most: number): Promise<void> {
  const { cacheDidUpdate } = atMost(most);
  await Reflect.apply(cacheDidUpdate ?? expect.fail("no update"), undefined, [{ cacheName: "pages" }]);
}

test("of a cache that is too full the oldest go", async () => {
  const held = stubCache("a", "b", "c", "d");
  await update(3);
  expect([...held]).toEqual(["b", "c", "d"]);
});

test("a cache that is just full keeps all", async () => {
  const held = stubCache("a", "b", "c");
  await update(3);
  await update(60);
  expect([...held]).toEqual(["a", "b", "c"]);
});
