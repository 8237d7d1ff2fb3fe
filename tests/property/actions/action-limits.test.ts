import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { fields, newAssignment } from "./usual-input.ts";

const pupilId = "00000000-0000-4000-8000-000000000001";
const otherId = "00000000-0000-4000-8000-000000000002";

/** What was asked of the limits, in this order. */
const taken = vi.hoisted((): string[] => []);

vi.mock("#lib/server/rate-limits.ts", () => {
  const take = async (limit: string, subject: string | null = "") => {
    taken.push(`${limit} ${subject ?? "nobody"}`.trim());
    return true;
  };
  return {
    takeAllowance: take,
    takePlayAllowance: take,
    takeLike: async (player: { id: string } | null) => take("a like", player?.id ?? null),
    takeStoredRun: async (player: { id: string } | null) => take("a stored run", player?.id ?? null),
    giveBackAllowance: async (limit: string) => taken.push(`back: ${limit}`),
    takeMail: (email: string) => {
      taken.push(`a mail to ${email}`);
      return false;
    },
  };
});

/** Who is signed in is found, and the mailbox is asked for; then the database is away. */
const goesOn = new Set(["grown-up", "password mail", "sign up"]);
vi.mock("#lib/server/try-read.ts", () => ({
  tryRead: async (what: string, read: () => Promise<unknown>) =>
    goesOn.has(what) ? { ok: true, value: (await read()) ?? { ok: true } } : { ok: false, reason: "backend-away" },
}));
vi.mock("#lib/server/grown-up-auth.ts", () => ({
  findGrownUp: async () => ({ email: "an@example.com", hasPassword: true }),
  authProviders: () => ["google"],
  sendsMails: () => true,
}));
vi.mock("#lib/server/min-duration.ts", () => ({ minDuration: (_: number, answer: Promise<unknown>) => answer }));
vi.mock("#lib/server/sessions.ts", () => ({
  readSessionCookie: async () => ({ pupilId, guestId: null, sessionId: null }),
  writeSession: async () => undefined,
}));
vi.mock("#lib/server/likes.ts", () => ({
  addLike: async () => undefined,
  likeCookie: { isSet: async () => false, set: async () => undefined },
}));
vi.mock("#lib/server/log-event.ts", () => ({ logEvent: () => undefined }));
vi.mock("#lib/server/contacts.ts", () => ({ saveContact: async () => undefined }));
vi.mock("#lib/server/run-token.ts", () => ({
  openRunId: (mode: string) => ({
    mode,
    ref: { kind: "game", levelName: "counting", level: 1 },
    pupilId,
    guestId: null,
  }),
}));
vi.mock("next/cache", () => ({ refresh: () => undefined, updateTag: () => undefined }));

function formOf(left: readonly (keyof typeof fields)[] = []): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) if (!left.some((each) => each === name)) form.set(name, text);
  return form;
}

const newClass = {
  id: "7d5c8f9e-2b1a-4c3d-8e4f-5a6b7c8d9e0f",
  name: "3A",
  classId: "3",
  keyCheck: "k".repeat(40),
  seats: [{ number: 1, sealedName: null, cardHash: "c".repeat(43), lock: "frog-duck-cat" }],
};

const newTemplate = {
  name: "Giữa kì 1",
  classId: "4",
  subject: "maths",
  settings: { matrix: "n1c4-8", minutes: 40, writingMinutes: 40, school: "", hasDictation: false, codes: 2 },
};

type Action = (...given: unknown[]) => Promise<unknown>;
const isAction = (value: unknown): value is Action => typeof value === "function";

/** Which limits each action asks, in which order and about whom; written by hand. */
const rows: readonly { file: string; given: readonly unknown[]; asks: readonly string[] }[] = [
  { file: "accept-invitation", given: ["s".repeat(22)], asks: ["change-class"] },
  { file: "answer", given: ["challenge", 0, { choice: 0 }], asks: [`answer ${pupilId}`] },
  {
    file: "change-assignment",
    given: [newClass.id, "8e6d9a0f-3c2b-4d4e-9f50-6b7c8d9e0f1a", { kind: "withdraw" }],
    asks: ["change-class"],
  },
  { file: "change-class", given: [newClass.id, { kind: "close" }], asks: ["change-class"] },
  {
    file: "change-family-cards",
    given: [newClass.id, { kind: "take-back", numbers: null }],
    asks: ["change-family"],
  },
  { file: "change-lock", given: [null, "frog-duck-cat"], asks: ["try-lock"] },
  { file: "change-password", given: [{}, formOf()], asks: ["sign-in-address", "sign-in an@example.com"] },
  { file: "change-question-set", given: ["abc", { kind: "replace-all" }], asks: ["make-set"] },
  { file: "choose-animal", given: ["animals/level-one/giraffe-1"], asks: [`change-profile ${pupilId}`] },
  { file: "delete-account", given: [{}, formOf()], asks: ["sign-in-address", "sign-in an@example.com"] },
  { file: "delete-class-test", given: [newClass.id, otherId], asks: ["change-class"] },
  { file: "delete-profile", given: [], asks: [`change-profile ${pupilId}`] },
  { file: "delete-test-template", given: [newClass.id], asks: ["change-template"] },
  { file: "export-class", given: [newClass.id], asks: ["export-class"] },
  { file: "give-assignment", given: [newClass.id, newAssignment], asks: ["give-assignment"] },
  {
    file: "give-remedy",
    given: [newClass.id, { skillId: "c3-perimeter", code: "OP", numbers: [1, 2] }],
    asks: ["give-assignment"],
  },
  {
    file: "join-class",
    given: [{ code: "ACDEFG", by: { kind: "card", secret: "abc" }, as: "ask" }],
    asks: ["join-class"],
  },
  {
    file: "join-class",
    given: [{ code: "ACDEFG", by: { kind: "emblem", number: 7, lock: "frog-duck-cat" }, as: "new" }],
    asks: ["join-class", "try-lock"],
  },
  { file: "keep-class-test", given: [newClass.id, "/de?lop=4&mon=toan&dip=cuoi-1&so=abc123"], asks: ["make-sheet"] },
  { file: "leave-class", given: [otherId], asks: [`change-profile ${pupilId}`] },
  { file: "like", given: [], asks: [`a like ${pupilId}`] },
  { file: "log-in", given: [{}, formOf(["lock"])], asks: ["log-in"] },
  { file: "log-in", given: [{}, formOf()], asks: ["log-in", "try-lock"] },
  { file: "log-out", given: [], asks: [`change-profile ${pupilId}`] },
  { file: "log-out-elsewhere", given: [], asks: [`change-profile ${pupilId}`] },
  { file: "make-class", given: [newClass], asks: ["make-class"] },
  {
    file: "make-question-set",
    given: [{ classId: "3", subject: "maths", from: 1, to: 2, skillIds: ["c3-perimeter"], count: 10 }],
    asks: ["make-set"],
  },
  {
    file: "register",
    given: [{}, formOf()],
    asks: ["register", "new-name", "board-name", "back: new-name", "back: board-name"],
  },
  {
    file: "request-password-reset",
    given: [{}, formOf()],
    asks: ["password-mail-address", "password-mail an@example.com", "a mail to an@example.com"],
  },
  { file: "restore-profile", given: [otherId], asks: ["restore-profile", `change-profile ${otherId}`] },
  { file: "save-test-template", given: [newTemplate], asks: ["change-template"] },
  { file: "send-message", given: [{}, formOf()], asks: ["contact"] },
  { file: "set-password", given: [{}, formOf()], asks: ["mail-link"] },
  { file: "sign-in", given: [{}, formOf()], asks: ["sign-in-address", "sign-in an@example.com"] },
  { file: "sign-in-with-provider", given: [{}, formOf()], asks: ["sign-in-address"] },
  { file: "sign-out-grown-up", given: [], asks: ["change-profile grown-up"] },
  { file: "sign-up", given: [{}, formOf()], asks: ["sign-up", "a mail to an@example.com"] },
  { file: "start-run", given: ["practice"], asks: [`start-run ${pupilId}`] },
  { file: "start-run", given: ["challenge"], asks: [`start-run ${pupilId}`, `a stored run ${pupilId}`] },
  {
    file: "write-test-marks",
    given: [newClass.id, otherId, [{ number: 1, code: "A", marks: [null, { quarters: 2, slips: [] }], changed: [1] }]],
    asks: ["write-marks"],
  },
];

beforeEach(() => {
  taken.length = 0;
});

test.each(rows)("$file asks $asks", async ({ file, given, asks }) => {
  const module: Record<string, unknown> = await import(resolve("lib/actions", `${file}.ts`));
  const actions = Object.values(module).filter(isAction);
  expect(actions).toHaveLength(1);
  await actions[0]?.(...given);
  expect(taken).toEqual(asks);
});

test("no action is missing", () => {
  const files = readdirSync("lib/actions");
  expect([...new Set(rows.map(({ file }) => `${file}.ts`))].sort()).toEqual(files.sort());
});
