import type { Engine, Utterance } from "./engine.ts";
import { openAudio } from "./open-audio.ts";
import { makeSpeech, type Speech } from "./speech-maker.ts";

/** A little quiet behind each sentence, in seconds. */
const breath = 0.15;

const patienceMs = 500;

interface Playing {
  readonly context: AudioContext;
  readonly speech: Speech;
  readonly wanted: Utterance;
}

/** Plays a sentence and tells its words as they are heard. Returns the way to stop it. */
function play({ context, speech: { samples, sampleRate, words }, wanted }: Playing): () => void {
  const buffer = context.createBuffer(1, Math.max(1, samples.length), sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  const timers = words.map(({ from, to, at }) => window.setTimeout(() => wanted.onWord(from, to), at));
  timers.push(window.setTimeout(() => wanted.onEnd("said"), (buffer.duration + breath) * 1000));
  source.start();
  wanted.onStart();
  return () => {
    for (const timer of timers) window.clearTimeout(timer);
    source.stop();
    source.disconnect();
  };
}

/** Whether something can be heard; a browser that lets nothing be heard before a tap never answers. */
async function isAudible(context: AudioContext): Promise<boolean> {
  if (context.state === "running") return true;
  await Promise.race([context.resume(), new Promise((resolve) => window.setTimeout(resolve, patienceMs))]);
  return context.state !== "suspended";
}

/** Says a sentence with the voice that is made in the browser. */
export const sayByMaker: Engine = (wanted) => {
  const context = openAudio();
  let stop: () => void = () => undefined;
  let isStopped = false;
  const begin = async () => {
    const speech = await makeSpeech(wanted.words, wanted.rate);
    if (isStopped) return;
    if (!(await isAudible(context))) return wanted.onEnd("blocked");
    if (isStopped) return;
    stop = play({ context, speech, wanted });
    // Made ahead while this one is heard; what becomes of it is told when it is wanted.
    if (wanted.next !== undefined) makeSpeech(wanted.next, wanted.rate).catch(() => undefined);
  };
  begin().catch(() => {
    if (!isStopped) wanted.onEnd("failed");
  });
  return () => {
    isStopped = true;
    stop();
  };
};
