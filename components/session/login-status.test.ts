import { afterEach, expect, test, vi } from "vitest";
import { loginStatus } from "./login-status.ts";

afterEach(() => loginStatus.set(null));

test("nobody is logged in at first", () => {
  expect(loginStatus.get()).toEqual({ isLoggedIn: false, username: null });
});

test("login and logout are heard, each once", () => {
  const heard = vi.fn();
  const stop = loginStatus.subscribe(() => heard(loginStatus.get()));
  loginStatus.set("Lan");
  loginStatus.set("Lan");
  loginStatus.set(null);
  stop();
  loginStatus.set("Minh");
  expect(heard.mock.calls).toEqual([[{ isLoggedIn: true, username: "Lan" }], [{ isLoggedIn: false, username: null }]]);
});
