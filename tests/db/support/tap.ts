export interface TapResult {
  readonly planned: number;
  readonly passed: number;
  /** Each failed assertion with what pgTAP says about it. */
  readonly failures: readonly string[];
}

/** Reads what a pgTAP file answered: one line of TAP a row, diagnostics on lines of their own. */
export function readTap(lines: readonly string[]): TapResult {
  let planned = 0;
  let passed = 0;
  const failures: string[] = [];
  for (const line of lines.flatMap((text) => text.split("\n"))) {
    const plan = /^1\.\.(\d+)$/.exec(line);
    if (plan) {
      planned = Number(plan[1]);
    } else if (/^ok \d+/.test(line)) {
      passed += 1;
    } else if (line.startsWith("not ok")) {
      failures.push(line);
    } else if (line.startsWith("#") && failures.length > 0) {
      failures.push(line);
    }
  }
  return { planned, passed, failures };
}
