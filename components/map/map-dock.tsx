import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { mapText } from "#lib/text/map-text.ts";
import type { MapNode } from "./map-node.ts";

interface Props {
  /** The node to play next; null when all are done. */
  readonly now: MapNode | null;
  /** A locked node that was asked about, or null. */
  readonly asked: number | null;
  readonly boardHref: string;
}

/** The card at the foot of a map: what comes next, why a node is locked, and the button to play. */
export function MapDock({ now, asked, boardHref }: Props) {
  const { title, lead } = wordsFor(now, asked);
  return (
    <Card className="absolute inset-x-4 bottom-6 low:static low:m-4 z-20 mx-auto flex max-w-135 items-center gap-3 p-3 pl-4.5 left-hand:flex-row-reverse">
      <div role="status" className="min-w-0 flex-1">
        <div key={asked} className="animate-fade">
          <p className="font-head text-[1.25rem] leading-tight font-bold">{title}</p>
          <p className="text-[1.0625rem] leading-snug text-muted text-balance tablet:text-[1.125rem]">{lead}</p>
        </div>
      </div>
      {now === null ? (
        <ButtonLink href={boardHref} className="flex-none">
          <Icon name="trophy" />
          <span className="max-tablet:sr-only">{mapText.leaderboard}</span>
        </ButtonLink>
      ) : (
        <ButtonLink href={now.href} aria-label={mapText.playLevel(now.level)} className="flex-none">
          <Icon name="play" />
          {mapText.play}
        </ButtonLink>
      )}
    </Card>
  );
}

function wordsFor(now: MapNode | null, asked: number | null): { title: string; lead: string } {
  if (now === null) return { title: mapText.top, lead: mapText.topLead };
  if (asked !== null) return { title: mapText.isLocked(asked), lead: mapText.before(now.level) };
  return { title: mapText.level(now.level), lead: now.title };
}
