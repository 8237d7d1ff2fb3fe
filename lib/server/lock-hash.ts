import "server-only";
import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { deriveKey } from "#lib/derive-key.ts";
import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";

const derive = promisify<Buffer, Buffer, number, Buffer>(scrypt);
const bytes = 32;

/**
 * Hashes of picture locks, "salt.hash" in base64url. There are only 720 locks, so a salt alone would not hide one from
 * somebody who has the table: the lock is first signed with a key that is not in the database.
 */
export const lockHash = {
  async make(pupilId: string, lock: PictureLock): Promise<string> {
    const salt = randomBytes(16);
    return `${salt.toString("base64url")}.${(await hash(pupilId, lock, salt)).toString("base64url")}`;
  },

  async fits(pupilId: string, lock: PictureLock, kept: string): Promise<boolean> {
    const [salt = "", expected = ""] = kept.split(".");
    const made = await hash(pupilId, lock, Buffer.from(salt, "base64url"));
    const known = Buffer.from(expected, "base64url");
    return known.length === made.length && timingSafeEqual(known, made);
  },
} as const;

function hash(pupilId: string, lock: PictureLock, salt: Buffer): Promise<Buffer> {
  const peppered = createHmac("sha256", deriveKey("picture-lock")).update(`${pupilId}:${pictureLock.write(lock)}`);
  return derive(peppered.digest(), salt, bytes);
}
