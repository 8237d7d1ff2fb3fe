import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import { total } from "#lib/skills/total.ts";

interface Frame {
  readonly groups: TenFrameFigure["groups"];
  readonly alt: string;
  readonly labels?: TenFrameFigure["labels"];
  readonly crossed?: number;
  /** Two frames even where one would hold all. */
  readonly isDouble?: boolean;
}

/** Lying frames of ten with things in them; empty groups are left out. */
export function tenFrame({ groups, alt, labels = [], crossed = 0, isDouble = false }: Frame): TenFrameFigure {
  const shown = groups.filter(({ count }) => count > 0);
  const cells = Math.max(total(shown.map(({ count }) => count)), ...labels.map(({ place }) => place + 1));
  return {
    type: "ten-frame",
    frames: isDouble || cells > 10 ? 2 : 1,
    isStanding: false,
    groups: shown,
    labels,
    crossed,
    alt,
  };
}
