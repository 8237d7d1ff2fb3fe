import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { inject, onTestFinished } from "vitest";

export interface CreatedDatabase {
  /** Of the server's owner. */
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of this version on the PostgreSQL server that all tests share. */
export async function createDatabase(): Promise<CreatedDatabase> {
  const name = `seeded-${randomUUID()}`;
  await administer(`create database "${name}" template seeded`);
  return {
    url: inject("postgresUrl").replace(/postgres$/, name),
    drop: () => administer(`drop database "${name}" with (force)`),
  };
}

/** The address of one that is dropped when the test is over. */
export async function seededDatabase(): Promise<string> {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return url;
}

async function administer(sql: string): Promise<void> {
  const administrator = postgres(inject("postgresUrl"), { max: 1 });
  await administrator.unsafe(sql);
  await administrator.end();
}
