import { memo } from "react";
import { FigureView } from "#components/figures/figure-view.tsx";
import { Card } from "#components/ui/card.tsx";
import type { Figure } from "#lib/questions/figure.ts";

interface FigureCardProps {
  figures: readonly Figure[];
  /** Stands in the box of a sum once it may be seen. */
  answer: string | null;
}

/** The figures of a question, one below the other; a tap that changes none of them draws none again. */
export const FigureCard = memo(function FigureCard({ figures, answer }: FigureCardProps) {
  const drawn = figures.map((figure, place) => ({ figure, place }));
  return (
    <Card className="flex min-h-0 flex-col [container-type:size] items-center justify-center gap-2.5 px-3 py-2 tablet:gap-7 tablet:p-7 wide:gap-5.5 wide:p-5 has-[>.passage]:p-0!">
      {drawn.map(({ figure, place }) => (
        <FigureView key={place} figure={figure} answer={answer} />
      ))}
    </Card>
  );
});
