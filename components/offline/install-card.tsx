import { useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { offlineText } from "#lib/text/offline-text.ts";
import { installOffer } from "./install-offer.ts";

const none = () => null;

/** Safari on an iPhone or iPad offers nothing, but its menu knows the way; inside the installed site it says so. */
function isAppleBrowser(): boolean {
  return Reflect.get(navigator, "standalone") === false;
}

/** The way to put the site on the device: a button where the browser offers it, a sentence where one does it by hand. */
export function InstallCard() {
  const install = useSyncExternalStore(installOffer.subscribe, installOffer.get, none);
  const isByHand = isAppleBrowser();
  if (install === null && !isByHand) return null;
  return (
    <Card className="mx-auto flex w-full max-w-[560px] flex-wrap items-center justify-center gap-x-4 gap-y-2 p-4 text-center">
      <p className="flex-1 basis-60 leading-snug text-balance">
        {isByHand ? offlineText.installOnApple : offlineText.installLead}
      </p>
      {install !== null && <Button onClick={() => void install()}>{offlineText.install}</Button>}
    </Card>
  );
}
