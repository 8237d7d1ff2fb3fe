import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { findSecrets, secretText } from "#tests/setup/classroom-story/find-secrets.ts";
import { openRecordedLine, type RecordedLine } from "#tests/setup/classroom-story/recorded-line.ts";
import {
  className,
  makeStoryClass,
  openElsewhere,
  printClass,
  type StoryClass,
  secretsOf,
} from "#tests/setup/classroom-story/story-class.ts";
import { doWork, doWorkOffline, mistaken, sitDown, todayOf } from "#tests/setup/classroom-story/story-pupils.ts";
import {
  comment,
  endClass,
  exportClass,
  giveLesson,
  giveRemedy,
  lookAround,
  lookAtPupil,
  readReport,
  showFamily,
} from "#tests/setup/classroom-story/story-room.ts";
import { type StoryServer, startStoryServer, storyDatabases } from "#tests/setup/classroom-story/story-server.ts";
import { clearOfMidnight } from "#tests/setup/clear-of-midnight.ts";
import { test } from "#tests/setup/test.ts";

// What is asked for while there is no network. The picture of the album is not brought along before its first piece is turned.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED \(\S+\/places\/[\w-]+\.svg\)/] });

test.beforeEach(() => {
  test.setTimeout(1_200_000);
  return clearOfMidnight(300_000);
});

/** Opens a page in a browser of its own. */
type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/** Plays the whole life of a class up to its last day; gives it with what must be found nowhere. */
async function liveThrough(openPage: OpenPage, teacher: Page, looksAround: boolean) {
  const own = await test.step("a class is made", () => makeStoryClass(teacher));
  const printed = await test.step("its cards and its key are printed", () => printClass(teacher, own));
  const elsewhere = await openPage();
  await test.step("another device needs the key", () => openElsewhere(elsewhere, own, printed.words));

  const [one, two, three] = [await openPage(), await openPage({ serviceWorkers: "allow" }), await openPage()];
  const [firstCard = "", , thirdCard = ""] = printed.cards;
  const pupils = await test.step("three pupils sit down", async () => [
    await sitDown.byCard(one, firstCard),
    await sitDown.byAnimals(two, own.code, printed.animals),
    await sitDown.asOneself(three, thirdCard, "Bé Có Hồ Sơ"),
  ]);
  expect(pupils[2]).toBe("Bé Có Hồ Sơ");

  const { code, questions } = await test.step("the lesson is given", () => giveLesson(teacher, own));
  const mistakes = [...questions.entries()].flatMap(([place, question]) => {
    const wrong = mistaken(question, "REMAINDER");
    return wrong === null ? [] : [[place, wrong] as const];
  });
  const missed = (count: number) => new Map(mistakes.slice(0, count));
  await test.step("one pupil does it", () => doWork(one, { questions, wrong: missed(3) }));
  await test.step("another does it offline", () => doWorkOffline(two, { questions, wrong: missed(2) }));

  await test.step("the report is read", () => readReport(teacher, own, code, [...missed(3).keys()]));
  await test.step("a group gets a second set", async () => {
    await giveRemedy(teacher, own);
    await one.goto("/");
    await expect(todayOf(one).getByRole("heading", { name: /^Luyện thêm: / })).toBeVisible();
  });
  await test.step("a pupil is looked at", () => lookAtPupil(teacher, own));
  await test.step("a comment is written", () => comment(teacher, own));
  const guest = await openPage();
  await test.step("a family sees its card", () => showFamily(teacher, own, guest, pupils[0] ?? ""));
  await test.step("the class is taken home", () => exportClass(teacher, own, pupils));
  // The pages are the same on every database.
  if (looksAround) await test.step("every page is sound", () => lookAround(teacher, own, code));
  return {
    own,
    secrets: secretsOf(printed),
    browsers: [elsewhere, one, two, three, guest].map((page) => page.context()),
  };
}

type Secrets = Awaited<ReturnType<typeof liveThrough>>["secrets"];

/** The places that are left where a text the server knows is looked for and not found: a search that finds nothing proves nothing. */
function placesWithout(text: string, places: Readonly<Record<string, ReadonlyMap<string, Buffer>>>): string[] {
  const known = [secretText("what is known", text)];
  return Object.entries(places).flatMap(([name, place]) => (findSecrets(place, known).length > 0 ? [] : [name]));
}

/** Stops the server and looks through all that has reached it, and all it has said and kept. */
async function expectUnknown(server: StoryServer, line: RecordedLine, secrets: Secrets, { id }: StoryClass) {
  await server.stop();
  const [{ heads, bodies, answers }, kept] = [line.read(), await server.keeps()];
  const log = new Map([["the log", Buffer.from(server.output())]]);
  const { files, tables, backup } = kept;
  const all = [heads, bodies, answers, log, files, tables, backup].flatMap((place) => [...place]);
  expect(findSecrets(new Map(all), secrets)).toEqual([]);
  expect(placesWithout(id, { heads })).toEqual([]);
  expect(placesWithout(className, { bodies, answers })).toEqual([]);
  expect(placesWithout("Ready in", { log })).toEqual([]);
  return kept;
}

for (const [name, openDatabase] of Object.entries(storyDatabases)) {
  test(`a class lives from its first card to its end on ${name}, and no name leaves its teacher's browser`, async ({
    openContext,
    ownOrigins,
  }) => {
    const server = await startStoryServer(openDatabase);
    const line = await openRecordedLine(server.origin);
    ownOrigins.add(line.origin);
    const openPage: OpenPage = async (options) => (await openContext({ baseURL: line.origin, ...options })).newPage();
    try {
      const teacher = await openPage();
      const { own, secrets, browsers } = await liveThrough(openPage, teacher, server.isEmbedded);
      // No page asks for anything while the server is away.
      await Promise.all(browsers.map((browser) => browser.close()));
      await teacher.goto("about:blank");
      const { files, tables, backup } = await expectUnknown(server, line, secrets, own);
      const kept = { tables, backup, ...(server.isEmbedded && { files }) };
      expect(placesWithout(className, kept)).toEqual([]);
      expect(placesWithout(own.id, { tables })).toEqual([]);

      await server.startAgain();
      const guest = await openPage();
      await test.step("the class is closed and deleted", () => endClass(teacher, own, guest));
      await guest.context().close();
      await teacher.context().close();
      const left = await expectUnknown(server, line, secrets, own);
      const ownTables = new Map([...left.tables].filter(([table]) => !table.startsWith("table pg_")));
      expect(findSecrets(ownTables, [secretText("the class", own.id)])).toEqual([]);
    } finally {
      await test.info().attach("the log", { body: server.output() });
      line.close();
      await server.remove();
    }
  });
}
