import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const secret = "thirty-two characters or more than that";

describe("a derived key", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "huou-test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  // The environment is read once for each life of the module.
  async function deriveKeyWith(source: Record<string, string>): Promise<(purpose: string) => string> {
    vi.resetModules();
    vi.stubEnv("APP_SECRET", "");
    for (const [name, value] of Object.entries(source)) {
      vi.stubEnv(name, value);
    }
    return (await import("./derive-key.ts")).deriveKey;
  }

  test("is 64 hexadecimal digits, the same for a purpose and another for another", async () => {
    const deriveKey = await deriveKeyWith({ APP_SECRET: secret });
    expect(deriveKey("cookie")).toMatch(/^[0-9a-f]{64}$/);
    expect(deriveKey("cookie")).toBe(deriveKey("cookie"));
    expect(deriveKey("cookie")).not.toBe(deriveKey("runs"));
  });

  test("stays the same in another process with the same secret, and no other", async () => {
    const first = (await deriveKeyWith({ APP_SECRET: secret }))("cookie");
    expect((await deriveKeyWith({ APP_SECRET: secret }))("cookie")).toBe(first);
    expect((await deriveKeyWith({ APP_SECRET: `${secret}!` }))("cookie")).not.toBe(first);
  });

  test("comes from a secret made once and kept for the owner alone, where none is set", async () => {
    const dataDir = join(folder, "data");
    const first = (await deriveKeyWith({ DATA_DIR: dataDir }))("cookie");
    expect((await deriveKeyWith({ DATA_DIR: dataDir }))("cookie")).toBe(first);
    expect(readFileSync(join(dataDir, "secret"), "utf8")).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  test("is not made from a damaged secret", async () => {
    writeFileSync(join(folder, "secret"), "half");
    const deriveKey = await deriveKeyWith({ DATA_DIR: folder });
    expect(() => deriveKey("cookie")).toThrow(`The secret in ${join(folder, "secret")} is damaged`);
  });
});
