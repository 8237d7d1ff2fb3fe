import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { onRequest } from "./on-request.ts";

/** Below the static files of a build. */
export const compressedFolder = "compressed";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=UTF-8",
  ".js": "application/javascript; charset=UTF-8",
  ".wasm": "application/wasm",
};

/** The names of files that are compressed when a build is made. */
export const compressible = /\.(?:css|js|wasm)$/;

/** From the one that saves most. */
const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

type Encoding = (typeof encodings)[number];

/** The best of ours that a browser takes; null for none. */
export function chooseEncoding(accepted: string): Encoding | null {
  const wishes = accepted.split(",").map((wish) => wish.trim().toLowerCase().split(";"));
  const taken = wishes.filter(([, weight = ""]) => !/^ ?q=0(?:\.0{0,3})?$/.test(weight)).map(([name]) => name);
  return encodings.find(({ name }) => taken.includes(name)) ?? null;
}

function listCompressed(): ReadonlySet<string> {
  const folder = join(".next/static", compressedFolder);
  // Who leaves static files to another server may take them away.
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return new Set(names.map((name) => `/${name.replaceAll("\\", "/")}`));
}

/** Answers with the file compressed when the site was built, where there is one and the browser takes it. */
export function serveCompressed(): void {
  const known = listCompressed();
  onRequest("request.start", (request, response) => {
    const [path = "", ...query] = (request.url ?? "").split("?");
    const type = types[extname(path)];
    if (type === undefined || !["GET", "HEAD"].includes(request.method ?? "")) return;
    // Ours may be kept for good, as what stands under an address that says which version it is.
    if (!path.startsWith("/_next/static/") && !new URLSearchParams(query.join("?")).has("v")) return;
    const encoding = chooseEncoding(String(request.headers["accept-encoding"] ?? ""));
    if (encoding === null || !known.has(path + encoding.ending)) return;
    request.url = [`/_next/static/${compressedFolder}${path}${encoding.ending}`, ...query].join("?");
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Encoding", encoding.name);
    response.appendHeader("Vary", "Accept-Encoding");
  });
}
