import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Card } from "#components/ui/card.tsx";
import { RetryButton } from "#components/ui/retry-button.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { shellText } from "#lib/text/shell-text.ts";

/** Stands in the place of what the database would have given, in a pupil's words or others; asks again on a tap. */
export function BackendNotice({ message = shellText.backendAway }: { readonly message?: string }) {
  return (
    <Card role="alert" className="mx-auto grid max-w-[520px] justify-items-center gap-3 p-6 text-center">
      <RiveCharacter asset={firstAnimal} mood="kind" isHatOn={false} className="w-28" />
      <p className="text-lead text-balance">{message}</p>
      <RetryButton label={shellText.retry} />
    </Card>
  );
}
