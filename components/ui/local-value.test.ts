import { expect, test, vi } from "vitest";
import { fakeWindow } from "#tests/setup/fake-window.ts";
import { localValue } from "./local-value.ts";

test("a text is kept, read by whoever comes later, and taken away", () => {
  const window = fakeWindow();
  vi.stubGlobal("window", window);
  localValue("colour").write("red");
  expect(localValue("colour").read()).toBe("red");
  localValue("colour").write(null);
  expect(localValue("colour").read()).toBeNull();
});

test("a change is heard once in this tab and once from another, until it is no longer listened for", () => {
  const window = fakeWindow();
  vi.stubGlobal("window", window);
  const colour = localValue("colour");
  const heard = vi.fn(() => colour.read());
  const stop = colour.watch(heard);
  colour.write("red");
  window.changeElsewhere("colour", "blue");
  stop();
  colour.write("green");
  expect(heard.mock.results.map(({ value }) => value)).toEqual(["red", "blue"]);
});

test("where storage is blocked the text holds until the page is left", () => {
  vi.stubGlobal("window", fakeWindow({ isBlocked: true }));
  const colour = localValue("colour");
  colour.write("red");
  expect(colour.read()).toBe("red");
  colour.write(null);
  expect(colour.read()).toBeNull();
  expect(localValue("colour").read()).toBeNull();
});
