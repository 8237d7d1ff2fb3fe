import { type PictureLock, pictureLock } from "#lib/play/picture-lock.ts";

const rounds = 600_000;
const ivBytes = 12;
/** What is sealed is filled up to a multiple of this, so that its length says nothing of a name, in bytes. */
const block = 64;
/** Sealed with each key of names, to tell whether a key is the right one. */
const knownWord = "huou ham hoc";

/** What a class's secret opens. Neither key can be taken out of the browser. */
export interface ClassKey {
  /** Seals and opens the pupils' names. */
  readonly names: CryptoKey;
  /** Makes the cards of the seats and the links for families, so that every browser with the secret can show them again. */
  readonly cards: CryptoKey;
}

/**
 * The keys of one class, from the secret on the teacher's key sheet. The words have 64 bits, so each guess is made slow: it
 * takes about a second on a phone.
 */
export async function openKey(secret: Uint8Array<ArrayBuffer>, classId: string): Promise<ClassKey> {
  const base = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const salt = new TextEncoder().encode(`huou-ham-hoc/class/${classId}`);
  const slow = await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt, iterations: rounds }, base, 256);
  const root = await crypto.subtle.importKey("raw", slow, "HKDF", false, ["deriveKey"]);
  const use = (purpose: string) => {
    const info = new TextEncoder().encode(purpose);
    return { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info };
  };
  const hmac = { name: "HMAC", hash: "SHA-256", length: 256 };
  const [names, cards] = await Promise.all([
    crypto.subtle.deriveKey(use("names"), root, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]),
    crypto.subtle.deriveKey(use("cards"), root, hmac, false, ["sign"]),
  ]);
  return { names, cards };
}

/** What signs a pupil in at a seat. */
export interface Card {
  /** What its QR code holds beside the class's code: 128 bits in base64url. */
  readonly secret: string;
  /** The secret's SHA-256 in base64url, all the server keeps of it. */
  readonly hash: string;
  /** For who has no camera. */
  readonly lock: PictureLock;
}

/** The card of a seat; each `version`, from 1, is another card. */
export async function makeCard({ cards }: ClassKey, number: number, version: number): Promise<Card> {
  const [secretBytes, lockBytes] = await Promise.all([
    bytesFor(cards, "secret", number, version),
    bytesFor(cards, "lock", number, version),
  ]);
  return { ...(await secretOf(secretBytes)), lock: lockOf(lockBytes) };
}

/** The secret of the link for the family of a pupil, made in the same way from a version of its own. */
export async function makeFamilyLink({ cards }: ClassKey, number: number, version: number) {
  return secretOf(await bytesFor(cards, "family", number, version));
}

async function bytesFor(key: CryptoKey, what: string, number: number, version: number): Promise<Uint8Array> {
  return new Uint8Array(
    await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${what}/${number}/${version}`)),
  );
}

async function secretOf(bytes: Uint8Array): Promise<Pick<Card, "secret" | "hash">> {
  const secret = toBase64Url(bytes.slice(0, 16));
  return { secret, hash: await hashOfSecret(secret) };
}

/** A secret of 128 bits in base64url, for a link. */
export function makeSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** The hash by which the server finds the seat of a card, or the class of a link. */
export async function hashOfSecret(secret: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret))));
}

/** Three different animals. Two bytes are drawn for each, so that none is favoured by more than a thousandth. */
function lockOf(bytes: Uint8Array): PictureLock {
  const left = [...pictureLock.animals];
  return Array.from({ length: pictureLock.length }, (_, place) => {
    const drawn = (bytes[2 * place] ?? 0) * 256 + (bytes[2 * place + 1] ?? 0);
    return left.splice(drawn % left.length, 1);
  }).flat();
}

function bound(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(place) };
}

/** Seals a text for one place ("7" for the seventh seat), where alone it can be opened again. In base64url. */
export async function seal({ names }: ClassKey, place: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const bytes = new TextEncoder().encode(text);
  const filled = new Uint8Array(Math.ceil((bytes.length + 1) / block) * block);
  filled.set(bytes);
  const sealed = new Uint8Array(await crypto.subtle.encrypt(bound(iv, place), names, filled));
  return toBase64Url(new Uint8Array([...iv, ...sealed]));
}

/** What was sealed; null with another key, for another place and where a letter has changed. */
export async function unseal({ names }: ClassKey, place: string, sealed: string): Promise<string | null> {
  const sealedBytes = fromBase64Url(sealed);
  if (sealedBytes === null || sealedBytes.length <= ivBytes) return null;
  try {
    const filled = await crypto.subtle.decrypt(
      bound(sealedBytes.slice(0, ivBytes), place),
      names,
      sealedBytes.slice(ivBytes),
    );
    const bytes = new Uint8Array(filled);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes.slice(0, bytes.findLastIndex(Boolean) + 1));
  } catch {
    // The browser does not say which of these it was.
    return null;
  }
}

/** What a class keeps so that a browser can tell whether it has its key. */
export const keyCheck = {
  make: (key: ClassKey) => seal(key, "key", knownWord),
  fits: async (key: ClassKey, kept: string) => (await unseal(key, "key", kept)) === knownWord,
} as const;

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length > 1000 || text.length % 4 === 1) return null;
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
