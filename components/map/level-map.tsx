"use client";

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { BackArrow } from "#components/ui/back-arrow.tsx";
import { barClass } from "#components/ui/bar-class.ts";
import { classNames } from "#components/ui/class-names.ts";
import { IconLink } from "#components/ui/icon-link.tsx";
import { mapText } from "#lib/text/map-text.ts";
import { MapDock } from "./map-dock.tsx";
import type { MapNode } from "./map-node.ts";
import { NodeSpot } from "./node-spot.tsx";

interface Props {
  readonly title: string;
  readonly backHref: string;
  readonly boardHref: string;
  /** From the first to the last. */
  readonly mapNodes: readonly MapNode[];
  /** A locked node whose page was opened, or null. */
  readonly asked: number | null;
  /** Who stands at the node to play next. */
  readonly pin: ReactNode;
  /** What lies behind the nodes. */
  readonly scenery: ReactNode;
}

/** The same swing as the road's, as classes. */
const spots = [
  "left-[50%]",
  "left-[70%]",
  "left-[79%]",
  "left-[70%]",
  "left-[50%]",
  "left-[30%]",
  "left-[21%]",
  "left-[30%]",
] as const;
/** Pin and node stand side by side, the pin toward the middle, where the road is not. */
const pinOnLeft =
  "right-[calc(100%+1.25rem)] after:-right-3 after:border-l-[15px] after:border-r-0 after:border-l-card";
const pinOnRight = "left-[calc(100%+1.25rem)] after:-left-3 after:border-r-[15px] after:border-l-0 after:border-r-card";

/** A winding path of nodes, climbed from the foot of the page to its top, opening where there is something to play. */
export function LevelMap({ title, backHref, boardHref, mapNodes, asked: first, pin, scenery }: Props) {
  const [asked, setAsked] = useState(first);
  const now = mapNodes.find(({ state }) => state === "open") ?? null;
  const focus = useCentred(now?.level ?? mapNodes.length);
  return (
    <div className="c3 relative isolate h-dvh overflow-clip bg-surface low:h-auto">
      <header className={classNames(barClass, "pointer-events-none absolute inset-x-0 top-0 *:pointer-events-auto")}>
        <BackArrow href={backHref} />
        <h1 className="lip grid min-h-14 min-w-0 place-items-center rounded-tool bg-card px-3 text-[1.0625rem] leading-tight text-hue tablet:px-4 tablet:text-[1.375rem]">
          {title}
        </h1>
        <span className="pointer-events-none! flex-1" />
        <IconLink icon="trophy" label={mapText.leaderboard} href={boardHref} />
      </header>
      <main id="main" className="h-full">
        {/* Reversed, so that a newcomer's page opens at the foot before any script has run. */}
        <div className="flex h-full low:h-72 scroll-py-[38dvh] low:scroll-py-24 flex-col-reverse overflow-x-clip overflow-y-auto">
          <div className="relative w-full flex-none">
            {scenery}
            <ol aria-label={mapText.levels} className="relative mx-auto flex max-w-135 flex-col-reverse pt-85 pb-40">
              {mapNodes.map((mapNode, index) => (
                <li key={mapNode.level} className="relative h-29">
                  <div
                    ref={mapNode.level === (now?.level ?? mapNodes.length) ? focus : null}
                    className={classNames(
                      "absolute top-1/2 -translate-1/2 ",
                      spots[index % spots.length],
                      mapNode === now && "z-10 [scroll-initial-target:nearest]",
                    )}
                  >
                    {mapNode === now && <Pin isLeft={index % 8 < 5}>{pin}</Pin>}
                    <NodeSpot mapNode={mapNode} isAsked={asked === mapNode.level} onAsk={setAsked} />
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
        <MapDock now={now} asked={asked} boardHref={boardHref} />
      </main>
    </div>
  );
}

/**
 * Brings the node of this level to the middle of the page, when it opens and when another node is next. The page
 * keeps so much room above and below that the nearest place is the middle; where the browser has put it there, it stays.
 */
function useCentred(level: number) {
  const mapNode = useRef<HTMLDivElement>(null);
  const shown = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (shown.current === level) return;
    shown.current = level;
    mapNode.current?.scrollIntoView({ block: "nearest" });
  }, [level]);
  return mapNode;
}

function Pin({ isLeft, children }: { readonly isLeft: boolean; readonly children: ReactNode }) {
  return (
    <span
      className={classNames(
        "absolute top-1/2 -mt-10.5 block size-21 animate-hop rounded-full lip bg-card p-1.25",
        "after:absolute after:top-1/2 after:-mt-2.75 after:border-[11px] after:border-transparent forced-colors:after:hidden",
        isLeft ? pinOnLeft : pinOnRight,
      )}
    >
      {children}
    </span>
  );
}
