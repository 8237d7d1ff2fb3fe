/** Connections a page of pictures is slow on, in the words of the browser's Network Information. */
const slow: readonly unknown[] = ["slow-2g", "2g", "3g"];

/**
 * Whether only what was asked for should be fetched: data is saved, or the connection is slow. False where the browser
 * tells nothing of its connection.
 */
export function sparesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return false;
  return Reflect.get(connection, "saveData") === true || slow.includes(Reflect.get(connection, "effectiveType"));
}
