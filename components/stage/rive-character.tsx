"use client";

import { useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { useLivePicture } from "./use-live-picture.ts";

export type Mood = "open" | "happy" | "think" | "kind";

interface Props {
  /** An animal of the ladder as stored with the pupil: "animals/level-one/giraffe-1". */
  readonly asset: string;
  readonly mood: Mood;
  /** The nón lá: on home and where the way is lost. The still pictures know it in the mood "open" only. */
  readonly isHatOn: boolean;
  /** Width and place; the box keeps 200 by 258 and the drawing may stand out of it. */
  readonly className?: string;
}

/** The room around the box that a hop takes, the same for the still picture and the moving one. */
const place = "pointer-events-none absolute bottom-0 left-[-12%] aspect-[248/294] w-[124%] max-w-none";

/** An animal of the ladder: still at first and where motion is not wanted, alive once the page is usable. Decoration only. */
export function RiveCharacter({ asset, mood, isHatOn, className = "" }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const name = asset.slice(asset.lastIndexOf("/") + 1);
  const source = { file: name.slice(0, -2), artboard: name, stateMachine: "character", place };
  const inputs = { think: mood === "think", happy: mood === "happy", kind: mood === "kind", hat: isHatOn };
  const isLive = useLivePicture(box, source, inputs);
  // The still picture behind a moving one need not follow it.
  const [still, setStill] = useState(mood);
  if (!isLive && still !== mood) setStill(mood);
  return (
    <span ref={box} className={classNames("relative block aspect-[200/258]", className)} aria-hidden="true">
      <img
        src={`/characters/${name}-${still}${isHatOn && still === "open" ? "-hat" : ""}.svg`}
        alt=""
        width="248"
        height="294"
        fetchPriority="high"
        suppressHydrationWarning={true}
        className={classNames(place, isLive && "invisible")}
      />
    </span>
  );
}
