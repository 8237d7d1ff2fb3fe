import { type Env, readEnv } from "#lib/env.ts";

/** Runs a command that takes the settings and the name of a file, and says what went wrong in one line. */
export async function runWithFile(
  usage: string,
  run: (settings: Env, file: string) => Promise<string>,
): Promise<number> {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0) {
    console.error(`Usage: ${usage}`);
    return 2;
  }
  try {
    console.info(await run(readEnv(process.env), file));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
