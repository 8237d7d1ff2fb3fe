import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressedFolder, compressible } from "#lib/operation/serve-compressed.ts";

const quality = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** The files below a folder that are worth compressing, by the address they are asked for at. */
async function listFiles(folder: string, address: string): Promise<[string, string][]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => compressible.test(name))
    .map((name) => [`${address}/${name.replaceAll("\\", "/")}`, join(folder, name)]);
}

/**
 * Writes the scripts and styles of a build, the pictures of the courses and the animals' runtime, compressed as far as
 * it goes, once and for all: a server that does it at every request has time for a third of it, and Next knows gzip alone.
 */
export async function compressFiles(distDir: string): Promise<void> {
  const files = [
    ...(await listFiles(join(distDir, "static"), "/_next/static")),
    ...(await listFiles("public/art", "/art")),
    ...(await listFiles("public/rive", "/rive")),
  ];
  const target = join(distDir, "static", compressedFolder);
  const compress = async ([address, file]: [string, string]) => {
    const bytes = await readFile(file);
    await mkdir(dirname(join(target, address)), { recursive: true });
    for (const [ending, shrink] of Object.entries(quality)) {
      await writeFile(join(target, `${address}.${ending}`), await shrink(bytes));
    }
  };
  await Promise.all(files.map(compress));
}
