"use client";

import { useEffect, useRef } from "react";
import { readAloud } from "#components/preferences/read-aloud.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { ToolLook } from "#components/ui/tool-class.ts";
import type { Line } from "#lib/core/line.ts";
import { playText } from "#lib/text/play-text.ts";
import { speaker } from "./speaker.ts";
import { useVietnameseVoice } from "./use-vietnamese-voice.ts";

interface SayButtonProps {
  /** What is read; a plain text is read as it is written. */
  line: Line | string;
  /** What is read after it. */
  then?: readonly Line[] | undefined;
  look?: ToolLook;
  className?: string;
}

const none: readonly Line[] = [];

/** Reads a line aloud, every second time slower. Not there where nothing can be read aloud. */
export function SayButton({ line, then = none, look = "round", className = "" }: SayButtonProps) {
  const canSpeak = useVietnameseVoice();
  const taps = useRef(0);
  const hush = useRef<(() => void) | null>(null);
  const text = typeof line === "string" ? line : line.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are to be heard calmly first
  useEffect(() => {
    taps.current = 0;
    return () => hush.current?.();
  }, [text]);
  if (!canSpeak) return null;
  const say = () => {
    readAloud.begin();
    const pace = taps.current % 2 === 0 ? "calm" : "slow";
    hush.current = speaker.speak({ lines: [line, ...then], pace, isTapped: true });
    taps.current += 1;
  };
  return (
    <IconButton
      icon="speaker"
      data-speaks=""
      label={playText.say(text)}
      look={look}
      className={className}
      onClick={say}
    />
  );
}
