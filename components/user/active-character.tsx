"use client";

import { session, useSession } from "#components/session/session.ts";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { useIsHydrating } from "#components/ui/use-is-hydrating.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { animalAsset } from "#lib/play/is-animal-asset.ts";

/** On home, where the animal is drawn as large at every stage: what makes up for its growth. */
const evenSize =
  "has-[img[src*='-2-']]:ml-[10%] has-[img[src*='-2-']]:w-[90%] has-[img[src*='-3-']]:ml-[16%] has-[img[src*='-3-']]:w-[84%]";

// The page is the same for everybody and shows the giraffe. Before it is painted this puts the animal in its place that
// this browser remembers: another one meanwhile would be taken for a mistake. React then finds what it would have drawn.
const showRemembered = `try{var s=localStorage,a=s.getItem("userName")!==null&&${animalAsset}.exec(s.getItem("companion"));if(a){var i=document.currentScript.previousElementSibling.querySelector("img");i.src=i.getAttribute("src").replace("giraffe-1",a[1])}}catch(e){}`;

/** The animal that goes along with the pupil of this browser, on pages that are the same for everybody. */
export function ActiveCharacter({ isHatOn }: { readonly isHatOn: boolean }) {
  const asset = useSession(session.animal, firstAnimal);
  const isFromServer = useIsHydrating();
  return (
    <>
      <RiveCharacter asset={asset} mood="open" isHatOn={isHatOn} className={isHatOn ? evenSize : ""} />
      {/* No page that is drawn in the browser needs it, and there a text may not become a script. */}
      {isFromServer && <script>{showRemembered}</script>}
    </>
  );
}
