import { expect, test } from "vitest";
import { oneAtATime } from "./start-embedded.ts";

test("work begins when the work before it has ended, in the order it was given", async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn(async () => {
    seen.push("first begins");
    await gate.promise;
    seen.push("first ends");
    return 1;
  });
  const second = inTurn(() => {
    seen.push("second");
    return Promise.resolve(2);
  });
  gate.resolve();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(seen).toEqual(["first begins", "first ends", "second"]);
});

test("work that fails tells its caller and does not stop the queue", async () => {
  const inTurn = oneAtATime();
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const next = inTurn(() => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
