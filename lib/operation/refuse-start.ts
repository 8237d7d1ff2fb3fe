/** Says why this server cannot start, a line for the error and each of its causes, and ends the process. */
export function refuseStart(error: unknown): never {
  process.stderr.write(`${reasonsOf(error).join("\n")}\n`);
  process.exit(1);
}

function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const causes = error.cause === undefined ? [] : reasonsOf(error.cause);
  return [error.message, ...causes.map((reason) => `  ${reason}`)];
}
