/**
 * What the log says of a thrown or printed value: the message and stack of an Error, never the other values it carries (a
 * statement's names, say); of an object only its keys. The message of a SyntaxError quotes what could not be read.
 */
export function textOf(value: unknown): string {
  if (value instanceof SyntaxError) return `SyntaxError: what was sent cannot be read${framesOf(value)}`;
  if (value instanceof Error) return value.stack ?? value.message;
  if (typeof value === "object" && value !== null) return `{${Object.keys(value).join(", ")}}`;
  return String(value);
}

/** Where an error was thrown: its stack behind the message, which may have several lines. */
function framesOf({ message, stack = "" }: Error): string {
  const at = stack.indexOf(message);
  return at <= 0 ? "" : stack.slice(at + message.length);
}
