import { localValue } from "#components/ui/local-value.ts";
import { observable } from "#components/ui/observable.ts";

/** Puts the site on the device, after the browser has asked. */
export type Install = () => Promise<void>;

const offer = observable<Install | null>(null);
/** Set once somebody has said no to the browser's question. */
const declined = localValue("installDeclined");

async function ask(event: Event): Promise<void> {
  const prompt: unknown = Reflect.get(event, "prompt");
  if (typeof prompt !== "function") return;
  const choice: unknown = await Reflect.apply(prompt, event, []);
  if (typeof choice !== "object" || choice === null) return;
  if (Reflect.get(choice, "outcome") === "dismissed") declined.write("yes");
}

function take(event: Event): void {
  // The browser's own banner would come between a child and its page.
  event.preventDefault();
  // A browser offers it again at the next load; a no is asked for once.
  if (declined.read() !== null) return;
  offer.set(async () => {
    offer.set(null);
    await ask(event);
  });
}

/** The browser's offer to install the site: null until it comes, once it was taken up, and for good once it was declined. */
export const installOffer = {
  get: offer.get,
  subscribe: offer.subscribe,

  /** Begins to listen; the browser offers it once a load, early. Returns the way to stop. */
  watch(): () => void {
    const installed = () => offer.set(null);
    window.addEventListener("beforeinstallprompt", take);
    window.addEventListener("appinstalled", installed);
    return () => {
      window.removeEventListener("beforeinstallprompt", take);
      window.removeEventListener("appinstalled", installed);
    };
  },
} as const;
