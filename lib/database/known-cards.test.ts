import { beforeEach, expect, test, vi } from "vitest";

let mayBeCard: typeof import("./known-cards.ts").mayBeCard;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ mayBeCard } = await import("./known-cards.ts"));
});

/** A backend that has these cards, null while it is away, and how often it was asked. */
function backendWith(cards: { ids: readonly number[] | null }) {
  const asked: string[] = [];
  return {
    asked,
    url: "http://cards.test",
    secretKey: "sb_secret_1",
    fetch: async (request: Request) => {
      asked.push(new URL(request.url).search);
      if (cards.ids === null) return new Response("{}", { status: 500 });
      return Response.json(cards.ids.map((id) => ({ id })));
    },
  };
}

test("however many numbers are made up, the cards are read once a minute", async () => {
  const backend = backendWith({ ids: [101, 110] });
  const numbers = Array.from({ length: 500 }, (_, index) => 1000 + index);
  expect(await Promise.all(numbers.map((id) => mayBeCard(backend, id)))).toEqual(numbers.map(() => false));
  expect(await mayBeCard(backend, 110)).toBe(true);
  expect(backend.asked).toHaveLength(1);
  expect(backend.asked[0]).toContain("type=eq.course");
  vi.advanceTimersByTime(59_000);
  await Promise.all(numbers.map((id) => mayBeCard(backend, id)));
  expect(backend.asked).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  await Promise.all(numbers.map((id) => mayBeCard(backend, id)));
  expect(backend.asked).toHaveLength(2);
});

test("a card that is known is never waited for, a new one is known within a minute", async () => {
  const cards: { ids: number[] | null } = { ids: [101] };
  const backend = backendWith(cards);
  expect(await mayBeCard(backend, 102)).toBe(false);
  cards.ids = [101, 102];
  vi.advanceTimersByTime(61_000);
  expect(await mayBeCard(backend, 101)).toBe(true);
  expect(backend.asked).toHaveLength(1);
  expect(await mayBeCard(backend, 102)).toBe(true);
});

test("what was known stays known while the database is away", async () => {
  const cards: { ids: number[] | null } = { ids: [101] };
  const backend = backendWith(cards);
  expect(await mayBeCard(backend, 101)).toBe(true);
  cards.ids = null;
  vi.advanceTimersByTime(61_000);
  expect(await mayBeCard(backend, 7)).toBe(false);
  vi.advanceTimersByTime(61_000);
  expect(await mayBeCard(backend, 101)).toBe(true);
  expect(backend.asked).toHaveLength(2);
});

test("while the cards cannot be read, or are too many, every number may be one", async () => {
  const cards: { ids: number[] | null } = { ids: null };
  const backend = backendWith(cards);
  expect(await mayBeCard(backend, 7)).toBe(true);
  cards.ids = Array.from({ length: 1000 }, (_, index) => index + 101);
  vi.advanceTimersByTime(61_000);
  expect(await mayBeCard(backend, 7)).toBe(true);
  cards.ids = [101];
  vi.advanceTimersByTime(61_000);
  expect(await mayBeCard(backend, 7)).toBe(false);
});
