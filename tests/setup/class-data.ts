import { createHmac, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { hashOfSecret } from "#lib/classes/class-key.ts";
import { pgliteOptions } from "#lib/database/embedded/pglite.ts";
import { keptSecret } from "#lib/kept-secret.ts";
import { animalText } from "#lib/text/animal-text.ts";

/** A seat as its card shows it. */
interface CardSeat {
  readonly number: number;
  readonly secret: string;
  /** As the pad of a lock names them. */
  readonly animals: readonly string[];
}

interface SeededClass {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly seats: readonly CardSeat[];
}

const animals = ["frog", "duck", "cat"] as const;

/** Makes a class in the data of a server that has stopped, as its teacher's browser does; all its cards show the same animals. */
export async function seedClass(dataDir: string, code: string, size: number): Promise<SeededClass> {
  const id = randomUUID();
  const name = "3A Hoa Mai";
  const seats = Array.from({ length: size }, (_, index) => ({
    number: index + 1,
    secret: randomBytes(16).toString("base64url"),
    animals: animals.map((animal) => animalText[animal]),
  }));
  const rows = await Promise.all(
    seats.map(async ({ number, secret }) => ({
      number,
      emblem: number - 1,
      sealed_name: null,
      card_hash: await hashOfSecret(secret),
      lock_hash: signSeat(dataDir, `${id}:${number}:${animals.join("-")}`),
    })),
  );
  const database = await PGlite.create(join(dataDir, "database"), pgliteOptions);
  try {
    const made = await database.query<{ status: string }>(
      "select public.create_class($1, $2, 'co@truong.vn', $3, '3', 2026, $4, $5, $6) as status",
      [id, randomUUID(), name, code, "k".repeat(40), JSON.stringify(rows)],
    );
    if (made.rows[0]?.status !== "made") throw new Error(`The class was not made: ${JSON.stringify(made.rows)}`);
  } finally {
    await database.close();
  }
  return { id, code, name, seats };
}

/** What the server signs a seat's animals to, computed a second time. */
function signSeat(dataDir: string, text: string): string {
  const key = Buffer.from(hkdfSync("sha256", keptSecret(dataDir), "huou-ham-hoc", "seat-lock", 32)).toString("hex");
  return createHmac("sha256", key).update(text).digest("base64url");
}
