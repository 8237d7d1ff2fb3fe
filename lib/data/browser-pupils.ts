import "server-only";
import { sealedCookie } from "./sealed-cookie.ts";

interface Sealed {
  pupilIds?: readonly string[];
}

/** Forty pupils fill about half of what a browser keeps in one cookie. */
const mostPupils = 40;

/** Ids of the pupils who were made or logged in here, the last one first; they outlive the log-out. */
export async function readBrowserPupils(): Promise<readonly string[]> {
  return (await sealedCookie<Sealed>("browser")).pupilIds ?? [];
}

/** Puts a pupil first. Only a server action may call it: pages cannot set cookies. */
export async function rememberPupil(id: string): Promise<void> {
  const sealed = await sealedCookie<Sealed>("browser");
  sealed.pupilIds = [id, ...without(sealed, id)].slice(0, mostPupils);
  await sealed.save();
}

/** Takes a pupil off the list. Only a server action may call it. */
export async function forgetPupil(id: string): Promise<void> {
  const sealed = await sealedCookie<Sealed>("browser");
  sealed.pupilIds = without(sealed, id);
  await sealed.save();
}

function without(sealed: Sealed, id: string): string[] {
  return (sealed.pupilIds ?? []).filter((known) => known !== id);
}
