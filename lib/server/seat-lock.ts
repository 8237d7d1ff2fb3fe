import "server-only";
import { signText } from "#lib/derive-key.ts";
import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";

/**
 * Hashes of the three animals on a seat's card. There are only 720 such locks, so each is signed with a key that is not in the
 * database; the twenty tries of a day make a slow hash needless, which forty seats made at once would feel.
 */
export const seatLock = {
  hash: (classId: string, number: number, lock: PictureLock): string =>
    signText("seat-lock", `${classId}:${number}:${pictureLock.write(lock)}`),
} as const;
