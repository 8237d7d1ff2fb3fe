import { expect, test } from "vitest";
import { readArt } from "./read-art.ts";

function read(inside: string) {
  return readArt(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`, "art.svg");
}

test("groups keep their names, pivots and paint order; groups without a name are opened", () => {
  const { items, anchors } = read(
    `<!-- a note --><g id="head" data-pivot="3 4"><g><circle cx="1" cy="2" r="3" fill="#abc"/></g>
     <g id="anchor-eyes" data-at="5 6" data-width="7"/></g>`,
  );
  expect(items).toMatchObject([
    {
      kind: "group",
      name: "head",
      pivot: { x: 3, y: 4 },
      children: [
        { kind: "shape", fill: { kind: "solid", colour: 0xffaabbcc } },
        { kind: "group", name: "anchor-eyes" },
      ],
    },
  ]);
  expect(anchors.get("anchor-eyes")).toEqual({ at: { x: 5, y: 6 }, width: 7 });
});

test("a gradient is found by its name, and opacity goes into its colours", () => {
  const { items } = read(
    `<defs><linearGradient id="coat" gradientUnits="userSpaceOnUse" x1="0" y1="1" x2="2" y2="3">
     <stop offset=".5" stop-color="#102030"/></linearGradient></defs>
     <path d="M0 0h1v1z" fill="url(#coat)" opacity="0.2"/>`,
  );
  expect(items).toMatchObject([
    { fill: { from: { x: 0, y: 1 }, to: { x: 2, y: 3 }, stops: [{ at: 0.5, colour: 0x33102030 }] } },
  ]);
});

test("a turned leaf is drawn where it stands", () => {
  const { items } = read(`<ellipse cx="2" cy="0" rx="3" ry="1" fill="#fff" transform="translate(10 0) rotate(90)"/>`);
  expect(items).toMatchObject([{ outline: [{ centre: { x: 10, y: 2 }, radiusX: 3, radiusY: 1, turn: Math.PI / 2 }] }]);
});

test.each([
  ["a class", `<path d="M0 0h1v1z" fill="#fff" class="x"/>`, "may not have the attribute class"],
  ["a colour by name", `<path d="M0 0h1v1z" fill="red"/>`, "not a colour"],
  ["no fill", `<path d="M0 0h1v1z"/>`, "must say its fill"],
  ["nothing to see", `<path d="M0 0h1v1z" fill="none"/>`, "is not seen"],
  ["a missing gradient", `<path d="M0 0h1v1z" fill="url(#no)"/>`, "no gradient #no"],
  ["opacity on both paints", `<path d="M0 0h1v1z" fill="#fff" stroke="#000" opacity=".5"/>`, "differs in Rive"],
  ["a square end", `<path d="M0 0h1" fill="none" stroke="#000" stroke-linecap="square"/>`, "may only be round"],
  ["a clip", `<clipPath id="c"/>`, "<clipPath> is not a shape"],
  ["a turned group", `<g transform="rotate(3)"/>`, "<g> may not have the attribute transform"],
  ["a stretched leaf", `<circle cx="1" cy="1" r="1" fill="#fff" transform="scale(1 2)"/>`, "only translate"],
  ["an open element", `<g id="a">`, "closes nothing"],
  ["loose text", `<g>hello</g>`, "cannot read"],
])("art with %s is refused, and the file is named", (_what, inside, reason) => {
  expect(() => read(inside)).toThrow(reason);
  expect(() => read(inside)).toThrow(/^art\.svg: /);
});
