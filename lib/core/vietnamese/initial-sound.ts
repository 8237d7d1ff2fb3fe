import { type Initial, initials } from "./syllable.ts";

const ruled: Readonly<Record<string, Initial>> = { k: "c", gh: "g", ngh: "ng" };

/** The first sound that is written so: k is a c, gh a g, ngh an ng. Null for what no syllable begins with. */
export function initialSound(written: string): Initial | null {
  return ruled[written] ?? initials.find((initial) => initial === written) ?? null;
}
