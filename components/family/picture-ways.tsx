import { type ReactNode, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { canSharePictures, savePicture, sharePicture } from "#components/ui/picture.ts";
import { roomButton } from "#components/ui/room-button.ts";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { useIsHydrating } from "#components/ui/use-is-hydrating.ts";
import { familyText } from "#lib/text/family-text.ts";
import { drawCard, type PicturedCard } from "./draw-card.ts";
import { daysOfCard, titleOfWeek } from "./week-words.ts";

const text = familyText.room;

interface Props {
  readonly pictured: PicturedCard;
  /** Whether all that is drawn is there. */
  readonly isReady: boolean;
  /** What else can be done with the card. */
  readonly children?: ReactNode;
}

/** The ways a card gets to the family as a picture: saved, or by the device's sheet for sending. */
export function PictureWays({ pictured, isReady, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawing, start] = useAwaited();
  const [isFailed, setFailed] = useState(false);
  const canShare = !useIsHydrating() && canSharePictures();
  const { name } = pictured;
  const hand = (give: (picture: Blob, file: string) => Promise<void> | void) =>
    start(async () => {
      const style = getComputedStyle(place.current ?? document.body);
      const picture = await drawCard(pictured, style).catch(() => null);
      setFailed(picture === null);
      if (picture !== null) await give(picture, fileOf(pictured));
    });
  const shared = { className: roomButton.plain, disabled: !isReady || isDrawing, type: "button" } as const;
  return (
    <div ref={place} className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <button {...shared} aria-label={text.saveOf(name)} onClick={() => hand(savePicture)}>
          <Icon name="down" className="size-5" />
          {text.save}
        </button>
        {canShare && (
          <button {...shared} aria-label={text.shareOf(name)} onClick={() => hand(sharePicture)}>
            <Icon name="share" className="size-5" />
            {text.share}
          </button>
        )}
        {children}
      </div>
      <p role="alert" className="font-semibold text-again-ink empty:hidden">
        {isFailed ? text.notDrawn : ""}
      </p>
    </div>
  );
}

/** "Tuần 11 - Bảo An.png", in holidays "16–22-11 - Bảo An.png". */
function fileOf({ week, name }: PicturedCard): string {
  return text.file(week.no === null ? daysOfCard(week).replaceAll("/", "-") : titleOfWeek(week), name);
}
