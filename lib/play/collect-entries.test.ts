import { expect, test } from "vitest";
import { collectEntries, collectLessons } from "./collect-entries.ts";

const game = { title: "Đếm số", image: "counting", href: "/game/counting", skill: null } as const;
const sum = {
  title: "Câu hỏi: cộng phạm vi 10",
  image: "addition-10",
  href: "/course-detail/110",
  skill: { id: "c1-add-within-10", subject: "maths", strand: "Số và phép tính" },
} as const;
const path = { title: "Leo ruộng bậc thang", image: "path", href: "/game/level-one", skill: null } as const;

test("a class, its subjects and its cards are found, a challenge only where nothing is practised for it", () => {
  const challenge = { ...sum, title: "Cộng trong phạm vi 10", href: "/course-detail/150" };
  const entries = collectEntries([{ classId: "1", practice: [game, sum], challenge: [challenge, game, path] }]);
  expect(entries.map(({ title, href }) => `${title} ${href}`)).toEqual([
    "Lớp 1 /class/1",
    "Toán lớp 1 /class/1#toan",
    "Đếm số /game/counting",
    "Câu hỏi: cộng phạm vi 10 /course-detail/110",
    "Leo ruộng bậc thang /game/level-one",
  ]);
});

test("a class without a card is found all the same", () => {
  expect(collectEntries([{ classId: "4", practice: [], challenge: [] }])).toMatchObject([{ title: "Lớp 4" }]);
});

test("a lesson is found under its number and title, and leads to where it stands", () => {
  expect(collectLessons("3")).toContainEqual({
    title: "Bài 26: Chia số có hai chữ số cho số có một chữ số",
    classId: "3",
    subject: "maths",
    strand: "",
    image: null,
    href: "/class/3/lessons#m3-26",
  });
  expect(new Set(collectLessons("3").map(({ href }) => href)).size).toBe(collectLessons("3").length);
});
