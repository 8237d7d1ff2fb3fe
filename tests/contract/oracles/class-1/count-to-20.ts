import { countSeen } from "#tests/contract/count-seen.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { oracle as countTo10 } from "./count-to-10.ts";

/** Counts as up to ten; where twenty are wanted it fills up place by place. */
export const oracle: Oracle = (seen) => {
  if (!/đủ 20/u.test(seen.prompt.text)) return countTo10(seen);
  let added = 0;
  while (countSeen(seen.figures[0]) + added < 20) added += 1;
  return String(added);
};
