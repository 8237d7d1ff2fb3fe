import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OnPaper } from "./on-paper.ts";
import { Picture } from "./picture.tsx";

const picture = createElement(Picture, { name: "mango", x: 10, y: 10, size: 50 });

test("a picture has a black line around it in print, and none on a screen", () => {
  const printed = renderToStaticMarkup(createElement(OnPaper, { value: { width: 80, height: 40 } }, picture));
  expect(printed.match(/paper-contour/gu)).toHaveLength(8);
  // The picture itself lies over its black copies.
  expect(printed.lastIndexOf("paper-contour")).toBeLessThan(printed.lastIndexOf("<image"));
  expect(renderToStaticMarkup(picture).match(/<image/gu)).toHaveLength(1);
});
