import { z } from "zod";
import { seatNumbersSchema } from "./assignment-schemas.ts";
import { mostSeats } from "./read-names.ts";

/** The secret of a family's link: 128 bits in base64url. */
export const familySecretSchema = z.string().regex(/^[\w-]{22}$/);

const link = z.object({
  number: z.int().min(1).max(mostSeats),
  version: z.int().min(1).max(10_000),
  hash: z.string().regex(/^[\w-]{43}$/),
});

/** What a browser sends for links of families to be made or taken back. */
export const familyChangeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("make"),
    links: z
      .array(link)
      .min(1)
      .max(mostSeats)
      .refine((all) => new Set(all.map(({ number }) => number)).size === all.length),
  }),
  z.object({ kind: z.literal("take-back"), numbers: seatNumbersSchema.nullable() }),
]);
