import { localText } from "./local-text.ts";

/** A list in local storage; what is no item of it any more is left out. Where storage is blocked it is empty. */
export function localList<Item>(key: string, isItem: (value: unknown) => value is Item) {
  return {
    load(): Item[] {
      try {
        const stored: unknown = JSON.parse(localText.read(key) ?? "[]");
        return Array.isArray(stored) ? stored.filter(isItem) : [];
      } catch {
        return [];
      }
    },

    save(items: readonly Item[]): void {
      localText.write(key, items.length === 0 ? null : JSON.stringify(items));
    },
  } as const;
}
