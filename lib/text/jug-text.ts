import { groupNumber } from "#lib/core/group-number.ts";

/** What so many marks come to: litres, or millilitres where each mark is so many of them. */
const inFull = (marks: number, markMl?: number): string =>
  markMl === undefined ? `${marks}\u00a0lít` : `${groupNumber(marks * markMl)}\u00a0mi-li-lít`;

/** Words of the board on which litres or millilitres are poured. */
export const jugText = {
  now: (name: string, marks: number, markMl?: number): string => `Trong ${name} có ${inFull(marks, markMl)}.`,
  add: (markMl?: number): string => `Rót thêm ${inFull(1, markMl)}`,
  take: (markMl?: number): string => `Đổ bớt ${inFull(1, markMl)}`,
  /** "6 l", "350 ml". */
  amount: (marks: number, markMl?: number): string =>
    markMl === undefined ? `${marks}\u00a0l` : `${groupNumber(marks * markMl)}\u00a0ml`,
  units: { litres: "l", millilitres: "ml" },
} as const;
