import { afterEach, expect, test, vi } from "vitest";
import { contactDraft } from "./contact-draft.ts";

const draft = { email: "me@nha.vn", message: "Con thích trò đếm vịt lắm." };
const empty = { email: "", message: "" };

function stubStorage(isBlocked: boolean): Map<string, string> {
  const kept = new Map<string, string>();
  const guard = () => {
    if (isBlocked) throw new DOMException("blocked");
    return kept;
  };
  const sessionStorage = {
    getItem: (key: string) => guard().get(key) ?? null,
    setItem: (key: string, value: string) => void guard().set(key, value),
    removeItem: (key: string) => void guard().delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
  return kept;
}

afterEach(() => contactDraft.clear());

test("a draft is kept in the tab until it is cleared", () => {
  const kept = stubStorage(false);
  contactDraft.write(draft);
  expect(contactDraft.read()).toEqual(draft);
  expect(JSON.parse(kept.get("contactDraft") ?? "")).toEqual(draft);
  contactDraft.clear();
  expect(contactDraft.read()).toEqual(empty);
});

test("with blocked storage a draft outlives the form that wrote it", () => {
  stubStorage(true);
  contactDraft.write(draft);
  expect(contactDraft.read()).toEqual(draft);
  contactDraft.clear();
  expect(contactDraft.read()).toEqual(empty);
});

test.each(["{", "7", "null", '{"email":1,"message":"x"}'])("the stored rubbish %s is passed over", (rubbish) => {
  const kept = stubStorage(false);
  kept.set("contactDraft", rubbish);
  expect(contactDraft.read()).toEqual(empty);
});
