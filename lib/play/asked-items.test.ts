import fc from "fast-check";
import { expect, test } from "vitest";
import { askItems, type ItemTry, nothingAsked } from "./asked-items.ts";

const tries = fc.array(fc.record({ id: fc.constantFrom("a", "b", "c", "d"), isRight: fc.boolean() }));

test("an item asked again moves to the end, and is missed as long as it was missed the last time", () => {
  const first = askItems(nothingAsked, [
    { id: "a", isRight: false },
    { id: "b", isRight: false },
  ]);
  expect(first).toEqual({ asked: ["a", "b"], missed: ["a", "b"] });
  expect(askItems(first, [{ id: "a", isRight: true }])).toEqual({ asked: ["b", "a"], missed: ["b"] });
});

test("every item stands once, at the place of its last try", () => {
  fc.assert(
    fc.property(tries, tries, (one, other) => {
      const all: ItemTry[] = [...one, ...other];
      const { asked, missed } = askItems(askItems(nothingAsked, one), other);
      const lastOf = (id: string) => all.findLastIndex((each) => each.id === id);
      expect(asked).toEqual([...new Set(all.map(({ id }) => id))].toSorted((a, b) => lastOf(a) - lastOf(b)));
      expect([...missed].toSorted()).toEqual(asked.filter((id) => all[lastOf(id)]?.isRight === false).toSorted());
    }),
  );
});
