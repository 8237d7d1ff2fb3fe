import { useState } from "react";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";
import { classNames } from "#components/ui/class-names.ts";
import { saidParts } from "#lib/core/passages/to-paragraphs.ts";
import type { PassageFigure } from "#lib/questions/figures/passage.ts";
import { PassageSheet } from "./passage/passage-sheet.tsx";
import { PassageTools } from "./passage/passage-tools.tsx";
import { ReadingArea } from "./passage/reading-area.tsx";
import { useSentenceReader } from "./passage/use-sentence-reader.ts";

/** A text to read. It keeps its place from question to question, and begins anew only with another text. */
export function Passage({ figure }: { figure: PassageFigure }) {
  return <Panel key={figure.title} figure={figure} />;
}

function Panel({ figure }: { figure: PassageFigure }) {
  const [isWhole, setIsWhole] = useState(false);
  const reader = useSentenceReader(figure.paragraphs.flatMap(saidParts));
  const heard = useVietnameseVoice() ? reader : null;
  return (
    <div className="passage relative grid size-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] overflow-hidden rounded-card">
      <ReadingArea figure={figure} reader={heard} className="px-4 pt-2 pb-3 tablet:px-7 tablet:py-4">
        {/* On a small phone the three lines there are belong to the text; the large sheet has the title. */}
        <h2
          className={classNames(
            "mx-auto mb-1 max-w-[34em] text-h3 text-hue [@container(max-height:10.5rem)]:sr-only",
            heard !== null && "roomy:mb-2 roomy:flex roomy:min-h-12 roomy:items-center roomy:pr-14",
          )}
        >
          {figure.title}
        </h2>
      </ReadingArea>
      <PassageTools reader={heard} onWhole={() => setIsWhole(true)} />
      {isWhole && <PassageSheet figure={figure} reader={heard} onClose={() => setIsWhole(false)} />}
    </div>
  );
}
