import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";

interface Props {
  /** What it takes away. */
  readonly label: string;
  readonly isResting: boolean;
  readonly onRubOut: () => void;
}

/** Takes away what was drawn, put into a text or typed last. */
export function RubOutButton({ label, isResting, onRubOut }: Props) {
  return (
    <Button
      variant="plain"
      aria-label={label}
      className="mb-0! min-h-16 px-4! tablet:min-h-21 tablet:px-6!"
      {...resting(isResting, onRubOut)}
    >
      <Icon name="delete" />
    </Button>
  );
}
