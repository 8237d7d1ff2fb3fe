import { pictureLock } from "#lib/play/picture-lock.ts";
import { type ClassKey, makeCard, seal } from "./class-key.ts";
import type { NewSeat } from "./class-view.ts";

/** Seats as they are sent to the server; null is a seat without a name. */
export function prepareSeats(
  key: ClassKey,
  seats: readonly { readonly number: number; readonly name: string | null }[],
): Promise<NewSeat[]> {
  return Promise.all(seats.map(({ number, name }) => prepareSeat(key, number, name)));
}

async function prepareSeat(key: ClassKey, number: number, name: string | null): Promise<NewSeat> {
  const [{ hash, lock }, sealedName] = await Promise.all([makeCard(key, number, 1), sealName(key, number, name)]);
  return { number, sealedName, cardHash: hash, lock: pictureLock.write(lock) };
}

/** The name of a seat as the server keeps it. */
export async function sealName(key: ClassKey, number: number, name: string | null): Promise<string | null> {
  return name === null || name === "" ? null : seal(key, String(number), name);
}
