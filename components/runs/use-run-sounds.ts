import { useEffect, useRef } from "react";
import { playSound } from "#components/sound/play-sound.ts";
import type { SoundName } from "#components/sound/sound-notes.ts";
import type { RunPhase } from "#lib/play/run-state.ts";

const sounds: Partial<Record<RunPhase, SoundName>> = {
  right: "right",
  again: "again",
  shown: "again",
  finished: "finish",
};

/** What is heard of a run: each answer's verdict as it comes, and the end. */
export function useRunSounds(phase: RunPhase, tries: number): void {
  const last = useRef({ phase, tries });
  useEffect(() => {
    const { current: before } = last;
    last.current = { phase, tries };
    const name = sounds[phase];
    if (name !== undefined && (before.phase !== phase || before.tries !== tries)) playSound(name);
  }, [phase, tries]);
}
