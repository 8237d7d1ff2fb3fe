import type { Group, Item } from "./scene.ts";

/** The group of the name, however deep it lies; null when there is none. */
export function findGroup(items: readonly Item[], name: string): Group | null {
  for (const item of items) {
    if (item.kind === "shape") continue;
    const found = item.name === name ? item : findGroup(item.children, name);
    if (found !== null) return found;
  }
  return null;
}
