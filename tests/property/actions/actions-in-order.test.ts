import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { longTexts, quickestMs } from "#tests/setup/long-texts.ts";
import { newAssignment } from "./usual-input.ts";

const asked = vi.hoisted(() => ({ allowances: 0, work: [] as string[] }));

/** Nobody is allowed anything more. */
vi.mock("#lib/server/rate-limits.ts", () => {
  const refuse = async () => {
    asked.allowances += 1;
    return false;
  };
  return { takeAllowance: refuse, takePlayAllowance: refuse, takeLike: refuse, takeStoredRun: refuse };
});
/** To read a name is work too: it is compared with long lists. */
vi.mock("#lib/core/check-username.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("#lib/core/check-username.ts")>();
  return {
    ...original,
    checkUsername: (raw: string) => {
      asked.work.push("read a name");
      return original.checkUsername(raw);
    },
  };
});
vi.mock("#lib/core/is-rude-name.ts", () => ({
  isRudeName: () => {
    asked.work.push("compare a name with the lists");
    return false;
  },
}));
vi.mock("#lib/server/try-read.ts", () => ({
  tryRead: async (what: string) => {
    asked.work.push(what);
    return { ok: false, reason: "backend-away" };
  },
}));
vi.mock("#lib/server/sessions.ts", () => ({
  readSessionCookie: async () => ({ pupilId: "00000000-0000-4000-8000-000000000001", guestId: null, sessionId: null }),
  writeSession: async () => undefined,
}));
vi.mock("#lib/server/likes.ts", () => ({
  addLike: async () => undefined,
  likeCookie: { isSet: async () => false, set: async () => undefined },
}));
vi.mock("#lib/server/log-event.ts", () => ({ logEvent: () => undefined }));
vi.mock("#lib/server/contacts.ts", () => ({ saveContact: async () => asked.work.push("save contact") }));
vi.mock("#lib/server/grown-up-auth.ts", () => ({ authProviders: () => ["google"], sendsMails: () => true }));
vi.mock("#lib/derive-key.ts", () => ({ deriveKey: () => "a key for tests", signText: () => "a signature for tests" }));
vi.mock("#lib/env.ts", () => ({ env: () => ({}) }));
vi.mock("#lib/server/grown-ups.ts", () => ({ forgetGrownUpSession: async () => undefined }));
vi.mock("next/cache", () => ({ refresh: () => undefined, updateTag: () => undefined, revalidateTag: () => undefined }));

type Action = (...given: unknown[]) => Promise<unknown>;

const isAction = (value: unknown): value is Action => typeof value === "function";

async function loadActions(): Promise<Map<string, Action>> {
  const names = readdirSync("lib/actions").filter((name) => name.endsWith(".ts"));
  const loaded = await Promise.all(
    names.map(async (name) => {
      const module: Record<string, unknown> = await import(resolve("lib/actions", name));
      return Object.values(module)
        .filter(isAction)
        .map((action) => [name, action] as const);
    }),
  );
  return new Map(loaded.flat());
}

/** Filled in as a visitor does, so that only the allowance stands in the way. */
function formOf(text: string | null): FormData {
  const form = new FormData();
  const fields = {
    username: "Thỏ Bông",
    avatar: "critters-01",
    email: "an@example.com",
    password: "mật khẩu dài",
    "new-password": "mật khẩu dài",
    message: "Một lời nhắn đủ dài",
    token: "abc",
    provider: "google",
  };
  for (const [name, usual] of Object.entries(fields)) form.set(name, text ?? usual);
  if (text !== null) form.set("lock", text);
  return form;
}

/** The arguments of the actions that take no form. */
const usualArguments: Readonly<Record<string, readonly unknown[]>> = {
  "accept-invitation.ts": ["s".repeat(22)],
  "change-assignment.ts": [
    "7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f",
    "8e6d9a0f-3c2b-4d4e-9f50-6b7c8d9e0f1a",
    { kind: "withdraw" },
  ],
  "change-class.ts": ["7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f", { kind: "close" }],
  "change-family-cards.ts": [
    "7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f",
    { kind: "make", links: [{ number: 1, version: 1, hash: "h".repeat(43) }] },
  ],
  "change-lock.ts": [null, "frog-duck-cat"],
  "change-question-set.ts": ["AQMaGgE", { kind: "replace-all" }],
  "choose-animal.ts": ["animals/level-one/giraffe-1"],
  "delete-class-test.ts": ["7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f", "8e6d9a0f-3c2b-4d4e-9f50-6b7c8d9e0f1a"],
  "delete-test-template.ts": ["7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f"],
  "export-class.ts": ["7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f"],
  "give-assignment.ts": ["7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f", newAssignment],
  "give-remedy.ts": ["7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f", { skillId: "c3-perimeter", code: "OP", numbers: [1, 2] }],
  "join-class.ts": [{ code: "ACDEFG", by: { kind: "emblem", number: 7, lock: "frog-duck-cat" }, as: "ask" }],
  "keep-class-test.ts": ["7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f", "/de?lop=4&mon=toan&dip=cuoi-1&so=abc123"],
  "leave-class.ts": ["00000000-0000-4000-8000-000000000001"],
  "make-class.ts": [
    {
      id: "7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f",
      name: "3A",
      classId: "3",
      keyCheck: "k".repeat(40),
      seats: [{ number: 1, sealedName: null, cardHash: "c".repeat(43), lock: "frog-duck-cat" }],
    },
  ],
  "make-question-set.ts": [{ classId: "1", subject: "maths", from: 1, to: 3, skillIds: ["c1-count-10"], count: 10 }],
  "restore-profile.ts": ["00000000-0000-4000-8000-000000000001"],
  "save-test-template.ts": [
    {
      name: "Giữa kì 1",
      classId: "4",
      subject: "maths",
      settings: { matrix: "n1c4-8", minutes: 40, writingMinutes: 40, school: "", hasDictation: false, codes: 2 },
    },
  ],
  "write-test-marks.ts": [
    "7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f",
    "8e6d9a0f-3c2b-4d4e-9f50-6b7c8d9e0f1a",
    [{ number: 1, code: "A", marks: [null, { quarters: 2, slips: [] }], changed: [1] }],
  ],
};

beforeEach(() => {
  asked.allowances = 0;
  asked.work = [];
});

test("whoever is allowed nothing more makes no action do anything", async () => {
  const actions = await loadActions();
  expect(actions.size).toBeGreaterThanOrEqual(19);
  for (const [name, action] of actions) {
    await action(...(usualArguments[name] ?? [{}, formOf(null)]));
    expect(asked.work, name).toEqual([]);
  }
  // All but those that no visitor gets through without a signed run id.
  expect(asked.allowances).toBe(actions.size - 2);
});

test("10 kB of any letter make no action work", async () => {
  const actions = await loadActions();
  const slow: string[] = [];
  for (const [name, action] of actions) {
    for (const text of longTexts) {
      const form = formOf(text);
      const begin = () => [action({}, form), action(text, 0, text)];
      if (quickestMs(begin, 5) > 5) slow.push(`${name} on ${JSON.stringify(text.slice(0, 2))}`);
    }
  }
  await new Promise(setImmediate);
  expect(slow).toEqual([]);
  expect(asked.work).toEqual([]);
});
