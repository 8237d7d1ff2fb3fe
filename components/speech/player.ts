import type { Settings } from "#components/preferences/read-settings.ts";
import { settings } from "#components/preferences/settings.ts";
import type { Line } from "#lib/core/line.ts";
import { splitSentences } from "#lib/core/split-sentences.ts";
import { toLine } from "#lib/core/to-line.ts";
import { alignSpoken } from "#lib/core/vietnamese/align-spoken.ts";
import type { Engine, Outcome } from "./engine.ts";
import { readsAloud } from "./reads-aloud.ts";
import { said } from "./said.ts";
import { sayByDevice } from "./say-by-device.ts";
import { sayByMaker } from "./say-by-maker.ts";
import type { Saying } from "./saying.ts";
import { type VoiceName, voices } from "./voices.ts";

const engines: Readonly<Record<VoiceName, Engine>> = { device: sayByDevice, made: sayByMaker };

/** A part of a text, by its letters. */
interface Part {
  readonly from: number;
  readonly to: number;
}

/** The part of the text of a line that is being said, from the letters of what is spoken; all of it where none fits. */
export function textPart(line: Line, { from, to }: Part): Part {
  if (line.text === line.spoken) return { from, to };
  // With the mark at its end, which no word holds.
  if (from === 0 && to >= line.spoken.length) return { from, to: line.text.length };
  const heard = alignSpoken(line).filter(({ spoken }) => spoken[0] < to && spoken[1] > from);
  return { from: heard[0]?.text[0] ?? 0, to: heard.at(-1)?.text[1] ?? line.text.length };
}

/** One sentence of a line, by its letters in what is spoken. */
interface Piece extends Part {
  readonly line: Line;
  /** Of the line, counted from 0. */
  readonly place: number;
  readonly words: string;
}

/** The sentences of a text, by their letters. */
function sentenceParts(text: string): Part[] {
  let after = 0;
  return splitSentences(text).map((sentence) => {
    const from = text.indexOf(sentence, after);
    after = from + sentence.length;
    return { from, to: after };
  });
}

function piecesOf(lines: Saying["lines"]): Piece[] {
  const read = lines.map((line) => (typeof line === "string" ? toLine(line) : line));
  return read.flatMap((line, place) =>
    sentenceParts(line.spoken).map((part) => ({ ...part, line, place, words: line.spoken.slice(part.from, part.to) })),
  );
}

function light({ line }: Piece, part: Part): void {
  said.set({ line, ...textPart(line, part) });
}

/** Calm for a child, and slower when asked again; 1 is everyday speed. */
const paces = { calm: 0.85, slow: 0.65 } as const;

/** What this device's own choice makes of it. */
const speeds: Readonly<Record<Settings["voiceSpeed"], number>> = { slow: 0.8, normal: 1, fast: 1.2 };

/** How fast something is read aloud, 1 being everyday speed. */
function speechRate(pace: keyof typeof paces, speed: Settings["voiceSpeed"]): number {
  return paces[pace] * speeds[speed];
}

/**
 * Says lines sentence by sentence: browsers break off what is long, and the first words come sooner. Where a voice
 * fails, the same words are said at once by the next one. Returns the way to hush them.
 */
export function play({ lines, pace, isTapped, onLine, onEnd }: Saying): () => void {
  const pieces = piecesOf(lines);
  const rate = speechRate(pace, settings.get().voiceSpeed);
  let isOver = false;
  let stop: () => void = () => undefined;
  const finish = (isThrough: boolean) => {
    if (isOver) return;
    isOver = true;
    stop();
    said.set(null);
    onEnd?.(isThrough);
  };
  const settle = (name: VoiceName, place: number, outcome: Outcome) => {
    if (isOver) return;
    stop = () => undefined;
    if (outcome === "said") return say(place + 1);
    if (outcome === "blocked") return finish(false);
    voices.giveUp(name);
    // The next voice is fetched for who asked for it.
    if (isTapped || readsAloud()) say(place);
    else finish(false);
  };
  const say = (place: number) => {
    const piece = pieces[place];
    const name = voices.choose();
    if (piece === undefined || name === null) return finish(piece === undefined);
    if (piece.from === 0) onLine?.(piece.place);
    stop = engines[name]({
      words: piece.words,
      next: pieces[place + 1]?.words,
      rate,
      onStart: () => light(piece, piece),
      onWord: (from, to) => light(piece, { from: piece.from + from, to: piece.from + to }),
      onEnd: (outcome) => settle(name, place, outcome),
    });
  };
  say(0);
  return () => finish(false);
}
