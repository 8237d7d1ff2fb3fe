import { capital } from "#lib/core/capital.ts";
import { numberInWords } from "#lib/core/vietnamese/number-in-words.ts";

/** What is seen on vessels, told where the drawing is not. */
export const jugAltText = {
  plain: (name: string, isFilled: boolean): string => `Một chiếc ${name} ${isFilled ? "có nước" : "trống"}.`,
  /** Told from the top mark down, so that the number to be read is not said. */
  marked: (name: string, capacity: number, litres: number): string => {
    const below = `thấp hơn vạch trên cùng ${numberInWords(capacity - litres)} vạch`;
    const level = litres === capacity ? "lên đến vạch trên cùng" : below;
    return `${capital(name)} có vạch từ 0 đến ${capacity}, mực nước ${level}.`;
  },
  labelled: (label: string, litres: number): string => `${label} có nước đến vạch ${litres}`,
  two: (told: readonly string[]): string => `Hai bình đựng. ${told.join(", ")}.`,
} as const;
