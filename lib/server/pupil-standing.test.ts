import { expect, test, vi } from "vitest";

const rpc = vi.fn();
vi.mock("#lib/database/clients.ts", () => ({ serviceClient: async () => ({ rpc }) }));
const { standOfPupil } = await import("./pupil-standing.ts");

/** A class a pupil sits in, with the lessons its teacher has set. */
const seat = (classId: string, maths: number | null, vietnamese: number | null) => ({
  class: classId,
  maths_lesson: maths,
  vietnamese_lesson: vietnamese,
});

async function standing(at: string | null, ...seats: readonly ReturnType<typeof seat>[]) {
  rpc.mockResolvedValue({ data: seats, error: null });
  return standOfPupil("3", at, { pupilId: "pupil" });
}

test.each([
  ["26-11", [seat("3", 30, null)], "30-11"],
  ["26-11", [seat("3", null, 14)], "26-14"],
  ["26-11", [seat("3", 30, 14)], "30-14"],
  ["26-11", [], "26-11"],
  [null, [seat("3", null, null)], "-"],
  [null, [seat("3", 30, null)], "30-"],
  ["26-11", [seat("4", 30, 14)], "26-11"],
  ["26-11", [seat("3", null, 12), seat("3", 31, 15)], "31-12"],
  ["../-<b>", [seat("3", 30, null)], "30-"],
])("%s with the teachers' %o is %s", async (at, seats, expected) => {
  expect(await standing(at, ...seats)).toBe(expected);
});

test("nobody is asked for a guest", async () => {
  rpc.mockClear();
  expect(await standOfPupil("3", "26-11", { pupilId: null })).toBe("26-11");
  expect(rpc).not.toHaveBeenCalled();
});
