import { useSyncExternalStore } from "react";
import { localChanges } from "#components/ui/local-changes.ts";
import { localText } from "#components/ui/local-text.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { isAnimalAsset } from "#lib/play/is-animal-asset.ts";

/** The pupil of this browser as pages show one that are the same for everybody. */
export interface SessionPupil {
  readonly username: string;
  /** As they are written. */
  readonly points: string;
  /** Asset of the animal that goes along: "animals/level-one/duck-1". */
  readonly animal: string;
}

/** In local storage. */
const keys = { name: "userName", points: "points", animal: "companion" } as const;

const changes = localChanges();
let turns = 0;
let confirmedName: string | null = null;
let isGone = false;
/** The points told last in this tab, and under which name; the one source where storage is blocked. */
let told: { readonly name: string | null; readonly points: string | null } | null = null;
/** The animal told last in this tab, for where storage is blocked. */
let toldAnimal: string | null = null;

const readName = (): string | null => localText.read(keys.name);

function setName(name: string | null): void {
  if (readName() !== name) turns += 1;
  localText.write(keys.name, name);
  confirmedName = name;
}

function setPoints(points: string | null): void {
  const name = readName();
  told = { name, points };
  localText.write(keys.points, name === null || points === null ? null : `${name}\n${points}`);
}

function setAnimal(asset: string): void {
  toldAnimal = asset;
  localText.write(keys.animal, asset);
}

/**
 * Who plays in this browser, as far as the browser knows: the session cookie is what counts. What is kept in local storage
 * lets pages that are the same for everybody show the pupil at once.
 */
export const session = {
  /** The name in local storage `userName` (spec section 3); null for a guest, and where storage is blocked. */
  name: readName,

  /** How often another name took its place in this tab: who was away and is back has not been here all the time. */
  turns: (): number => turns,

  /**
   * The login status of spec section 4: null at first and for nobody, the name on login and after the start-up check. The
   * menu goes by it.
   */
  confirmedName: (): string | null => confirmedName,

  /** As they are written, and as the server told them last. Null for a guest; undefined while a pupil's are not known. */
  points(): string | null | undefined {
    const name = readName();
    if (told?.name === name) return told.points;
    if (name === null) return null;
    const [owner, points] = (localText.read(keys.points) ?? "").split("\n");
    return owner === name ? points : undefined;
  },

  /** The active animal, by its asset; the giraffe for a guest. */
  animal(): string {
    const unstored = confirmedName === null ? null : toldAnimal;
    const asset = readName() === null ? unstored : localText.read(keys.animal);
    return asset !== null && isAnimalAsset(asset) ? asset : firstAnimal;
  },

  /** Whether an action of this tab has found its profile deleted elsewhere; the forms that stand in then say so. */
  isGone: (): boolean => isGone,

  /** Calls back when any of it changes in this tab or another. Returns the way to stop. */
  subscribe: changes.watch,

  /** Calls back when another tab has changed the name. Returns the way to stop. */
  watchOtherTabs(onChange: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === keys.name || event.key === null) onChange();
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  },

  /** What the server said of this browser's pupil, who is logged in by that. */
  logIn({ username, points, animal }: SessionPupil): void {
    setName(username);
    setPoints(points);
    setAnimal(animal);
    isGone = false;
    changes.tell();
  },

  /** Nobody is logged in, until the server says otherwise. */
  logOut(): void {
    setName(null);
    setPoints(null);
    changes.tell();
  },

  /** The server knows the pupil by this name; null for nobody. */
  confirm(name: string | null): void {
    setName(name);
    changes.tell();
  },

  /** The server knows of nobody: the name stays until it is known whose it is. */
  forgetPoints(): void {
    setPoints(null);
    changes.tell();
  },

  setAnimal(asset: string): void {
    setAnimal(asset);
    changes.tell();
  },

  markGone(): void {
    isGone = true;
    changes.tell();
  },
} as const;

/** Something of the session, kept up to date: `useSession(session.points, undefined)`. `atFirst` while a page is drawn on the server. */
export function useSession<Value, First>(read: () => Value, atFirst: First): Value | First {
  return useSyncExternalStore<Value | First>(session.subscribe, read, () => atFirst);
}
