import { expect, type Page } from "@playwright/test";
import { classIds } from "#lib/core/class-id.ts";
import { screenSizes } from "#lib/play/screen-sizes.ts";
import { skills } from "#lib/skills/registry.ts";
import { openGallery, resizeScreens } from "#tests/setup/gallery.ts";
import { ownServer } from "#tests/setup/own-server.ts";
import { chunk, keysOfLooks, listRounds, trackNames } from "#tests/setup/rounds.ts";
import { findScreenFaults } from "#tests/setup/screen-faults.ts";
import { test } from "#tests/setup/test.ts";
import { inTurn } from "#tests/setup/turns.ts";
import { giveVietnameseVoice } from "#tests/setup/vietnamese-voice.ts";

test.use({ viewport: { width: 1400, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const perPage = 40;
const tracksPerTest = 6;
const skillsPerTest = 25;

/** One question of everything one can look like, each time; of the others a fourth, which moves with the commits. */
function listKeys(names: readonly string[]): string[] {
  const looks = keysOfLooks();
  const keys = names.flatMap(listRounds).map(({ key }) => key);
  const others = keys.filter((key) => !looks.has(key));
  return [...keys.filter((key) => looks.has(key)), ...inTurn(others, 4)];
}

/** What is wrong with these questions before they are answered, on every screen. */
async function findFaults(page: Page, keys: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const part of chunk(keys, perPage)) {
    const shown = await openGallery(page, part, "open");
    for (const size of screenSizes) {
      await resizeScreens(page, size);
      for (const [key, screen] of shown) {
        const found = await findScreenFaults(screen);
        if (found !== null) faults.push(`${key} ${size.width}x${size.height}: ${JSON.stringify(found)}`);
      }
    }
  }
  return faults;
}

for (const names of chunk(trackNames, tracksPerTest))
  test(`every round of ${names[0]} to ${names.at(-1)} stands on one screen`, async ({ page }) => {
    expect(await findFaults(page, listKeys(names))).toEqual([]);
  });

for (const classId of classIds)
  for (const names of chunk(
    skills.filter((skill) => skill.classId === classId).map(({ id }) => id),
    skillsPerTest,
  ))
    test(`the skills ${names[0]} to ${names.at(-1)} stand on one screen each, with the loudspeakers`, async ({
      page,
      context,
    }) => {
      await giveVietnameseVoice(context);
      expect(await findFaults(page, listKeys(names))).toEqual([]);
    });

test.describe("a server that was not asked for a gallery", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("has none", async ({ openContext, ownOrigins }) => {
    const server = await ownServer({ openContext, ownOrigins });
    try {
      const page = await (await server.open()).newPage();
      const answer = await page.goto("/gallery?of=c1-add-10");
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Ôi, lạc đường rồi!" })).toBeVisible();
    } finally {
      await server.remove();
    }
  });
});
