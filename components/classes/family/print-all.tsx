import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { drawCard } from "#components/family/draw-card.ts";
import { Button } from "#components/ui/button.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { familyText } from "#lib/text/family-text.ts";
import type { SeatPicture } from "./family-actions.ts";

const text = familyText.room;

const cardsPerSheet = 4;

interface DrawnCard {
  readonly name: string;
  readonly emblem: number;
  /** The address of its picture in this browser. */
  readonly src: string;
}

interface Props {
  readonly cards: readonly SeatPicture[];
  /** Whether the names are there, if they ever will be. */
  readonly isReady: boolean;
}

/** Draws the cards of a class and prints them, four on a sheet of A4: the same pictures as are sent. */
export function PrintAll({ cards, isReady }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<readonly DrawnCard[]>([]);
  const [done, setDone] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const [isDrawing, start] = useAwaited();
  useEffect(() => () => release(drawn), [drawn]);
  const print = () =>
    start(async (isAwaited) => {
      setFailed(false);
      const made = await drawAll(cards, getComputedStyle(paper.current ?? document.body), setDone).catch(() => null);
      setDone(0);
      setFailed(made === null);
      if (made === null) return;
      if (!isAwaited()) return release(made);
      flushSync(() => setDrawn(made));
      // A picture that is not ready yet is printed as an empty place.
      await Promise.all([...(paper.current?.querySelectorAll("img") ?? [])].map((picture) => picture.decode()));
      window.print();
    });
  const sheets = Array.from({ length: Math.ceil(drawn.length / cardsPerSheet) }, (_, sheet) =>
    drawn.slice(sheet * cardsPerSheet, (sheet + 1) * cardsPerSheet),
  );
  return (
    <>
      <div className="grid justify-items-start gap-2 print:hidden">
        <Button disabled={!isReady || isDrawing} onClick={print}>
          {text.printAll}
        </Button>
        <p role="status" className="font-semibold text-hue empty:sr-only">
          {isDrawing && done > 0 ? text.drawing(done, cards.length) : ""}
        </p>
        <p role="alert" className="font-semibold text-again-ink empty:hidden">
          {isFailed ? text.notDrawn : ""}
        </p>
      </div>
      <div ref={paper} className="hidden print:block">
        {sheets.map((onSheet) => (
          <ul key={onSheet[0]?.emblem} className="sheet grid grid-cols-2 grid-rows-[repeat(2,minmax(0,1fr))] bg-white">
            {onSheet.map(({ name, emblem, src }) => (
              <li key={emblem} className="family-slip grid place-items-center">
                <img src={src} alt={text.cardOf(name)} width="1080" height="1350" className="w-[94mm]" />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </>
  );
}

async function drawAll(
  cards: readonly SeatPicture[],
  style: CSSStyleDeclaration,
  tell: (done: number) => void,
): Promise<readonly DrawnCard[] | null> {
  const drawn: DrawnCard[] = [];
  for (const card of cards) {
    const picture = await drawCard(card, style);
    if (picture === null) {
      release(drawn);
      return null;
    }
    drawn.push({ name: card.name, emblem: card.emblem, src: URL.createObjectURL(picture) });
    tell(drawn.length);
  }
  return drawn;
}

function release(drawn: readonly DrawnCard[]): void {
  for (const { src } of drawn) URL.revokeObjectURL(src);
}
