import { settings } from "#components/preferences/settings.ts";
import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Engine, Outcome } from "./engine.ts";
import { said } from "./said.ts";
import { sayByDevice } from "./say-by-device.ts";
import { sayByMaker } from "./say-by-maker.ts";
import type { Saying } from "./saying.ts";
import { sentenceParts } from "./sentence-parts.ts";
import { speechRate } from "./speech-rate.ts";
import { type Part, textPart } from "./text-part.ts";
import { type VoiceName, voices } from "./voices.ts";

const engines: Readonly<Record<VoiceName, Engine>> = { device: sayByDevice, made: sayByMaker };

/** One sentence of a line, by its letters in what is spoken. */
interface Piece extends Part {
  readonly line: Line;
  /** Of the line, counted from 0. */
  readonly place: number;
  readonly words: string;
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

/**
 * Says lines sentence by sentence: browsers break off what is long, and the first words come sooner. Where a voice
 * fails, the same words are said at once by the next one. Returns the way to hush them.
 */
export function play({ lines, pace, onLine, onEnd }: Saying): () => void {
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
    say(place);
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
