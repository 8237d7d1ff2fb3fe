import { useEffect } from "react";
import { speaker } from "#components/speech/speaker.ts";
import { speechRate } from "#components/speech/speech-rate.ts";
import { useReadAloud } from "#components/speech/use-read-aloud.ts";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";

/** Reads a new question out by itself where reading aloud is on and wanted. `place` tells equal questions apart. */
export function useReadPrompt(spoken: string, place: number, isWanted: boolean): void {
  const isOn = useReadAloud();
  const canSpeak = useVietnameseVoice();
  const reads = isOn && canSpeak && isWanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question may be asked in the same words
  useEffect(() => (reads ? speaker.speak(spoken, speechRate.calm) : undefined), [spoken, place, reads]);
}
