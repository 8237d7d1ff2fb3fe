import { expect, test } from "vitest";
import { listParts } from "./list-parts.ts";

/** The lines with what fills them between bars. */
function read(lines: readonly string[], answer: string | null): string[] {
  return listParts(lines, answer).map((line) =>
    line.map(({ type, text }) => (type === "words" ? text : `|${text}|`)).join(""),
  );
}

test.each([
  [["con …á"], null, ["con ||á"]],
  [["con …á"], "c", ["con |c|á"]],
  [["dòng …ông", "…e máy"], "s – x", ["dòng |s|ông", "|x|e máy"]],
  [["… nhà xa … Hà đi bộ."], "Tuy … nhưng …", ["|Tuy| nhà xa |nhưng| Hà đi bộ."]],
  [["Bạn tên là gì □"], "dấu chấm hỏi", ["Bạn tên là gì |?|"]],
  [["Em chào cô ạ □ Cô đi đâu đấy ạ □"], "dấu chấm than – dấu chấm hỏi", ["Em chào cô ạ |!| Cô đi đâu đấy ạ |?|"]],
  [["Bài □Trống cơm□ rất hay."], "dấu ngoặc kép", ["Bài |“|Trống cơm|”| rất hay."]],
  [["□ Mũ. □ Áo mưa."], "dấu gạch ngang", ["|–| Mũ. |–| Áo mưa."]],
  [["[nghi] ngơi", "suy [nghi]"], "hỏi – ngã", ["|nghi| ngơi", "suy |nghi|"]],
  [["Tổ em (1) có hai bạn"], "chỗ (1)", ["Tổ em (1) có hai bạn"]],
  [["Em □ về □ nhà"], "dấu phẩy – không biết – dấu chấm", ["Em || về || nhà"]],
])("%j with %s", (lines, answer, expected) => {
  expect(read(lines, answer)).toEqual(expected);
});
