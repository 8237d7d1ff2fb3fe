import { z } from "zod";
import { cleanText } from "./clean-text.ts";

/**
 * A line of text somebody has typed, of one letter at least unless it may be empty. It is measured as it is kept: some letters
 * are longer once they are put together, others shorter.
 */
export const lineSchema = (most: number, least: 0 | 1 = 1) =>
  z
    .string()
    .max(4 * most)
    .transform(cleanText)
    .pipe(z.string().min(least).max(most));
