"use client";

import { useRef } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { useLivePicture } from "./use-live-picture.ts";

interface Props {
  /** The toggle, MENU, turns into a cross while it is active. */
  readonly artboard: "HOME" | "USER" | "LEADERBOARD" | "CONTACT" | "MENU";
  readonly stateMachine: string;
  readonly isActive: boolean;
  readonly className?: string;
}

const place = "absolute inset-0 size-full";

/** An icon of the menu: still at first, moving while it is active once the page is usable. Decoration only. */
export function RiveIcon({ artboard, stateMachine, isActive, className = "" }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const isLive = useLivePicture(box, { file: "menu", artboard, stateMachine, place }, { active: isActive });
  const still = artboard === "MENU" && isActive && !isLive ? "CLOSE" : artboard;
  return (
    <span ref={box} className={classNames("relative block aspect-square", className)} aria-hidden="true">
      <img
        src={`/rive/icons/${still}.svg`}
        alt=""
        width="64"
        height="64"
        className={classNames(place, isLive && "invisible")}
      />
    </span>
  );
}
