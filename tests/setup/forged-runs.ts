import { createHmac, hkdfSync, randomUUID } from "node:crypto";

type Said = Readonly<Record<string, unknown>>;

function readRun(runId: string): Said {
  const said: unknown = JSON.parse(Buffer.from(runId.split(".")[0] ?? "", "base64url").toString("utf8"));
  return typeof said === "object" && said !== null ? { ...said } : {};
}

function encode(said: unknown): string {
  return Buffer.from(JSON.stringify(said)).toString("base64url");
}

function signWith(key: string, body: string, hash = "sha256"): string {
  return `${body}.${createHmac(hash, key).update(body).digest("base64url")}`;
}

function keyOf(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "huou-ham-hoc", purpose, 32)).toString("hex");
}

/** A run id as the server itself would sign it: for what only its other checks can refuse. */
export function signedRun(runId: string, changes: Said, secret: string): string {
  return signWith(keyOf(secret, "run-id"), encode({ ...readRun(runId), ...changes }));
}

/** What each field of a run id could be changed to, to gain by it. */
const changes: readonly Said[] = [
  { id: randomUUID() },
  { id: "__proto__" },
  { mode: "challenge" },
  { mode: "practice" },
  { mode: "admin" },
  { ref: { kind: "game", levelName: "addition-10", level: 7 } },
  { ref: { kind: "game", levelName: "no-such-level", level: -1 } },
  { ref: { kind: "path", levelName: "level-one", level: 20 } },
  { ref: { kind: "review", classId: "1", asked: [] } },
  { pupilId: randomUUID() },
  { pupilId: null },
  { guestId: randomUUID() },
  { issuedAt: 0 },
  { issuedAt: -8_640_000_000_000_000 },
  { issuedAt: Number.MAX_SAFE_INTEGER },
  { issuedAt: Date.now() - 60_000 },
  { items: ["1"] },
  { tries: "3".repeat(20) },
  { basePath: "//elsewhere.example" },
  { points: 1000 },
];

/** Run ids made out of a true one by somebody who does not have the server's key; none of them may be taken. */
export function forgedRuns(runId: string, secret: string): string[] {
  const [body = "", signature = ""] = runId.split(".");
  const said = readRun(runId);
  const changed = changes.map((change) => `${encode({ ...said, ...change })}.${signature}`);
  const otherKeys = ["", "secret", secret, keyOf(secret, "run-seed"), keyOf(secret, "session")];
  const keys = otherKeys.map((key) => signWith(key, body));
  const hashes = ["sha1", "sha512", "md5"].map((hash) => signWith(keyOf(secret, "run-id"), body, hash));
  return [
    ...changed.filter((forged) => forged !== runId),
    ...keys,
    ...hashes,
    ...["", ".", "..", body, `${body}.`, `.${signature}`, `${runId}.`, `.${runId}`, `${runId}.${signature}`],
    `${encode({ alg: "none" })}.${body}.`,
    `${encode({ alg: "none" })}.${body}.${signature}`,
    // The same bytes, written another way.
    `${body}=.${signature}`,
    `${body}==.${signature}`,
    `${body}\n.${signature}`,
    ` ${runId}`,
    `${runId} `,
    `${body}.${signature}=`,
    `${Buffer.from(body, "base64url").toString("base64")}=.${signature}`,
    `${body}.${signature.toUpperCase()}`,
    `${body}.${signature.slice(0, -1)}`,
    `${body}.${[...signature].toReversed().join("")}`,
    // Other letters that look alike or fold into the same.
    `${body}．${signature}`,
    runId.replace("e", "е"),
    runId.normalize("NFD").replace("J", "J\u0301"),
    `\uFEFF${runId}`,
    `${runId}\0`,
    "🦌".repeat(20),
    "x".repeat(4001),
  ];
}
