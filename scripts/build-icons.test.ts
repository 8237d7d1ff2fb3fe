import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "#app/manifest.json" with { type: "json" };
import { classIds } from "#lib/core/class-id.ts";
import { homeText } from "#lib/text/home-text.ts";
import { shellText } from "#lib/text/shell-text.ts";

/** Width and height as a PNG says them in its first chunk. */
function sizeOf(path: string): string {
  const png = readFileSync(path);
  expect(png.toString("latin1", 1, 4), path).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test("every icon is there in the size it is said to have", () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  expect(icons.map(({ src }) => sizeOf(`public${src}`))).toEqual(icons.map(({ sizes }) => sizes));
  expect(sizeOf("public/apple-touch-icon.png")).toBe("180x180");
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
});

test("the installed site has the site's own words, colours and classes", () => {
  expect(manifest).toMatchObject({ name: shellText.productName, description: shellText.description, lang: "vi" });
  const styles = readFileSync("app/globals.css", "utf8");
  for (const colour of [manifest.theme_color, manifest.background_color]) expect(styles).toContain(colour);
  expect(manifest.shortcuts.map(({ name, url }) => ({ name, url }))).toEqual(
    classIds.map((classId) => ({ name: homeText.className(classId), url: `/class/${classId}` })),
  );
});
