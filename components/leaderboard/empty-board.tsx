import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";

/** A board nobody stands on yet. */
export function EmptyBoard() {
  return (
    <div className="mx-auto grid max-w-[420px] justify-items-center gap-3 py-6 text-center">
      <RiveCharacter asset={firstAnimal} mood="open" isHatOn={false} className="w-36 tablet:w-52" />
      <h2 className="text-hue">{leaderboardText.emptyTitle}</h2>
      <p className="text-lead text-balance">{leaderboardText.emptyLead}</p>
    </div>
  );
}
