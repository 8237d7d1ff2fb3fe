import { createServer, get, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { compressAnswers } from "./compress-answers.ts";

interface Asked {
  readonly method?: string;
  /** The tag of what the browser has. */
  readonly known?: string;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: Server | undefined;

beforeAll(compressAnswers);

afterEach(() => {
  server?.close();
});

async function serve(answer: RequestListener): Promise<(accepted: string, asked?: Asked) => Promise<Answer>> {
  const own = createServer(answer);
  server = own;
  await new Promise<void>((resolve) => void own.listen(0, "127.0.0.1", resolve));
  const address = own.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}/class/1?x=1`;
  return (accepted, { method = "GET", known } = {}) =>
    new Promise((resolve, reject) => {
      const headers = { "accept-encoding": accepted, ...(known === undefined ? {} : { "if-none-match": known }) };
      get(url, { method, headers, agent: false }, (response) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        );
      }).once("error", reject);
    });
}

const everybody = "s-maxage=31536000";

/** As Next ends its answer with a page. */
const page =
  (body: string, cacheControl = everybody, status = 200): RequestListener =>
  (request, response) => {
    response.statusCode = status;
    response.setHeader("Cache-Control", cacheControl);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Length", Buffer.byteLength(body));
    response.end(request.method === "HEAD" ? null : body);
  };

const text = Array.from({ length: 200 }, (_, number) => `Hươu con đếm đến ${number * number}.`).join(" ");
const isKept = ({ headers }: Answer) => headers["content-length"] !== undefined;
const unpackers: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };
const unpack = ({ headers, body }: Answer) => {
  const unpacker = unpackers[headers["content-encoding"] ?? ""];
  return (unpacker === undefined ? body : unpacker(body)).toString();
};

test.each(["br", "gzip"])("a page for everybody is compressed in %s for one, then once for all", async (encoding) => {
  const ask = await serve(page(text + encoding));
  const first = await ask(encoding);
  expect(isKept(first)).toBe(false);
  const later = await vi.waitUntil(async () => {
    const answer = await ask(encoding);
    return isKept(answer) && answer;
  });
  for (const answer of [first, later]) {
    expect(answer.headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(unpack(answer)).toBe(text + encoding);
  }
  expect(later.headers.etag).toBe(first.headers.etag);
  expect(later.headers["content-length"]).toBe(String(later.body.length));
  expect(later.body.length).toBeLessThanOrEqual(first.body.length);
  expect(unpack(await ask("identity"))).toBe(text + encoding);
});

test("a browser that has the page is told so, until the page is another one", async () => {
  let body = text;
  const ask = await serve((request, response) => page(body)(request, response));
  const { etag = "none" } = (await ask("br")).headers;
  const again = await ask("br", { known: etag });
  expect(again).toMatchObject({ status: 304, headers: { etag, "cache-control": everybody } });
  expect(again.body.length).toBe(0);
  body = text.replace("9", "8");
  const other = await ask("br", { known: etag });
  expect(other.status).toBe(200);
  expect(other.headers.etag).not.toBe(etag);
  expect(unpack(other)).toBe(body);
});

test("a page that was made anew is never answered with what it held before", async () => {
  let body = text;
  const ask = await serve((request, response) => page(body)(request, response));
  for (let version = 1; version < 4; version += 1) {
    body = text + version;
    await vi.waitUntil(async () => isKept(await ask("br")));
    expect(unpack(await ask("br"))).toBe(body);
  }
});

test.each<[string, RequestListener]>([
  ["is one person's", page(text, "private, no-cache, no-store")],
  ["tells of a fault", page(text, everybody, 404)],
  [
    "was compressed before",
    (_request, response) => {
      response.setHeader("Cache-Control", everybody).setHeader("Content-Type", "text/html");
      response.setHeader("Content-Encoding", "zstd").end(text);
    },
  ],
  [
    "is written in pieces",
    (_request, response) => {
      response.setHeader("Cache-Control", `${everybody}, no-transform`).setHeader("Content-Type", "text/html");
      response.write(text);
      response.end(text);
    },
  ],
])("an answer that %s is kept for nobody", async (_what, answer) => {
  const ask = await serve(answer);
  const seen = new Set<string>();
  for (let time = 0; time < 20; time += 1) {
    const got = await ask("br");
    expect(got.headers.etag).toBeUndefined();
    seen.add(`${isKept(got)} ${got.headers["content-encoding"]} ${got.body.toString("base64")}`);
  }
  expect(seen.size).toBe(1);
});

test("what is short, or only asked about, is left as it is", async () => {
  const short = await serve(page("Hươu"));
  expect((await short("br")).headers["content-encoding"]).toBeUndefined();
  server?.close();
  const ask = await serve(page(text));
  const { headers, body } = await ask("br", { method: "HEAD" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body.length).toBe(0);
});
