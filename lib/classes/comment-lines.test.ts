import { expect, test } from "vitest";
import { commentLines } from "./comment-lines.ts";

test("a pupil is a line of three cells", () => {
  const rows = [
    { number: 1, name: "Lê Chi", comment: "Em nắm vững bảng nhân 2 và 5." },
    { number: 12, name: "Trần Bình", comment: "" },
  ];
  expect(commentLines(rows)).toBe("1\tLê Chi\tEm nắm vững bảng nhân 2 và 5.\n12\tTrần Bình\t");
});

test("breaks and tabs do not begin another cell, and nothing becomes a formula", () => {
  const comments = ["Một dòng.\nHai dòng.\tBa.", "=1+1", "- Em làm tốt.", '"Em" làm tốt.', "  "];
  const cells = commentLines(comments.map((comment, place) => ({ number: place + 1, name: "An", comment })))
    .split("\n")
    .map((line) => line.split("\t"));
  expect(cells.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3]);
  expect(cells.map(([, , comment]) => comment)).toEqual([
    "Một dòng. Hai dòng. Ba.",
    " =1+1",
    " - Em làm tốt.",
    ' "Em" làm tốt.',
    "",
  ]);
});
