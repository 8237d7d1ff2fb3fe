import { expect, test } from "vitest";
import { groupByStrand } from "./group-by-strand.ts";

const add = { id: "add", subject: "maths", strand: "Số" } as const;
const shape = { id: "shape", subject: "maths", strand: "Hình" } as const;
const count = { id: "count", subject: "maths", strand: "Số" } as const;
const tone = { id: "tone", subject: "vietnamese", strand: "Thanh điệu" } as const;

test("a subject has a shelf for each strand, maths first, all else in the order of the cards", () => {
  expect(groupByStrand([tone, add, shape, count])).toEqual([
    {
      subject: "maths",
      shelves: [
        { strand: "Số", cards: [add, count] },
        { strand: "Hình", cards: [shape] },
      ],
    },
    { subject: "vietnamese", shelves: [{ strand: "Thanh điệu", cards: [tone] }] },
  ]);
});

test("a subject without a card has no place", () => {
  expect(groupByStrand([tone]).map(({ subject }) => subject)).toEqual(["vietnamese"]);
  expect(groupByStrand([])).toEqual([]);
});
