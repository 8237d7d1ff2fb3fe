import type { MadeSpeech, SpeechRequest } from "#lib/core/made-speech.ts";

// The address carries what the folder holds, so that browsers may keep the files for good.
const address = (name: string) => `/voice/${name}?v=${process.env.VOICE_VERSION}`;

export type Speech = Extract<MadeSpeech, { id: number }>;

/** What was made last, for who taps again and for what comes next. */
const mostKept = 8;

async function fetchData(): Promise<ArrayBuffer> {
  const response = await fetch(address("vi.data.gz"));
  if (!response.ok || response.body === null) throw new Error(`The voice did not come: ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** A worker that has its data and makes speech: eSpeak NG, a program of its own that is spoken to by messages. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(address("speak.js"));
  const ready = new Promise<Worker>((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("The voice did not start.")), { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<MadeSpeech>) => {
      if (!("isReady" in data)) return;
      if (data.isReady) resolve(worker);
      else reject(new Error("The voice knows no Vietnamese."));
    });
  });
  // Whoever waits for it is told; without the data it is not waited for.
  ready.catch(() => undefined);
  try {
    const data = await fetchData();
    worker.postMessage({ data } satisfies SpeechRequest, [data]);
    return await ready;
  } catch (failure) {
    worker.terminate();
    throw failure;
  }
}

let worker: Promise<Worker> | null = null;
let requests = 0;
const kept = new Map<string, Promise<Speech>>();

async function ask(text: string, rate: number): Promise<Speech> {
  worker ??= startWorker();
  const maker = await worker;
  requests += 1;
  const id = requests;
  return new Promise<Speech>((resolve, reject) => {
    maker.addEventListener("error", () => reject(new Error("The voice broke off.")), { once: true });
    const hear = ({ data }: MessageEvent<MadeSpeech>) => {
      if (!("id" in data) || data.id !== id) return;
      maker.removeEventListener("message", hear);
      resolve(data);
    };
    maker.addEventListener("message", hear);
    maker.postMessage({ id, text, rate } satisfies SpeechRequest);
  });
}

/** The sound of a sentence. The voice is loaded when it is asked for the first time; rejects where it cannot be. */
export function makeSpeech(text: string, rate: number): Promise<Speech> {
  const key = `${rate} ${text}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = ask(text, rate);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return made;
}
