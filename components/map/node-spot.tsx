import { writtenTime } from "#components/runs/written-time.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Icon } from "#components/ui/icon.tsx";
import { mapText } from "#lib/text/map-text.ts";
import { playText } from "#lib/text/play-text.ts";
import type { MapNode } from "./map-node.ts";

const shape = "press relative grid place-items-center rounded-[50%/52%] font-head leading-none font-extrabold";
const looks = {
  done: "h-17.5 w-19 bg-star text-[1.875rem] text-star-ink stone-done",
  open: "h-21 w-23 bg-solid text-[2.375rem] text-on stone-open",
  locked: "h-17.5 w-19 bg-locked text-[1.875rem] text-locked-ink stone-locked",
} as const;

interface Props {
  readonly mapNode: MapNode;
  /** Whether this locked node was the last to be asked about. */
  readonly isAsked: boolean;
  readonly onAsk: (level: number) => void;
}

/** One node: an open or done one leads to its run, a locked one says what comes before it. */
export function NodeSpot({ mapNode, isAsked, onAsk }: Props) {
  const { level, state, href } = mapNode;
  if (state === "locked") {
    return (
      <button
        type="button"
        aria-label={nameOf(mapNode)}
        className={classNames(shape, looks.locked, isAsked && "animate-shake")}
        onClick={() => onAsk(level)}
      >
        {level}
        <span className="absolute -bottom-3 grid size-6.5 place-items-center rounded-full bg-locked-ink text-white">
          <Icon name="lock" className="size-4.5" />
        </span>
      </button>
    );
  }
  return (
    <AppLink href={href} aria-label={nameOf(mapNode)} className={classNames(shape, looks[state])}>
      {level}
      {mapNode.totalTime !== null && <Done seconds={mapNode.totalTime} />}
    </AppLink>
  );
}

function Done({ seconds }: { readonly seconds: number }) {
  return (
    <>
      <span className="absolute -top-1.5 -right-1.5 grid size-7.5 place-items-center rounded-full bg-right text-white outline-3 outline-card">
        <Icon name="tick" className="size-5" strokeWidth={3.6} />
      </span>
      <span className="absolute -bottom-4 rounded-full bg-card px-2 py-0.5 text-[1rem] leading-tight font-bold text-ink tabular-nums">
        {writtenTime(seconds)}
      </span>
    </>
  );
}

function nameOf({ level, title, state, totalTime }: MapNode): string {
  const name = mapText.levelTitle(level, title);
  if (totalTime === null) return mapText.mapNode(name, state === "open" ? mapText.open : mapText.locked);
  return mapText.mapNode(name, mapText.done(playText.time(Math.floor(totalTime / 60), totalTime % 60)));
}
