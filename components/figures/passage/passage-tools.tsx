import { use } from "react";
import { FigureTool } from "#components/figures/figure-tool.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { passageText } from "#lib/text/passage-text.ts";
import { ListenButton } from "./listen-button.tsx";
import type { SentenceReader } from "./use-sentence-reader.ts";

interface PassageToolsProps {
  reader: SentenceReader | null;
  /** Opens the text large. */
  onWhole: () => void;
}

/** Below a text that has little room: to read it large, to hear it, and the hint. With room it is the loudspeaker alone. */
export function PassageTools({ reader, onWhole }: PassageToolsProps) {
  const tool = use(FigureTool);
  return (
    <div className="flex flex-wrap gap-2 px-2 pt-1.5 pb-2 [@container(max-height:8.5rem)]:hidden roomy:absolute roomy:top-3 roomy:right-4 roomy:p-0">
      <Button
        variant="plain"
        className="mb-0! min-h-14! flex-1 bg-soft px-3! text-[1.1875rem]! narrow:px-1! whitespace-nowrap shadow-none! roomy:hidden"
        onClick={onWhole}
      >
        <Icon name="expand" className="size-6 narrow:hidden" />
        {passageText.readWhole}
      </Button>
      {reader !== null && <ListenButton reader={reader} />}
      {tool !== null && <div className="tablet:hidden">{tool}</div>}
    </div>
  );
}
