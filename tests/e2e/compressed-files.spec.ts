import { get, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "#tests/setup/test.ts";

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(url: string, accepted: string, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { method, headers: { "accept-encoding": accepted } }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    });
    request.once("error", reject);
    request.end();
  });
}

test("scripts, styles, the pictures of courses and the animals' runtime come compressed as far as it goes, in what the browser takes", async ({
  page,
  baseURL,
}) => {
  await page.goto("/");
  const parts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => /^\/_next\/static\/.*\.(?:js|css)$/.test(pathname))
      .map(({ pathname, search }) => pathname + search),
  );
  expect(parts.some((part) => part.endsWith(".js"))).toBe(true);
  expect(parts.some((part) => part.endsWith(".css"))).toBe(true);
  for (const part of [...parts, "/rive/rive.wasm?v=1", "/art/courses.svg?v=1"]) {
    const plain = await ask(`${baseURL}${part}`, "identity");
    const brotli = await ask(`${baseURL}${part}`, "gzip, deflate, br, zstd");
    const gzip = await ask(`${baseURL}${part}`, "gzip");
    expect([plain, brotli, gzip].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip"]);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const { headers } of [brotli, gzip]) {
      expect(headers["content-type"]).toBe(plain.headers["content-type"]);
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(headers.vary).toContain("Accept-Encoding");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThanOrEqual(gzip.body.length);
    const head = await ask(`${baseURL}${part}`, "br", "HEAD");
    expect(head.headers["content-length"]).toBe(String(brotli.body.length));
    expect(head.body.length).toBe(0);
  }
});

test("pages come compressed in what the browser takes, also those that are made for everybody", async ({ baseURL }) => {
  for (const path of ["/", "/class/1"]) {
    const plain = await ask(`${baseURL}${path}`, "identity");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const [encoding, unpack] of [["br", brotliDecompressSync] as const, ["gzip", gunzipSync] as const]) {
      const answer = () => ask(`${baseURL}${path}`, encoding);
      // Whoever comes first is not kept waiting for the smallest form.
      await expect.poll(async () => (await answer()).headers["content-length"]).toBeDefined();
      const { headers, body } = await answer();
      expect(headers).toMatchObject({ "content-encoding": encoding, "content-type": "text/html; charset=utf-8" });
      expect(headers.vary).toContain("Accept-Encoding");
      expect(unpack(body).equals(plain.body), path).toBe(true);
      expect(body.length).toBeLessThan(plain.body.length / 3);
    }
  }
  for (const path of ["/user", "/api/search-index"]) {
    const { headers } = await ask(`${baseURL}${path}`, "br, gzip");
    expect(headers["content-encoding"], path).toBe("br");
  }
});

test("what was not compressed when the site was built is answered as ever", async ({ baseURL }) => {
  expect((await ask(`${baseURL}/_next/static/chunks/none.js`, "br")).status).toBe(404);
  expect((await ask(`${baseURL}/_next/static/compressed/none.js.br`, "br")).status).toBe(404);
  const runtime = await ask(`${baseURL}/rive/rive.wasm`, "br, gzip");
  expect(runtime.headers["cache-control"], "under an address that does not say what it holds").toBe(
    "public, max-age=0",
  );
  const worker = await ask(`${baseURL}/sw.js`, "br, gzip");
  expect(worker.headers["cache-control"]).toBe("no-cache");
});
