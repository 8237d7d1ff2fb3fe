import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { z } from "zod";
import { quietEnv } from "#scripts/quiet-env.ts";

const project = z.object({ url: z.string(), publishableKey: z.string(), secretKey: z.string() });

export interface Project {
  /** The settings of a server whose data this project keeps. */
  readonly env: Readonly<Record<string, string>>;
  /** Runs one statement with every right there is. */
  query(text: string, values: readonly unknown[]): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts what stands for a hosted Supabase project, in a process of its own, its data in `dataDir`. */
export async function startProject(
  dataDir: string,
  appSecret = "a secret for this test and no other",
): Promise<Project> {
  const args = ["--conditions=react-server", "tests/setup/serve-project.ts", dataDir];
  const child = spawn(process.execPath, args, {
    env: { ...quietEnv("test"), APP_SECRET: appSecret, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const { url, publishableKey, secretKey } = project.parse(JSON.parse(String(line)));
  return {
    env: {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
      APP_SECRET: appSecret,
    },
    async query(text, values) {
      const answer = await fetch(new URL("/sql", url), { method: "POST", body: JSON.stringify({ text, values }) });
      return await answer.json();
    },
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
