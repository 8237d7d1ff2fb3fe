import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "#components/preferences/settings.ts";
import { wantsMotion } from "./use-live-picture.ts";

let isReduced = false;
beforeEach(() => {
  isReduced = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  vi.stubGlobal("navigator", {});
});

test("pictures move where nothing speaks against it, also where the browser tells nothing of its connection", () => {
  expect(wantsMotion()).toBe(true);
  vi.stubGlobal("navigator", { connection: { saveData: false } });
  expect(wantsMotion()).toBe(true);
});

test("pictures stay still where motion is reduced", () => {
  isReduced = true;
  expect(wantsMotion()).toBe(false);
});

test("pictures stay still where data is saved or the connection is slow", () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  expect(wantsMotion()).toBe(false);
  vi.stubGlobal("navigator", { connection: { saveData: false, effectiveType: "3g" } });
  expect(wantsMotion()).toBe(false);
});

test("pictures stay still where the code that moves them cannot run", () => {
  vi.stubGlobal("WebAssembly", undefined);
  expect(wantsMotion()).toBe(false);
});

test("pictures stay still where the child asks for calm", () => {
  vi.stubGlobal("document", { documentElement: { setAttribute: () => undefined, removeAttribute: () => undefined } });
  settings.change({ isCalm: true });
  expect(wantsMotion()).toBe(false);
  settings.change({ isCalm: false });
  expect(wantsMotion()).toBe(true);
});
