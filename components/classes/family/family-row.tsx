import { useRef, useState } from "react";
import { EmblemPicture } from "#components/classes/emblem-picture.tsx";
import type { KeptKey } from "#components/classes/key-store.ts";
import { roomButton } from "#components/classes/room-button.ts";
import { drawCard, type PicturedCard } from "#components/family/draw-card.ts";
import { daysOfCard, playedWords, titleOfWeek } from "#components/family/week-words.ts";
import { Icon } from "#components/ui/icon.tsx";
import { canSharePictures, savePicture, sharePicture } from "#components/ui/picture.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { useIsHydrating } from "#components/ui/use-is-hydrating.ts";
import type { SeatFamilyCard, WeeklyCard } from "#lib/classes/family-view.ts";
import { familyText } from "#lib/text/family-text.ts";
import type { SendFamily } from "./family-actions.ts";
import { FamilyLinkPanel } from "./family-link-panel.tsx";

const text = familyText.room;

interface Props {
  readonly own: SeatFamilyCard;
  readonly pictured: PicturedCard;
  /** Null without the key of names, from which links are made. */
  readonly kept: KeptKey | null;
  readonly isReady: boolean;
  readonly canChange: boolean;
  readonly send: SendFamily;
}

/** The card of one pupil in few words, and the ways it gets to the family. */
export function FamilyRow({ own, pictured, kept, isReady, canChange, send }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const [isDrawing, start] = useAwaited();
  const [isFailed, setFailed] = useState(false);
  const [isLinkShown, setLinkShown] = useState(false);
  const canShare = !useIsHydrating() && canSharePictures();
  const { name } = pictured;
  const hand = (give: (picture: Blob, file: string) => Promise<void> | void) =>
    start(async () => {
      const style = getComputedStyle(row.current ?? document.body);
      const picture = await drawCard(pictured, style).catch(() => null);
      setFailed(picture === null);
      if (picture !== null) await give(picture, fileOf(pictured));
    });
  return (
    <li
      ref={row}
      className="grid gap-x-4 gap-y-2 border-line py-3 not-first:border-t tablet:grid-cols-[minmax(0,1fr)_auto] tablet:items-center"
    >
      <div className="flex min-w-0 items-start gap-3">
        <EmblemPicture index={pictured.emblem} className="size-11" />
        <div className="min-w-0">
          <h3 className="font-head text-[1.125rem] leading-tight font-bold wrap-anywhere">
            {`${own.number}. ${name}`}
          </h3>
          <Preview card={own.card} pictured={pictured} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Way
          label={text.save}
          name={text.saveOf(name)}
          disabled={!isReady || isDrawing}
          onPress={() => hand(savePicture)}
        >
          <Icon name="down" className="size-5" />
        </Way>
        {canShare && (
          <Way
            label={text.share}
            name={text.shareOf(name)}
            disabled={!isReady || isDrawing}
            onPress={() => hand(sharePicture)}
          >
            <Icon name="share" className="size-5" />
          </Way>
        )}
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
      </div>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {isFailed ? text.notDrawn : ""}
      </p>
      {canChange && isLinkShown && (
        <FamilyLinkPanel number={own.number} link={own.link} name={name} kept={kept} send={send} />
      )}
    </li>
  );
}

interface WayProps {
  readonly label: string;
  /** With whose card it is; begins with the label. */
  readonly name: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function Way({ label, name, disabled, onPress, children }: WayProps) {
  return (
    <button type="button" aria-label={name} disabled={disabled} className={roomButton.plain} onClick={onPress}>
      {children}
      {label}
    </button>
  );
}

/** The three lines of a card. */
function Preview({ card, pictured: { week } }: { readonly card: WeeklyCard; readonly pictured: PicturedCard }) {
  const { days, solid, toTry } = card;
  return (
    <div className="text-[0.9375rem] leading-snug text-muted">
      <p>{days.includes(true) ? playedWords(card, week).title : text.notPlayed}</p>
      <p>{solid.length === 0 ? text.noneSolid : text.solid(solid.map(({ title }) => title).join(" · "))}</p>
      <p>{toTry === null ? text.noneToTry : text.toTry(toTry.title)}</p>
    </div>
  );
}

/** "Tuần 11 - Bảo An.png", in holidays "16–22-11 - Bảo An.png". */
function fileOf({ week, name }: PicturedCard): string {
  return text.file(week.no === null ? daysOfCard(week).replaceAll("/", "-") : titleOfWeek(week), name);
}
