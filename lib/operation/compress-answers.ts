import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import compression from "compression";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { chooseEncoding, type Encoding } from "./choose-encoding.ts";
import { log } from "./log.ts";
import { onRequest } from "./on-request.ts";

/** What is known of a page that was answered before. */
interface Page {
  readonly tag: string;
  /** Once it is made. */
  readonly packed: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** In bytes, the pages as they are included; what was asked for least lately goes first. */
const room = 24_000_000;
/** Shorter answers are sent as they are. */
const shortest = 1024;

/** For one answer: each has a window of its own, no larger than a page. */
const forOne = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };
/** For all who are answered with the same. */
const forAll: Readonly<Record<Encoding, (body: string) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Compresses what this process answers. A page that is the same for everybody is looked through once: it has a tag, by which
 * a browser that has it is told so, and is compressed as far as it goes for all who come later.
 */
export function compressAnswers(): void {
  const compress = compression({ threshold: shortest, brotli: { params: forOne } });
  const pages = pageStore();

  /** What to send in the place of a page's body; none where the browser has it. */
  function exchange(request: IncomingMessage, response: ServerResponse, body: string): string | Buffer | null {
    const page = pages.find(body);
    response.setHeader("ETag", page.tag);
    if (fresh(request.headers, { etag: page.tag })) {
      response.statusCode = 304;
      for (const name of ["Content-Type", "Content-Length"]) response.removeHeader(name);
      return null;
    }
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding === null) return body;
    const bytes = page.packed[encoding];
    if (bytes === undefined) {
      pages.pack(encoding, body, page);
      return body;
    }
    response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", bytes.length);
    return bytes;
  }

  onRequest("request.start", (request, response) => {
    compress(request, response, () => undefined);
    const { end } = response;
    response.end = (...rest: readonly unknown[]): ServerResponse => {
      const [body] = rest;
      const isPage = typeof body === "string" && body.length >= shortest && isForEverybody(response);
      return Reflect.apply(end, response, isPage ? [exchange(request, response, body)] : rest);
    };
  });
}

/** The pages this process has answered with, by what they hold. */
function pageStore() {
  const pages = new LRUCache<string, Page>({ maxSize: room, sizeCalculation: sizeOf });
  const underway = new Set<string>();
  return {
    find(body: string): Page {
      const known = pages.get(body);
      if (known !== undefined) return known;
      const page = { tag: `W/"${createHash("sha256").update(body).digest("base64url")}"`, packed: {} };
      pages.set(body, page);
      return page;
    },

    pack(encoding: Encoding, body: string, { tag }: Page): void {
      const key = encoding + tag;
      if (underway.has(key)) return;
      underway.add(key);
      forAll[encoding](body)
        .then((bytes) => {
          const page = pages.peek(body);
          if (page !== undefined) pages.set(body, { tag, packed: { ...page.packed, [encoding]: bytes } });
        })
        .catch((error: unknown) => log().error({ error }, "page not compressed"))
        .finally(() => underway.delete(key));
    },
  } as const;
}

/** Next says so of a page: that caches on the way may keep it. */
function isForEverybody(response: ServerResponse): boolean {
  if (response.headersSent || response.statusCode !== 200 || response.hasHeader("Content-Encoding")) return false;
  return /^s-maxage=/.test(String(response.getHeader("Cache-Control")));
}

function sizeOf({ tag, packed }: Page, body: string): number {
  const bytes = Object.values(packed).reduce((sum, { length }) => sum + length, 0);
  return bytes + tag.length + 2 * body.length;
}
