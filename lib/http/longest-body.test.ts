import { expect, test } from "vitest";
import { longestBody } from "./longest-body.ts";
import { readSmallJson } from "./read-small-json.ts";
import { saysShort } from "./says-short.ts";

/** A request that carries one text and is so many bytes long, brackets and quotes included. */
function requestOf(bytes: number): Request {
  const body = JSON.stringify("x".repeat(bytes - 2));
  return new Request("http://localhost/", { method: "POST", body, headers: { "content-length": `${body.length}` } });
}

test.each([
  [100, true],
  [65_536, true],
  [65_537, false],
  [1_000_000, false],
])("of a body of %i bytes it is %s that it is read", async (bytes, isRead) => {
  expect(await readSmallJson(requestOf(bytes), longestBody)).toBe(isRead ? "x".repeat(bytes - 2) : null);
  expect(saysShort(new Headers({ "content-length": `${bytes}` }), longestBody)).toBe(isRead);
});

test.each([undefined, "none", "65537", "12 bytes"])("a body that says %s of its length is not read", async (said) => {
  const headers = said === undefined ? {} : { "content-length": said };
  const request = new Request("http://localhost/", { method: "POST", body: '"x"', headers });
  expect(await readSmallJson(request, longestBody)).toBeNull();
});

test("a body that is no JSON is read as nothing", async () => {
  const headers = { "content-length": "1" };
  expect(
    await readSmallJson(new Request("http://localhost/", { method: "POST", body: "{", headers }), longestBody),
  ).toBe(null);
});
