import fc from "fast-check";

/** Names that mean something to JavaScript itself. */
const ownNames = ["__proto__", "constructor", "prototype", "toString", "then", "get", "length", "$$typeof"];

function nested(depth: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { in: value };
  return value;
}

function oddForm(fields: readonly (readonly [string, string | null])[]): FormData {
  const form = new FormData();
  for (const [name, text] of fields) {
    if (text === null) form.append(name, new Blob(["a file"], { type: "text/plain" }), "../../etc/passwd");
    else form.append(name, text);
  }
  return form;
}

const fields = ["username", "avatar", "lock", "email", "message", "password", "new-password", "token", "provider"];
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "",
    "\0",
    "a\0b",
    "$1",
    "$F1",
    "$K1",
    "' or 1=1 --",
    "<script>alert(1)</script>",
    "../../../etc/passwd",
    "x".repeat(60_000),
    "́".repeat(5000),
    "Ｈươｕ",
    "\u202Egpj",
  ),
);
const form = fc
  .array(fc.tuple(fc.constantFrom(...fields, ...ownNames), fc.option(text)), { maxLength: 6 })
  .map(oddForm);

/** A value React can write into the body of a call, as odd as it may be. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  text,
  form,
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    -1,
    1e21,
    10n ** 40n,
    new Date(0),
    new Date(Number.NaN),
    new Map<unknown, unknown>([["__proto__", new Map()]]),
    new Set([new Set([1])]),
    new Uint8Array([255, 0]),
    new Blob(["a file"]),
    nested(20),
    nested(900),
    Array.from({ length: 5000 }, () => 0),
  ),
  // React itself leaves "__proto__" out; the raw bodies below do not.
  fc.dictionary(fc.constantFrom(...ownNames.slice(1)), fc.jsonValue({ maxDepth: 1 })).map((own) => ({ ...own })),
);

/** The arguments of a call: too few, too many, none of them what was meant. */
export const oddArguments = fc.array(oddValue, { maxLength: 5 });

const boundary = "----odd";
const multipart = { "content-type": `multipart/form-data; boundary=${boundary}` };

export interface RawBody {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Record<string, string>;
}

function plain(body: string): RawBody {
  return { body, headers: {} };
}

/** Bodies no React has written. */
export const rawBodies: readonly RawBody[] = [
  ...["", "garbage", "[", "{", "null", "0", '"x"', "{}", '[{"a":', "[[[[", '["$', "\0", "\uFFFD"].map(plain),
  ...[
    "$1",
    "$F1",
    "$K1",
    "$h1",
    "$@1",
    "$Q1",
    "$W1",
    "$i1",
    "$r1",
    "$B1",
    "$o1",
    "$T",
    "$D",
    "$nx",
    "$1:__proto__",
  ].map((reference) => plain(JSON.stringify([reference]))),
  plain(`${"[".repeat(20_000)}${"]".repeat(20_000)}`),
  plain('[{"__proto__":{"ok":true},"constructor":{"prototype":{"ok":true}}}]'),
  plain(JSON.stringify(["x".repeat(64_000)])),
  plain(JSON.stringify(["x".repeat(70_000)])),
  { body: new Uint8Array([0x5b, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x5d]), headers: {} },
  { body: "garbage", headers: multipart },
  { body: `--${boundary}\r\n`, headers: multipart },
  { body: `--${boundary}--\r\n`, headers: multipart },
  {
    body: `--${boundary}\r\ncontent-disposition: form-data; name="0"\r\n\r\n["$K1"]\r\n--${boundary}--\r\n`,
    headers: multipart,
  },
  {
    body: `--${boundary}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${boundary}--\r\n`,
    headers: multipart,
  },
  { body: `--${boundary}\r\ncontent-disposition: form-data; name="0"; filename="x"\r\n\r\n[]`, headers: multipart },
  { body: "[]", headers: { "content-type": "multipart/form-data" } },
  { body: "0=1&0=2", headers: { "content-type": "application/x-www-form-urlencoded" } },
  { body: "[]", headers: { "content-type": "application/json; charset=utf-16" } },
  { body: "[]", headers: { "content-encoding": "gzip" } },
  ...[
    "",
    "x",
    "0".repeat(42),
    "f".repeat(42),
    "__proto__",
    "constructor",
    "$$RSC_SERVER_CACHE_0",
    "9".repeat(4000),
  ].map((id) => ({
    body: "[]",
    headers: { "next-action": id },
  })),
];
