import { expect, test } from "vitest";
import { sheetFileName } from "./sheet-file-name.ts";

test.each([
  ["3A Hoa Mai", "Lớp 3A Hoa Mai - 2026-11-28.xlsx"],
  ["Lớp 3A", "Lớp 3A - 2026-11-28.xlsx"],
  ["3/1: “Sao?”", "Lớp 3-1- “Sao-” - 2026-11-28.xlsx"],
  ["../..\\3A\u202excod", "Lớp ..-..-3A-xcod - 2026-11-28.xlsx"],
  ["3A\n<b>", "Lớp 3A-b- - 2026-11-28.xlsx"],
])("the file of %j is %j", (name, file) => {
  expect(sheetFileName(name, "2026-11-28")).toBe(file);
});
