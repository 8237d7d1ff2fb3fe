import { observable } from "#components/ui/observable.ts";

/** Puts the site on the device, after the browser has asked. */
export type Install = () => Promise<void>;

const offer = observable<Install | null>(null);

function take(event: Event): void {
  // The browser's own banner would come between a child and its page.
  event.preventDefault();
  offer.set(async () => {
    offer.set(null);
    const prompt: unknown = Reflect.get(event, "prompt");
    if (typeof prompt === "function") await Reflect.apply(prompt, event, []);
  });
}

/** The browser's offer to install the site: null until it comes, and once it was taken up. */
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
