import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toParagraphs } from "#lib/core/passages/to-paragraphs.ts";
import { PaperPassage } from "./paper-passage.tsx";

function markupOf(...[body, form]: Parameters<typeof toParagraphs>): string {
  return renderToStaticMarkup(createElement(PaperPassage, { title: "Tên bài", paragraphs: toParagraphs(body, form) }));
}

test("a poem has a line of its own for each of its lines, a paragraph for each stanza", () => {
  const markup = markupOf("Sáng ra\nBóng dài\n\nTrưa ra\nBóng thấp", "verse");
  expect(markup.match(/<p class="paper-verse">/gu)).toHaveLength(2);
  expect(markup.match(/<span class="paper-verse-line">[^<]+<\/span>/gu)).toHaveLength(4);
});

test("a table has heads for its columns and its rows", () => {
  const markup = markupOf("Bài | Trang\nOng | 4\nẾch | 9", "table");
  expect(markup).toContain('aria-label="Tên bài"');
  expect(markup.match(/<th scope="col"[^>]*>/gu)).toHaveLength(2);
  expect(markup.match(/<th scope="row"[^>]*>/gu)).toHaveLength(2);
  expect(markup.match(/<td[^>]*>/gu)).toHaveLength(2);
});

test("prose runs on in its paragraphs", () => {
  expect(markupOf("Trời nắng. Gió thổi.", "prose")).toContain('<p class="paper-text">Trời nắng. Gió thổi.</p>');
});
