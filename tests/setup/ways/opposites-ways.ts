import { oppositesOf } from "#tests/contract/opposites-of.ts";
import type { ChildWay } from "#tests/setup/child-way.ts";

/** Knows all opposites a teacher accepts. */
export const oppositesWays: readonly ChildWay[] = [
  [
    /^Từ (?:ngữ )?nào trái ngược với “(.+)”\?$/u,
    ({ prompt, buttons }) => {
      const known = oppositesOf.get(/“(.+)”/u.exec(prompt)?.[1] ?? "") ?? [];
      return buttons.find((words) => known.includes(words)) ?? "";
    },
  ],
];
