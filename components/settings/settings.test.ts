import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { settingChoices } from "#components/preferences/setting-choices.ts";
import { settings } from "#components/preferences/settings.ts";
import { fakeWindow } from "#tests/setup/fake-window.ts";
import { firstPaintScript } from "./first-paint-script.ts";

const defaults = { textSize: "normal", isCalm: false, font: "lexend", hand: "right", voiceSpeed: "normal" };

/** The root element, as far as it can be marked. */
function fakeRoot() {
  const marks = new Map<string, string>();
  return {
    marks,
    setAttribute: (name: string, value: unknown) => void marks.set(name, String(value)),
    removeAttribute: (name: string) => void marks.delete(name),
  };
}

let window = fakeWindow();
let root = fakeRoot();
beforeEach(() => {
  window = fakeWindow();
  root = fakeRoot();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", { documentElement: root });
});

/** What the head of a page does with what is kept. */
function readHead(page: ReturnType<typeof fakeWindow>) {
  const fresh = fakeRoot();
  const heard = new Map<string, () => void>();
  runInNewContext(firstPaintScript(), {
    document: { documentElement: fresh },
    localStorage: page.localStorage,
    addEventListener: (type: string, listener: () => void) => heard.set(type, listener),
  });
  return { marks: fresh.marks, tell: (type: string) => heard.get(type)?.() };
}

const anyChoice = fc.record(
  {
    textSize: fc.constantFrom(...settingChoices.textSize.values),
    isCalm: fc.constantFrom(...settingChoices.isCalm.values),
    font: fc.constantFrom(...settingChoices.font.values),
    hand: fc.constantFrom(...settingChoices.hand.values),
    voiceSpeed: fc.constantFrom(...settingChoices.voiceSpeed.values),
  },
  { requiredKeys: [] },
);

test("nothing is chosen at first, and a choice leaves the others as they were", () => {
  expect(settings.get()).toEqual(defaults);
  settings.change({ font: "andika" });
  settings.change({ textSize: "largest", isCalm: true });
  expect(settings.get()).toEqual({ ...defaults, font: "andika", textSize: "largest", isCalm: true });
  expect(Object.fromEntries(root.marks)).toEqual({
    "data-font": "andika",
    "data-text": "largest",
    "data-calm": "true",
  });
  settings.change({ font: "lexend" });
  expect(root.marks.has("data-font")).toBe(false);
});

test("what is read stays the same object until something changes", () => {
  settings.change({ hand: "left" });
  const before = settings.get();
  expect(settings.get()).toBe(before);
  settings.change({ hand: "right" });
  expect(settings.get()).not.toBe(before);
});

test("the head of a page marks it as the choosing did, in every combination", () => {
  fc.assert(
    fc.property(fc.array(anyChoice, { minLength: 1, maxLength: 4 }), (choices) => {
      for (const choice of choices) settings.change(choice);
      expect(Object.fromEntries(readHead(window).marks)).toEqual(Object.fromEntries(root.marks));
    }),
  );
});

test("the head of an open page follows what another tab chooses", () => {
  const page = readHead(window);
  settings.change({ textSize: "large" });
  expect(page.marks.size).toBe(0);
  page.tell("storage");
  expect(page.marks.get("data-text")).toBe("large");
  settings.change({ textSize: "normal" });
  page.tell("pageshow");
  expect(page.marks.size).toBe(0);
});

test("what is broken or foreign in storage counts as the default, here and in the head", () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    anyChoice,
    fc.dictionary(fc.constantFrom(...Object.keys(defaults)), fc.jsonValue()),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        odd.map((value) => JSON.stringify(value)),
      ),
      (text) => {
        window.changeElsewhere("settings", text);
        const { marks } = readHead(window);
        settings.change({});
        expect(Object.fromEntries(marks)).toEqual(Object.fromEntries(root.marks));
        for (const [name, value] of Object.entries(settings.get())) {
          const choice = Object.entries(settingChoices).find(([other]) => other === name)?.[1];
          expect(choice?.values).toContain(value);
        }
      },
    ),
  );
  window.changeElsewhere("settings", '{"textSize":"huge","isCalm":"true","font":null,"hand":["left"],"other":1}');
  expect(settings.get()).toEqual(defaults);
});

test("the script of the head holds no character that would be escaped in it", () => {
  expect(firstPaintScript()).not.toMatch(/[<>&"']/);
});

test("where storage is blocked a choice is shown until the page is left, and the head of the next one stays plain", () => {
  const blocked = fakeWindow({ isBlocked: true });
  vi.stubGlobal("window", blocked);
  settings.change({ isCalm: true });
  expect(settings.get().isCalm).toBe(true);
  expect(root.marks.get("data-calm")).toBe("true");
  expect(readHead(blocked).marks.size).toBe(0);
});

test("the head of a page marks it with the class of its child, if it is one", () => {
  const markOf = (kept: string) => {
    window.localStorage.setItem("class", kept);
    return readHead(window).marks.get("data-class");
  };
  expect(["1", "3", "5", "0", "6", "", "13", '"><'].map(markOf)).toEqual(["1", "3", "5", ...Array(5).fill(undefined)]);
});
