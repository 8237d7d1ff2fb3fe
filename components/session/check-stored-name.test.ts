import { beforeEach, expect, test, vi } from "vitest";
import { checkStoredName } from "./check-stored-name.ts";
import { session } from "./session.ts";

const kept = new Map<string, string>();
let isBlocked = false;

function guarded(): Map<string, string> {
  if (isBlocked) throw new DOMException("blocked");
  return kept;
}

function answerWith(body: unknown, meanwhile: () => void = () => undefined) {
  const ask = vi.fn(async (_address: string) => {
    meanwhile();
    return { ok: true, json: async () => body };
  });
  vi.stubGlobal("fetch", ask);
  return ask;
}

const cat = { username: "Mèo Mới", points: "1 200", animal: "animals/level-one/cat-1" };

beforeEach(() => {
  kept.clear();
  isBlocked = false;
  vi.stubGlobal("window", {
    location: { pathname: "/course/practice/1" },
    localStorage: {
      getItem: (key: string) => guarded().get(key) ?? null,
      setItem: (key: string, value: string) => void guarded().set(key, value),
      removeItem: (key: string) => void guarded().delete(key),
    },
  });
  session.logOut();
});

async function check() {
  const leave = vi.fn();
  await checkStoredName(leave);
  return leave;
}

test("a name nobody has is removed and the way goes to the user page", async () => {
  kept.set("userName", "Hươu Cũ");
  const ask = answerWith({ pupil: null, keepsCookies: true, isKnown: false });
  const leave = await check();
  expect(ask.mock.calls[0]?.[0]).toBe("/api/me?name=H%C6%B0%C6%A1u%20C%C5%A9");
  expect(session.name()).toBeNull();
  expect(session.confirmedName()).toBeNull();
  expect(leave).toHaveBeenCalledTimes(1);
});

test("a known name counts as logged in, with or without a session", async () => {
  kept.set("userName", "hươu vui");
  answerWith({ pupil: null, keepsCookies: true, isKnown: true });
  expect(await check()).not.toHaveBeenCalled();
  expect(session.confirmedName()).toBe("hươu vui");
});

test("the name of the session takes the place of another one", async () => {
  kept.set("userName", "Hươu Cũ");
  answerWith({ pupil: cat, keepsCookies: true, isKnown: false });
  expect(await check()).not.toHaveBeenCalled();
  expect(session.name()).toBe("Mèo Mới");
  expect(session.confirmedName()).toBe("Mèo Mới");
});

test("without a stored name nothing is asked", async () => {
  const ask = answerWith({ pupil: null, keepsCookies: true, isKnown: false });
  expect(await check()).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test("who logs in while the question is on its way stays logged in", async () => {
  kept.set("userName", "Hươu Cũ");
  answerWith({ pupil: null, keepsCookies: true, isKnown: false }, () => kept.set("userName", "Mèo Mới"));
  expect(await check()).not.toHaveBeenCalled();
  expect(session.name()).toBe("Mèo Mới");
});

test.each([
  ["a server in trouble", vi.fn(async () => ({ ok: false, json: async () => ({}) }))],
  [
    "an answer that makes no sense",
    vi.fn(async () => ({ ok: true, json: async () => ({ pupil: 7, keepsCookies: true, isKnown: false }) })),
  ],
  ["no network", vi.fn(async () => Promise.reject(new TypeError("network")))],
])("%s leaves the name where it is", async (_what, fetch) => {
  kept.set("userName", "Hươu Vui");
  vi.stubGlobal("fetch", fetch);
  expect(await check()).not.toHaveBeenCalled();
  expect(session.name()).toBe("Hươu Vui");
});

test("blocked storage is as good as no name", async () => {
  isBlocked = true;
  const ask = answerWith({ pupil: null, keepsCookies: true, isKnown: false });
  expect(await check()).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
  expect(() => session.confirm("Hươu Vui")).not.toThrow();
});
