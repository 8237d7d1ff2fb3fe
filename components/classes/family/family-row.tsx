import { useState } from "react";
import { EmblemPicture } from "#components/classes/emblem-picture.tsx";
import type { KeptKey } from "#components/classes/key-store.ts";
import { PictureWays } from "#components/family/picture-ways.tsx";
import { playedWords } from "#components/family/week-words.ts";
import { roomButton } from "#components/ui/room-button.ts";
import type { SeatFamilyCard, WeeklyCard } from "#lib/classes/family-view.ts";
import { familyText } from "#lib/text/family-text.ts";
import type { SeatPicture, SendFamily } from "./family-actions.ts";
import { FamilyLinkPanel } from "./family-link-panel.tsx";

const text = familyText.room;

interface Props {
  readonly own: SeatFamilyCard;
  readonly pictured: SeatPicture;
  /** Null without the key of names, from which links are made. */
  readonly kept: KeptKey | null;
  readonly isReady: boolean;
  readonly canChange: boolean;
  /** Whether the link changed since `own` was read. */
  readonly isOutdated: boolean;
  readonly send: SendFamily;
}

/** The card of one pupil in few words, and the ways it gets to the family. */
export function FamilyRow({ own, pictured, kept, isReady, canChange, isOutdated, send }: Props) {
  const [isLinkShown, setLinkShown] = useState(false);
  const { name } = pictured;
  return (
    <li className="grid gap-x-4 gap-y-2 border-line py-3 not-first:border-t tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center">
      <div className="flex min-w-0 items-start gap-3">
        <EmblemPicture index={pictured.emblem} className="size-11" />
        <div className="min-w-0">
          <h3 className="font-head text-[1.125rem] leading-tight font-bold wrap-anywhere">
            {`${own.number}. ${name}`}
          </h3>
          <Preview card={own.card} pictured={pictured} />
        </div>
      </div>
      <PictureWays pictured={pictured} isReady={isReady}>
        {canChange && (kept !== null || own.link.hash !== null) && (
          <button
            type="button"
            aria-label={text.linkOf(name)}
            aria-expanded={isLinkShown}
            className={roomButton.plain}
            onClick={() => setLinkShown(!isLinkShown)}
          >
            {text.link}
          </button>
        )}
      </PictureWays>
      {canChange && isLinkShown && (
        <FamilyLinkPanel
          number={own.number}
          link={own.link}
          isOutdated={isOutdated}
          name={name}
          kept={kept}
          send={send}
        />
      )}
    </li>
  );
}

/** The three lines of a card. */
function Preview({ card, pictured: { week } }: { readonly card: WeeklyCard; readonly pictured: SeatPicture }) {
  const { days, solid, toTry } = card;
  return (
    <div className="text-[0.9375rem] leading-snug text-muted">
      <p>{days.includes(true) ? playedWords(card, week).title : text.notPlayed}</p>
      <p>{solid.length === 0 ? text.noneSolid : text.solid(solid.map(({ title }) => title).join(" · "))}</p>
      <p>{toTry === null ? text.noneToTry : text.toTry(toTry.title)}</p>
    </div>
  );
}
