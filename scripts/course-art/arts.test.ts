import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { artNames } from "#lib/play/art-names.ts";
import { arts } from "./arts.tsx";
import { spriteOf } from "./sprite.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const drawn = read("public/art/courses.svg");

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
  .parse(JSON.parse(read("supabase/content/courselist.json")));

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

test("public/art/courses.svg is what the drawings and the colours make: npm run art", () => {
  expect(drawn).toBe(spriteOf(arts, read("app/globals.css")));
});

test("every picture is there once, and so is every thing in it", () => {
  const ids = [...drawn.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual(artNames.toSorted());
  const things = [...drawn.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(things.length).toBeGreaterThan(0);
  expect(things.filter((address) => !existsSync(new URL(`../../public${address}`, import.meta.url)))).toEqual([]);
});

test("no picture needs the style sheet of a page", () => {
  expect(drawn).not.toMatch(/ (?:class|style)=|<style/);
  const asked = new Set([...drawn.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));
  expect([...asked].sort()).toEqual(["head", "hue", "lip", "on", "soft", "softlip", "solid"]);
});
