import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { PassageFigure } from "#lib/questions/figures/passage.ts";
import { passageText } from "#lib/text/passage-text.ts";
import { ListenButton } from "./listen-button.tsx";
import { ReadingArea } from "./reading-area.tsx";
import type { SentenceReader } from "./use-sentence-reader.ts";

interface PassageSheetProps {
  figure: PassageFigure;
  reader: SentenceReader | null;
  onClose: () => void;
}

/** The text on a screen of its own. Escape, as the button below it, leads back to the question. */
export function PassageSheet({ figure, reader, onClose }: PassageSheetProps) {
  const title = useId();
  return (
    <Dialog
      labelledBy={title}
      onDismiss={onClose}
      className="h-dvh max-h-none w-full max-w-none animate-rise bg-surface text-ink backdrop:animate-fade tablet:h-auto tablet:max-h-[calc(100dvh-2rem)] tablet:w-[min(46rem,calc(100%-2rem))] tablet:rounded-card"
    >
      <div className="grid h-full max-h-[inherit] grid-rows-[auto_minmax(0,1fr)_auto] gap-3 p-4 tablet:p-6">
        <div className="flex min-h-14 items-center gap-3">
          <h2 id={title} className="min-w-0 flex-1 text-h3 text-hue narrow:text-body tablet:text-h2">
            {figure.title}
          </h2>
          {reader !== null && <ListenButton reader={reader} />}
        </div>
        <ReadingArea
          figure={figure}
          reader={reader}
          className="rounded-card bg-card px-5 py-4 tablet:px-7 tablet:py-5"
        />
        <Button isWide className="narrow:px-1!" onClick={onClose}>
          <Icon name="back" className="size-7 narrow:hidden" />
          {passageText.backToQuestion}
        </Button>
      </div>
    </Dialog>
  );
}
