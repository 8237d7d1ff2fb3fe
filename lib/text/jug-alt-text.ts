import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";

/** What is seen on vessels, told where the drawing is not. */
export const jugAltText = {
  empty: (name: string): string => `Một chiếc ${name} trống.`,
  filled: (name: string, liquid: string): string => `Một chiếc ${name} có ${liquid}.`,
  scale: (name: string, capacity: number): string => `${capital(name)} có vạch từ 0 đến ${capacity}`,
  fineScale: (name: string, millilitres: number, marks: number): string =>
    `${capital(name)} có vạch từ 0 đến ${groupNumber(millilitres * marks)} mi-li-lít, mỗi vạch ${millilitres} mi-li-lít`,
  full: (liquid: string): string => `mực ${liquid} lên đến vạch trên cùng.`,
  /** Told from the top mark down, so that the number to be read is not said. */
  below: (liquid: string, marks: number): string =>
    `mực ${liquid} thấp hơn vạch trên cùng ${numberInWords(marks)} vạch.`,
  two: (name: string, told: string): string => `Hai chiếc ${name}. ${told}.`,
  labelled: (label: string, liquid: string, litres: number): string => `${label} có ${liquid} đến vạch ${litres}`,
} as const;
