import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { toParagraphs } from "#lib/core/passages/to-paragraphs.ts";
import { packDocument } from "./word-document.ts";
import { pageOf } from "./word-page.ts";
import { writePassage } from "./word-passage.ts";

const page = pageOf("a4", "3");

async function xmlOf(...[body, form]: Parameters<typeof toParagraphs>): Promise<string> {
  const children = writePassage("Tên bài", toParagraphs(body, form), page);
  const blob = await packDocument("Bài đọc", page, [{ children }]);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return strFromU8(files["word/document.xml"] ?? new Uint8Array());
}

const countOf = (xml: string, part: string) => xml.split(part).length - 1;

test("a poem keeps its lines in Word, a paragraph for each stanza", async () => {
  const xml = await xmlOf("Sáng ra\nBóng dài\n\nTrưa ra\nBóng thấp", "verse");
  expect(xml).toMatch(/Sáng ra<.*<w:br\/>.*Bóng dài</su);
  expect(countOf(xml, "<w:br/>")).toBe(2);
});

test("a letter has its place and its date at the right in Word", async () => {
  const xml = await xmlOf("Huế, ngày 1 tháng 5\n\nBà kính mến!\nCháu khoẻ.\n\nCháu của bà\nVy", "letter");
  const place = xml.split("</w:p>").find((paragraph) => paragraph.includes("Huế"));
  expect(place).toContain('<w:jc w:val="right"/>');
});

test("a table has cells in Word, and a head that is repeated", async () => {
  const xml = await xmlOf("Sách có hai bài.\nBài | Trang\nOng | 4\nẾch | 9", "table");
  // The frame of the text is a cell as well.
  expect(countOf(xml, "<w:tc>")).toBe(1 + 3 * 2);
  expect(countOf(xml, "<w:tblHeader/>")).toBe(1);
});
