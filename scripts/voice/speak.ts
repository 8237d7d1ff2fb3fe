import makeEngine, { type Speech } from "@echogarden/espeak-ng-emscripten";
import type { MadeSpeech, SpeechRequest, SpokenWord } from "#lib/core/made-speech.ts";

/** Words a minute at everyday speed; a child follows a strange voice more slowly than a grown-up. */
const everyday = 150;
const slowest = 80;

/** Higher than it speaks by itself and with a wider range: the six tones stand further apart. */
const voice = { pitch: 60, range: 70 };

/** The loudest sample. */
const full = 32_768;

let speech: Promise<Speech> | null = null;

async function start(data: ArrayBuffer): Promise<Speech> {
  const { eSpeakNGWorker: Maker } = await makeEngine({ getPreloadedPackage: () => data });
  const made = new Maker();
  if (made.set_voice("vi", "vi") !== 0) throw new Error("eSpeak NG knows no Vietnamese.");
  made.pitch = voice.pitch;
  made.range = voice.range;
  return made;
}

function join(pieces: readonly Int16Array[]): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    for (const sample of piece) {
      joined[at] = sample / full;
      at += 1;
    }
  }
  return joined;
}

function say(made: Speech, id: number, text: string, rate: number): Extract<MadeSpeech, { id: number }> {
  made.rate = Math.max(slowest, Math.round(everyday * rate));
  const pieces: Int16Array[] = [];
  const words: SpokenWord[] = [];
  made.synthesize(text, (samples, events) => {
    pieces.push(samples);
    for (const { type, text_position: place, word_length: length, audio_position: at } of events ?? []) {
      if (type === "word") words.push({ from: place - 1, to: place - 1 + length, at });
    }
    return false;
  });
  return { id, samples: join(pieces), sampleRate: made.samplerate, words };
}

async function answer(request: SpeechRequest): Promise<void> {
  if ("data" in request) {
    speech = start(request.data);
    const isReady = await speech.then(
      () => true,
      () => false,
    );
    postMessage({ isReady } satisfies MadeSpeech);
    return;
  }
  if (speech === null) return;
  const made = say(await speech, request.id, request.text, request.rate);
  postMessage(made satisfies MadeSpeech, { transfer: [made.samples.buffer] });
}

// The worker's own script: eSpeak NG is spoken to by messages alone.
// A fault in it is told to the page as one of the worker.
addEventListener("message", ({ data }: MessageEvent<SpeechRequest>) => void answer(data).catch(reportError));
