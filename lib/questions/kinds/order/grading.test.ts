import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { type OrderKey, orderGrading, writeOrder } from "./grading.ts";
import { orderKind } from "./kind.ts";

const turned = toLine("Con xếp ngược rồi.");
const first = toLine("Số đứng đầu chưa đúng.");
const later = toLine("Con so sánh các số còn lại nhé!");
const key: OrderKey = { order: [2, 0, 1], turned, first, later };

test("all cards in their order are right", () => {
  expect(orderGrading.grade(key, { order: [2, 0, 1] })).toBe(true);
  expect(orderGrading.feedback(key, { order: [2, 0, 1] })).toBeNull();
});

test("the other way round is told apart from a wrong start", () => {
  expect(orderGrading.grade(key, { order: [1, 0, 2] })).toBe(false);
  expect(orderGrading.feedback(key, { order: [1, 0, 2] })).toEqual(turned);
  expect(orderGrading.feedback(key, { order: [0, 2, 1] })).toEqual(first);
});

test("after a right start only the rest is spoken of", () => {
  expect(orderGrading.feedback(key, { order: [2, 1, 0] })).toEqual(later);
});

/** A text of three parts and one that does not belong there, which lies at place 1. */
const text: OrderKey = {
  order: [2, 0, 3],
  turned,
  first,
  later,
  early: [toLine("Nhặt xong mới rửa."), toLine("Câu này thừa."), null, toLine("Đây là việc cuối.")],
};

test("of a text the first part out of place is spoken of, and its place is shown", () => {
  const tried: readonly (readonly [order: readonly number[], said: number, place: number])[] = [
    [[0, 2, 3], 0, 0],
    [[3, 0, 2], 3, 0],
    [[2, 3, 0], 3, 1],
    [[2, 1, 3], 1, 1],
    [[2, 0, 1], 1, 2],
  ];
  for (const [order, said, place] of tried) {
    expect(orderGrading.feedback(text, { order }), order.join()).toEqual(text.early?.[said]);
    expect(orderGrading.wrongPart?.(text, { order }), order.join()).toBe(place);
  }
  expect(orderGrading.wrongPart?.(text, { order: [2, 0, 3] })).toBeNull();
  expect(orderGrading.wrongPart?.(key, { order: [1, 0, 2] })).toBeNull();
});

test("a part that does not belong there is another mistake than a wrong order", () => {
  const view = { cards: ["b.", "x.", "a.", "c."], isRising: true, by: "text", spares: 1 } as const;
  expect(orderKind.nameMistake?.(text, { order: [2, 1, 3] }, view)).toBe("FIELD");
  expect(orderKind.nameMistake?.(text, { order: [2, 3, 0] }, view)).toBe("ORDER");
});

test("parts of a text are written one behind the other, with a mark between them", () => {
  const view = {
    cards: ["Đơn xin nghỉ học", "Em xin hứa học bù.", "Người làm đơn: Hà"],
    isRising: true,
    by: "text",
  } as const;
  expect(writeOrder(view, [0, 1, 2])).toBe("Đơn xin nghỉ học; Em xin hứa học bù. Người làm đơn: Hà");
  expect(writeOrder({ cards: ["0,5", "2"], isRising: true }, [1, 0])).toBe("2; 0,5");
});

test("of a story what each picture shows is written, with a mark between them", () => {
  const view = { cards: ["cây ra hoa", "hạt nảy mầm"], isRising: true, by: "pictures" } as const;
  expect(writeOrder(view, [1, 0])).toBe("hạt nảy mầm; cây ra hoa");
});
