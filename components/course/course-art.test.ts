import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { artNames } from "./art-names.ts";

const courses = z.array(z.object({ title: z.string(), image: z.string() }));
const courseList = new URL("../../supabase/content/courselist.json", import.meta.url);

test("every course of the list has a picture of its own; the book is for rows an operator adds", () => {
  const known = new Set<string>(artNames);
  const plain = courses
    .parse(JSON.parse(readFileSync(courseList, "utf8")))
    .filter(({ image }) => image === "book" || !known.has(image));
  expect(plain).toEqual([]);
});
