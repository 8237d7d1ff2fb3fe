import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { chooseEncoding, type Encoding } from "./choose-encoding.ts";
import { onRequest } from "./on-request.ts";

/** Below the static files of a build. */
export const compressedFolder = "compressed";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=UTF-8",
  ".js": "application/javascript; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** The names of files that are compressed when a build is made. */
export const compressible = /\.(?:css|js|svg|wasm)$/;

const endings: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

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
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding === null || !known.has(path + endings[encoding])) return;
    request.url = [`/_next/static/${compressedFolder}${path}${endings[encoding]}`, ...query].join("?");
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Encoding", encoding);
    response.appendHeader("Vary", "Accept-Encoding");
  });
}
