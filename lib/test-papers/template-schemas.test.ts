import { expect, test } from "vitest";
import { newTestTemplateSchema } from "./template-schemas.ts";

const settings = {
  matrix: "n1c4-8_n1w2-10",
  minutes: 40,
  writingMinutes: 40,
  school: "Trường Tiểu học Hoa Mai",
  hasDictation: false,
  codes: 2,
};
const template = { name: "Giữa kì 1", classId: "4", subject: "maths", settings };

test("a template is kept as it was sent, its name and its school as they can be seen", () => {
  expect(newTestTemplateSchema.parse(template)).toEqual(template);
  const typed = { ...template, name: "  Giữa\u200b \t kì 1 ", settings: { ...settings, school: " \u202e " } };
  expect(newTestTemplateSchema.parse(typed)).toEqual({ ...template, settings: { ...settings, school: "" } });
  const vietnamese = { ...template, subject: "vietnamese", settings: { ...settings, matrix: "r1c2-4_l2w1-6" } };
  expect(newTestTemplateSchema.parse(vietnamese)).toEqual(vietnamese);
});

test.each([
  ["no name", { name: " \u200b " }],
  ["61 letters", { name: "a".repeat(61) }],
  ["a class there is not", { classId: "6" }],
  ["a subject there is not", { subject: "english" }],
  ["a matrix of the other subject", { subject: "vietnamese" }],
  ["no settings", { settings: undefined }],
])("%s is refused", (_, wrong) => {
  expect(newTestTemplateSchema.safeParse({ ...template, ...wrong }).success).toBe(false);
});

test.each([
  ["no matrix", { matrix: "" }],
  ["what no matrix is written in", { matrix: "N1C4-8" }],
  ["a cell twice", { matrix: "n1c4-8_n1c4-8" }],
  ["a matrix and more", { matrix: `n1c4-8${"_".repeat(200)}` }],
  ["too few minutes", { minutes: 14 }],
  ["too many minutes", { writingMinutes: 121 }],
  ["half a minute", { minutes: 40.5 }],
  ["61 letters of a school", { school: "a".repeat(61) }],
  ["a dictation that is a word", { hasDictation: "1" }],
  ["five codes", { codes: 5 }],
  ["no code", { codes: 0 }],
])("settings with %s are refused", (_, wrong) => {
  const sent = { ...template, settings: { ...settings, ...wrong } };
  expect(newTestTemplateSchema.safeParse(sent).success).toBe(false);
});
