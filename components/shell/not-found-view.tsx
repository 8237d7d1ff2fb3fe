import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Scene } from "#components/stage/scene.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { shellText } from "#lib/text/shell-text.ts";
import { Signpost } from "./signpost.tsx";

/** What an unknown address shows: the giraffe wonders where the way is, and a button leads home. */
export function NotFoundView() {
  return (
    <main id="main" className="c3 relative isolate h-dvh min-h-[520px] overflow-clip bg-sky">
      <Scene className="absolute inset-x-0 bottom-0 -z-10 h-[64%] w-full wide:h-full" />
      <div className="relative z-10 mx-auto grid max-w-[420px] justify-items-center gap-3 px-5 pt-18 text-center tablet:pt-32 wide:pt-14">
        <h1 className="font-head">{shellText.notFoundTitle}</h1>
        <p className="text-[1.25rem]">
          {shellText.notFoundLead.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </p>
        <ButtonLink href="/" className="mt-1">
          {shellText.notFoundHome}
        </ButtonLink>
      </div>
      <div className="absolute -bottom-5 left-[38%] w-[min(60vw,36dvh)] -translate-x-1/2 tablet:w-[min(340px,34dvh)] wide:left-[42%] wide:w-[min(340px,46dvh)]">
        <RiveCharacter asset={firstAnimal} mood="think" isHatOn={false} className="w-full" />
      </div>
      <Signpost className="absolute right-[5%] bottom-[12%] w-[clamp(96px,28vw,180px)] tablet:right-[12%] wide:right-[24%] wide:bottom-[10%]" />
    </main>
  );
}
