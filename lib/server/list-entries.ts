import "server-only";
import { classIds } from "#lib/core/class-id.ts";
import { collectEntries } from "#lib/play/collect-entries.ts";
import { listCards } from "./list-cards.ts";

type Lists = Parameters<typeof collectEntries>[0][number];

/** All a search may find, in the order of the classes; as fresh as the course lists it is made of. */
export async function listEntries() {
  const lists: Lists[] = [];
  // One class after the other: where the database is away the first is waited for, and no other.
  for (const classId of classIds) {
    const [practice, challenge] = await Promise.all([listCards(classId, "practice"), listCards(classId, "challenge")]);
    // Half an index would say of what is there that it is not.
    if (!practice.ok || !challenge.ok) return { ok: false as const, reason: "backend-away" as const };
    lists.push({ classId, practice: practice.value, challenge: challenge.value });
  }
  return { ok: true as const, value: collectEntries(lists) };
}
