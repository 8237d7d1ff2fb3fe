import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DialHands } from "./dial-hands.tsx";
import { OnPaper } from "./on-paper.ts";

/** Hands at a quarter past three, printed. */
const printed = renderToStaticMarkup(
  createElement(
    OnPaper,
    { value: { width: 84, height: 36 } },
    createElement(DialHands, { hourTurn: 97.5, minuteTurn: 90, hands: "both", guide: null, isSpringing: false }),
  ),
);

const tipOf = (hand: string) => Math.max(...[...hand.matchAll(/L0 -(\d+)/gu)].map(([, tip]) => Number(tip)));
const widthOf = (hand: string) => Math.abs(Number(/M(-[\d.]+)/u.exec(hand)?.[1])) * 2;

test("printed hands are black, differ in length and thickness, and a white edge parts them", () => {
  const [minute = "", hour = ""] = printed.match(/<path[^>]*>/gu) ?? [];
  expect(minute).toContain("rotate(90)");
  expect(hour).toContain("rotate(97.5)");
  expect([minute, hour].every((hand) => hand.includes("fill-ink"))).toBe(true);
  expect(tipOf(minute) / tipOf(hour)).toBeGreaterThan(1.4);
  expect(widthOf(hour) / widthOf(minute)).toBeGreaterThan(2);
  expect(hour).toContain("stroke-card");
});
