import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Whether the board of all time is pointed to, which is seldom empty. */
  readonly hasAllTime: boolean;
}

/** A board nobody stands on yet. */
export function EmptyBoard({ title, lead, hasAllTime }: Props) {
  return (
    <div className="mx-auto grid max-w-[420px] justify-items-center gap-3 py-2 text-center tablet:py-6 wide:py-2">
      <RiveCharacter asset={firstAnimal} mood="open" isHatOn={false} className="w-28 tablet:w-52 wide:w-40" />
      <h2 className="text-hue">{title}</h2>
      <p className="text-lead text-balance">{lead}</p>
      {hasAllTime ? (
        <a href="/leaderboard/all" className={buttonClass("plain", false)}>
          {leaderboardText.toAllTime}
        </a>
      ) : null}
    </div>
  );
}
