"use client";

import { useEffect, useRef } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { ToolLook } from "#components/ui/tool-class.ts";
import type { Line } from "#lib/core/line.ts";
import { playText } from "#lib/text/play-text.ts";
import { speaker } from "./speaker.ts";
import { speechRate } from "./speech-rate.ts";
import { useVietnameseVoice } from "./use-vietnamese-voice.ts";

interface SayButtonProps {
  line: Line;
  look?: ToolLook;
  className?: string;
}

/** Reads a line aloud, every second time slower. Not there on a device without a Vietnamese voice. */
export function SayButton({ line, look = "round", className = "" }: SayButtonProps) {
  const canSpeak = useVietnameseVoice();
  const taps = useRef(0);
  const hush = useRef<(() => void) | null>(null);
  const { spoken } = line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are to be heard calmly first
  useEffect(() => {
    taps.current = 0;
    return () => hush.current?.();
  }, [spoken]);
  if (!canSpeak) return null;
  const say = () => {
    hush.current = speaker.speak(spoken, taps.current % 2 === 0 ? speechRate.calm : speechRate.slow);
    taps.current += 1;
  };
  return <IconButton icon="speaker" label={playText.say(line.text)} look={look} className={className} onClick={say} />;
}
