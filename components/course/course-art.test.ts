import { existsSync, readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { artNames } from "./art-names.ts";
import { CourseArt } from "./course-art.tsx";

const courses = z
  .array(
    z.object({
      class: z.string(),
      class_type: z.string(),
      title: z.string(),
      subtitle: z.string().nullable(),
      image: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL("../../supabase/content/courselist.json", import.meta.url), "utf8")));

test("every course of the list has a picture of its own; the book is for rows an operator adds", () => {
  const known = new Set<string>(artNames);
  const plain = courses.filter(({ image }) => image === "book" || !known.has(image));
  expect(plain).toEqual([]);
});

test("a pupil who cannot read yet can tell the Vietnamese cards of a class apart by their pictures", () => {
  const shown = courses
    .filter(({ subtitle }) => subtitle === "Tiếng Việt")
    .map((course) => `class ${course.class} ${course.class_type}: ${course.image}`);
  expect(shown.filter((picture, place) => shown.indexOf(picture) !== place)).toEqual([]);
});

test("every thing in a picture of a course is there to be shown", () => {
  const shown = artNames.flatMap((image) => {
    const drawn = renderToStaticMarkup(createElement(CourseArt, { image }));
    return [...drawn.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  });
  const missing = shown.filter((address) => !existsSync(new URL(`../../public${address}`, import.meta.url)));
  expect(missing).toEqual([]);
});
