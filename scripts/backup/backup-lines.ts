import { z } from "zod";

/** The first line of a backup. */
const header = z.strictObject({
  kind: z.literal("huou-ham-hoc backup"),
  /** Of the format. */
  version: z.literal(1),
  at: z.iso.datetime(),
  /** Versions of the migrations the database had, in their order. */
  migrations: z.array(z.string().regex(/^\d{14}$/)),
  /** Of the secret picture locks and cookies are sealed with; see secretPrint. */
  secretPrint: z.string(),
  /** The secret itself where the data folder keeps it; null where it is the setting APP_SECRET. */
  secret: z.string().min(32).nullable(),
});

/** Comes before the rows of a table. */
const table = z.strictObject({
  table: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z_]+$/)).min(1),
  /** Where the numbers of an identity column stand. */
  sequences: z.array(z.strictObject({ column: z.string(), last: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
});

/** A row, by column. */
const row = z.strictObject({ row: z.record(z.string(), z.json()) });

/** The last line: how many rows there are, and the SHA-256 of all lines before it. */
const end = z.strictObject({ rows: z.int(), sha256: z.string() });

export const backupLines = { header, table, row, end } as const;

export type BackupHeader = z.output<typeof header>;
export type BackupTable = z.output<typeof table>;
