import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { reviewText as text } from "#lib/text/review-text.ts";

interface ReviewNoticeProps {
  readonly classId: ClassId;
  /** A guest has no memory to review from; a pupil may have nothing due. */
  readonly isGuest: boolean;
  readonly animal: string;
}

/** Stands where a review would, when there is none. */
export function ReviewNotice({ classId, isGuest, animal }: ReviewNoticeProps) {
  return (
    <Card className="mx-auto mt-4 grid max-w-[560px] justify-items-center gap-3 p-6 text-center">
      <RiveCharacter asset={animal} mood="happy" isHatOn={false} className="w-32" />
      <h2 className="text-h2 text-balance text-hue">{isGuest ? text.guestTitle : text.nothingTitle}</h2>
      <p className="text-lead text-balance">{isGuest ? text.guest : text.nothing}</p>
      <div className="mt-2 grid w-full gap-3">
        {isGuest && <ButtonLink href="/user">{text.chooseName}</ButtonLink>}
        <ButtonLink href={`/class/${classId}`} variant={isGuest ? "plain" : "solid"}>
          {text.toClass(classId)}
        </ButtonLink>
      </div>
    </Card>
  );
}
