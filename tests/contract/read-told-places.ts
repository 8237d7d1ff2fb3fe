import { type Exact, exact } from "./exact.ts";

/** The number of "5 triệu 80 nghìn"; null for anything else. */
export function readToldPlaces(text: string): Exact | null {
  const found = /^(?:(\d+)\u00a0triệu)?(?:(?:^| )(\d+)\u00a0nghìn)?$/u.exec(text);
  if (found === null || text === "") return null;
  const [, millions = "0", thousands = "0"] = found;
  return exact(BigInt(millions) * 1_000_000n + BigInt(thousands) * 1000n);
}
