"use client";

import type { ReactNode } from "react";
import { Kite } from "#components/stage/kite.tsx";
import { Scene } from "#components/stage/scene.tsx";

interface Props {
  /** The page's heading. */
  readonly greeting: string;
  /** Who greets; as wide as the room it gets. */
  readonly animal: ReactNode;
}

/** An animal in the rice fields, greeting. The page's bar has room on the sky. */
export function HomeHero({ greeting, animal }: Props) {
  return (
    <div className="relative h-54 overflow-clip max-tablet:larger:h-66 max-tablet:largest:h-76 tablet:h-110 wide:h-75">
      <Scene />
      <Kite className="absolute top-16 left-[55%] w-10.5 -rotate-14 tablet:top-17.5 tablet:left-1/2 tablet:w-25 wide:top-15" />
      <h1 className="absolute bottom-10.5 left-4 max-w-[176px] rounded-answer rounded-br-[6px] bg-card px-4 py-2.5 font-head text-[1.3125rem] leading-tight font-bold text-ink shadow-[0_4px_0_rgb(45_34_68/0.12)] tablet:bottom-37.5 tablet:left-10 tablet:max-w-[340px] tablet:px-6 tablet:py-4 tablet:text-[2rem] wide:bottom-21.5 wide:left-[max(2rem,calc(50%-508px))]">
        {greeting}
      </h1>
      <div className="absolute right-0 bottom-0 w-[136px] tablet:right-6 tablet:-bottom-2 tablet:w-88 wide:right-[max(1rem,calc(50%-510px))] wide:-bottom-1 wide:w-[240px]">
        {animal}
      </div>
    </div>
  );
}
