import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import { quietEnv } from "./quiet-env.ts";

interface ServerSettings {
  readonly port: number;
  /** The address to listen on; null for all there are. */
  readonly host: string | null;
  /** The folder a build makes to be copied. */
  readonly folder: string;
}

/**
 * How a build is served: from its own folder, which loads no compiler, and within bounds that let V8 collect before the
 * machine is short of memory. Pages make much garbage and keep little.
 */
export function serverCommand({ port, host, folder }: ServerSettings): { args: string[]; env: NodeJS.ProcessEnv } {
  const dataDir = resolve(process.env.DATA_DIR || ".data");
  return {
    args: ["--max-old-space-size=320", "--max-semi-space-size=16", `${folder}/server.js`],
    env: { ...quietEnv("production"), PORT: String(port), HOSTNAME: host ?? anyAddress(), DATA_DIR: dataDir },
  };
}

/** The folder that the build of this checkout makes. */
export const builtFolder = ".next/standalone";

/** Takes over the settings of the files a person may keep them in; what is set already counts. */
export function readSettingsFiles(): void {
  for (const file of [".env.production.local", ".env.local", ".env.production", ".env"]) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

function anyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.some(({ family }) => family === "IPv6") ? "::" : "0.0.0.0";
}
