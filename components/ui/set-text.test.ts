import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SetText } from "./set-text.tsx";

const drawn = (text: string) => renderToStaticMarkup(createElement(SetText, { text }));

test("a word with hyphens stays whole at the end of a row", () => {
  expect(drawn("dài 3 ki-lô-mét, rộng 1")).toBe('dài 3 <span class="whitespace-nowrap">ki-lô-mét</span>, rộng 1');
  expect(drawn("1⁄2 ki-lô-gam")).toContain('<span class="whitespace-nowrap">ki-lô-gam</span>');
});

test("other words are set as they are, and a word that stands alone", () => {
  expect(drawn("xăng-ti-mét")).toBe("xăng-ti-mét");
  expect(drawn("Hà Nội – Cần Thơ")).toBe("Hà Nội – Cần Thơ");
});
