import { ActiveCharacter as Character } from "#components/user/active-character.tsx";
import { animalAsset } from "#lib/play/is-animal-asset.ts";

// The page is the same for everybody and shows the giraffe. Before it is painted this puts the animal in its place that
// this browser remembers: another one meanwhile would be taken for a mistake. React then finds what it would have drawn.
const showRemembered = `try{var s=localStorage,a=s.getItem("userName")!==null&&${animalAsset}.exec(s.getItem("companion"));if(a){var i=document.currentScript.previousElementSibling.querySelector("img");i.src=i.getAttribute("src").replace("giraffe-1",a[1])}}catch(e){}`;

/** The animal that goes along with the pupil of this browser, as wide as its place. */
export function ActiveCharacter({ isHatOn }: { readonly isHatOn: boolean }) {
  return (
    <>
      <Character isHatOn={isHatOn} />
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
        dangerouslySetInnerHTML={{ __html: showRemembered }}
      />
    </>
  );
}
