"use client";

import { useEffect, useState } from "react";
import { playSound } from "#components/sound/play-sound.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { Dock } from "#components/ui/dock.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useIsHydrating } from "#components/ui/use-is-hydrating.ts";
import { useStableCallback } from "#components/ui/use-stable-callback.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { type AloudText, wordsIn } from "#lib/play/aloud-text.ts";
import { isReadAloud, type Reading, rateOf, readingAims, readingSeconds } from "#lib/play/readings.ts";
import { readAloudText as words } from "#lib/text/read-aloud-text.ts";
import { AloudTextView } from "./aloud-text.tsx";
import { LatestReadings } from "./latest-readings.tsx";
import { keepReading, ownReadings } from "./own-readings.ts";
import { useRecording } from "./use-recording.ts";
import { canRecord } from "./voice-recorder.ts";

interface Props {
  readonly text: AloudText;
  readonly classId: ClassId;
  /** What the pupil has read before; null for a guest, whose readings lie on the device. */
  readonly readings: readonly Reading[] | null;
}

type Phase =
  | { readonly step: "ready" }
  | { readonly step: "reading"; readonly since: number }
  /** A minute is over: how many words were read, 0 before one was tapped. */
  | { readonly step: "asked"; readonly read: number }
  | {
      readonly step: "done";
      readonly reading: Reading;
      readonly before: Reading | null;
      readonly isKept: boolean | null;
    };

/** A text is read aloud for a minute, or to its end; then it is told how many syllables were read in a minute. */
export function ReadAloud({ text, classId, readings }: Props) {
  const [phase, setPhase] = useState<Phase>({ step: "ready" });
  const isPupil = readings !== null;
  const [kept, setKept] = useState(() => readings ?? ownReadings());
  const recording = useRecording();
  const all = wordsIn(text);
  const seconds = useClock(phase.step === "reading" ? phase.since : null, () => {
    playSound("right");
    void recording.stop();
    setPhase({ step: "asked", read: 0 });
  });

  const begin = async () => {
    await recording.start();
    setPhase({ step: "reading", since: performance.now() });
  };
  const end = async (read: number, took: number) => {
    const day = vietnamDay(Date.now());
    const reading = { passage: text.id, syllables: all[read - 1]?.syllables ?? 0, seconds: took, day };
    const before = kept.at(-1) ?? null;
    setPhase({ step: "done", reading, before, isKept: null });
    if (!isReadAloud(reading)) return;
    const now = await keepReading(reading, isPupil);
    if (now !== null) setKept(now);
    setPhase({ step: "done", reading, before, isKept: now !== null });
  };
  const finish = () => {
    void recording.stop();
    void end(all.length, Math.max(1, seconds));
  };

  if (phase.step === "done") {
    return (
      <Result
        classId={classId}
        phase={phase}
        readings={kept}
        recording={recording}
        onAgain={() => setPhase({ step: "ready" })}
      />
    );
  }
  return (
    <>
      {phase.step === "ready" && <p className="mb-3 text-body leading-snug">{words.before}</p>}
      <h2 className="mb-3 font-head text-h2 leading-tight font-bold text-hue">{text.title}</h2>
      <Card className="px-4 py-4 tablet:px-8 tablet:py-6">
        <AloudTextView
          text={text}
          read={phase.step === "asked" ? phase.read : null}
          onRead={(read) => setPhase({ step: "asked", read })}
        />
      </Card>
      <Dock>
        <p role="status" className="sr-only">
          {phase.step === "asked" && words.minute}
        </p>
        {phase.step === "ready" && (
          <div className="flex flex-wrap gap-2">
            <RecordingWish recording={recording} />
            <Button variant="go" className="flex-1" onClick={begin}>
              {words.start}
            </Button>
          </div>
        )}
        {phase.step === "reading" && (
          <div className="flex items-center gap-3">
            <Clock seconds={seconds} isRecording={recording.state === "recording"} />
            <Button className="flex-1" onClick={finish}>
              {words.finish}
            </Button>
          </div>
        )}
        {phase.step === "asked" && (
          <Button
            variant="go"
            isWide
            aria-disabled={phase.read === 0}
            onClick={() => phase.read > 0 && end(phase.read, readingSeconds)}
          >
            {phase.read === 0 ? words.minute : words.confirm}
          </Button>
        )}
      </Dock>
    </>
  );
}

/** Counts up from a time of `performance.now()`, in whole seconds, and tells once that a minute is over. */
function useClock(since: number | null, onMinute: () => void): number {
  const [seconds, setSeconds] = useState(0);
  const tellMinute = useStableCallback(onMinute);
  useEffect(() => {
    if (since === null) return;
    const look = () => {
      const passed = Math.floor((performance.now() - since) / 1000);
      setSeconds(Math.min(passed, readingSeconds));
      if (passed >= readingSeconds) tellMinute();
    };
    look();
    const clock = setInterval(look, 200);
    return () => clearInterval(clock);
  }, [since, tellMinute]);
  return seconds;
}

/** Quiet: it counts up and hurries nobody. */
function Clock({ seconds, isRecording }: { readonly seconds: number; readonly isRecording: boolean }) {
  return (
    <p className="flex flex-none items-center gap-2 text-[1.25rem] text-muted tabular-nums">
      <span className="sr-only">{words.clock}</span>
      <span role="timer">{words.time(seconds)}</span>
      {isRecording && (
        <>
          <Icon name="microphone" className="size-6 text-hue" />
          <span className="sr-only">{words.recording.isOn}</span>
        </>
      )}
    </p>
  );
}

/** Asks whether the voice is to be recorded; devices that cannot are not asked. */
function RecordingWish({ recording }: { readonly recording: ReturnType<typeof useRecording> }) {
  const isHydrating = useIsHydrating();
  if (isHydrating || !canRecord()) return null;
  const { state } = recording;
  const isWished = state !== "off" && state !== "refused";
  return (
    <>
      <Button
        variant="plain"
        aria-pressed={isWished}
        className="px-4! text-[1.125rem]!"
        onClick={() => recording.wish(!isWished)}
      >
        <Icon name={isWished ? "tick" : "microphone"} />
        {words.recording.offer}
      </Button>
      {(isWished || state === "refused") && (
        <p className="order-last w-full text-[1rem] leading-snug text-muted">
          {state === "refused" ? words.recording.refused : words.recording.note}
        </p>
      )}
    </>
  );
}

interface ResultProps {
  readonly classId: ClassId;
  readonly phase: Extract<Phase, { step: "done" }>;
  readonly readings: readonly Reading[];
  readonly recording: ReturnType<typeof useRecording>;
  readonly onAgain: () => void;
}

/** How many syllables were read in a minute, with words of encouragement, and the readings before. */
function Result({ classId, phase: { reading, before, isKept }, readings, recording, onAgain }: ResultProps) {
  const rate = rateOf(reading);
  const isReal = isReadAloud(reading);
  const by = before === null ? 0 : rate - rateOf(before);
  // It takes the place of a text that was scrolled.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  const isHeard = recording.state === "recorded" || recording.state === "playing";
  return (
    <div className="grid gap-4">
      <Card className="grid justify-items-center gap-2 px-4 py-6 text-center tablet:py-8">
        {isReal ? (
          <>
            <h2 className="font-head leading-none font-extrabold text-hue">
              <span className="block text-[3.25rem] tablet:text-[4rem]">{words.rate(rate)} </span>
              <span className="mt-1 block text-[1.375rem]">{words.aMinute}</span>
            </h2>
            {reading.seconds < readingSeconds && (
              <p className="text-body text-muted">{words.read(reading.syllables, reading.seconds)}</p>
            )}
            {by > 0 && <p className="font-head text-[1.25rem] font-bold text-hue">{words.more(by)}</p>}
            <p className="max-w-[30em] text-lead">{words.praiseOf(rate, readingAims[classId][0])}</p>
            {isKept === false && <p className="text-body text-muted">{words.notKept}</p>}
          </>
        ) : (
          <h2 className="max-w-[30em] font-head text-[1.375rem] leading-snug font-bold text-hue">{words.tooFast}</h2>
        )}
        {isHeard && (
          <Button variant="plain" onClick={recording.hear} data-speaks>
            <Icon name={recording.state === "playing" ? "pause" : "ear"} />
            {recording.state === "playing" ? words.recording.stop : words.recording.hear}
          </Button>
        )}
      </Card>
      <div className="grid gap-2 tablet:grid-cols-2 tablet:gap-4">
        <Button variant="go" onClick={onAgain}>
          {words.again}
        </Button>
        <ButtonLink variant="plain" href={`/doc?lop=${classId}`}>
          {words.another}
        </ButtonLink>
      </div>
      <LatestReadings readings={readings} />
    </div>
  );
}
