import { Giraffe } from "#components/stage/giraffe.tsx";
import { Card } from "#components/ui/card.tsx";
import { RetryButton } from "#components/ui/retry-button.tsx";
import { shellText } from "#lib/text/shell-text.ts";

/** Stands in the place of what the database would have given; asks again on a tap. */
export function BackendNotice() {
  return (
    <Card role="alert" className="mx-auto grid max-w-[520px] justify-items-center gap-3 p-6 text-center">
      <Giraffe face="kind" className="w-28" />
      <p className="text-lead text-balance">{shellText.backendAway}</p>
      <RetryButton label={shellText.retry} />
    </Card>
  );
}
