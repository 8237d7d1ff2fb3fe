import type { ComponentProps } from "react";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Card } from "#components/ui/card.tsx";
import { accountText } from "#lib/text/account-text.ts";

interface Props extends Pick<ComponentProps<typeof RiveCharacter>, "asset" | "mood"> {
  readonly username: string;
  readonly avatar: string;
  /** Name of the animal that goes along, as it is read. */
  readonly activeAnimal: string;
}

/** Who is playing: the animal that goes along, the avatar and the name. */
export function PupilCard({ username, avatar, asset, mood, activeAnimal }: Props) {
  return (
    <Card className="flex items-end gap-3 overflow-clip pt-3 pr-4 pl-2 tablet:gap-8 tablet:pr-8 tablet:pl-8">
      <div className="relative w-30 flex-none tablet:w-44">
        <span className="absolute inset-x-0 -bottom-[18%] aspect-square rounded-full bg-soft" aria-hidden="true" />
        <RiveCharacter asset={asset} mood={mood} isHatOn={false} className="w-full" />
      </div>
      <div className="grid min-w-0 flex-1 gap-1 self-center pb-4">
        <img
          src={`/avatars/${avatar}.svg`}
          alt=""
          width="64"
          height="64"
          className="size-14 rounded-tool bg-soft p-0.5 tablet:size-18"
        />
        <h1 className="font-head text-h2 leading-tight font-extrabold wrap-break-word tablet:text-h1 wide:text-[2.125rem]">
          {username}
        </h1>
        <p className="leading-snug text-muted">{accountText.activeAnimal(activeAnimal)}</p>
      </div>
    </Card>
  );
}
