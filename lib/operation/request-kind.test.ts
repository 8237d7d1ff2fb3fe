import { expect, test } from "vitest";
import { requestKind } from "./start-operation.ts";

const rows = [
  ["GET", "/", {}, "page"],
  ["GET", "/search?q=a.b", {}, "page"],
  ["GET", "/leaderboard/all", { rsc: "1" }, "navigation"],
  ["POST", "/user", { "next-action": "40" }, "action"],
  ["POST", "/contact", {}, "action"],
  ["GET", "/api/me", {}, "api"],
  ["GET", "/api/own-place/counting?x=1", {}, "api"],
  ["GET", "/auth/confirm?token_hash=1", {}, "api"],
  ["GET", "/api/health", {}, "probe"],
  ["GET", "/api/metrics", {}, "probe"],
  ["GET", "/_next/static/chunks/a.js", {}, "static"],
  ["GET", "/characters/giraffe.svg?v=2", {}, "static"],
] as const;

for (const [method, url, headers, kind] of rows) {
  test(`${method} ${url} with ${JSON.stringify(headers)} is of the kind ${kind}`, () => {
    expect(requestKind(method, url, headers)).toBe(kind);
  });
}
