import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type Cell, type Sheet, writeWorkbook } from "./write-workbook.ts";

function sheetOf(rows: readonly (readonly Cell[])[], name = "Học sinh"): Sheet {
  return { name, columns: (rows[0] ?? []).map(() => ({ width: 12 })), rows, fixedColumns: 2 };
}

/** The files in a workbook as texts. */
function open(sheets: readonly Sheet[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(unzipSync(writeWorkbook(sheets))).map(([name, file]) => [name, strFromU8(file)]),
  );
}

const firstSheet = (rows: readonly (readonly Cell[])[]) => open([sheetOf(rows)])["xl/worksheets/sheet1.xml"] ?? "";

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The texts of a sheet as a reader of XML sees them. */
function textsOf(xml: string): string[] {
  return [...xml.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text = ""]) =>
    text.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity),
  );
}

const names = [
  "=1+1",
  "+84 912 345 678",
  "@x",
  "-2",
  "\t=cmd|' /C calc'!A0",
  "\r\n=1",
  '=HYPERLINK("http://a.b","An")',
  "<script>alert(1)</script>",
  "<f>1+1</f>",
  "]]>&amp;<!--",
  "\u202eAn\u200f",
  "Nguyễn Thị Ánh",
  "  An  ",
  "🐘",
  "123",
  "TRUE",
];

test("a name is a text and no formula, whatever it is", () => {
  const xml = firstSheet([["Tên"], ...names.map((name) => [name])]);
  expect(textsOf(xml)).toEqual(["Tên", ...names]);
  expect(xml).not.toMatch(/<f[\s/>]/);
  const cells = xml.match(/<c [^>]*>/g) ?? [];
  expect(cells).toHaveLength(names.length + 1);
  expect(cells.every((cell) => cell.includes('t="inlineStr"'))).toBe(true);
});

test("what Excel would read as a letter is written so that it stays as it is, and what XML cannot hold is left out", () => {
  expect(textsOf(firstSheet([["_x0041_", "_x00g1_", "a\u0000\u001b\ud800\ufffeb"]]))).toEqual([
    "_x005F_x0041_",
    "_x00g1_",
    "ab",
  ]);
});

test("numbers are numbers, days are days and nothing is nothing", () => {
  const xml = firstSheet([
    ["A", "B", "C", "D", "E"],
    [7, { day: "2026-11-28" }, { day: "1970-01-01" }, null, ""],
  ]);
  const row = '<row r="2"><c r="A2"><v>7</v></c><c r="B2" s="3"><v>46354</v></c><c r="C2" s="3"><v>25569</v></c></row>';
  expect(xml).toContain(row);
});

test("the headings stay in view and can be filtered by, and columns have names beyond Z", () => {
  const xml = firstSheet([Array.from({ length: 703 }, (_, index) => index), [1]]);
  expect(xml).toContain('<pane xSplit="2" ySplit="1" topLeftCell="C2" activePane="bottomRight" state="frozen"/>');
  expect(xml).toContain('<autoFilter ref="A1:AAA2"/>');
  for (const place of ["Z1", "AA1", "AZ1", "BA1", "ZZ1", "AAA1"]) expect(xml).toContain(`<c r="${place}">`);
});

test("every file a workbook refers to is in it", () => {
  const files = open([sheetOf([["a"]], "Một & hai"), sheetOf([["b"]], "Ba")]);
  expect(Object.keys(files).sort()).toEqual(
    ["[Content_Types].xml", "_rels/.rels", "xl/_rels/workbook.xml.rels", "xl/styles.xml", "xl/workbook.xml"].concat([
      "xl/worksheets/sheet1.xml",
      "xl/worksheets/sheet2.xml",
    ]),
  );
  const partsOf = (name: string, pattern: RegExp) => [...(files[name] ?? "").matchAll(pattern)].map(([, part]) => part);
  expect(partsOf("xl/_rels/workbook.xml.rels", /Id="(\w+)"/g)).toEqual(["rId1", "rId2", "rId3"]);
  expect(partsOf("xl/_rels/workbook.xml.rels", /Target="([^"]+)"/g)).toEqual([
    "worksheets/sheet1.xml",
    "worksheets/sheet2.xml",
    "styles.xml",
  ]);
  expect(
    partsOf("[Content_Types].xml", /PartName="\/([^"]+)"/g).every((part) => part !== undefined && part in files),
  ).toBe(true);
  expect(files["xl/workbook.xml"]).toContain('<sheet name="Một &amp; hai" sheetId="1" r:id="rId1"/>');
  expect(files["xl/workbook.xml"]).toContain(`localSheetId="0" hidden="1">'Một &amp; hai'!$A$1:$A$1</definedName>`);
});

test("the same sheets make the same file", () => {
  const sheets = [sheetOf([["Tên"], ["An"]])];
  expect(writeWorkbook(sheets)).toEqual(writeWorkbook(sheets));
});

test("forty pupils and a hundred pieces of work make a small file", () => {
  const row: readonly Cell[] = [1, "Nguyễn Văn An", "Ôn phép cộng", 5, { day: "2026-11-28" }, "Đúng hạn", 3, 1, 2, 4];
  const file = writeWorkbook([sheetOf(Array.from({ length: 4000 }, () => row))]);
  expect(file.length).toBeLessThan(500_000);
});
