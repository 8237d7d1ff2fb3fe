import { Card } from "#components/ui/card.tsx";
import { accountText } from "#lib/text/account-text.ts";

interface Props {
  readonly username: string;
  readonly avatar: string;
  /** Name of the animal that goes along, as it is read. */
  readonly companion: string;
}

/** Who is playing: avatar, name and companion. */
export function PupilCard({ username, avatar, companion }: Props) {
  return (
    <Card className="flex items-center gap-4 p-4 tablet:gap-6 tablet:p-6">
      <img
        src={`/avatars/${avatar}.svg`}
        alt=""
        width={104}
        height={104}
        className="size-26 flex-none rounded-card bg-soft p-1 tablet:size-36"
      />
      <div className="min-w-0">
        <h1 className="font-head text-h2 leading-tight font-extrabold wrap-break-word tablet:text-h1">{username}</h1>
        <p className="text-muted">{accountText.companion(companion)}</p>
      </div>
    </Card>
  );
}
