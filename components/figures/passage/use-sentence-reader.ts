import { useEffect, useRef, useState } from "react";
import { speaker } from "#components/speech/speaker.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";

export interface SentenceReader {
  /** The sentence that is being read aloud, counted through the text; null while none is. */
  readonly read: number | null;
  /** Reads one sentence, or hushes it when it is just being read. */
  readonly tap: (sentence: number) => void;
  /** Reads the text from its beginning, one sentence after the other, or hushes it. */
  readonly toggle: () => void;
}

/** Reads a text aloud by its sentences. Whatever else is read aloud meanwhile takes its place. */
export function useSentenceReader(sentences: readonly string[]): SentenceReader {
  const [read, setRead] = useState<number | null>(null);
  const hush = useRef<(() => void) | null>(null);
  useEffect(() => () => hush.current?.(), []);
  const say = (first: number, last: number) => {
    hush.current = speaker.speak({
      lines: sentences.slice(first, last + 1),
      pace: "calm",
      isTapped: true,
      onLine: (place) => setRead(first + place),
      onEnd: () => setRead(null),
    });
    setRead(first);
  };
  const tap = useStableCallback((sentence: number) => {
    if (read === sentence) hush.current?.();
    else say(sentence, sentence);
  });
  const toggle = useStableCallback(() => {
    if (read === null) say(0, sentences.length - 1);
    else hush.current?.();
  });
  return { read, tap, toggle };
}
