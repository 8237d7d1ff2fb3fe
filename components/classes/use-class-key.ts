import { useEffect, useState } from "react";
import { keyCheck, openKey, unseal } from "#lib/classes/class-key.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { readSecret, secretOf } from "#lib/classes/key-words.ts";
import { type KeptKey, keyStore } from "./key-store.ts";

/** The pupils' names by seat; a seat without a name is not among them. */
export type Names = ReadonlyMap<number, string>;

interface State {
  /** `missing`: this browser has no key of the class, or one that was replaced. */
  readonly status: "loading" | "missing" | "open";
  readonly kept: KeptKey | null;
  readonly names: Names;
}

const nothing: State = { status: "loading", kept: null, names: new Map() };

/** A class's key and names as a page has them. */
export type Opened = ReturnType<typeof useClassKey>;

type Seats = Pick<ClassView, "id" | "keyCheck" | "seats">;

/**
 * The key of a class's names in this browser and the names it opens. A key sheet's QR code brings the secret after the "#" of
 * the address, which no server sees.
 */
export function useClassKey({ id, keyCheck: check, seats }: Seats) {
  const [state, setState] = useState<State>(nothing);
  const sealed = JSON.stringify(seats.map(({ number, sealedName }) => [number, sealedName]));
  useEffect(() => {
    let isCurrent = true;
    void load(id, check, JSON.parse(sealed)).then((loaded) => {
      if (isCurrent) setState(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, check, sealed]);
  /** Opens the names by the words of a key sheet; false where they are not those of this class. */
  const unlock = async (words: string): Promise<"open" | "unreadable" | "wrong"> => {
    const secret = readSecret(words);
    if (secret === null) return "unreadable";
    if (!(await keepIfRight(id, check, secret))) return "wrong";
    setState(await load(id, check, JSON.parse(sealed)));
    return "open";
  };
  return { ...state, unlock };
}

async function load(id: string, check: string, sealed: readonly [number, string | null][]): Promise<State> {
  await takeFromAddress(id, check);
  const kept = await keyStore.read(id);
  if (kept === null || !(await keyCheck.fits(kept.key, check))) return { ...nothing, status: "missing" };
  const names = await Promise.all(
    sealed.map(async ([number, text]) => [number, text && (await unseal(kept.key, String(number), text))] as const),
  );
  const opened = names.flatMap(([number, name]) => (name === null || name === "" ? [] : [[number, name] as const]));
  return { status: "open", kept, names: new Map(opened) };
}

async function takeFromAddress(id: string, check: string): Promise<void> {
  const secret = secretOf(window.location.hash.slice(1));
  if (secret === null) return;
  window.history.replaceState(window.history.state, "", window.location.pathname);
  await keepIfRight(id, check, secret);
}

async function keepIfRight(id: string, check: string, secret: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const key = await openKey(secret, id);
  const isRight = await keyCheck.fits(key, check);
  if (isRight) await keyStore.keep({ classId: id, secret, key });
  return isRight;
}
