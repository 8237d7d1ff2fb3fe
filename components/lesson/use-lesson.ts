import { useEffect, useState } from "react";
import { isQuiet } from "#components/preferences/is-quiet.ts";
import { readsAloud } from "#components/speech/reads-aloud.ts";
import { speaker } from "#components/speech/speaker.ts";
import { useVietnameseVoice } from "#components/speech/use-vietnamese-voice.ts";
import type { ProgressSegment } from "#components/stage/bamboo.tsx";
import { lessonText } from "#lib/text/lesson-text.ts";

const shortest = 2500;
const perLetter = 95;
const { steps } = lessonText;

function segmentAt(step: number, place: number): ProgressSegment {
  if (step === place) return "now";
  return step < place ? "right" : "ahead";
}

/** Where the lesson stands: it goes on by itself while it plays, and says each step where a voice is there. */
export function useLesson() {
  const [place, setPlace] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const canSpeak = useVietnameseVoice();
  const isLast = place === steps.length - 1;
  const line = steps[place]?.line;
  const spoken = line?.spoken ?? "";
  useEffect(() => {
    if (!canSpeak || line === undefined || isQuiet() || !(isHeard || readsAloud())) return;
    return speaker.speak({ lines: [line], pace: "calm", isTapped: isHeard });
  }, [line, canSpeak, isHeard]);
  useEffect(() => {
    if (!isPlaying) return;
    const next = () => (isLast ? setIsPlaying(false) : setPlace(place + 1));
    const timer = window.setTimeout(next, shortest + spoken.length * perLetter);
    return () => window.clearTimeout(timer);
  }, [isPlaying, isLast, place, spoken]);
  const go = (to: number) => {
    setIsPlaying(false);
    setPlace(Math.min(Math.max(to, 0), steps.length - 1));
  };
  const play = () => {
    setIsHeard(!isPlaying);
    setIsPlaying(!isPlaying);
    if (isLast && !isPlaying) setPlace(0);
  };
  const restart = () => {
    setPlace(0);
    setIsHeard(true);
    setIsPlaying(true);
  };
  const segments = steps.map((_, step) => segmentAt(step, place));
  return { place, segments, isPlaying, isLast, go, play, restart };
}
