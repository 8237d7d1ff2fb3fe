import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { checkEmail } from "#lib/core/check-email.ts";
import { checkPassword } from "#lib/core/check-password.ts";
import { checkUsername } from "#lib/core/check-username.ts";
import { foldMarks } from "#lib/core/fold-marks.ts";
import { foldName } from "#lib/core/fold-name.ts";
import { isRudeName } from "#lib/core/is-rude-name.ts";
import { scrub } from "#lib/operation/scrub.ts";
import { unknownPages } from "#lib/play/page-addresses.ts";
import { pictureLock } from "#lib/play/picture-lock.ts";
import { longTexts, quickestMs } from "#tests/setup/long-texts.ts";
import { listExpressions } from "./list-expressions.ts";
import { listFiles } from "./list-files.ts";

const mostMs = 5;

/** Skills and games read only their own banks; nothing from outside reaches them as text. */
const ownTexts = /^lib\/(?:skills|games)\//;
const files = [
  ...listFiles(["lib", "app", "components"], [".ts", ".tsx"]).filter((file) => !ownTexts.test(file)),
  ...["middleware.ts", "instrumentation.ts", "instrumentation-client.ts", "next.config.ts"],
];
const found = listExpressions(files);

/** What an expression costs at its worst, and at what. */
function slowOf(name: string, work: (text: string) => unknown): string[] {
  const slow = longTexts.find((text) => quickestMs(() => work(text), mostMs) > mostMs);
  return slow === undefined ? [] : [`${name} on ${JSON.stringify(slow.slice(0, 2) + slow.slice(-2))}`];
}

function apply(expression: RegExp): (text: string) => unknown {
  return (text) => [text.replace(expression, ""), text.search(expression)];
}

test("no expression that is written down takes long over any text", () => {
  expect(found.literals.length).toBeGreaterThan(150);
  const different = new Map(found.literals.map((each) => [`/${each.pattern}/${each.flags}`, each]));
  const slow = [...different].flatMap(([written, { file, pattern, flags }]) =>
    slowOf(`${file}: ${written}`, apply(new RegExp(pattern, flags))),
  );
  expect(slow).toEqual([]);
});

/** What has to be called before the file builds its expression. */
const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  "lib/operation/mark-unknown-pages.ts": async () => {
    vi.stubEnv("UNKNOWN_PAGES", unknownPages());
    vi.resetModules();
    (await import("#lib/operation/mark-unknown-pages.ts")).markUnknownPages();
  },
  "lib/play/make-search.ts": async () => (await import("#lib/play/make-search.ts")).makeSearch([])("lop 2"),
  "lib/questions/spoken-name.ts": async () =>
    (await import("#lib/questions/spoken-name.ts")).spokenName("a", { a: "b" }),
};

test("no expression that is built takes long over any text", async () => {
  const built: RegExp[] = [];
  const Original = RegExp;
  vi.stubGlobal(
    "RegExp",
    class extends Original {
      constructor(pattern: string | RegExp, flags?: string) {
        super(pattern, flags);
        built.push(new Original(pattern, flags));
      }
    },
  );
  const slow: string[] = [];
  for (const [file, places] of found.builders) {
    built.length = 0;
    await import(resolve(file));
    await calls[file]?.();
    expect(built.length, file).toBeGreaterThanOrEqual(places);
    slow.push(...built.flatMap((expression) => slowOf(`${file}: ${expression.source}`, apply(expression))));
  }
  expect(slow).toEqual([]);
});

test("nothing that reads what a visitor sends takes long over any text", () => {
  const readers: Readonly<Record<string, (text: string) => unknown>> = {
    checkEmail,
    checkPassword,
    checkUsername,
    foldMarks,
    foldName,
    isRudeName,
    lock: (text) => pictureLock.read(text),
    scrub,
    // The schema of an email, where its length is not looked at first.
    email: (text) => z.email().safeParse(text),
    uuid: (text) => z.uuid().safeParse(text),
  };
  expect(Object.entries(readers).flatMap(([name, read]) => slowOf(name, read))).toEqual([]);
});
