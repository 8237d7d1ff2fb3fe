import type { Season } from "#components/stage/rice-terraces.tsx";
import { classNames } from "#components/ui/class-names.ts";

/** What lies in the fields, in turn; each keeps to the side the road has left free. */
const things: Record<Season, readonly string[]> = {
  green: ["buffalo", "lotus", "kite", "duck", "hut", "rooster", "turtle"],
  ripe: ["rice", "kite", "hut", "buffalo", "rooster", "rice", "duck"],
};

const sides = [
  { place: 2, near: "left-[6%]", far: "-left-[46%]", across: "-right-[54%]" },
  { place: 6, near: "right-[6%]", far: "-right-[46%]", across: "-left-[54%]" },
] as const;

/** A thing beside the node at `place` (from 0), and on a wide page one more on both sides; nothing at most nodes. */
export function Decoration({ place, season }: { readonly place: number; readonly season: Season }) {
  const side = sides.find((candidate) => candidate.place === place % 8);
  if (side === undefined) return null;
  const turn = Math.floor(place / 4);
  return (
    <>
      <Thing src={thingAt(season, turn)} className={classNames("top-[20%] size-16 tablet:size-18", side.near)} />
      <Thing src={thingAt(season, turn + 3)} className={classNames("top-[10%] hidden size-20 wide:block", side.far)} />
      <Thing
        src={thingAt(season, turn + 5)}
        className={classNames("top-[90%] hidden size-20 wide:block", side.across)}
      />
    </>
  );
}

function Thing({ src, className }: { readonly src: string; readonly className: string }) {
  return (
    <img
      src={src}
      alt=""
      width="64"
      height="64"
      loading="lazy"
      className={classNames("pointer-events-none absolute", className)}
    />
  );
}

function thingAt(season: Season, turn: number): string {
  return `/pictures/${things[season][turn % things[season].length]}.svg`;
}
