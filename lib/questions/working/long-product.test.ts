import { expect, test } from "vitest";
import { longProduct } from "./long-product.ts";

test("the product by each digit stands one place further left, their sum below", () => {
  const { rows, rules } = longProduct({ first: 124, second: 23, shown: 3, alt: "Phép nhân đặt theo cột." });
  expect(rows.map((row) => row.map((square) => square ?? " ").join(""))).toEqual([
    " 124",
    "  23",
    " 372",
    "248 ",
    "2852",
  ]);
  expect(rules).toEqual([1, 3]);
});
