import type { StoryGroup } from "#lib/questions/figures/story-picture.ts";
import { Holder } from "./holder.tsx";
import { Things } from "./things.tsx";

/** About how wide a letter is, and the room beside the words. */
const letter = 7.9;
const room = 20;

/** What one number of a story tells of, 150 wide around 0, 106 high. */
export function Group({ group }: { group: StoryGroup }) {
  const { name, picture, holder, loose, isAsked, label } = group;
  const plate = Math.max(46, label.length * letter + room);
  const isBarrel = holder === "red-barrel" || holder === "green-barrel";
  return (
    <>
      {name !== null && (
        <text y="15" fontSize="17" textAnchor="middle" className="fill-hue font-head font-bold">
          {name}
        </text>
      )}
      {!isBarrel && !isAsked && <Things picture={picture} loose={loose} isStanding={isGround(holder)} />}
      <Holder holder={holder} picture={isBarrel ? picture : null} />
      {isAsked && !isBarrel && (
        <text y="68" fontSize="46" textAnchor="middle" className="fill-again font-head font-extrabold">
          ?
        </text>
      )}
      <rect
        x={-plate / 2}
        y="81"
        width={plate}
        height="24"
        rx="12"
        strokeWidth="2"
        className={isAsked ? "fill-star-light stroke-again" : "fill-card stroke-wood-dark"}
      />
      <text y="99" fontSize="17" textAnchor="middle" className="fill-ink font-head font-bold tabular-nums">
        {label}
      </text>
    </>
  );
}

function isGround(holder: StoryGroup["holder"]): boolean {
  return holder === "grass" || holder === "pond" || holder === "pen";
}
