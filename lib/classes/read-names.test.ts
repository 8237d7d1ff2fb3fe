import fc from "fast-check";
import { expect, test } from "vitest";
import { mostSeats, readNames } from "./read-names.ts";

test("names are read one a line, in the order they stand in", () => {
  expect(readNames("Nguyễn Văn An\nTrần Thị Bình\r\n\n  Lê   Chi  \n")).toEqual({
    names: ["Nguyễn Văn An", "Trần Thị Bình", "Lê Chi"],
    refused: [],
  });
});

test("what a spreadsheet puts around them is left out", () => {
  const rows = [
    "1\tNguyễn Văn An\t12/03/2018\tNam",
    "2\tTrần Thị Bình\t\tNữ",
    "\tLê Chi",
    "4. Hoàng Dũng",
    "5) Y Moan Êban",
  ];
  expect(readNames(rows.join("\n")).names).toEqual([
    "Nguyễn Văn An",
    "Trần Thị Bình",
    "Lê Chi",
    "Hoàng Dũng",
    "Y Moan Êban",
  ]);
});

test("the line that heads the columns is no pupil, and says which column holds the names", () => {
  const rows = ["STT\tMã HS\tHọ và tên\tNgày sinh\tGiới tính", "1\tHS 0012\tNguyễn Văn An\t12/03/2018\tNam"];
  expect(readNames(rows.join("\n"))).toEqual({ names: ["Nguyễn Văn An"], refused: [] });
  expect(readNames("Họ tên học sinh\nLê Chi").names).toEqual(["Lê Chi"]);
  // Without a heading a code before the name is no name.
  expect(readNames("1\tHS0012\tNguyễn Văn An\t12/03/2018").names).toEqual(["Nguyễn Văn An"]);
  expect(readNames("Họ và chữ đệm\tTên\nNguyễn Văn\tAn").names).toEqual(["Nguyễn Văn An"]);
  // "Nam" heads nothing: pupils are called so.
  expect(readNames("STT\tTên\n1\tNam").names).toEqual(["Nam"]);
});

test("names of every people of the country are names", () => {
  const all = [
    "Y H'Đăng Niê",
    "K’Brên",
    "Đinh Thị Ý Nhi",
    "A Lăng Đhưr",
    "Vàng A Sử",
    "Maria-Anna Müller",
    "Ng. Văn An",
  ];
  expect(readNames(all.join("\n"))).toEqual({ names: all, refused: [] });
});

test("letters that are put together from parts come whole", () => {
  expect(readNames("Nguyễn Thuỳ".normalize("NFD")).names).toEqual(["Nguyễn Thuỳ"]);
});

test("marks that cannot be seen are taken out", () => {
  expect(readNames("\u202eNguyễn\u200b Văn\u200f An\u0000").names).toEqual(["Nguyễn Văn An"]);
});

test.each([
  ["=1+1", "not-a-name"],
  ["@SUM(A1)", "not-a-name"],
  ["+84 912 345 678", "not-a-name"],
  ["<script>alert(1)</script>", "not-a-name"],
  ["An <b>", "not-a-name"],
  ["an@truong.vn", "not-a-name"],
  ["12\t34", "no-name"],
  ["A".repeat(61), "too-long"],
])("the line %s is refused: %s", (line, why) => {
  expect(readNames(`Lê Chi\n\n${line}`)).toMatchObject({ names: ["Lê Chi"], refused: [{ no: 3, why }] });
});

test("a class has at most sixty seats, and every line beyond is told", () => {
  const { names, refused } = readNames(Array.from({ length: 300 }, () => "Nguyễn Văn An").join("\n"));
  expect(names).toHaveLength(mostSeats);
  expect(refused).toHaveLength(240);
  expect(refused[0]).toEqual({ no: 61, text: "Nguyễn Văn An", why: "too-many" });
});

test("whatever is pasted, each name is whole, composed and can be put on a card", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" })), (lines) => {
      const { names, refused } = readNames(lines.join("\n"));
      for (const each of names) expect(each).toMatch(/^\p{L}[\p{L}\p{M}'’. -]{0,59}$/u);
      for (const { text } of refused) expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(names).toEqual(names.map((each) => each.normalize("NFC")));
    }),
  );
});
