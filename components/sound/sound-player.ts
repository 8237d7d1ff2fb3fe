import { type Note, type SoundName, soundNotes } from "./sound-notes.ts";

/** How fast a note swells and how long it takes to die away at its end, in seconds: without them it would click. */
const attack = 0.012;
const silence = 0.0001;
/** What could not be heard for so long is not made up for: the moment has passed. */
const latestMs = 300;

let context: AudioContext | null = null;

/** Awake, also after a phone call has interrupted it; null where the browser does not let it sound in time. */
async function wake(sleeper: AudioContext): Promise<AudioContext | null> {
  if (sleeper.state === "running") return sleeper;
  const asked = performance.now();
  await sleeper.resume();
  return performance.now() - asked < latestMs ? sleeper : null;
}

function strike(on: AudioContext, { at, lasts, pitch, loudness, wave }: Note, part: number): void {
  const begin = on.currentTime + at;
  const gain = on.createGain();
  gain.gain.setValueAtTime(silence, begin);
  gain.gain.linearRampToValueAtTime(loudness * part, begin + attack);
  gain.gain.exponentialRampToValueAtTime(silence, begin + lasts);
  gain.connect(on.destination);
  const tone = on.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, begin);
  tone.connect(gain);
  tone.start(begin);
  tone.stop(begin + lasts);
}

/** Makes a sound, `part` of its loudness (1 for all of it). To be called once somebody has tapped, never before. */
export async function soundPlayer(name: SoundName, part: number): Promise<void> {
  context ??= new AudioContext();
  const awake = await wake(context);
  if (awake !== null) for (const note of soundNotes[name]) strike(awake, note, part);
}
