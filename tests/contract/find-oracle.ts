import { join } from "node:path";
import type { Oracle } from "./oracle.ts";

/** The oracle of a skill, by its id: oracles/class-3/round-numbers.ts for c3-round-numbers. Throws when there is none. */
export async function findOracle(skillId: string): Promise<Oracle> {
  const [, classId = "", name = ""] = /^c(\d)-(.+)$/u.exec(skillId) ?? [];
  const path = join(import.meta.dirname, "oracles", `class-${classId}`, `${name}.ts`);
  const { oracle } = (await import(path)) as { oracle: Oracle };
  return oracle;
}
