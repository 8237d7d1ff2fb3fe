/** A line of the log as a person reads it: level, event, then its details. */
export function plainLine(line: string): string {
  const { level, at, event, ...details }: Record<string, unknown> = JSON.parse(line);
  const rest = Object.entries(details).map(([name, value]) => ` ${name}=${String(value)}`);
  return `${String(at).slice(11, 19)} ${String(level)} ${String(event)}${rest.join("")}\n`;
}
