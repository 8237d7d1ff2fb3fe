import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { resting } from "#components/ui/resting.ts";
import { playText } from "#lib/text/play-text.ts";
import { storyText } from "#lib/text/story-text.ts";
import type { useDraft } from "./use-draft.ts";

const control = "mb-0! min-h-16 tablet:min-h-21";

interface PageButtonsProps {
  page: ReturnType<typeof useDraft>;
  tool: ReactNode;
}

/** The row below a step: the hint, the key that takes a digit back, and the way on. */
export function PageButtons({ page, tool }: PageButtonsProps) {
  const { step, draft, isOpen } = page;
  return (
    <div className="flex gap-3 left-hand:flex-row-reverse">
      {isOpen && <div className="contents wide:hidden">{tool}</div>}
      {step === "result" && (
        <Button
          variant="plain"
          aria-label={playText.clear}
          className={`${control} px-4!`}
          {...resting(!isOpen || draft.result === "", page.clear)}
        >
          <Icon name="delete" />
        </Button>
      )}
      <Button className={`${control} flex-1 px-2!`} {...resting(!page.canSubmit && !page.canGoOn, page.submit)}>
        {page.canGoOn ? storyText.next : playText.submit}
      </Button>
    </div>
  );
}
