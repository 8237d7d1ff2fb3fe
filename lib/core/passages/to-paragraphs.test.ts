import { expect, test } from "vitest";
import { saidParts, toParagraphs, writtenText } from "./to-paragraphs.ts";

const rolesOf = (...[body, form]: Parameters<typeof toParagraphs>) =>
  toParagraphs(body, form).map(({ role, sentences }) => `${role}: ${sentences.join(" / ")}`);

test("prose is paragraphs of sentences", () => {
  expect(rolesOf("Trời nắng. Gió thổi.\n– Đi thôi! – Nam gọi.", "prose")).toEqual([
    "text: Trời nắng. / Gió thổi.",
    "text: – Đi thôi! – Nam gọi.",
  ]);
});

test("verse keeps its lines, stanza by stanza", () => {
  expect(rolesOf("Sáng ra trước ngõ\nBóng dài.\n\nTrưa ra giữa sân\nBóng thấp!", "verse")).toEqual([
    "verse: Sáng ra trước ngõ / Bóng dài.",
    "verse: Trưa ra giữa sân / Bóng thấp!",
  ]);
});

test("a letter has place and date, a salutation and a signature", () => {
  expect(
    rolesOf("Huế, ngày 1 tháng 5\n\nBà kính mến!\nCháu khoẻ. Bà khoẻ không?\n\nCháu của bà\nVy", "letter"),
  ).toEqual([
    "place: Huế, ngày 1 tháng 5",
    "greeting: Bà kính mến!",
    "text: Cháu khoẻ. / Bà khoẻ không?",
    "signature: Cháu của bà / Vy",
  ]);
});

test("a letter that was changed by hand and has no such parts is set as prose", () => {
  expect(rolesOf("Bà kính mến!\nCháu khoẻ.", "letter")).toEqual(["text: Bà kính mến!", "text: Cháu khoẻ."]);
});

test("a notice may have a heading and somebody who signs; what it lists stands in lines of its own", () => {
  const said = "Thời gian: 8 giờ.\n– Mang sách.\n– Mang bút.";
  const set = ["text: Thời gian: 8 giờ.", "item: – Mang sách.", "item: – Mang bút."];
  expect(rolesOf(said, "notice")).toEqual(set);
  expect(rolesOf(`Thông báo\n\n${said}`, "notice")).toEqual(["heading: Thông báo", ...set]);
  expect(rolesOf(`Trường A\nThông báo\n\n${said}\n\nCô Hà`, "notice")).toEqual([
    "heading: Trường A / Thông báo",
    ...set,
    "signature: Cô Hà",
  ]);
});

test("rows become one table, between the lines around it", () => {
  const paragraphs = toParagraphs("Sách có hai bài.\nBài | Trang\nOng | 4\nẾch | 9\nLưu ý:\n– Giữ sạch.", "table");
  expect(paragraphs.map(({ role }) => role)).toEqual(["text", "table", "text", "item"]);
  expect(paragraphs[1]?.sentences).toEqual(["Bài | Trang", "Ong | 4", "Ếch | 9"]);
  expect(paragraphs.flatMap(saidParts).slice(1, 5)).toEqual(["Bài", "Trang", "Ong", "4"]);
});

test("a paragraph is written in a line, verse in its lines", () => {
  expect(writtenText({ role: "text", sentences: ["Trời nắng.", "Gió thổi."] })).toBe("Trời nắng. Gió thổi.");
  expect(writtenText({ role: "verse", sentences: ["Trời nắng", "Gió thổi"] })).toBe("Trời nắng\nGió thổi");
});
