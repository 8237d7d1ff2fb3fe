import { localChanges } from "./local-changes.ts";
import { localText } from "./local-text.ts";

/**
 * One text in local storage, heard in every tab when it changes. Where storage is blocked it holds until the page is
 * left.
 */
export function localValue(key: string) {
  const changes = localChanges();
  let unkept: string | null | undefined;
  return {
    read: (): string | null => (unkept === undefined ? localText.read(key) : unkept),

    /** Null takes it away. */
    write(text: string | null): void {
      localText.write(key, text);
      unkept = localText.read(key) === text ? undefined : text;
      changes.tell();
    },

    /** Returns the way to stop. */
    watch: changes.watch,
  } as const;
}
