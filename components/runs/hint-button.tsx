import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { playText } from "#lib/text/play-text.ts";

interface HintButtonProps {
  onHint: () => void;
  /** Fits into a row of other controls: the bulb alone on a phone. */
  isSmall: boolean;
}

/** Opens the first layer of help. */
export function HintButton({ onHint, isSmall }: HintButtonProps) {
  return (
    <Button
      variant="plain"
      isWide={!isSmall}
      className={isSmall ? "mb-0! min-h-16 min-w-14 px-0! tablet:min-h-21 tablet:px-6!" : ""}
      onClick={onHint}
    >
      <Icon name="bulb" />
      <span className={isSmall ? "sr-only tablet:not-sr-only" : ""}>{playText.hint}</span>
    </Button>
  );
}
