import { useEffect, useRef, useState } from "react";
import { finishRecorder, playVoice, releaseRecorder, startRecorder, type VoiceRecorder } from "./voice-recorder.ts";

/** off: not asked for; wished: for the next reading; refused: the device gave no microphone, or recorded nothing it can play. */
type RecordingState = "off" | "wished" | "recording" | "refused" | "recorded" | "playing";

/** A recording of the voice that stays in the memory of this page: it is never sent, and gone with the page. */
export function useRecording() {
  const [state, setState] = useState<RecordingState>("off");
  const voice = useRef<VoiceRecorder | null>(null);
  const recorded = useRef<Blob | null>(null);
  const stopPlaying = useRef<(() => void) | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      stopPlaying.current?.();
      if (voice.current !== null) releaseRecorder(voice.current);
    };
  }, []);

  /** Begins, if a recording is wished; resolves when reading may begin. */
  const start = async () => {
    if (state === "off" || state === "refused") return;
    stopPlaying.current?.();
    try {
      const begun = await startRecorder();
      voice.current = begun;
      if (isLeft.current) releaseRecorder(begun);
      setState("recording");
    } catch {
      setState("refused");
    }
  };
  const stop = async () => {
    if (voice.current === null) return;
    const ended = voice.current;
    voice.current = null;
    recorded.current = await finishRecorder(ended);
    setState("recorded");
  };
  /** Plays what was recorded, or stops it. */
  const hear = async () => {
    if (state === "playing") return stopPlaying.current?.();
    if (recorded.current === null) return;
    try {
      stopPlaying.current = await playVoice(recorded.current, () => setState("recorded"));
      setState("playing");
    } catch {
      setState("refused");
    }
  };
  return { state, wish: (isWished: boolean) => setState(isWished ? "wished" : "off"), start, stop, hear } as const;
}
