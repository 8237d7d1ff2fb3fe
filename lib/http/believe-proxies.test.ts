import { channel } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { believeProxies } from "./believe-proxies.ts";

beforeAll(() => believeProxies(["10.0.0.0/8"]));

/** What is left of the headers of a request that came in from an address. */
function believed(sender: string, headers: Readonly<Record<string, string>>) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: sender });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  channel("http.server.request.start").publish({ request });
  return { ...request.headers };
}

const asHttps = { "x-forwarded-proto": "https", "x-forwarded-host": "huou.vn" };

test("a proxy is believed whose client it is and under which address", () => {
  const headers = believed("10.0.0.5", { ...asHttps, "x-forwarded-for": "203.0.113.9, 10.0.0.7" });
  expect(headers).toEqual({ ...asHttps, "x-forwarded-for": "203.0.113.9" });
});

test("what a client wrote in front of its own address counts for nothing", () => {
  const headers = believed("10.0.0.5", { "x-forwarded-for": "192.0.2.1, 10.0.0.1, 203.0.113.9" });
  expect(headers).toEqual({ "x-forwarded-for": "203.0.113.9" });
});

test("of whoever is no proxy nothing is believed but where it came from", () => {
  const said = { ...asHttps, "x-forwarded-for": "10.0.0.5", "x-real-ip": "10.0.0.5", forwarded: "for=10.0.0.5" };
  expect(believed("203.0.113.9", { ...said, host: "huou.vn" })).toEqual({
    host: "huou.vn",
    "x-forwarded-for": "203.0.113.9",
  });
});

test("an address of IPv4 that came over IPv6 is the same address", () => {
  expect(believed("::ffff:203.0.113.9", {})).toEqual({ "x-forwarded-for": "203.0.113.9" });
  expect(believed("::ffff:10.0.0.5", { "x-forwarded-for": "203.0.113.8" })).toEqual({
    "x-forwarded-for": "203.0.113.8",
  });
});
