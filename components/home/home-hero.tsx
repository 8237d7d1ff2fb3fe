import { Giraffe } from "#components/stage/giraffe.tsx";
import { GiraffeHat } from "#components/stage/giraffe-hat.tsx";
import { Kite } from "#components/stage/kite.tsx";
import { Scene } from "#components/stage/scene.tsx";

/** The giraffe in its rice fields, greeting; `greeting` is the page's heading. The page's bar has room on the sky. */
export function HomeHero({ greeting }: { readonly greeting: string }) {
  return (
    <div className="relative h-54 overflow-clip tablet:h-110 wide:h-75">
      <Scene />
      <Kite className="absolute top-16 left-[55%] w-10.5 -rotate-14 tablet:top-17.5 tablet:left-1/2 tablet:w-25 wide:top-15" />
      <h1 className="absolute bottom-10.5 left-4 max-w-[176px] rounded-answer rounded-br-[6px] bg-card px-4 py-2.5 font-head text-[21px] leading-tight font-bold text-ink shadow-[0_4px_0_rgb(45_34_68/0.12)] tablet:bottom-37.5 tablet:left-10 tablet:max-w-[340px] tablet:px-6 tablet:py-4 tablet:text-[32px] wide:bottom-21.5 wide:left-[calc(50%-508px)]">
        {greeting}
      </h1>
      <Giraffe
        face="open"
        arms="wave"
        hat={<GiraffeHat />}
        className="c1 absolute right-0.5 -bottom-4 w-[124px] tablet:right-10 tablet:-bottom-11 tablet:w-80 wide:right-[calc(50%-500px)] wide:-bottom-10 wide:w-[214px]"
      />
    </div>
  );
}
